"""Takes what the layout library has laid out into a group of our own, so that the libraries can go. 0.2 KB of heap."""


def move(grid, layer):
    """Move the contents of a GridLayout into `layer`, to where they are seen; of a Label its group of letters alone."""
    while len(grid):
        content = grid.pop(0)
        x = grid.x + content.x
        y = grid.y + content.y
        if hasattr(content, "anchor_point"):
            content = content.pop(0)
            x += content.x
            y += content.y
        content.x = x
        content.y = y
        layer.append(content)
