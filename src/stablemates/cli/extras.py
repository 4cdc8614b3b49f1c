"""Optional dependencies: which extra contains a missing module, and the command that installs it."""

from __future__ import annotations

EXTRAS = {
    "play": (
        "fluent h11 litestar msgspec prometheus_client rich segno shtab structlog textual uvicorn uvloop websockets"
    ),
    "cluster": "nats psycopg psycopg_pool",
    "rl": "gymnasium numpy pettingzoo",
    "sim": "pyarrow ray",
    "bench": "pyspiel rlcard",
}


def remedy(module: str) -> str:
    """Return the command that installs a module; "" if it is not one of our dependencies.

    >>> remedy("litestar.middleware")
    "pip install 'stablemates[play]'"
    """
    name = module.partition(".")[0]
    for extra, modules in EXTRAS.items():
        if name in modules.split():
            return f"pip install 'stablemates[{extra}]'"
    return "pip install torch" if name == "torch" else ""
