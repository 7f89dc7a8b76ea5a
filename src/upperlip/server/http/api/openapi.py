"""The API in OpenAPI's words, and as a page for people."""

from collections.abc import Mapping
from html import escape
from importlib.metadata import version
from typing import get_args

import msgspec

from upperlip.records.forms import FORMS
from upperlip.records.record import DecisionStep, Result, Step
from upperlip.server.http.api.endpoint import Endpoint
from upperlip.server.wire.api import Problem

_REF = "#/components/schemas/{name}"


def document(endpoints: tuple[Endpoint, ...]) -> dict[str, object]:
    results = [form.result for form in FORMS.values()]
    chances = [form.chance for form in FORMS.values()]
    steps = [DecisionStep, *(kind for chance in chances for kind in get_args(chance) or (chance,))]
    asked = [*(e.takes for e in endpoints if e.takes), *(e.gives for e in endpoints)]
    types = [Problem, *results, *steps, *asked]
    schemas, components = msgspec.json.schema_components(
        types, schema_hook=_anything, ref_template=_REF
    )
    known = dict(zip(map(str, types), schemas, strict=True))
    components[Result.__name__] = {"anyOf": [known[str(result)] for result in results]}
    components[Step.__name__] = {"anyOf": [known[str(step)] for step in steps]}
    paths: dict[str, dict[str, object]] = {}
    for endpoint in endpoints:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint, known)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Upperlip", "version": version("upperlip")},
        "paths": paths,
        "components": {"schemas": components},
    }


def _anything(kind: type) -> dict[str, object]:
    """Options and definitions are the games' own business: whatever JSON can hold."""
    assert kind is object, f"{kind.__name__} has no schema"
    return {"description": "as the game has it"}


def _operation(endpoint: Endpoint, known: Mapping[str, object]) -> dict[str, object]:
    def content(kind: object, media: str = "application/json") -> dict[str, object]:
        return {media: {"schema": known[str(kind)]}}

    given = content(endpoint.gives, endpoint.kind)
    answers: dict[str, object] = {"200": {"description": endpoint.summary, "content": given}}
    for status, summary in endpoint.failures.items():
        answers[str(status)] = {"description": summary, "content": content(Problem)}
    operation: dict[str, object] = {"summary": endpoint.summary, "responses": answers}
    if endpoint.parameters:
        operation["parameters"] = [
            {
                "name": parameter.name,
                "in": parameter.where,
                "required": parameter.where == "path",
                "schema": parameter.schema,
                "description": parameter.summary,
            }
            for parameter in endpoint.parameters
        ]
    if endpoint.takes is not None:
        operation["requestBody"] = {"required": True, "content": content(endpoint.takes)}
    return operation


def page(endpoints: tuple[Endpoint, ...]) -> str:
    """Plain HTML: nothing to load, nothing to run."""
    rows = "".join(map(_row, endpoints))
    return (
        '<!doctype html><html lang="en"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width"><title>Upperlip: the API</title>'
        "<h1>The API</h1><p>The same for machines: "
        '<a href="./api/openapi.json">openapi.json</a> (OpenAPI 3.1). '
        "Who you are is in a cookie: <code>POST /api/me</code> sets it.</p>"
        f"<dl>{rows}</dl></html>"
    )


def _row(endpoint: Endpoint) -> str:
    takes = f" Takes <code>{endpoint.takes.__name__}</code>." if endpoint.takes else ""
    answers = "".join(
        f"<li>{status}: {escape(summary)}</li>" for status, summary in endpoint.failures.items()
    )
    return (
        f"<dt><code>{endpoint.method} {escape(endpoint.path)}</code></dt>"
        f"<dd>{escape(endpoint.summary)}.{takes}<ul>{answers}</ul></dd>"
    )
