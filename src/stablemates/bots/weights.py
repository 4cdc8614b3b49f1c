"""Reading the weights of a trained player without any library: a zip of arrays, as numpy writes them.

>>> import io, struct
>>> head = b"{'descr': '<f2', 'fortran_order': False, 'shape': (2, 1), }".ljust(117) + b"\\n"
>>> array(b"\\x93NUMPY\\x01\\x00" + struct.pack("<H", len(head)) + head + struct.pack("<2e", 0.5, -2.0))
[[0.5], [-2.0]]
"""

from __future__ import annotations

import ast
import struct
import zipfile
from functools import cache
from pathlib import Path
from typing import Any

from ..core.errors import BadSave
from .perceptron import Perceptron, Sparse, dense

CODES = {"<f2": "e", "<f4": "f", "<f8": "d"}


def array(data: bytes) -> list[Any]:
    """An array of one or two dimensions, as lists."""
    if data[:6] != b"\x93NUMPY":
        raise BadSave("these are no weights: not an array of numpy")
    size, at = (struct.unpack("<H", data[8:10])[0], 10) if data[6] == 1 else (struct.unpack("<I", data[8:12])[0], 12)
    head = ast.literal_eval(data[at : at + size].decode("latin-1"))
    shape = head["shape"]
    if head["descr"] not in CODES or len(shape) not in (1, 2):
        raise BadSave(f"these are no weights: an array of {head['descr']} and shape {shape}")
    count = shape[0] * (shape[1] if len(shape) == 2 else 1)
    numbers = list(struct.unpack(f"<{count}{CODES[head['descr']]}", data[at + size :]))
    if len(shape) == 1:
        return numbers
    rows, columns = shape
    if head["fortran_order"]:
        return [numbers[row::rows] for row in range(rows)]
    return [numbers[row * columns : (row + 1) * columns] for row in range(rows)]


@cache
def perceptron(file: Path) -> Perceptron:
    """The player in a file that ``stablemates train`` wrote; its arrays are described in ``lab/rl/net.py``."""
    with zipfile.ZipFile(file) as found:
        arrays = {name.removesuffix(".npy"): array(found.read(name)) for name in found.namelist()}

    def rows(name: str) -> list[list[float]]:
        return [list(column) for column in zip(*arrays[name], strict=True)]

    depth = sum(name.startswith("w") for name in arrays)
    return Perceptron(
        arrays["scale"],
        Sparse(rows("w0"), arrays["b0"]),
        [dense(rows(f"w{i}"), arrays[f"b{i}"]) for i in range(1, depth)],
        Sparse(rows("policy_w"), arrays["policy_b"]),
        Sparse(rows("value_w"), arrays["value_b"]),
    )
