"""Napoleon (Nap): rules sheet part 1, clauses N1-N43 and A1-A17.

`options` the house rules, `house` what they make of a table, `opening` how a match begins, `rules` a match as it stands
(class Table), `dealing`, `bidding`, `tricks`, `settlement` and `clearing` its phases, each in a board's memory while it
is needed; `garnet`, `peep`, `ecarte` and `revoke` what single house rules add, `view` what a seat may know, `storage`,
`reading` and `resuming` saving, `bot` the opponent.
"""
