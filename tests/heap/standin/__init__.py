"""A board's firmware in plain Python, so that the whole program runs on a MicroPython with a capped heap.

It takes presses and draws nothing. What the firmware keeps in its heap for a native object is kept here
too, as bytearrays of the size measured on firmware (32-bit; a 64-bit interpreter needs twice as much):

    object                          firmware    here, 32-bit
    TileGrid, 3 / 16 / 26 tiles     99 115 131  96 112 128
    Group                           83          64, 96 with a place; 8 more for each four layers
    Rectangle / Polygon of four     99 115      96 112
    Palette of 2 / 16               51 275      48 272
    Bitmap                          its pixels and about 40

What differs: nothing is refused that the firmware refuses (the simulator does that), colours and pixels
are not looked at, and the time that drawing takes does not pass. NVM, the queue of keys and the code of
these modules lie in the same heap; the walk subtracts them.
"""
