"""What the firmware and its Python call anything, as names that a program on a board may use for nothing.

sim/firmware_names.txt holds those of the firmware's own modules, from CircuitPython's circuitpython-stubs 10.3.1.
"""

from __future__ import annotations

import array
import binascii
import builtins
import collections
import gc
import io
import keyword
import os
import struct
import sys
import time
import traceback
from functools import cache
from pathlib import Path

# In the ROM of every board: the names of Python's own functions and methods and of the modules math, os, time, gc,
# sys, struct, random, errno; then those of the modules without which the program runs nowhere (displayio, vectorio,
# fontio, keypad, digitalio, storage, microcontroller, supervisor, busio). Not those that the compiler takes as its own
# (super, range, const).
ROM = (
    "abs add all any hex id min max oct ord pow sum map len cos sin tan log exp pi find join keys copy sort send "
    "step stop tell seek read sep rmdir stat uname argv path trunc sqrt acos asin atan atan2 ceil floor fabs fmod "
    "modf ldexp frexp isnan isinf count index insert pop remove clear extend append reverse update values items get "
    "lower upper split strip lstrip rstrip rfind rindex center encode decode format replace isalpha isdigit islower "
    "isspace isupper endswith startswith partition rpartition splitlines fromkeys popitem setdefault discard union "
    "issubset issuperset isdisjoint difference intersection from_bytes to_bytes throw close flush write readinto "
    "readline readlines start end slice zip iter next hash bin chr repr round sorted filter divmod callable reversed "
    "enumerate isinstance issubclass bool float object tuple frozenset property setattr globals locals eval exec "
    "choice randint randrange getrandbits uniform random seed sleep localtime mktime monotonic chdir getcwd listdir "
    "mkdir rename sync urandom collect enable disable isenabled mem_alloc mem_free calcsize unpack "
    "pack_into unpack_from byteorder maxsize platform version version_info implementation modules stdin stdout "
    "stderr exit print_exception degrees radians copysign isfinite EIO EPERM ENOENT EACCES EEXIST EINVAL ENOMEM "
    "ENODEV EISDIR EAGAIN errno errorcode name key value file sys difference_update symmetric_difference "
    "intersection_update symmetric_difference_update ArithmeticError AssertionError GeneratorExit EOFError LookupError "
    "NotImplemented Ellipsis BaseException TimeoutError BrokenPipeError ConnectionError IndentationError UnicodeError "
    "ZeroDivisionError OverflowError NameError StopIteration KeyboardInterrupt SyntaxError "
    "bitmap contains flip_x flip_y pixel_shader tile_width tile_height default_tile transpose_xy hidden width "
    "height dirty fill value_count bits_per_value make_opaque make_transparent is_transparent color_count dither "
    "color_index location radius points auto_refresh brightness bus fill_row root_group rotation refresh buffer "
    "events get_into key_number pressed released timestamp overflowed reset key_count interval max_events "
    "row_pins column_pins latch clock data pull dx dy get_bounding_box get_glyph shift_x shift_y tile_index "
    "switch_to_input switch_to_output direction drive_mode deinit remount mount umount getmount readonly label "
    "cpu delay_us nvm on_next_reset watchdog frequency temperature uid voltage reset_reason runtime reload "
    "ticks_ms autoreload serial_connected usb_connected run_reason board_id phase polarity baudrate bits "
    "configure try_lock unlock readfrom_into writeto write_readinto reset_terminal scan in_waiting parity "
    "duty_cycle"
).split()

_PYTHON = (
    builtins, str, bytes, bytearray, list, dict, set, frozenset, int, float, tuple, slice, range, memoryview, property,
    OSError, struct, array, array.array, os, gc, time, io, io.StringIO, io.BytesIO, io.TextIOWrapper, binascii,
    collections, collections.deque, sys, traceback, iter(()), (each for each in ()),
)  # fmt: skip


@cache
def firmware_names() -> frozenset[str]:
    """What Python and the firmware's modules call anything."""
    names = set((Path(__file__).parent / "firmware_names.txt").read_text(encoding="utf-8").split())
    return frozenset(names.union(keyword.kwlist, keyword.softkwlist, ROM, *map(dir, _PYTHON)))
