"""Source without what a board does not need: comments, docstrings and blank lines.

What remains means the same; its size is what a board has to read and compile.
"""

import ast
import io
import tokenize


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
