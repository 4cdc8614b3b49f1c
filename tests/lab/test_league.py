"""A league at small sizes: it trains without a GPU, resumes where it stopped, and exports a player that fits."""

from __future__ import annotations

import argparse
import copy
import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from stablemates.bots.ladder import UnknownBot
from stablemates.cli.arguments import parse
from stablemates.core.rng import fast
from stablemates.core.tensor import Tensor
from stablemates.games import registry

numpy = pytest.importorskip("numpy", reason="a league needs numpy")

from stablemates.bots.place_net import PlaceTrained  # noqa: E402  (only if there is a numpy)
from stablemates.bots.roster import nets_of  # noqa: E402
from stablemates.bots.weights import WrongNet, place_net, trained_policy  # noqa: E402
from stablemates.lab.league.checkpoint import read_net, read_own, write  # noqa: E402
from stablemates.lab.league.colours import colour_orders  # noqa: E402
from stablemates.lab.league.export import arrays_of_orders, export, placed, plain, player_of  # noqa: E402
from stablemates.lab.league.nets import SIZES, new_net, shape_of  # noqa: E402
from stablemates.lab.league.settings import FAMILIES, BadTraining, exams_of, parts_of, pool_of, shares_of, sizes_for  # noqa: E402
from stablemates.lab.league.training import results, torch_here, verdicts  # noqa: E402
from stablemates.lab.rl.batch import Batch  # noqa: E402
from stablemates.lab.rl.net import Net, scale_of  # noqa: E402
from stablemates.lab.rl.tensors import table_of  # noqa: E402

SMALL = "--cpu --workers 1 --tables 8 --steps 4 --wide 16 --minibatches 2 --exam-games 1 --every 1000 --limit 60"


def arguments(*typed: str) -> argparse.Namespace:
    return parse(["train", *typed])


def league(out: Path, *more: str) -> subprocess.CompletedProcess[str]:
    """Run it in a separate process: it forks, and has its own threads."""
    command = [sys.executable, "-m", "stablemates", "train", "--out", str(out), *SMALL.split(), *more]
    return subprocess.run(command, capture_output=True, text=True, timeout=600)


def test_an_exam_with_a_goal_is_passed_or_failed() -> None:
    goals = {exam.name: str(exam.goal) for exam in exams_of(arguments("--league", "second", "--out", "nowhere"))}
    assert goals == {
        "2:sensible": "at least 88%",
        "4:sensible": "at least 63%",
        "6:sensible": "at least 48%",
        "4:tiers": "at least 58%",
        "4:hasty": "at least 58%",
        "4:thrifty": "at least 58%",
    }
    exams = exams_of(arguments("--league", "first", "--out", "nowhere"))
    assert [(exam.name, str(exam.goal)) for exam in exams][:2] == [("4:sensible", "at least 58%"), ("6:tiers", "None")]
    rates = {"4:sensible": (0.58, 0.03), "6:tiers": (0.5, 0.03), "4:hasty": (0.5, 0.03), "4:thrifty": (0.5, 0.03)}
    assert results(exams, rates).startswith("4:sensible 58.0 ± 3.0% pass  6:tiers 50.0 ± 3.0%  4:hasty")
    assert verdicts(exams, rates) == ["pass  first-uk, 4 seats, sensible: 58.0 ± 3.0%, at least 58%"]


def test_an_exploiter_must_not_win_too_often() -> None:
    args = arguments("--league", "second", "--exploit", "it.pt", "--seats", "2,3,4", "--out", "nowhere")
    two, three, four = exams_of(args)
    assert (str(two.goal), three.goal, str(four.goal)) == ("at most 56%", None, "at most 31%")
    rates = {"2:frozen": (0.55, 0.01), "3:frozen": (0.4, 0.01), "4:frozen": (0.32, 0.01)}
    assert (
        results([two, three, four], rates)
        == "2:frozen 55.0 ± 1.0% pass  3:frozen 40.0 ± 1.0%  4:frozen 32.0 ± 1.0% FAIL"
    )
    assert verdicts([two, three, four], rates)[1] == "FAIL  second-ru, 4 seats, frozen: 32.0 ± 1.0%, at most 31%"


