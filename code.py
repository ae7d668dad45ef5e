"""The front door of Pocket Parlour on a board: opens the handheld and starts the app."""

if __name__ == "__main__":
    from handheld import open as open_handheld
    from parlour.app import App

    app = App(open_handheld())
    app.run()
