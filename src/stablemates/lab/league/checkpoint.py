"""The checkpoint that a run resumes from, and that another run can start from, learn from or try to beat.

All but resuming also works with an exported player, such as those that ship.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ...core.tensor import Tensor
from .export import player_of
from .nets import Size, new_net
from .settings import BadTraining

KEPT = 2  # older selves in a file
PLAYER = ".npz"  # an exported player
Torch = Any


def write(torch: Torch, file: Path, tensor: Tensor, size: Size, **saved: Any) -> None:
    """Write a checkpoint atomically."""
    saved["past"] = [{name: to_half(weights) for name, weights in one.items()} for one in saved["past"][-KEPT:]]
    part = file.with_suffix(".part")
    torch.save({"fingerprint": tensor.fingerprint(), "size": list(size), **saved}, part)
    part.replace(file)


def read(torch: Torch, file: Path, tensor: Tensor, on: str) -> dict[str, Any]:
    """Read a checkpoint or a player; raise ``BadTraining`` unless it was trained on these rows and actions."""
    if not file.exists():
        raise BadTraining(f"no checkpoint {file}")
    saved: dict[str, Any]
    if file.suffix == PLAYER:
        fingerprint, size, weights = player_of(file)
        net = {name: torch.from_numpy(array).to(on) for name, array in weights.items()}
        saved = {"fingerprint": fingerprint, "size": list(size), "net": net}
    else:
        saved = torch.load(file, map_location=on, weights_only=True)
    if saved["fingerprint"] != tensor.fingerprint():
        raise BadTraining(f"{file} belongs to another net: its rows or actions differ")
    return saved


def read_same(torch: Torch, file: Path, tensor: Tensor, on: str, size: Size) -> dict[str, Any]:
    """Read a checkpoint; raise ``BadTraining`` unless its net also has this size."""
    saved = read(torch, file, tensor, on)
    if Size(*saved["size"]) != size:
        raise BadTraining(f"{file} belongs to another net: its size differs")
    return saved


def read_net(torch: Torch, file: Path, tensor: Tensor, on: str, hidden: int) -> Torch:
    """Read the net of a checkpoint, of any size."""
    saved = read(torch, file, tensor, on)
    net = new_net(torch, tensor, Size(*saved["size"]), hidden).to(on)
    load(net, saved["net"])
    return net


def load(net: Torch, weights: dict[str, Torch]) -> None:
    """Give a net its weights; the critic, which an exported player lacks, starts from scratch."""
    net.load_state_dict(net.state_dict() | weights)


def to_half(weights: Torch) -> Torch:
    """Use half precision for nets that are only played against."""
    return weights.half() if weights.is_floating_point() else weights