@pytest.mark.parametrize("name", sorted(FAMILIES))
def test_every_exam_among_sensible_has_a_goal(name: str) -> None:
    exams = exams_of(arguments("--league", name, "--out", "nowhere"))
    assert all(exam.goal for exam in exams if exam.rival == "sensible")


def test_shares_are_three_numbers() -> None:
    assert shares_of("1,0,3") == {"self": 1, "guests": 0, "rivals": 3}
    for wrong in ("1,2", "a,b,c", "", "-1,1,1"):
        with pytest.raises(BadTraining, match="three integers"):
            shares_of(wrong)


def test_a_pool_names_bots_with_weights() -> None:
    args = arguments("--league", "first", "--pool", "tiers:3,sensible:2", "--out", "nowhere")
    first, _, exam, *_ = parts_of(args, workers=2)
    assert all(part.rivals == {"tiers": 3, "sensible": 2} for part in first)
    assert [part.rivals for part in exam] == [["sensible"]]  # exams are the same for every pool
    for wrong in ("tiers", "tiers:0", ":3", "tiers:three", "tiers:3,"):
        with pytest.raises(BadTraining, match="expected bots with positive integers"):
            pool_of(wrong, "first-uk")
    with pytest.raises(BadTraining, match="searcher searches, which takes too long"):
        pool_of("searcher:1", "first-uk")
    with pytest.raises(UnknownBot, match="unknown bot 'nobody'"):
        pool_of("nobody:1", "first-uk")


def test_the_families_are_those_of_the_games() -> None:
    brought = {name: set(books) for game in registry.games() for name, books in game.families().items()}
    assert {name: set(family.profiles) for name, family in FAMILIES.items()} == brought


@pytest.mark.parametrize("name", sorted(FAMILIES))
def test_a_family_plays_at_tables_that_its_rulebooks_allow(name: str) -> None:
    args = arguments("--league", name, "--out", "nowhere")
    family = FAMILIES[name]
    for profile in family.profiles:
        book = table_of(profile, {})[1]
        assert all(book.fewest <= size <= book.most for size in sizes_for(profile, args, family))
    first, second, *exams = parts_of(args, workers=2)
    assert first == second
    assert {part.profile for part in first if part.varied} == set(family.profiles)
    assert len(exams) == len(family.exams)
    assert not {"hasty", "thrifty"} & set(family.rivals)  # strangers, for the exams
    prints = {table_of(profile, {})[3].fingerprint() for profile in family.profiles}
    assert len(prints) == 1  # one net for all of them


def test_a_league_that_cannot_be_trained_is_refused(tmp_path: Path) -> None:
    args = arguments("--league", "third", "--out", str(tmp_path))
    with pytest.raises(BadTraining, match="unknown family 'third'; available: second, first, unorog"):
        parts_of(args, workers=1)
    args = arguments("--league", "second,unorog", "--out", str(tmp_path))
    with pytest.raises(BadTraining, match="families of different games cannot share a net"):
        parts_of(args, workers=1)
    args = arguments("--seats", "9", "--out", str(tmp_path))
    with pytest.raises(BadTraining, match="--seats 9: no rulebook of the family second"):
        parts_of(args, workers=1)


def test_without_pytorch_it_says_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)
    with pytest.raises(BadTraining, match="PyTorch is not installed: pip install torch"):
        torch_here(cpu=True)


def test_without_a_gpu_it_says_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    class Torch:
        class cuda:  # noqa: N801  (as PyTorch names it)
            @staticmethod
            def is_available() -> bool:
                return False

    monkeypatch.setitem(sys.modules, "torch", Torch)
    with pytest.raises(BadTraining, match="PyTorch found no GPU; use --cpu to train without one"):
        torch_here(cpu=False)
    assert torch_here(cpu=True)[1] == "cpu"


