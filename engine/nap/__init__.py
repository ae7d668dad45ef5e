"""Napoleon (Nap): rules sheet part 1, clauses N1-N43 and A1-A17.

`options` the house rules, `rules` a match as it stands (class Table), `bidding`, `tricks` and
`settlement` its phases, `view` what a seat may know, `bot` the opponent.
"""
