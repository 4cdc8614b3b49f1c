"""Add the fingerprint of a game's rows and actions to a net that was trained before nets had one.

    .venv/bin/python tools/fingerprint_net.py src/stablemates/bots/nets/unorog.npz --game unorog

Only for a net that is known to have been trained on the current rows and actions of the game, since the file itself
does not show it.  A net that has a fingerprint is left alone.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import numpy

from stablemates.lab.rl.tensors import table_of


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", type=Path)
    parser.add_argument("--game", required=True, help="rulebook")
    args = parser.parse_args()
    *_, tensor = table_of(args.game, {})
    with numpy.load(args.file, allow_pickle=False) as found:
        arrays = {name: found[name] for name in found.files}
    if "fingerprint" in arrays:
        print(f"{args.file} already has a fingerprint: {bytes(arrays['fingerprint']).decode()}")
        return 1
    shape = arrays["w0"].shape[0], arrays["policy_w"].shape[1]
    if shape != (tensor.width, tensor.actions):
        print(f"{args.file}: rows and actions are {shape}, but {args.game} has {(tensor.width, tensor.actions)}")
        return 1
    arrays["fingerprint"] = numpy.frombuffer(tensor.fingerprint().encode(), numpy.uint8)
    with args.file.open("wb") as out:
        numpy.savez_compressed(out, **arrays)
    return 0


if __name__ == "__main__":
    sys.exit(main())
