"""What set-up offers of each game's options. A file a game; it is loaded for set-up only.

`CHOICES`: (option's name in the engine's table, number of its words) in the order of the rows. The words of an option
are one sentence of several lines: its name, one line of help, its values in the engine's order (none for a number).
An option without words is not offered. `OFFERED`, where there is one: options by name that set-up offers first, in the
place of the engine's defaults.
"""
