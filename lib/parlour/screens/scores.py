"""The scores: every payment of the deal in words with its clause, and every seat's chips; at the end, who won.

Pages, where they do not fit on one. About 0.7 KB of heap, up to 5 KB more a page while they are shown.
"""

from engine.memory import let_go
from handheld.contract import LEFT, MENU, UP, A, B
from parlour.app import Screen


class Scores(Screen):
    """What the deal paid, with a title; or, in the middle of a deal, what it paid so far."""

    def __init__(self, app, sitting, title):
        super().__init__(app)
        from parlour.screens import account

        self._sitting = sitting
        self._ended = sitting.ended
        self._page = 0
        self._pages = account.pages(app, sitting, title)
        self.group.append(self._pages[0])
        for path in ("parlour.screens.account", "parlour.payments", "parlour.rooms", "parlour.games"):
            let_go(path)

    def press(self, action):
        """A, right and down turn the page, A on the last one goes on; B shows the cards again."""
        sitting = self._sitting
        page = self._page + (-1 if action == UP or action == LEFT else 1)
        if action == MENU and self._ended:
            sitting.seldom("pause")
        elif action == B or action == MENU or action == A and page == len(self._pages):
            act = "next_deal" if action == A and self._ended else "look_back"
            self.app.after(lambda: sitting.seldom(act))
        elif 0 <= page < len(self._pages):
            self._page = page
            self.group[0] = self._pages[page]
            self.app.changed()