def test_an_exploiter_plays_one_rulebook_against_one_player() -> None:
    args = arguments("--league", "second", "--exploit", "it.pt", "--seats", "2,4,2", "--out", "nowhere")
    first, second, *exams = parts_of(args, workers=2)
    assert [part.profile for part in first] == ["second-ru"]
    assert first == second
    assert [[(part.profile, part.sizes) for part in exam] for exam in exams] == [
        [("second-ru", [2])],
        [("second-ru", [4])],
    ]
    assert {tuple(dict(part.shares or {})) for group in (first, *exams) for part in group} == {("guests",)}
    assert not [part.rivals for group in (first, *exams) for part in group if part.rivals]
    with pytest.raises(BadTraining, match="no rulebook of the family second has such tables"):
        parts_of(arguments("--exploit", "it.pt", "--seats", "9", "--out", "nowhere"), workers=2)


def test_places_are_separated_from_the_rest() -> None:
    *_, tensor = table_of("second-ru", {})
    shape = shape_of(tensor)
    assert shape is not None
    columns = [column for some in shape.columns for column in some]
    assert sorted(columns + shape.rest) == list(range(tensor.width))
    actions = [action for some in shape.actions for action in some]
    assert sorted(actions + shape.flat) == list(range(tensor.actions))
    assert [tensor.action_name(some[0]) for some in shape.actions[:2]] == ["place 0", "place 1"]
    assert tensor.action_name(shape.actions[3][-1]).endswith("at place 3")
    assert shape_of(table_of("unorog", {})[3]) is None


def random_player(folder: Path, blocks: int) -> tuple[Any, Path]:
    """Random weights in the file of a net with places, and a function that computes the scores it should give."""
    torch = pytest.importorskip("torch", reason="the net needs PyTorch to learn")
    torch.manual_seed(3)
    *_, tensor = table_of("second-ru", {})
    net = new_net(torch, tensor, SIZES["small"]._replace(wide=16, blocks=blocks), hidden=5)
    for weights in net.parameters():
        torch.nn.init.normal_(weights, std=0.2)
    export(net, tensor, folder / "net.npz")

    def scores(rows: Any) -> tuple[Any, Any]:
        with torch.no_grad():
            found, worth, _ = net(torch.from_numpy(rows))
        return found.numpy(), worth.numpy()

    return scores, folder / "net.npz"


@pytest.mark.parametrize("blocks", [1, 2])
def test_the_player_without_libraries_chooses_what_the_net_chooses(tmp_path: Path, blocks: int) -> None:
    scores, file = random_player(tmp_path, blocks)
    batch = Batch("first-uk", [3, 6], n=8, seed=4)  # the same rows as in the second edition
    player = trained_policy(file, batch.tensor)
    assert isinstance(player, PlaceTrained)
    net = place_net(file)
    for _ in range(6):
        seats, rows, masks = batch.observe()
        liked, worth = scores(rows.copy())
        spread = float(liked.std())
        for table, seat in enumerate(seats.tolist()):
            thought = net.think(rows[table].tobytes())
            for action in masks[table].nonzero()[0].tolist():
                assert net.score(thought, action) == pytest.approx(liked[table, action], abs=0.1 * spread)
            state = batch.tables.states[table]
            share = 1 / (state.seats - 1)
            assert player.evaluate(state, seat) == pytest.approx((worth[table] + share) / (1 + share), abs=0.05)
            assert player.choose(state, seat, fast(1)) in state.moves(seat)
        batch.step((liked * masks - 1e6 * (1 - masks)).argmax(axis=1))


