"""The OpenAPI description of the API: endpoints are described by their docstrings, types by the protocol's schema."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from ... import __version__
from ...protocol.schema import plain, schema


class DescribedTypes(JsonRenderPlugin):
    """Render the schema as JSON, with the descriptions that the protocol gives of its types and their fields."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        types = openapi_schema["components"]["schemas"]
        for name, part in schema()["$defs"].items():
            if name in types and "properties" in part:
                types[name]["description"] = part["description"]
                for field, node in types[name]["properties"].items():
                    if text := part["properties"].get(field, {}).get("description"):
                        node["description"] = text
        return super().render(request, openapi_schema)


def openapi() -> OpenAPIConfig:
    return OpenAPIConfig("Stablemates", __version__, path="/schema", render_plugins=[DescribedTypes()])


def described(route: HTTPRouteHandler) -> HTTPRouteHandler:
    """Return an endpoint with the first sentence of its docstring as its summary, and the rest as its description."""
    route.summary, _, more = plain(route.fn.__doc__ or "").rstrip(".").partition(". ")
    route.description = f"{more}." if more else None
    return route
