"""The table of each game; a sitting loads one and drops it with its game."""
