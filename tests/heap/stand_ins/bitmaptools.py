"""bitmaptools without bitmaps, for MicroPython."""


def readinto(bitmap, file, *, bits_per_pixel, reverse_pixels_in_element=False):
    """Pass over the rows in the file, each padded to four bytes."""
    row = (bitmap.width * bits_per_pixel + 31) // 32 * 4
    file.read(row * bitmap.height)
