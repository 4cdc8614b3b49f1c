"""The checkpoint that a run resumes from, and that another run can start from, learn from or try to beat.

All but resuming also works with an exported player, such as those that ship, and with a net that was trained before
rows had their last fields: it is widened, so that at first it ignores them.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ...core.tensor import Tensor
from .export import player_of
from .nets import Size, new_net
from .settings import BadTraining

KEPT = 2  # older selves in a file
READERS = ("first.weight", "place.weight", "rest.weight")  # of the layers that read a row: a column for each number
PLAYER = ".npz"  # an exported player
Torch = Any


def write(torch: Torch, file: Path, tensor: Tensor, size: Size, **saved: Any) -> None:
    """Write a checkpoint atomically."""
    saved["past"] = [{name: to_half(weights) for name, weights in one.items()} for one in saved["past"][-KEPT:]]
    part = file.with_suffix(".part")
    torch.save({"fingerprint": tensor.fingerprint(), "width": tensor.width, "size": list(size), **saved}, part)
    part.replace(file)


def read(torch: Torch, file: Path, tensor: Tensor, on: str) -> dict[str, Any]:
    """Read a checkpoint or a player; raise ``BadTraining`` unless it was trained on these rows and actions."""
    if not file.exists():
        raise BadTraining(f"no checkpoint {file}")
    saved: dict[str, Any]
    if file.suffix == PLAYER:
        fingerprint, width, size, weights = player_of(file)
        net = {name: torch.from_numpy(array).to(on) for name, array in weights.items()}
        saved = {"fingerprint": fingerprint, "width": width, "size": list(size), "net": net}
    else:
        saved = torch.load(file, map_location=on, weights_only=True)
        saved.setdefault("width", len(saved["net"]["scale"]))
    if not tensor.fits(saved["fingerprint"], saved["width"]):
        raise BadTraining(f"{file} belongs to another net: its rows or actions differ")
    return saved


def read_same(torch: Torch, file: Path, tensor: Tensor, on: str, size: Size) -> dict[str, Any]:
    """Read a checkpoint; raise ``BadTraining`` unless its net also has this size."""
    saved = read(torch, file, tensor, on)
    if Size(*saved["size"]) != size:
        raise BadTraining(f"{file} belongs to another net: its size differs")
    return saved


def read_own(torch: Torch, file: Path, tensor: Tensor, on: str, size: Size) -> dict[str, Any]:
    """Read the checkpoint that a run resumes from; raise ``BadTraining`` unless its net also reads whole rows."""
    saved = read_same(torch, file, tensor, on, size)
    if saved["width"] != tensor.width:
        raise BadTraining(f"{file} cannot be resumed: rows have new fields; use --from with another --out")
    return saved


def read_net(torch: Torch, file: Path, tensor: Tensor, on: str, hidden: int) -> Torch:
    """Read the net of a checkpoint, of any size."""
    saved = read(torch, file, tensor, on)
    net = new_net(torch, tensor, Size(*saved["size"]), hidden).to(on)
    load(net, saved["net"])
    return net


def load(net: Torch, weights: dict[str, Torch]) -> None:
    """Give a net its weights; the critic, which an exported player lacks, starts from scratch.

    A net that reads more numbers than these weights do plays as they do until it has learned what they are good for.
    """
    own = dict(net.named_parameters())
    known = {
        name: widened(weights[name], own[name]) if name in READERS else weights[name]
        for name in own.keys() & weights.keys()
    }
    net.load_state_dict(net.state_dict() | known)


def widened(weights: Torch, wanted: Torch) -> Torch:
    """Return the weights of a layer with zeros for the numbers that are new at the end of its inputs."""
    wide = weights.new_zeros(wanted.shape)
    wide[:, : weights.shape[1]] = weights
    return wide


def to_half(weights: Torch) -> Torch:
    """Use half precision for nets that are only played against."""
    return weights.half() if weights.is_floating_point() else weights
