"""Recorded matches, one for each game, variant and number of seats, and one for each house rule.

`recorder` plays and tells a match, `test_playthroughs` plays the recorded moves again and compares line by
line. `python -m tests.playthroughs` says what is missing or no longer there, `--write` records it,
`--write NAME...` records anew what was recorded already; look at the difference before committing it.
"""