def reordering_net(folder: Path) -> tuple[Any, Any, Path]:
    """Random weights in the file of a net that sees colours in its own order."""
    *_, tensor = table_of("unorog", {})
    chance = numpy.random.default_rng(5)
    shapes = {"w0": (tensor.width, 8), "b0": (8,), "w1": (8, 8), "b1": (8,), "policy_w": (8, tensor.actions)}
    shapes |= {"policy_b": (tensor.actions,), "value_w": (8, 1), "value_b": (1,)}
    arrays = {name: chance.normal(scale=0.3, size=shape).astype(numpy.float16) for name, shape in shapes.items()}
    arrays |= {"scale": scale_of(tensor), "fingerprint": numpy.frombuffer(tensor.fingerprint().encode(), numpy.uint8)}
    orders = colour_orders(tensor)
    assert orders is not None
    arrays |= arrays_of_orders(orders)
    numpy.savez(folder / "net.npz", **arrays)
    return tensor, orders, folder / "net.npz"


def test_a_net_treats_all_colours_alike(tmp_path: Path) -> None:
    tensor, orders, file = reordering_net(tmp_path)
    net = Net.load(file)
    batch = Batch("unorog", [2, 4], n=12, seed=4)
    player = trained_policy(file, tensor)
    for _ in range(8):
        seats, rows, masks = batch.observe()
        scores, worth = net.think(rows, masks)
        sums = (rows[:, orders.columns] * numpy.array(orders.weights)).sum(2)
        clear = [len(set(some)) == len(some) for some in sums.tolist()]  # no two colours look the same
        assert any(clear)
        for order in (5, 14, 23):  # the same game with other colours: the same choices, in those colours
            back = numpy.argsort(orders.actions[order])
            same, worth_too = net.think(rows[:, orders.rows[order]], masks[:, back])
            assert numpy.allclose(same[clear][:, orders.actions[order]], scores[clear])
            assert numpy.allclose(worth_too[clear], worth[clear])
        for table, seat in enumerate(seats.tolist()):
            state = batch.tables.states[table]
            chosen = player.choose(state, seat, fast(1))
            assert scores[table, chosen] >= scores[table].max() - 0.1 * numpy.abs(scores[table][masks[table] > 0]).max()
            share = 1 / (state.seats - 1)
            assert player.evaluate(state, seat) == pytest.approx((worth[table] + share) / (1 + share), abs=0.05)
        batch.step(scores.argmax(axis=1))


def test_a_net_is_refused_if_it_does_not_fit(tmp_path: Path) -> None:
    _, file = random_player(tmp_path, blocks=1)
    *_, unorog = table_of("unorog", {})
    with pytest.raises(WrongNet, match=r"net.npz was trained on rows or actions that this game does not have"):
        trained_policy(file, unorog)


@pytest.mark.parametrize("book", ["second-ru", "first-uk", "unorog"])
def test_a_run_can_start_from_the_player_that_ships(book: str) -> None:
    *_, tensor = table_of(book, {})
    file = nets_of("unorog" if book == "unorog" else "stable")[book]
    fingerprint, width, size, weights = player_of(file)
    assert tensor.fits(fingerprint, width)
    assert size == SIZES["small"]
    shape = shape_of(tensor)
    again = plain(weights, colour_orders(tensor)) if shape is None else placed(weights, shape)
    with numpy.load(file) as arrays:
        assert set(again) == set(arrays.files) - {"scale", "fingerprint"}
        for name, array in again.items():
            same = array[tuple(map(slice, arrays[name].shape))]  # a row may have more fields now
            assert numpy.allclose(same, arrays[name], rtol=1e-6), name


def narrower(tensor: Tensor, fields: int) -> Tensor:
    """Return a tensor as it was before its last fields were added."""
    narrow = copy.copy(tensor)
    narrow.fields = tensor.fields[:-fields]
    narrow.width = sum(field.size for field in narrow.fields)
    return narrow


