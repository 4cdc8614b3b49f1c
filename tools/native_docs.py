"""Restore docstrings in compiled modules: mypyc leaves them out of its C code.

``help(stablemates.State)`` then shows the same text, compiled and interpreted.  Only the standard library is used,
because this runs while a wheel is built.
"""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterator
from pathlib import Path

SIGNATURE_END = r"\n--\n\n"  # by which CPython recognises the end of a signature, as it is spelled in C
FUNCTION = re.compile(r"\(PyCFunction\)CPyPy_(\w+),")
CLASS = re.compile(r"static PyTypeObject CPyType_(\w+)_template_ = {")
DOC = re.compile(r'PyDoc_STR\("([^"]*)"\)')


def restore(code: Path, sources: Path, files: list[str]) -> int:
    """Write the docstrings of the files into the C code; return how many there were."""
    docs = by_c_name(sources, files)
    found = 0
    name = ""
    draft = code.with_suffix(".documented")
    with open(code, encoding="utf-8") as lines, open(draft, "w", encoding="utf-8") as out:
        for line in lines:
            named = FUNCTION.search(line) or CLASS.search(line)
            name = named[1] if named else name
            if name and (text := DOC.search(line)):
                doc = docs.get(name, "")
                found += bool(doc)
                signature = text[1].removesuffix(SIGNATURE_END) + SIGNATURE_END if text[1] else ""
                out.write(f'{line[: text.start()]}PyDoc_STR("{signature}{quoted(doc)}"){line[text.end() :]}')
                name = ""
            else:
                out.write(line)
    draft.replace(code)
    return found


def by_c_name(sources: Path, files: list[str]) -> dict[str, str]:
    """Return docstrings by the names that mypyc may use in C: it shortens module names while they stay unique."""
    found: dict[str, set[str]] = {}
    for file in files:
        module = file.removesuffix(".py").replace("/", ".").split(".")
        for path, doc in documented(ast.parse((sources / file).read_text(encoding="utf-8"))):
            for start in range(len(module)):
                name = ".".join([*module[start:], *path]).replace("___", "___3_").replace(".", "___")
                found.setdefault(name, set()).add(doc)
    return {name: docs.pop() for name, docs in found.items() if len(docs) == 1}


def documented(tree: ast.Module) -> Iterator[tuple[list[str], str]]:
    """Yield the classes, methods and functions of a module by their path, with their docstrings."""
    for node in tree.body:
        if isinstance(node, (ast.ClassDef, ast.FunctionDef)):
            yield [node.name], ast.get_docstring(node) or ""
        if isinstance(node, ast.ClassDef):
            for inner in node.body:
                if isinstance(inner, ast.FunctionDef):
                    yield [node.name, inner.name], ast.get_docstring(inner) or ""


def quoted(doc: str) -> str:
    r"""Return a text as the inside of a C string.

    >>> print(quoted('a "b"\nü'))
    a \"b\"\n\303\274
    """
    plain = inspect.cleandoc(doc).replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return "".join(letter if ord(letter) < 128 else octal(letter) for letter in plain)


def octal(letter: str) -> str:
    return "".join(f"\\{byte:03o}" for byte in letter.encode())
