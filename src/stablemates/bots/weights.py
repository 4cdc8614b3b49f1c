"""Read the weights of a trained player in pure Python from a zip of arrays, as numpy writes it.

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

from ..core.errors import BadSave, Refused
from ..core.policy import Policy
from ..core.tensor import Tensor
from .perceptron import ColourOrders, Dense, Perceptron, Sparse, Trained, dense
from .place_net import Gather, PlaceNet, PlaceTrained

CODES = {"<f2": "e", "<f4": "f", "<f8": "d", "|u1": "B", "<u2": "H"}

WINDOWS = ["neigh"]  # simultaneous questions
MARGIN = 1.5  # there, a move with a score this much lower is chosen about one time in five


class WrongNet(Refused):
    """A net that was trained on different rows or actions."""


def array(data: bytes) -> list[Any]:
    """Return an array of one or two dimensions, as lists."""
    if data[:6] != b"\x93NUMPY":
        raise BadSave("not a weights file: expected a numpy array")
    size, at = (struct.unpack("<H", data[8:10])[0], 10) if data[6] == 1 else (struct.unpack("<I", data[8:12])[0], 12)
    head = ast.literal_eval(data[at : at + size].decode("latin-1"))
    shape = head["shape"]
    if head["descr"] not in CODES or len(shape) not in (1, 2):
        raise BadSave(f"not a weights file: an array of {head['descr']} and shape {shape}")
    count = shape[0] * (shape[1] if len(shape) == 2 else 1)
    numbers = list(struct.unpack(f"<{count}{CODES[head['descr']]}", data[at + size :]))
    if len(shape) == 1:
        return numbers
    rows, columns = shape
    if head["fortran_order"]:
        return [numbers[row::rows] for row in range(rows)]
    return [numbers[row * columns : (row + 1) * columns] for row in range(rows)]


@cache
def arrays_of(file: Path) -> dict[str, Any]:
    """Return the arrays of a file by name."""
    with zipfile.ZipFile(file) as found:
        return {name.removesuffix(".npy"): array(found.read(name)) for name in found.namelist()}


def check_fit(file: Path, tensor: Tensor) -> None:
    """Raise `WrongNet` if the net would misread the numbers of a row, of which it may read only the first ones."""
    stored = bytes(arrays_of(file).get("fingerprint", [])).decode("ascii", "replace")
    width = len(arrays_of(file).get("scale", []))
    if not tensor.fits(stored, width):
        own = tensor.fingerprint(width) or tensor.fingerprint()
        raise WrongNet(
            f"{file.name} was trained on rows or actions that this game does not have (fingerprint {stored or 'none'},"
            f" not {own}): train it again, or use the version that wrote it"
        )


def trained_policy(file: Path, tensor: Tensor) -> Policy:
    """Return the player in a file, for either type of net.  Raises ``WrongNet`` if it does not fit."""
    check_fit(file, tensor)
    if "columns" in arrays_of(file):
        return PlaceTrained(tensor, place_net(file), WINDOWS, MARGIN)
    return Trained(tensor, perceptron(file))


@cache
def perceptron(file: Path) -> Perceptron:
    """Return a plain net; its arrays are described in ``lab/rl/net.py``."""
    arrays = arrays_of(file)

    def rows(name: str) -> list[list[float]]:
        return [list(column) for column in zip(*arrays[name], strict=True)]

    depth = sum(name.startswith("w") for name in arrays)
    return Perceptron(
        arrays["scale"],
        Sparse(rows("w0"), arrays["b0"]),
        [dense(rows(f"w{i}"), arrays[f"b{i}"]) for i in range(1, depth)],
        Sparse(rows("policy_w"), arrays["policy_b"]),
        Sparse(rows("value_w"), arrays["value_b"]),
        colour_orders(arrays) if "turns_rows" in arrays else None,
    )


def colour_orders(arrays: dict[str, Any]) -> ColourOrders:
    """Return the orders in which a net sees interchangeable colours."""
    parts = ("columns", "weights", "orders", "rows", "actions")
    return ColourOrders(*(arrays[f"turns_{name}"] for name in parts))


@cache
def place_net(file: Path) -> PlaceNet:
    """Return a net whose places share their weights; its arrays are described in ``lab/league/export.py``."""
    arrays = arrays_of(file)

    def in_bytes(name: str) -> Dense:
        return Dense(b"".join(map(bytes, arrays[f"{name}_q"])), arrays[f"{name}_u"], arrays[f"{name}_b"])

    heads = [Sparse(arrays[f"{name}_w"], arrays[f"{name}_b"]) for name in ("flat", "act", "value")]
    return PlaceNet(
        arrays["scale"],
        arrays["columns"],
        arrays["rest"],
        arrays["seats"],
        arrays["flat"],
        arrays["actions"],
        Gather(arrays["place_w"]),
        arrays["which"],
        in_bytes("inner"),
        Gather(arrays["rest_w"]),
        in_bytes("seen"),
        [in_bytes(f"block{n}") for n in range(1, 1 + sum(name.startswith("block") for name in arrays) // 3)],
        in_bytes("look"),
        in_bytes("about"),
        heads,
    )
