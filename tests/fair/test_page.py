"""The page that verifies in the browser is a second implementation: here it runs in node, and must agree."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

import pytest

import stablemates
from stablemates import fair
from stablemates.games import registry
from stablemates.words import LANGUAGES, Words
from stablemates.words.speech import Speech
from stablemates.words.words import key

from ..every_game.playing import PROFILES
from .dealing import WORDS, a_record, a_secret, dealt, forged, header_of, of_a_day, with_header

PAGES = Path(stablemates.__file__).parent / "server" / "pages"
JUDGE = Path(__file__).with_name("judge.mjs")
VISIT = Path(__file__).with_name("visit.mjs")
HOME = ("/", "/icon.svg")  # the way back to the game page, on the same server
HERE = "https://table.example/verify.html"
GAMES = [(profile, number) for profile in PROFILES for number in range(20 // len(PROFILES))]


class Found(NamedTuple):
    good: bool
    unreadable: str
    bad: list[str]
    day: str = ""  # whose public deal it is


def node(script: Path, arguments: list[str], asked: object) -> Any:
    """Return what a script answers, with the page's modules in its folder."""
    program = shutil.which("node")
    if program is None:
        pytest.fail("node is missing: it runs the page that verifies a deal in the browser")
    with TemporaryDirectory() as folder:
        for module in PAGES.glob("*.js"):
            (Path(folder) / module.name).write_bytes(module.read_bytes())
        (Path(folder) / "package.json").write_text('{"type": "module"}')  # as the page loads them
        command = [program, str(script), *arguments]
        done = subprocess.run(
            command, cwd=folder, input=json.dumps(asked), capture_output=True, encoding="utf-8", timeout=120
        )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def ask(records: list[tuple[str, str]]) -> dict[str, Any]:
    """Return what the page says about records and noted commitments."""
    asked = [{"text": text, "noted": noted} for text, noted in records]
    answer: dict[str, Any] = node(JUDGE, ["fair.js", "verify-words.js"], asked)
    return answer


def judged(records: list[str], noted: str = "") -> list[Found]:
    return [Found(**one) for one in ask([(text, noted) for text in records])["found"]]


def test_it_accepts_games_of_every_rulebook() -> None:
    records = [(a_record(*game), fair.commitment(a_secret(game[1]))) for game in GAMES]
    assert len(records) == 20
    assert ask(records)["found"] == [{"good": True, "unreadable": "", "bad": [], "day": ""}] * 20


def test_it_says_of_the_deal_of_a_day_that_its_secret_is_public() -> None:
    named, other, disguised = of_a_day("2026-11-16"), a_record("second-ru", 1), of_a_day("２０２６-１１-１６")
    expected = ["2026-11-16", "", "２０２６-１１-１６"]
    assert [(one.good, one.day) for one in judged([named, other, disguised])] == [(True, day) for day in expected]
    assert [fair.check(text).day for text in (named, other, disguised)] == expected


def test_a_game_that_continues_another_has_no_deal_to_verify() -> None:
    match = dealt("unorog", 1)
    match.continues = 1
    assert judged([match.text()]) == [Found(False, "continues", [])]
    assert "field 'continues'" in fair.check(match.text()).unreadable


def test_it_accepts_games_at_many_seats_with_all_sorts_of_words() -> None:
    """Even ten players draw for the dealer, and ties are drawn again."""
    records = [a_record("unorog", number, 3 + number % 8) for number in range(24)]
    records += [a_record("second-ru", 1, len(WORDS))]
    assert [found.good for found in judged(records)] == [True] * 25


@pytest.mark.parametrize(
    ("what", "where"),
    [
        ("secret", {"commitment", "seed"}),
        ("words", {"seed"}),
        ("commitment", {"commitment"}),
        ("deck", {"deck", "hands"}),
        ("seed", {"seed", "deck", "hands"}),
        ("hands", {"hands", "kinds"}),
    ],
)
def test_it_rejects_a_single_bit(what: str, where: set[str]) -> None:
    """Even if the forger corrects the checksum; and the first implementation agrees."""
    places = [(number, game) for number, game in enumerate(GAMES * 3)]
    records = [forged(a_record(*game), what, 7 * number) for number, game in places]
    for text, found in zip(records, judged(records), strict=True):
        assert not found.good
        assert found.bad
        assert set(found.bad) <= where
        assert not fair.check(text).good


