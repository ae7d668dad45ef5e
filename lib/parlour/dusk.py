"""What the vigil does now and then: the screen goes dark, the handheld switches itself off, a low battery is told.

Loaded for that and let go at once; about 0.6 KB of heap.
"""

from micropython import const

from parlour import words

_W_LOW = const(177)
_W_LOW_TEXT = const(178)


def darken(app):
    """Hide every hand, then the screen."""
    if app.sitting is not None:
        app.sitting.hide()
        # The hand is off the screen before the light goes, and for whoever wakes it.
        app.draw()
    app.handheld.sound.stop()
    app.handheld.brightness = 0


def switch_off(app):
    """Comes back only when the match cannot be kept."""
    if app.sitting is None or app.sitting.save() is None:
        app.handheld.power_off()


def warn(app):
    """Tell that the battery is nearly empty."""
    from parlour.screens.message import Message

    app.lay(Message(app, words.say(_W_LOW), words.say(_W_LOW_TEXT)))