@pytest.mark.parametrize("book", ["second-ru", "unorog"])
@pytest.mark.parametrize("kind", ["player", "checkpoint"])
def test_a_net_without_the_last_fields_still_plays_and_is_widened_to_play_the_same(
    book: str, kind: str, tmp_path: Path
) -> None:
    torch = pytest.importorskip("torch", reason="the net needs PyTorch to learn")
    *_, tensor = table_of(book, {})
    narrow = narrower(tensor, fields=2)
    size = SIZES["small"]._replace(wide=16)
    torch.manual_seed(3)
    net = new_net(torch, narrow, size, hidden=5)
    for weights in net.parameters():
        torch.nn.init.normal_(weights, std=0.2)
    export(net, narrow, tmp_path / "player.npz")
    write(torch, tmp_path / "checkpoint.pt", narrow, size, net=net.state_dict(), past=[])
    file = tmp_path / ("player.npz" if kind == "player" else "checkpoint.pt")
    wider = read_net(torch, file, tensor, "cpu", hidden=5)
    export(wider, tensor, tmp_path / "wider.npz")
    before, after = trained_policy(tmp_path / "player.npz", tensor), trained_policy(tmp_path / "wider.npz", tensor)
    batch, new = Batch(book, [2, 4], n=20, seed=4), False
    for _ in range(20):
        seats, rows, _masks = batch.observe()
        new = new or bool(rows[:, narrow.width :].any())
        for table, seat in enumerate(seats.tolist()):
            state = batch.tables.states[table]
            assert before.choose(state, seat, fast(1)) == after.choose(state, seat, fast(1))
        batch.step([batch.actions_of(table)[-1] for table in range(batch.n)])
    assert new  # the new fields were not just zeros
    with pytest.raises(BadTraining, match="cannot be resumed: rows have new fields; use --from with another --out"):
        read_own(torch, file, tensor, "cpu", size)


def test_it_trains_stops_and_resumes(tmp_path: Path) -> None:
    pytest.importorskip("torch", reason="a league needs PyTorch to learn")
    done = league(tmp_path, "--minutes", "0.02", "--clone", "0.01")
    assert done.returncode == 0, done.stderr
    log = [json.loads(line) for line in (tmp_path / "log.jsonl").read_text(encoding="utf-8").splitlines()]
    assert set(log[-1]["exams"]) == set(FAMILIES["second"].exams)
    assert (tmp_path / "curve.svg").read_text(encoding="utf-8").startswith("<svg")
    trained_policy(tmp_path / "net.npz", table_of("second-uk", {})[3])
    again = league(tmp_path, "--minutes", str(log[-1]["minutes"] + 0.1), "--stop-after", "0.01", "--clone", "0.01")
    assert again.returncode == 0, again.stderr
    longer = [json.loads(line) for line in (tmp_path / "log.jsonl").read_text(encoding="utf-8").splitlines()]
    assert longer[: len(log)] == log
    assert longer[-1]["decisions"] > log[-1]["decisions"]
    player = str(tmp_path / "net.npz")
    first = league(tmp_path / "first", "--league", "first", "--from", player, "--minutes", "0.001", "--clone", "0")
    assert first.returncode == 0, first.stderr
    teach = ["--league", "second,first", "--net", "large", "--minutes", "0.001", "--clone", "0"]
    teacher = league(tmp_path / "teacher", *teach)
    assert teacher.returncode == 0, teacher.stderr
    taught = ["--teacher", str(tmp_path / "teacher" / "checkpoint.pt"), "--minutes", "0.01", "--clone", "0.01"]
    pupil = league(tmp_path / "pupil", *taught)
    assert pupil.returncode == 0, pupil.stderr
    exploit = league(tmp_path / "exploit", "--exploit", player, "--minutes", "0.01")
    assert exploit.returncode == 0, exploit.stderr
    assert "2:frozen " in exploit.stdout
    assert re.search(r"^(pass|FAIL)  second-ru, 2 seats, frozen: .*, at most 56%$", exploit.stdout, re.MULTILINE)
    other = league(tmp_path, "--wide", "8")
    assert other.returncode == 2
    assert "belongs to another net: its size differs" in other.stderr