@pytest.mark.parametrize("profile", ["second-ru", "second-uk", "unorog"])
def test_it_rejects_every_single_bit_in_a_deck(profile: str) -> None:
    """Including the lowest and the highest card, whose order among the others does not change."""
    text = a_record(profile, 1)
    places = range(len(header_of(text)["fair"]["deck"]))
    assert [place for place, found in enumerate(judged([forged(text, "deck", n) for n in places])) if found.good] == []


def test_it_rejects_changes_to_what_the_checksum_covers() -> None:
    text = a_record("unorog", 3)
    forgeries = [text.replace("Аня", "Оля", 1), text.replace("\n0 0", "\n0 1", 1), text.replace("\n0 0", "\n0 x", 1)]
    assert text not in forgeries
    assert [found.bad for found in judged(forgeries)] == [["sum"]] * 3


def test_it_knows_the_cards_of_unorog_by_name() -> None:
    header = header_of(a_record("unorog", 3))
    header["fair"]["hands"][0][0]["kind"] = "alicorn" if header["fair"]["hands"][0][0]["kind"] != "alicorn" else "hoof"
    [found] = judged([with_header(a_record("unorog", 3), header)])
    assert found.bad == ["kinds"]


def test_it_rejects_a_deck_in_which_a_card_is_missing() -> None:
    header = header_of(a_record("unorog", 3))
    header["fair"]["deck"] = fair.first_shuffle(header["seed"], sorted(header["fair"]["deck"])[:-1])
    [found] = judged([with_header(a_record("unorog", 3), header)])
    assert "deck" in found.bad


def test_it_compares_with_the_noted_commitment() -> None:
    [found] = judged([a_record("unorog", 3)], fair.commitment(a_secret(4)))
    assert found.bad == ["noted"]


def test_it_reports_files_that_cannot_be_read() -> None:
    short = header_of(a_record("unorog", 3)) | {"seed": "abcd"}
    texts = [
        "",
        "{",
        "null",
        "7",
        "{}",
        '{"fair": {}}',
        stablemates.match("unorog", ["a", "b"]).text(),
        json.dumps(short),
    ]
    reasons = [found.unreadable for found in judged(texts)]
    assert reasons == ["header", "header", "fair", "fair", "fair", "fields", "fair", "seed"]


# --- the page -----------------------------------------------------------------------------------------


@cache
def words() -> dict[str, dict[str, Any]]:
    spoken: dict[str, dict[str, Any]] = ask([])["words"]
    return spoken


def test_it_speaks_three_languages() -> None:
    assert sorted(words()) == sorted(LANGUAGES)
    names = {lang: list(texts) for lang, texts in words().items()}
    assert names["ru"] == names["uk"] == names["en"]
    for lang, texts in words().items():
        for name, text in texts.items():
            assert text, name
            assert lang == "en" or text != words()["en"][name], name


def test_every_finding_has_a_message() -> None:
    whole = (PAGES / "fair.js").read_text("utf-8")
    whats = re.findall(r'find\("(\w+)"', whole)
    reasons = re.findall(r'Unreadable\("(\w+)"', whole)
    assert len(whats) >= 7
    assert len(reasons) >= 4
    needed = [f"{what}-{how}" for what in whats for how in ("good", "bad")] + [f"unreadable-{why}" for why in reasons]
    named = re.findall(r'\bwords(?:\.(?!js)(\w+)|\["([\w-]+)"\])', (PAGES / "verify.js").read_text("utf-8"))
    needed += [one or other for one, other in named]
    assert [name for name in needed if name not in words()["en"]] == []


