"""Play a card by meaning: map keywords to answers, in whatever order the questions come."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from ..core.kernel import NO_CARD, NOBODY, Event, Option, Question
from ..core.table import Table

if TYPE_CHECKING:
    from .at import At

# Keywords that are not the verb of an option -> the verbs of the options they answer.
ROLES = {"to": ("stable", "player"), "names": ("play", "call")}
LOGGED = {"gives": "move", "takes": "pull"}  # keywords whose events are not named after their verb
CALLS = "calls"  # the keyword for the call with a card; without it, no one calls
DECLINE = ("no", "pass", "nothing")  # verbs of options that do nothing


class Meaning(NamedTuple):
    """One intended answer: by whom (empty: anyone), to which verb, and what."""

    keyword: str
    who: str
    value: Any

    def __str__(self) -> str:
        return f"{self.keyword}={self.value!r}" + (f" of {self.who}" if self.who else "")


class Effect:
    """A card that is being played, and the intended answers to its questions."""

    def __init__(self, at: At, who: str, card: str, meant: list[Meaning], state: Table) -> None:
        self.at = at
        self.who = who
        self.card = card
        self.meant = meant
        self.state = state
        self.reactions = {reaction.ask for reaction in at.game.reactions()}
        self.events: list[Event] = []  # its results

    def play(self) -> list[Event]:
        """Play the card, then answer until no question concerns it; return what happened."""
        question = self.at.question(self.who)
        plays = [n for n in self.choices(question) if self.is_it(question.options[n])]
        assert plays, f"{self.who} cannot play {self.card!r}; {self.describe(question)}"
        self.give(question, plays[0] if len(plays) == 1 else self.chosen(question, plays))
        while (following := self.next_question()) is not None:
            self.give(following, self.chosen(following, self.choices(following)))
        left = [str(one) for one in self.meant if not self.came_about(one)]
        assert not left, f"{self.card} asked nothing that {', '.join(left)} answers"
        return self.events

    def is_it(self, option: Option) -> bool:
        return option.card != NO_CARD and self.state.kind(option.card) == self.card

    def choices(self, question: Question) -> list[int]:
        """Return the candidate options: a call only if one is meant."""
        calls = any(one.keyword == CALLS for one in self.meant)
        return [n for n, one in enumerate(question.options) if one.verb != "call" or calls]

    def give(self, question: Question, option: int) -> None:
        self.events += self.state.answer(question.seat, option)

    # --- what is asked -------------------------------------------------------------------------

    def next_question(self) -> Question | None:
        """Return the next question of the effect; others pass in reaction windows.  ``None`` when it is over."""
        for question in self.state.pending():
            if self.matches(question, self.choices(question)):
                return question
            if question.ask in self.reactions:
                # If the others cannot simply pass, as with a stone, the question is left to them.
                return question if DECLINE[1] in verbs_of(question) else None
            if question.source != NO_CARD:
                return question
        return None

    def chosen(self, question: Question, among: list[int]) -> int:
        """Return the intended option: all meanings that apply must agree on it."""
        found = self.matches(question, among)
        if found:
            agreed = [n for n in among if all(n in options for _, options in found)]
            if len(agreed) != 1:
                answers = " and ".join(str(meaning) for meaning, _ in found)
                raise AssertionError(f"{answers} matches {len(agreed)} options; {self.describe(question)}")
            for meaning, _ in found:
                self.meant.remove(meaning)
            return agreed[0]
        for option in (self.passing(question), self.own_stable(question), self.used(question)):
            if option is not None:
                return option
        raise AssertionError(f"no keyword answers this; {self.describe(question)}")

    def matches(self, question: Question, among: list[int]) -> list[tuple[Meaning, list[int]]]:
        """Return the meanings that apply to a question, with their options; only the first for each keyword."""
        found: dict[str, tuple[Meaning, list[int]]] = {}
        for meaning in self.meant:
            if meaning.keyword not in found and meaning.who in ("", self.at.players[question.seat]):
                options = [n for n in among if self.fits(question, question.options[n], meaning)]
                if options:
                    found[meaning.keyword] = meaning, options
        return list(found.values())

    def fits(self, question: Question, option: Option, meaning: Meaning) -> bool:
        """Return whether an option is what a meaning says."""
        asks = verbs_of(question) | {question.ask}
        if not asks & verbs_for(meaning.keyword):
            return False
        if meaning.value is False:
            return option.verb in DECLINE
        if option.verb in DECLINE or not {option.verb, question.ask} & verbs_for(meaning.keyword):
            return False
        return meaning.value is True or meaning.value in self.names_of(option)

    def names_of(self, option: Option) -> list[str]:
        """Return all names of an option."""
        names = [option.verb, *([option.word] if option.word else [])]
        if option.card != NO_CARD:
            kind = self.state.kind(option.card)
            place, seat = self.state.zone_name(self.state.zone_of(option.card))
            names += [kind, f"{kind}@{place if seat == NOBODY else self.at.players[seat]}"]
        if option.seat != NOBODY:
            names.append(self.at.players[option.seat])
        return names

    def describe(self, question: Question) -> str:
        who = self.at.players[question.seat]
        meant = ", ".join(str(one) for one in self.meant) or "nothing"
        return f"{who} is asked {question.ask!r}: {self.at.options(who)}; meant: {meant}"

    # --- what needs no meaning -----------------------------------------------------------------

    def passing(self, question: Question) -> int | None:
        """Return the pass of others, or the only option: neither needs a keyword."""
        if len(question.options) == 1:
            return 0
        if question.ask in self.reactions:
            return next((n for n, one in enumerate(question.options) if one.verb == DECLINE[1]), None)
        return None

    def own_stable(self, question: Question) -> int | None:
        """Return the player's own stable, unless another is meant (R-CARD-06)."""
        for n, option in enumerate(question.options):
            if option.verb == "stable" and option.seat == question.seat and self.is_it(option):
                return n
        return None

    def used(self, question: Question) -> int | None:
        """Return the yes to an optional effect, if that leads to something that is meant."""
        for n, option in enumerate(question.options):
            if option.verb == "yes" and self.leads_to_a_meaning(question, n):
                return n
        return None

    def leads_to_a_meaning(self, question: Question, option: int) -> bool:
        """Return whether the answer causes something that is meant, or a question that a meaning answers."""
        ahead = Effect(self.at, self.who, self.card, self.meant[:], self.state.clone())
        ahead.give(question, option)
        while (following := ahead.next_question()) is not None:
            if ahead.matches(following, ahead.choices(following)):
                return True
            passing = ahead.passing(following)
            if passing is None:
                break
            ahead.give(following, passing)
        return any(ahead.came_about(one) for one in self.meant)

    def came_about(self, meaning: Meaning) -> bool:
        """Return whether something meant happened without a question: there was no choice."""
        kinds = {*verbs_for(meaning.keyword), LOGGED.get(meaning.keyword, "")}
        for event in self.events:
            if event.kind in kinds or meaning.keyword in ROLES:
                named = [self.state.kind(event.card)] if event.card != NO_CARD else []
                named += [self.at.players[seat] for seat in (event.seat, event.whom) if seat != NOBODY]
                if str(meaning.value).partition("@")[0] in named:
                    return True
        return meaning.value is False


def meanings(keyword: str, value: Any, who: str = "") -> list[Meaning]:
    """Return a keyword as single answers: a list has several, a dict those of several players."""
    if isinstance(value, dict):
        return [one for player, mine in value.items() for one in meanings(keyword, mine, player)]
    if isinstance(value, (list, tuple)):
        return [Meaning(keyword, who, one) for one in value]
    return [Meaning(keyword, who, value)]


def verbs_for(keyword: str) -> set[str]:
    """Return the verbs of the options that a keyword answers.

    >>> sorted(verbs_for("gives")), sorted(verbs_for("to"))
    (['give', 'gives'], ['player', 'stable'])
    """
    return set(ROLES.get(keyword, (keyword, keyword.removesuffix("s"))))


def verbs_of(question: Question) -> set[str]:
    return {option.verb for option in question.options}
