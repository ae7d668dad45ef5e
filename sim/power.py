"""What a player does with the power: cutting it, and switching on again."""


class PowerCut(BaseException):
    """The power is gone. Not an Exception, so that no `except Exception` on the board survives it."""


class Restart(BaseException):
    """microcontroller.reset() or waking from deep sleep: the board starts again."""


class Reload(Restart):
    """supervisor.reload(): code.py starts again, boot.py does not."""


class Finished(BaseException):
    """The player has put the handheld down: the session is over."""


class Aside(BaseException):
    """An error of the player or of the simulator, carried past every `except` of the program on the board."""

    def __init__(self, error: Exception) -> None:
        super().__init__(error)
        self.error = error


class Power:
    """The battery as a number of bytes that can still be written.

    `left` None never runs out. `spent` counts all bytes that were written or erased, so a test can
    find out how many there are and then cut at each.
    """

    def __init__(self) -> None:
        self.left: int | None = None
        self.spent = 0

    def spend(self, count: int) -> int:
        """How many of `count` bytes get written before the power goes; the caller then raises PowerCut."""
        if self.left is None:
            self.spent += count
            return count
        done = min(count, self.left)
        self.left -= done
        self.spent += done
        return done