class Page(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str]]] = []
        self.feed((PAGES / "verify.html").read_text("utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, {name: value or "" for name, value in attrs}))


def test_the_page_has_nothing_inline_and_nothing_from_elsewhere() -> None:
    """So it can be served with ``default-src 'self'``."""
    tags = Page().tags
    for tag, attributes in tags:
        assert tag != "style"
        assert "style" not in attributes
        assert not [name for name in attributes if name.startswith("on")]
        for name in ("src", "href"):
            assert attributes.get(name, "verify.js") in ("verify.js", "verify.css", *HOME)
    assert [attributes["src"] for tag, attributes in tags if tag == "script"] == ["verify.js"]
    assert (PAGES / "verify.css").exists()


def test_a_screen_reader_can_announce_everything_on_the_page() -> None:
    tags = Page().tags
    labelled = {attributes["for"] for tag, attributes in tags if tag == "label"}
    assert labelled == {attributes["id"] for tag, attributes in tags if tag in ("input", "textarea")}
    [live] = [attributes for _, attributes in tags if "aria-live" in attributes]
    assert live["id"] == "result"
    named = [attributes["data-say"] for _, attributes in tags if "data-say" in attributes]
    assert [name for name in named if name not in words()["en"]] == []


def visited(address: str, record: str | None, noted: str = "") -> dict[str, Any]:
    """Return what a visitor of the page sees."""
    tags = [attributes for _, attributes in Page().tags]
    ids = [attributes["id"] for attributes in tags if "id" in attributes]
    says = [attributes["data-say"] for attributes in tags if "data-say" in attributes]
    asked = {"ids": ids, "says": says, "record": record, "noted": noted}
    seen: dict[str, Any] = node(VISIT, ["verify.js", address], asked)
    return seen


def test_a_visitor_checks_a_game_of_this_server() -> None:
    seen = visited(f"{HERE}?lang=uk&game=/games/7.match", a_record("unorog", 1))
    assert (seen["lang"], seen["fetched"]) == ("uk", ["https://table.example/games/7.match"])
    assert seen["title"].startswith(words()["uk"]["title"])
    assert seen["lines"][0] == {"kind": "verdict good", "text": words()["uk"]["good"]}
    text = "\n".join(line["text"] for line in seen["lines"])
    assert fair.commitment(a_secret(1)) in text  # to be compared, since none was named
    hands = header_of(a_record("unorog", 1))["fair"]["hands"]
    spoken = Speech(Words("uk"), registry.find("unorog")[1], [])
    assert all(", ".join(spoken.title_of(face["kind"]) for face in hand) in text for hand in hands)


def test_hands_are_listed_in_the_words_of_their_printing() -> None:
    record = a_record("first-uk", 1)
    text = "\n".join(line["text"] for line in visited(f"{HERE}?lang=uk", record)["lines"])
    spoken = Speech(Words("uk"), registry.find("first-uk")[1], [])
    hands = [[face["kind"] for face in hand] for hand in header_of(record)["fair"]["hands"]]
    assert any(spoken.title_of(kind) != Words("uk").text(key("card", kind)) for hand in hands for kind in hand)
    assert all(", ".join(map(spoken.title_of, hand)) in text for hand in hands)


def test_a_visitor_pastes_a_forged_game() -> None:
    seen = visited(HERE, forged(a_record("unorog", 1), "deck", 3), fair.commitment(a_secret(1)))
    assert seen["lang"] == "ru"  # as the browser prefers
    assert seen["spoken"][0] == words()["ru"]["title"]
    assert seen["lines"][0] == {"kind": "verdict bad", "text": words()["ru"]["bad"]}
    assert words()["ru"]["deck-bad"] in seen["lines"][1]["text"]
    assert words()["ru"]["noted-good"] in seen["lines"][1]["text"]


@pytest.mark.parametrize(
    ("address", "record", "message"),
    [
        (f"{HERE}?lang=en&game=https://elsewhere.example/7.match", "", "elsewhere"),
        (f"{HERE}?lang=en&game=/games/8.match", None, "unfetched"),
        (f"{HERE}?lang=constructor", "no record", "unreadable"),
        (f"{HERE}?lang=en-GB", "x" * 2_000_001, "large"),
    ],
)
def test_a_visitor_learns_what_went_wrong(address: str, record: str | None, message: str) -> None:
    seen = visited(address, record)
    assert seen["lang"] == "en"
    assert seen["lines"][0]["text"] == words()["en"][message]
    assert seen["fetched"] == ([] if message != "unfetched" else ["https://table.example/games/8.match"])
