"""The notebook in ``examples/``: its cells run, and print what it shows.  ``STABLEMATES_RENEW=1`` runs it again.

No Jupyter is needed: a cell is Python, and a notebook is JSON.
"""

from __future__ import annotations

import ast
import io
import json
import os
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any

FILE = Path(__file__).resolve().parents[2] / "examples" / "tour.ipynb"
RENEWS = "STABLEMATES_RENEW" in os.environ


def run(source: str, names: dict[str, Any], count: int) -> list[dict[str, Any]]:
    """Run a cell as a notebook does, and return its outputs."""
    tree = ast.parse(source)
    last = tree.body.pop() if isinstance(tree.body[-1], ast.Expr) else None
    printed = io.StringIO()
    value = None
    with redirect_stdout(printed):
        exec(compile(tree, "cell", "exec"), names)
        if isinstance(last, ast.Expr):
            value = eval(compile(ast.Expression(last.value), "cell", "eval"), names)
    outputs: list[dict[str, Any]] = []
    if printed.getvalue():
        text = printed.getvalue().splitlines(keepends=True)
        outputs.append({"name": "stdout", "output_type": "stream", "text": text})
    if value is not None:
        shown = {"text/plain": [repr(value)]}
        if hasattr(value, "_repr_html_"):
            shown["text/html"] = [value._repr_html_()]
        outputs.append({"data": shown, "execution_count": count, "metadata": {}, "output_type": "execute_result"})
    return outputs


def test_the_notebook_shows_what_its_cells_print() -> None:
    notebook = json.loads(FILE.read_text("utf-8"))
    names: dict[str, Any] = {"__name__": "__main__"}
    count = 0
    for cell in notebook["cells"]:
        if cell["cell_type"] != "code":
            continue
        count += 1
        outputs = run("".join(cell["source"]), names, count)
        if RENEWS:
            cell |= {"execution_count": count, "outputs": outputs}
        assert cell["execution_count"] == count
        assert cell["outputs"] == outputs, "STABLEMATES_RENEW=1 runs the notebook again"
    if RENEWS:
        FILE.write_text(json.dumps(notebook, indent=1, ensure_ascii=False) + "\n", "utf-8")


def test_the_notebook_has_the_format_that_programs_expect() -> None:
    notebook = json.loads(FILE.read_text("utf-8"))
    assert (notebook["nbformat"], notebook["nbformat_minor"]) == (4, 5)
    assert len({cell["id"] for cell in notebook["cells"]}) == len(notebook["cells"])
    for cell in notebook["cells"]:
        common = {"cell_type", "id", "metadata", "source"}
        extra = {"execution_count", "outputs"} if cell["cell_type"] == "code" else set()
        assert set(cell) == common | extra
        assert cell["cell_type"] in ("code", "markdown")
