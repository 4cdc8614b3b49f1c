"""Hidden information is recorded for the critic of a training run, and no player can get at it."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import stablemates
from stablemates.bots.roster import nets_of
from stablemates.bots.weights import arrays_of, check_fit
from stablemates.bots.world import World
from stablemates.core.table import HAND, Table
from stablemates.core.tensor import Tensor
from stablemates.core.truth import Truth
from stablemates.games import registry

numpy = pytest.importorskip("numpy", reason="batches need numpy")

from stablemates.lab.rl.batch import Batch  # noqa: E402  (only if there is a numpy)

SOURCES = Path(stablemates.__file__).parent
# Who may import it: the games that know what is hidden, and batches, which record it for a learner.
ALLOWED = {
    "core/game.py",
    "games/stable/game.py",
    "games/stable/truth.py",
    "games/unorog/game.py",
    "games/unorog/truth.py",
    "lab/batch.py",
}


def imports(file: Path) -> set[str]:
    """Return the last part of every module that a file imports, and every name it imports."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom):
            found |= {(node.module or "").rpartition(".")[2], *(one.name for one in node.names)}
        elif isinstance(node, ast.Import):
            found |= {one.name.rpartition(".")[2] for one in node.names}
    return found


def test_only_batches_ask_for_the_truth() -> None:
    importing = {str(file.relative_to(SOURCES)) for file in SOURCES.rglob("*.py") if "truth" in imports(file)}
    assert importing == ALLOWED
    asking = {
        str(file.relative_to(SOURCES))
        for file in SOURCES.rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "truth"
    }
    assert asking == {"lab/rl/batch.py", "lab/rl/worker_pool.py"}


def test_a_player_has_no_way_to_the_truth() -> None:
    assert not {"truth", "truths"} & {*dir(World), *dir(Tensor)}
    assert not issubclass(Truth, Tensor)
    for game in registry.games():
        for book, file in nets_of(game.id).items():
            profile = registry.find(book)[1]
            tensor = game.tensor(profile, profile.settle({}))
            assert tensor is not None
            arrays = arrays_of(file)
            check_fit(file, tensor)
            assert len(arrays["scale"]) <= tensor.width  # a shipped player reads a row and nothing else
            assert not {name for name in arrays if name.startswith(("revealed", "judge", "verdict"))}


@pytest.mark.parametrize("profile", ["second-ru", "unorog"])
def test_the_truth_is_the_hands_of_the_others(profile: str) -> None:
    batch = Batch(profile, [2, 4], n=6, seed=3, sees_all=True)
    plain = Batch(profile, [2, 4], n=6, seed=3)
    assert plain.truths.size == 0
    for _ in range(5):
        seats, rows, masks = batch.observe()
        assert (rows == plain.rows).all()  # the row of the seat that is asked stays the same
        for table, seat in enumerate(seats.tolist()):
            state = batch.tables.states[table]
            assert isinstance(state, Table)
            held = [len(state.cards_in(HAND + other)) for other in range(state.seats)]
            assert int(batch.truths[table].sum()) == sum(held) - held[seat]
        actions = masks.argmax(axis=1)
        batch.step(actions)
        plain.step(actions)
