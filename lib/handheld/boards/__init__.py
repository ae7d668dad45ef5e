"""One file a board, with identical names; `handheld.open()` imports the one that is needed."""
