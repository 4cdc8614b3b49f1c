"""A puzzle on the page: a wrong answer is refuted, the right one solves it, and the device remembers."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from stablemates.puzzles.puzzle import Puzzle, puzzles

from .conftest import Come
from .looking import Looks
from .people import PHONE, Person

MOST = 60  # seconds of a film, on a fake clock
LIT = "[data-card] .lit [data-kind]"
BUTTONS = "[data-dock] .answers button:not(:disabled)"
PLACES = "(all) => all.map((one) => [one.getBoundingClientRect().x, one.getBoundingClientRect().y])"


def defence() -> Puzzle:
    """Return a puzzle in which a card must be stopped by the only card that can."""
    year = puzzles("second-uk")
    return next(one for one in year if one.goal == "hold" and one.right == [[1]] and len(moves(one)) == 2)


def moves(puzzle: Puzzle) -> list[int]:
    return puzzle.state().moves(puzzle.me)


def tap(one: Locator) -> None:
    one.evaluate("(one) => one.click()")


def watch(person: Person) -> None:
    """Let the film run to its verdict."""
    for _ in range(MOST):
        if person.page.locator(".verdict").count():
            return
        person.page.clock.run_for(1_000)
    raise AssertionError("the film does not end")


def test_a_puzzle_is_refuted_then_solved(come: Come) -> None:
    ann = come("Ann", lang="uk", screen=PHONE)
    page, looks, puzzle = ann.page, Looks(), defence()
    page.clock.install()
    ann.see(f"/today/{puzzle.id}")
    expect(page.locator(BUTTONS).first).to_be_visible()
    looks.at(ann, "puzzle", with_axe=True)
    places = page.locator("[data-seat]").evaluate_all(PLACES)
    tap(page.locator(BUTTONS).first)  # let it pass
    watch(ann)
    assert page.locator("[data-seat]").evaluate_all(PLACES) == places  # on a phone the outcome is over the hand
    assert page.locator(".story li").count() >= 1
    looks.at(ann, "puzzle-refuted")
    tap(page.locator(".task button.main"))
    expect(page.locator(".verdict")).to_have_count(0)
    tap(page.locator(LIT).first)
    expect(page.locator(f"{LIT}[aria-pressed=true]")).to_have_count(1)
    tap(page.locator("[data-dock] [data-stop]"))  # play it
    watch(ann)
    expect(page.locator('.task a[href^="/today/second-uk-"]')).to_be_visible()  # the next one
    looks.at(ann, "puzzle-solved")
    ann.see("/today/all")
    expect(page.locator(f'a.solved[href="/today/{puzzle.id}"]')).to_be_visible()
    looks.at(ann, "puzzles", with_axe=True)
    looks.check()


KEPT = """async () => {
  const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name));
  const ours = loaded.filter(({ pathname }) => /^\\/(assets|api\\/puzzles)\\//.test(pathname));
  return ours.length && (await Promise.all(ours.map(({ pathname }) => caches.match(pathname)))).every(Boolean);
}"""


def test_a_puzzle_that_was_loaded_once_can_be_solved_without_a_connection(come: Come) -> None:
    ann = come("Ann", workers="allow")
    ann.see("/today")
    expect(ann.page.locator(BUTTONS).first).to_be_visible()
    ann.page.wait_for_function(KEPT)
    ann.context.set_offline(True)
    ann.page.reload()
    expect(ann.page.locator(BUTTONS).first).to_be_visible()
