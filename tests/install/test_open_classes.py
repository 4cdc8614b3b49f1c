"""Classes that are compiled and from which a game or a pack in plain Python inherits."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import compiling


def test_compiled_code_gives_every_integer_to_a_class_that_may_be_interpreted() -> None:
    """What it leaves out arrives there as 0, not as the default: mypyc has no value that stands for a missing word."""
    methods = {
        method.name: len(method.args.args) - 1
        for group in open_classes()
        for method in group.body
        if isinstance(method, ast.FunctionDef) and any(map(is_word, optional(method)))
    }
    assert {"emit", "carry", "candidates"} <= methods.keys()
    short = [
        f"{group.name}, line {call.lineno}: {ast.unparse(call)}"
        for group in open_classes()
        for call in ast.walk(group)
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute)
        if ast.unparse(call.func.value) == "self" and call.func.attr in methods
        if len(call.args) + len(call.keywords) < methods[call.func.attr]
    ]
    assert short == []


def open_classes() -> Iterator[ast.ClassDef]:
    """Yield the compiled classes from which Python code may inherit."""
    for file in compiling.modules():
        for node in ast.walk(ast.parse(Path(compiling.ROOT, "src", file).read_text("utf-8"))):
            if isinstance(node, ast.ClassDef) and "allow_interpreted" in "".join(map(ast.unparse, node.decorator_list)):
                yield node


def optional(method: ast.FunctionDef) -> list[ast.arg]:
    return method.args.args[len(method.args.args) - len(method.args.defaults) :]


def is_word(argument: ast.arg) -> bool:
    return argument.annotation is not None and ast.unparse(argument.annotation) in ("i64", "Seat", "Card", "Zone")
