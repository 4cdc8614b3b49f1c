"""Let assertions in shared tests explain themselves, as those in test files do."""

import pytest

pytest.register_assert_rewrite("tests.cards.shared")
