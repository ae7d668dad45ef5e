"""The way to the table: what a restart runs in code.py's place to go on with the match in the store."""

if __name__ == "__main__":
    from handheld import open as open_handheld
    from parlour.app import App

    app = App(open_handheld(), True)
    app.run()
