"""Napoleon (Nap): rules sheet part 1, clauses N1-N43 and A1-A17.

`options` the house rules, `opening` what they make of a table, `rules` a match as it stands (class Table),
`dealing`, `bidding`, `tricks` and `settlement` its phases, `garnet`, `peep`, `ecarte` and `revoke` what single
house rules add, `view` what a seat may know, `storage` and `resuming` saving, `bot` the opponent.
"""

# One after the other, each before those that import it: so a small memory can compile them.
PARTS = ("storage", "view", "rules")

# What only the opponent needs.
OF_BOT = ("bot", "cardplay", "judgement")
