"""The reference has every public name, each with a docstring that says what it is."""

from __future__ import annotations

import inspect
from importlib import import_module

import pytest

import reference

NAMES = [(module, name) for module in reference.MODULES for name in reference.public_names(import_module(module))]


@pytest.mark.parametrize(("module", "name"), NAMES)
def test_every_public_name_is_there_and_explained(module: str, name: str) -> None:
    assert f"### `{name}" in reference.page()
    thing = getattr(import_module(module), name)
    if inspect.isclass(thing) or inspect.isfunction(thing):
        assert inspect.getdoc(thing), f"{name} has no docstring"


@pytest.mark.parametrize("module", list(reference.MODULES))
def test_everything_in_all_is_there(module: str) -> None:
    found = import_module(module)
    assert sorted(set(found.__all__)) == sorted(found.__all__)
    assert all(hasattr(found, name) for name in found.__all__)
