"""What a table's page will need, named in its HTML: fetched before any script has run."""

import json
from functools import lru_cache
from pathlib import Path
from typing import Any

from upperlip.texts import LANGUAGES

_TABLE = "src/table/Table.svelte"
Chunks = dict[str, dict[str, Any]]


def preloads(built: Path, accept_language: str, path: str = "") -> str:
    """Tags for the head; none where the page was built without a manifest. `path`: to it all."""
    manifest = built / "manifest.json"
    if not manifest.is_file():
        return ""
    return _tags(manifest, manifest.stat().st_mtime_ns, _language(accept_language), path)


def _language(accepted: str) -> str:
    """The first of ours; as the page itself chooses, unless its settings say otherwise."""
    for part in accepted.split(","):
        language = part.partition(";")[0].strip()[:2].lower()
        if language in LANGUAGES:
            return language
    return "en"


@lru_cache(maxsize=8)
def _tags(manifest: Path, _changed: int, language: str, path: str) -> str:
    chunks: Chunks = json.loads(manifest.read_text("utf-8"))
    texts = [key for key, chunk in chunks.items() if chunk.get("name") == f"texts-{language}"]
    needed: dict[str, None] = {}
    for key in (_TABLE, *texts):
        _gather(chunks, key, needed)
    styles = dict.fromkeys(file for key in needed for file in chunks[key].get("css", ()))
    entries = {key for key, chunk in chunks.items() if chunk.get("isEntry")}
    return "".join(
        [f'<link rel="stylesheet" crossorigin href="{path}/{file}">' for file in styles]
        + [
            f'<link rel="modulepreload" crossorigin href="{path}/{chunks[key]["file"]}">'
            for key in needed
            if key not in entries
        ]
    )


def _gather(chunks: Chunks, key: str, needed: dict[str, None]) -> None:
    """The chunk and all that it imports."""
    if key in chunks and key not in needed:
        needed[key] = None
        for further in chunks[key].get("imports", ()):
            _gather(chunks, further, needed)
