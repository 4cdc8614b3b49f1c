"""The reference has every public name, each with a docstring that says what it is."""

from __future__ import annotations

import inspect
from importlib import import_module

import pytest

import reference

NAMES = [(module, name) for module in reference.MODULES for name in reference.public_names(import_module(module))]


@pytest.mark.parametrize(("module", "name"), NAMES)
def test_every_public_name_is_there_and_explained(module: str, name: str) -> None:
    assert f"### `{name}`" in reference.page()
    if name in reference.PLAIN:
        return
    thing = getattr(import_module(module), name)
    assert inspect.getdoc(thing), f"{name} has no docstring"
    for member in reference.members_of(thing) if inspect.isclass(thing) else ():
        assert f"#### `{name}.{member}`" in reference.page()
        assert reference.explained(thing, member), f"{name}.{member} has no docstring"


def test_the_fields_of_a_class_are_there_with_their_comments() -> None:
    assert "- `source: Card` — the card that asks, if one does" in reference.page()
    assert "- `seed: int | str | None` — of `stablemates.new`" in reference.page()


def test_what_a_class_inherits_is_there() -> None:
    assert "#### `At.show`\n\n```python\nshow(who: str | None = None) -> str\n```" in reference.page()
    assert "At(profile: str, *, seed: int = 1, revision: int | None = None, **given: Any)" in reference.page()


@pytest.mark.parametrize("module", list(reference.MODULES))
def test_everything_in_all_is_there(module: str) -> None:
    found = import_module(module)
    assert sorted(set(found.__all__)) == sorted(found.__all__)
    assert all(hasattr(found, name) for name in found.__all__)
