"""Source without what a board does not need: comments, docstrings and blank lines; and in as few lines as can be.

What remains means the same; its size is what a board has to read and compile. A board that compiles source keeps a
table of the lines of each function in its heap, one or two bytes for each line that has code: 2 KB in a match.
"""

import ast
import io
import tokenize

_COMPOUND = frozenset("if elif else for while try except finally with def class async @".split())


def strip(source: str) -> str:
    """Python source without comments, docstrings and blank lines. Raises SyntaxError when it is no Python."""
    lines = source.splitlines()
    _blank_docstrings(ast.parse(source), lines)
    kept: list[str] = []
    text = "\n".join(lines) + "\n"
    inside = _inside_strings(text)
    comments = {
        token.start[0]: token.start[1]
        for token in tokenize.generate_tokens(io.StringIO(text).readline)
        if token.type == tokenize.COMMENT
    }
    for number, line in enumerate(text.splitlines(), 1):
        if number in comments:
            line = line[: comments[number]]
        if number not in inside:
            line = line.rstrip()
            if not line:
                continue
        kept.append(line)
    return "\n".join(kept) + "\n" if kept else ""


def _blank_docstrings(tree: ast.Module, lines: list[str]) -> None:
    """Blank the lines of every docstring; a body of nothing else becomes `pass`."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            continue
        if ast.get_docstring(node, clean=False) is None:
            continue
        docstring = node.body[0]
        assert docstring.end_lineno is not None
        indent = lines[docstring.lineno - 1][: docstring.col_offset]
        for number in range(docstring.lineno, docstring.end_lineno + 1):
            lines[number - 1] = ""
        if len(node.body) == 1 and not isinstance(node, ast.Module):
            lines[docstring.lineno - 1] = indent + "pass"


def _inside_strings(text: str) -> set[int]:
    """The lines whose end or whole lies inside a string; their blanks are part of it."""
    inside: set[int] = set()
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.STRING:
            inside.update(range(token.start[0], token.end[0]))
    return inside


def lay_out(source: str) -> str:
    """The same source in as few lines as Python allows: what a block does one after the other stands side by side.

    Takes what `strip` gives. Raises SyntaxError when it is no Python.
    """
    lines: list[tuple[int, str, bool]] = []  # depth, text, whether more may stand beside it
    for depth, text, simple in _logical_lines(source):
        if simple and lines and lines[-1][0] == depth and lines[-1][2]:
            lines[-1] = depth, f"{lines[-1][1]}; {text}", True
        else:
            lines.append((depth, text, simple))
    out: list[str] = []
    head = -1  # the depth of a line before, whose block may be the next line alone
    for number, (depth, text, simple) in enumerate(lines, 1):
        if simple and 0 <= head < depth and (number == len(lines) or lines[number][0] <= head):
            out[-1] += " " + text
        else:
            out.append(" " * depth + text)
        head = -1 if simple or not text.endswith(":") else depth
    return "".join(line + "\n" for line in out)


def _logical_lines(source: str) -> list[tuple[int, str, bool]]:
    """Depth and text of each statement or head of a block, in one line, and whether it is a simple statement."""
    found: list[tuple[int, str, bool]] = []
    depth = 0
    text = first = ""
    before: tokenize.TokenInfo | None = None
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.INDENT:
            depth += 1
        elif token.type == tokenize.DEDENT:
            depth -= 1
        elif token.type == tokenize.NEWLINE:
            found.append((depth, text, first not in _COMPOUND))
            text, before = "", None
        elif token.type not in (tokenize.NL, tokenize.COMMENT, tokenize.ENDMARKER):
            if before is None:
                first = token.string
            elif token.start[0] == before.end[0]:
                text += " " * (token.start[1] - before.end[1])
            elif before.string not in "([{" and token.string not in ")]}":
                text += " "
            text += token.string
            before = token
    return found
