"""Packed arrays: numbers side by side in memory, which compiled code reads and writes without Python objects.

They come from ``librt``, which compiled wheels require.  The interpreter has no use for them: there, lists and
bytearrays stand in, and the engine needs no other package.  ``append``, ``pop`` and ``remove`` may or may not change
the array they are given, so continue with the one they return.

``byte_table`` makes a constant table of numbers up to 255: bytes, which compiled code reads without creating an object,
or a list, which the interpreter reads faster.
"""

from __future__ import annotations

from . import errors

MYPY = False  # true for mypy and mypyc, which know librt; pyright knows the stand-ins

if MYPY or not str(errors.__file__).endswith(".py"):  # the engine is compiled
    from librt.vecs import append as append  # pyright: ignore[reportMissingImports]
    from librt.vecs import pop as pop  # pyright: ignore[reportMissingImports]
    from librt.vecs import remove as remove  # pyright: ignore[reportMissingImports]
    from librt.vecs import vec as vec  # pyright: ignore[reportMissingImports]

    byte_table = bytes
else:
    from .native import append as append
    from .native import byte_table as byte_table
    from .native import pop as pop
    from .native import remove as remove
    from .native import vec as vec
