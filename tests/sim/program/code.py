"""A small program for the simulator's own tests: the arrows move a square, A keeps its place, MENU switches off."""

import displayio
import vectorio

from handheld import open as open_handheld
from handheld.contract import DOWN, LEFT, MATCH, MENU, RIGHT, UP, A, B, Event

STEPS = {LEFT: (-10, 0), RIGHT: (10, 0), UP: (0, -10), DOWN: (0, 10)}


class App:
    """The program; `log` holds every action that came as (action, held)."""

    def __init__(self, handheld):
        self.handheld = handheld
        self.log = []
        self.die = 0
        self.event = Event()
        handheld.buttons.repeat = True
        palette = displayio.Palette(2)
        palette[0] = 0x12613C
        palette[1] = 0xFFCB3D
        root = displayio.Group()
        display = handheld.display
        root.append(vectorio.Rectangle(pixel_shader=palette, width=display.width, height=display.height))
        self.man = vectorio.Rectangle(pixel_shader=palette, width=10, height=10, x=10, y=10, color_index=1)
        root.append(self.man)
        kept = handheld.store.read(MATCH)
        if kept:
            self.man.x, self.man.y = kept
        display.root_group = root
        display.refresh()

    def act(self):
        """Does what the event says."""
        action = self.event.action
        self.log.append((action, self.event.held))
        across, down = STEPS.get(action, (0, 0))
        self.man.x += across
        self.man.y += down
        if action == A:
            self.handheld.store.write(MATCH, bytes((self.man.x, self.man.y)))
        elif action == B:
            self.die = self.handheld.entropy(1)[0]
            self.man.x = self.die % 100
        elif action == MENU:
            self.handheld.power_off()

    def run(self):
        """Turns the loop until the power goes."""
        while True:
            while self.handheld.buttons.get(self.event):
                self.act()
            self.handheld.display.refresh()
            self.handheld.rest(10)


if __name__ == "__main__":
    app = App(open_handheld())
    app.run()
