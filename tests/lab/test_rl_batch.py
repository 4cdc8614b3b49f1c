"""Many tables in a batch: the same games as one table after another, only faster."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import stablemates
from stablemates.bots.perceptron import Trained
from stablemates.bots.roster import nets_of
from stablemates.bots.weights import WrongNet, check_fit, perceptron, trained_policy
from stablemates.core import machine
from stablemates.core.errors import Refused
from stablemates.core.rng import FastRng, fast
from stablemates.core.table import HAND, on_table
from stablemates.games import registry
from stablemates.lab.batch import Ended
from stablemates.lab.sheet import TABLES as PER_SHEET
from stablemates.testing import At

numpy = pytest.importorskip("numpy", reason="batches need numpy")

from stablemates.lab.batch_bench import in_a_batch, one_by_one  # noqa: E402
from stablemates.lab.rl.batch import Batch, Shown  # noqa: E402  (only if there is a numpy)
from stablemates.lab.rl.net import Net, scale_of  # noqa: E402
from stablemates.lab.rl.tensors import table_of  # noqa: E402
from stablemates.lab.rl.worker_pool import Part, WorkerPool  # noqa: E402


def late_allowed(batch: Batch, chance: FastRng) -> list[int]:
    """Prefer later actions: they play cards, so that a game ends."""
    found = []
    for mask in batch.observe()[2]:
        allowed = mask.nonzero()[0]
        found.append(int(allowed[max(chance.below(len(allowed)), chance.below(len(allowed)))]))
    return found


def play(batch: Batch, games: int) -> list[Ended]:
    chance = fast(1)
    over: list[Ended] = []
    while len(over) < games:
        batch.step(late_allowed(batch, chance))
        over += batch.ended
    return over


@pytest.mark.parametrize(("profile", "seats"), [("unorog", 3), ("second-ru", 4)])
def test_tables_of_a_batch_play_the_games_that_single_tables_play(profile: str, seats: int) -> None:
    batch = Batch(profile, seats, n=3, seed=40)
    single = [stablemates.new(profile, seats=seats, seed=40 + table) for table in range(3)]
    chance = fast(2)
    over: dict[int, Ended] = {}
    while len(over) < 3:
        asked, rows, _ = batch.observe()
        actions = late_allowed(batch, chance)
        for table, game in enumerate(single):
            if table in over:
                continue
            while len(game.pending()[0].options) == 1:  # the batch does that itself
                game.answer(game.pending()[0].seat, 0)
            seat = game.pending()[0].seat
            assert (seat, batch.tensor.look(game, seat)) == (asked[table], rows[table].tobytes())
            game.answer(seat, game.moves(seat).index(batch.tensor.move(game, seat, actions[table])))
        batch.step(actions)
        for ended in batch.ended:
            over.setdefault(ended.table, ended)
    for table, game in enumerate(single):
        while questions := game.pending():
            game.answer(questions[0].seat, 0)
        outcome = game.outcome()
        assert outcome is not None
        assert outcome.winner == over[table].winner


def test_a_finished_game_makes_room_for_the_next() -> None:
    batch = Batch("unorog", 2, n=3, seed=5)
    over = play(batch, games=12)
    assert {ended.table for ended in over} == {0, 1, 2}
    assert batch.tables.dealt == 3 + len(over)
    assert all(ended.winner in (0, 1) and not ended.cut for ended in over)


def test_the_same_seed_and_the_same_actions_are_the_same_games() -> None:
    chance = fast(6)
    first, second = (Batch("second-ru", [2, 5], n=4, seed=9, rivals=["random"]) for _ in range(2))
    for _ in range(40):
        for one, other in zip(first.observe(), second.observe()):
            assert (one == other).all()
        actions = late_allowed(first, chance)
        first.step(actions)
        second.step(numpy.array(actions))
    first.reset(9)
    assert (first.observe()[1] == Batch("second-ru", [2, 5], n=4, seed=9, rivals=["random"]).observe()[1]).all()


def test_questions_with_one_answer_are_not_asked() -> None:
    batch, chance = Batch("unorog", 4, n=20, seed=2), fast(1)
    for _ in range(30):
        assert (batch.observe()[2].sum(axis=1) > 1).all()
        batch.step(late_allowed(batch, chance))


def test_each_table_is_shown_in_its_own_line() -> None:
    for n in (1, 2 * PER_SHEET, 2 * PER_SHEET + 3):
        rows, masks, truths = (numpy.full((n, width), 9, numpy.uint8) for width in (369, 130, 486))
        batch, chance = Batch("unorog", [2, 3], n, seed=4, sees_all=True, shown=Shown(rows, masks, truths)), fast(1)
        for _ in range(3):
            for table, state in enumerate(batch.tables.states):
                seat = batch.tables.seat[table]
                assert rows[table].tobytes() == batch.tensor.look(state, seat)
                assert masks[table].tobytes() == batch.tensor.mask(state, seat)
                others = [HAND + other for other in range(state.seats) if other != seat]
                assert truths[table].sum() == sum(len(on_table(state).cards_in(hand)) for hand in others)
            batch.step(late_allowed(batch, chance))


def test_rivals_take_the_other_seats_and_the_learner_moves_on() -> None:
    batch, chance = Batch("unorog", 3, n=5, seed=2, rivals=["random"]), fast(1)
    learners: dict[int, set[int]] = {}
    over: list[Ended] = []
    while len(over) < 9:
        seats, _, _ = batch.observe()
        for table, seat in enumerate(seats):
            learners.setdefault(batch.tables.number[table], set()).add(int(seat))
        batch.step(late_allowed(batch, chance))
        over += batch.ended
    for ended in over:
        assert learners[ended.number] == set(batch.learners_of(ended))
    assert {batch.learners_of(ended)[0] for ended in over} == {0, 1, 2}


def test_a_game_that_takes_too_long_is_cut_off_without_rewards() -> None:
    batch = Batch("second-ru", 4, n=2, seed=1, limit=30)
    over = play(batch, games=4)
    assert all(ended.cut and ended.answers >= 30 and ended.winner == stablemates.NOBODY for ended in over)
    assert not batch.rewards(over[0]).any()


def test_a_forbidden_action_is_refused() -> None:
    batch = Batch("unorog", 2, n=2, seed=3)
    mask = batch.observe()[2][1]
    forbidden = int((mask == 0).nonzero()[0][0])
    with pytest.raises(stablemates.IllegalAnswer, match="table 1"):
        batch.step([late_allowed(batch, fast(1))[0], forbidden])
    assert (batch.observe()[2][1] == mask).all()  # the first table has continued, the second has not
    for table, state in enumerate(batch.tables.states):
        seat = batch.tables.seat[table]
        assert batch.rows[table].tobytes() == batch.tensor.look(state, seat)
        assert batch.masks[table].tobytes() == batch.tensor.mask(state, seat)
    with pytest.raises(stablemates.IllegalAnswer, match=r"expected 2 integers, one for each table, not int64"):
        batch.step([0])
    with pytest.raises(stablemates.IllegalAnswer, match="not float64"):
        batch.step([0.0, 0.0])
    with pytest.raises(Refused, match="unknown bot 'wise'"):
        Batch("unorog", 2, n=2, rivals=["wise"])


@pytest.mark.parametrize(
    ("wrong", "advice"),
    [
        ({"n": 0}, "0 tables"),
        ({"seats": []}, "at least one is required"),
        ({"rivals": "keen", "learners": 0}, "0 learners at a table of 2"),
        ({"rivals": ["keen"], "learners": 3}, "3 learners at a table of 2"),
        ({"rivals": ["searcher"]}, "'searcher': a batch only takes bots that do not search"),
        ({"rivals": {"keen": 0}}, "'keen': a weight of 0"),
        ({"shares": {"self": 1, "rivals": 1}}, "shares: games with rivals need rivals"),
        ({"shares": {"selves": 1}}, "unknown company 'selves' \\(did you mean self\\?\\)"),
        ({"shares": {"self": 0}}, "not all 0"),
        ({"guarded": "guest"}, "unknown choice 'guest' \\(did you mean guests\\?\\)"),
    ],
)
def test_tables_without_a_learner_are_refused(wrong: dict[str, Any], advice: str) -> None:
    with pytest.raises(Refused, match=advice):
        Batch("unorog", **{"seats": 2, "n": 2, **wrong})


def test_numpy_integers_are_accepted() -> None:
    seven, two = numpy.int64(7), numpy.array([2])
    assert (Batch("unorog", two, n=3, seed=seven).observe()[1] == Batch("unorog", 2, n=3, seed=7).observe()[1]).all()
    one = stablemates.new("unorog", seats=2, seed=seven)
    assert one.answer(one.pending()[0].seat, numpy.int64(0))[0].kind == "draw"


def test_options_match_their_actions() -> None:
    batch, chance = Batch("second-ru", 4, n=10, seed=8), fast(1)
    for _ in range(25):
        counts, features = batch.options_now()
        for table, question in enumerate(batch.questions()):
            assert counts[table] == len(question.options) == len(batch.actions_of(table))
            assert not features[table, counts[table] :].any()
            verbs = [row[0] for row in features[table, : counts[table]]]
            assert len(set(verbs)) == len({option.verb for option in question.options})
        batch.step(late_allowed(batch, chance))


@pytest.mark.filterwarnings("ignore:.*fork:DeprecationWarning")  # numpy's threads are not involved
def test_a_worker_pool_plays_what_its_batches_would_play() -> None:
    pool = WorkerPool(
        [[Part("unorog", [2, 3], 4), Part("unorog", [2], 2, ["random"])], [Part("unorog", [4], 3)]], 2, seed=1
    )
    try:
        chance = fast(3)
        games = 0
        for step in range(120):
            group = pool.wait(step % 2)
            assert (group.masks.sum(axis=1) > 1).all()
            games += int((group.over == 1).sum())
            for table, mask in enumerate(group.masks):
                allowed = mask.nonzero()[0]
                group.actions[table] = allowed[max(chance.below(len(allowed)), chance.below(len(allowed)))]
            pool.go(step % 2)
        assert games > 0
        first = pool.wait(0)
        assert sorted(set(first.sizes.tolist())) == [2, 3]
        pool.deal(0, 77)
        before = pool.wait(0).rows.copy()
        pool.deal(0, 77)
        assert (pool.wait(0).rows == before).all()
        assert not (before[:6] == before[6:]).all()  # two processes, two sets of deals
    finally:
        pool.close()
    assert not any(process.is_alive() for process in pool.processes)


def some_player(batch: Batch, folder: Path) -> Path:
    """Return random weights, as training would export them."""
    chance = numpy.random.default_rng(5)
    shapes = {"w0": (batch.tensor.width, 16), "b0": (16,), "w1": (16, 8), "b1": (8,), "value_w": (8, 1)}
    shapes |= {"value_b": (1,), "policy_w": (8, batch.tensor.actions), "policy_b": (batch.tensor.actions,)}
    weights = {name: chance.normal(scale=0.3, size=shape).astype(numpy.float16) for name, shape in shapes.items()}
    weights["policy_w"] = numpy.asfortranarray(weights["policy_w"])
    weights["fingerprint"] = numpy.frombuffer(batch.tensor.fingerprint().encode(), numpy.uint8)
    numpy.savez_compressed(folder / "net.npz", scale=scale_of(batch.tensor), **weights)
    return folder / "net.npz"


def test_a_net_reads_its_file_and_plays_only_legal_moves(tmp_path: Path) -> None:
    batch = Batch("unorog", 3, n=8, seed=4)
    net = Net.load(some_player(batch, tmp_path))
    assert net.fits(batch.tensor)
    assert not net.fits(Batch("second-ru", 3, n=1).tensor)
    for _ in range(20):
        _, rows, masks = batch.observe()
        assert (abs(net.think(rows, masks)[1]) <= 1).all()
        batch.step(net.choose(rows, masks))


@pytest.mark.parametrize("profile", ["unorog", "second-ru"])
def test_a_trained_policy_chooses_what_the_net_chooses(profile: str, tmp_path: Path) -> None:
    batch = Batch(profile, 3, n=8, seed=4)
    file = some_player(batch, tmp_path)
    net, trained = Net.load(file), Trained(batch.tensor, perceptron(file))
    for _ in range(10):
        seats, rows, masks = batch.observe()
        scores, worth = net.think(rows, masks)
        actions = []
        for table, seat in enumerate(seats.tolist()):
            state = batch.tables.states[table]
            actions.append(batch.tensor.action(state, seat, trained.choose(state, seat, fast(1))))
            # It computes with bytes: its choice may be second best by a narrow margin.
            assert scores[table, actions[-1]] > scores[table].max() - 0.05
            assert trained.evaluate(state, seat) == pytest.approx((worth[table] + 0.5) / 1.5, abs=0.02)
        batch.step(actions)


def test_the_benchmark_counts_decisions_both_ways() -> None:
    for run in (in_a_batch("unorog", 4, tables=50), one_by_one("unorog", 4)):
        steps, games, seconds = run(0.05)
        assert steps > 0
        assert games >= 0
        assert seconds >= 0.05


def test_rivals_are_drawn_for_each_game_as_often_as_their_weights_say() -> None:
    batch = Batch("second-ru", 2, n=400, seed=3, rivals={"keen": 3, "random": 1})
    met = [bot for bots in batch.tables.bots for bot in bots if bot is not None]
    assert len(met) == 400
    share = sum(bot is batch.rivals[0] for bot in met) / len(met)
    assert 0.68 < share < 0.82
    assert set(met) == set(batch.rivals)  # everyone is met, even with two seats


def test_companies_are_mixed_and_guests_do_not_learn() -> None:
    batch = Batch("unorog", 3, n=600, seed=3, rivals=["keen"], shares={"self": 40, "guests": 25, "rivals": 35})
    tables = batch.tables
    assert {company: 600 * share // 100 for company, share in ((0, 40), (1, 25), (2, 35))} == pytest.approx(
        {company: list(tables.company).count(company) for company in (0, 1, 2)}, abs=40
    )
    for table in range(600):
        learners = int(tables.learning[table]).bit_count()
        bots = sum(bot is not None for bot in tables.bots[table])
        assert (learners, bots) == [(3, 0), (1, 0), (1, 2)][tables.company[table]]
    seats, roles = batch.observe()[0], batch.roles()
    for table in range(600):
        assert roles[table] == (tables.learning[table] >> int(seats[table]) & 1 == 0)
    assert 0 < roles.sum() < 200
    over = play(batch, games=50)
    assert {len(batch.learners_of(ended)) for ended in over} <= {1, 3}


def offered(batch: Batch, table: int) -> tuple[list[int], list[int]]:
    """Return the actions that a table offers, and those that a guard would leave of all of them."""
    tables, game = batch.tables, registry.game(batch.game.id)
    state, seat = tables.states[table], tables.seat[table]
    kept = game.guard().allowed(state, seat, state.moves(seat))
    return batch.actions_of(table), [batch.tensor.action(state, seat, move) for move in kept]


@pytest.mark.parametrize("profile", ["second-ru", "unorog"])
def test_a_guard_takes_away_what_a_trained_player_never_does_at_a_table(profile: str) -> None:
    guarded = Batch(profile, [2, 4], n=60, seed=8, guarded="all")
    half = Batch(profile, [2, 4], n=60, seed=8, guarded="guests", shares={"guests": 1})
    chance = fast(1)
    tempted = 0
    for _ in range(60):
        for table in range(60):
            assert offered(guarded, table)[0] == offered(guarded, table)[1]
            mine, kept = offered(half, table)
            assert set(kept) <= set(mine)
            assert mine == kept or not half.roles()[table]  # a learner may be silly
            tempted += len(set(mine) - set(kept))
        for batch in (guarded, half):
            batch.step(late_allowed(batch, chance))
    assert tempted


def test_advice_is_what_the_bot_itself_would_do() -> None:
    batch = Batch("second-ru", [2, 4], n=40, seed=8)
    for _ in range(10):
        seats, _, masks = batch.observe()
        advice = batch.advice("sensible")
        assert masks[numpy.arange(40), advice].all()
        sensible = batch.rival("sensible")
        for table in range(40):
            state, seat = batch.tables.states[table], int(seats[table])
            if state.question(seat).ask != "baby":  # which it picks at random
                assert advice[table] == batch.tensor.action(state, seat, sensible.choose(state, seat, fast(1)))
        batch.step(advice)


@pytest.mark.parametrize("fields", [{}, {"fingerprint": numpy.frombuffer(b"0123456789abcdef", numpy.uint8)}])
def test_a_net_of_other_rows_is_refused_even_if_its_shape_fits(fields: dict[str, Any], tmp_path: Path) -> None:
    batch = Batch("unorog", 3, n=1, seed=4)
    with numpy.load(some_player(batch, tmp_path)) as found:
        weights = {name: found[name] for name in found.files if name != "fingerprint"}
    numpy.savez(tmp_path / "other.npz", **weights, **fields)
    assert not Net.load(tmp_path / "other.npz").fits(batch.tensor)
    with pytest.raises(WrongNet, match=r"other\.npz was trained on rows or actions that this game does not have"):
        trained_policy(tmp_path / "other.npz", batch.tensor)


def test_the_shipped_nets_fit_the_rulebooks_they_are_for() -> None:
    for game in registry.games():
        for book, file in nets_of(game.id).items():
            *_, tensor = table_of(book, {})
            check_fit(file, tensor)
    assert {"unorog", "second-ru", "second-uk"} <= {book for game in registry.games() for book in nets_of(game.id)}


def test_a_game_with_effects_that_never_end_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    """Printed cards always end, but a Phoenix in a Tiny Stable (R-CHAIN-08) exceeds a limit that is low enough."""
    monkeypatch.setattr(machine, "MOST_FRAMES", 8)
    full = "narwhal basic_unicorn_red basic_unicorn_blue basic_unicorn_green basic_unicorn_yellow tiny_stable"
    ann = {"hand": "unicorn_phoenix yay yay", "stable": full}
    t = At("first-uk", ann=ann, bob={"stable": ""}, cal={"stable": ""}, triggers_wait=False)
    t.does("ann", "unicorn_phoenix", "unicorn_phoenix ann")
    batch = Batch("first-uk", 3, n=1, seed=1, triggers_wait=False)
    batch.tables.states[0] = t.state.clone()
    batch.tables.advance(0)
    batch.tables.finish_sheets()
    names = [batch.tensor.action_name(action) for action in batch.actions_of(0)]
    again = batch.actions_of(0)[names.index("unicorn_phoenix at place 0")]
    while not batch.ended:
        batch.step([again])
    assert batch.ended[0].cut
    assert batch.rewards(batch.ended[0]).tolist() == [0, 0, 0]
    assert batch.tables.number == [1]  # the next game has begun
