"""The referee over HTTP: stateless, rate limited, and bounded by the sizes of its fields."""

from __future__ import annotations

from litestar import post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from ...protocol.rulings import Inquiry, Ruling
from ...referee import BadQuestion, rule
from .gateway import Caller, Denied, Gateway


@post("/api/referee", status_code=200)
async def referee(
    gateway: NamedDependency[Gateway], caller: NamedDependency[Caller], data: JSONBody[Inquiry]
) -> Ruling:
    """Rule on what these answers lead to in a position, with the reasons.  Nothing is stored."""
    gateway.limit(gateway.allowances.rulings, caller.address, "rulings")
    try:
        return await gateway.turns.run(caller.address, rule, data)
    except BadQuestion as refusal:
        raise Denied(400, "bad-position", str(refusal)[:400]) from None
