"""Baby Narwhal: sent anywhere but a stable or the nursery, it goes to the nursery."""

import pytest

from .shared import Baby


@pytest.mark.parametrize("card", ["baby_narwhal"])
class TestBabyNarwhal(Baby):
    """The nursery rule."""
