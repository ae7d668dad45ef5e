"""bitmaptools: reading a sheet."""


def readinto(bitmap, file, bits_per_pixel, reverse_pixels_in_element=False, **_):
    """Fill a bitmap from a file whose rows are whole bytes."""
    length = (bitmap.width * bits_per_pixel + 7) // 8
    pixels = memoryview(bitmap.pixels)
    for y in range(bitmap.height):
        if file.readinto(pixels[y * bitmap.stride : y * bitmap.stride + length]) != length:
            raise EOFError
