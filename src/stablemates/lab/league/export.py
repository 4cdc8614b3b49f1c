"""Export a trained player: arrays that ``bots/weights.py`` reads without any library.

Layers with many inputs are bytes, each row with its own unit, so that they load quickly.  Layers with few inputs, or
few outputs that are needed, are in half precision.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy

from ...core.tensor import Tensor
from ..rl.net import scale_of
from .colours import ColourOrders, colour_orders
from .nets import SIZES, Shape, Size, shape_of, weights_of

MIDDLE = 128  # the scale of a weight's byte
# Layer -> its arrays.
PLAIN = {"first": "{}0", "second": "{}1", "third": "{}2", "flat": "policy_{}", "value": "value_{}"}
Array = Any


def export(net: Any, tensor: Tensor, file: Path) -> None:
    """Write the player of a net, atomically."""
    weights = weights_of(net)
    shape = shape_of(tensor)
    arrays = plain(weights, colour_orders(tensor)) if shape is None else placed(weights, shape)
    arrays["scale"] = scale_of(tensor)
    arrays["fingerprint"] = numpy.frombuffer(tensor.fingerprint().encode(), numpy.uint8)
    part = file.with_suffix(".part")
    with part.open("wb") as out:
        numpy.savez_compressed(out, **arrays)
    part.replace(file)


def player_of(file: Path) -> tuple[str, int, Size, dict[str, Array]]:
    """Return the fingerprint of an exported player, how many numbers it reads, its size and its weights.

    It has no critic.
    """
    with numpy.load(file, allow_pickle=False) as found:
        arrays = {name: found[name] for name in found.files}
    fingerprint, width = bytes(arrays.pop("fingerprint")).decode(), len(arrays["scale"])
    size, weights = from_placed(arrays) if "columns" in arrays else from_plain(arrays)
    weights = {name: numpy.asarray(array, numpy.float32) for name, array in weights.items()}
    return fingerprint, width, size, weights


def half(array: Array) -> Array:
    return numpy.ascontiguousarray(array.astype(numpy.float16))


def plain(weights: dict[str, Array], orders: ColourOrders | None) -> dict[str, Array]:
    """Return layers one after another, as ``lab/rl/net.py`` describes them."""
    found: dict[str, Array] = {}
    if orders:
        found |= arrays_of_orders(orders)
    for layer, name in PLAIN.items():
        found[name.format("w")] = half(weights[f"{layer}.weight"].T)
        found[name.format("b")] = half(weights[f"{layer}.bias"])
    return found


def from_plain(arrays: dict[str, Array]) -> tuple[Size, dict[str, Array]]:
    """Return the size and the weights of a net that ``plain`` wrote."""
    found: dict[str, Array] = {}
    for layer, name in PLAIN.items():
        found[f"{layer}.weight"], found[f"{layer}.bias"] = arrays[name.format("w")].T, arrays[name.format("b")]
    return SIZES["small"]._replace(wide=len(arrays["b0"])), found


def arrays_of_orders(orders: ColourOrders) -> dict[str, Array]:
    """Return the orders in which a net sees interchangeable colours; ``colours.py`` describes them."""
    found: dict[str, Array] = {"turns_weights": numpy.array(orders.weights, numpy.float32)}
    for name in ("columns", "orders", "rows", "actions"):
        found[f"turns_{name}"] = numpy.array(getattr(orders, name), numpy.uint16)
    return found


def placed(weights: dict[str, Array], shape: Shape) -> dict[str, Array]:
    """Return the arrays of ``bots/place_net.py``."""
    found: dict[str, Array] = {
        "columns": numpy.array(shape.columns, numpy.uint16),
        "rest": numpy.array(shape.rest, numpy.uint16),
        "seats": numpy.array(shape.seats, numpy.uint16),
        "flat": numpy.array(shape.flat, numpy.uint16),
        "actions": numpy.array(shape.actions, numpy.uint16),
        "place_w": half(weights["place.weight"].T),
        "which": half(weights["which"]),
        "rest_w": half(weights["rest.weight"].T),
    }
    for name in ("inner", "seen", "about"):
        found |= in_bytes(name, weights[f"{name}.weight"], weights[f"{name}.bias"])
    for number in range(sum(name.startswith("blocks.") for name in weights) // 2):
        found |= in_bytes(f"block{number + 1}", weights[f"blocks.{number}.weight"], weights[f"blocks.{number}.bias"])
    look = weights["look.weight"]
    found |= in_bytes("look", look, numpy.zeros(len(look), numpy.float32))
    for name in ("flat", "act", "value"):
        found[f"{name}_w"], found[f"{name}_b"] = half(weights[f"{name}.weight"]), half(weights[f"{name}.bias"])
    return found


def from_placed(arrays: dict[str, Array]) -> tuple[Size, dict[str, Array]]:
    """Return the size and the weights of a net that ``placed`` wrote."""
    found: dict[str, Array] = {
        "place.weight": arrays["place_w"].T,
        "which": arrays["which"],
        "rest.weight": arrays["rest_w"].T,
        "look.weight": from_bytes("look", arrays),
    }
    layers = {"inner": "inner", "seen": "seen", "about": "about"}
    layers |= {f"block{n + 1}": f"blocks.{n}" for n in range(sum(name.startswith("block") for name in arrays) // 3)}
    for name, layer in layers.items():
        found[f"{layer}.weight"], found[f"{layer}.bias"] = from_bytes(name, arrays), arrays[f"{name}_b"]
    for name in ("flat", "act", "value"):
        found[f"{name}.weight"], found[f"{name}.bias"] = arrays[f"{name}_w"], arrays[f"{name}_b"]
    place, encoded = found["inner.weight"].shape
    wide, about = len(arrays["seen_b"]), len(arrays["about_b"])
    return Size(encoded, place, about, wide, (len(layers) - 3) // 2), found


def in_bytes(name: str, matrix: Array, added: Array) -> dict[str, Array]:
    """Return a layer whose weights are bytes.

    >>> layer = in_bytes("it", numpy.array([[0.5, -1.0], [0.0, 0.0]]), numpy.zeros(2))
    >>> layer["it_q"].tolist(), round(float(layer["it_u"][0]), 4)
    ([[192, 1], [128, 128]], 0.0079)
    """
    units = numpy.abs(matrix).max(1) / (MIDDLE - 1)
    units[units == 0] = 1.0
    steps = numpy.rint(matrix / units[:, None]).astype(numpy.int64) + MIDDLE
    return {
        f"{name}_q": steps.astype(numpy.uint8),
        f"{name}_u": units.astype(numpy.float32),
        f"{name}_b": added.astype(numpy.float32),
    }


def from_bytes(name: str, arrays: dict[str, Array]) -> Array:
    """Return the weights of a layer that ``in_bytes`` wrote, to the nearest step.

    >>> layer = in_bytes("it", numpy.array([[0.5, -1.0], [0.0, 0.0]]), numpy.zeros(2))
    >>> from_bytes("it", layer).round(2).tolist()
    [[0.5, -1.0], [0.0, 0.0]]
    """
    return (arrays[f"{name}_q"].astype(numpy.float32) - MIDDLE) * arrays[f"{name}_u"][:, None]
