"""The page's texts: complete in three languages, and none that nobody says."""

import ast
import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast as ftl

from tests.texts.test_texts import PAGE_FILES, WORDS, _messages, _seen
from upperlip.server.tables.chat_rules import PRESETS
from upperlip.server.tables.document import LEVELS
from upperlip.server.tables.pacing import PACES
from upperlip.texts import LANGUAGES

SHARED = ("table", "mustachio", "moustache")
ROOT = Path(__file__).parents[2]
SERVER = ROOT / "src" / "upperlip" / "server"
PAGE = ROOT / "web" / "src"
# Ids that the page puts together from what the server names, or from one of its own lists.
PUT_TOGETHER = ("why-", "ended-", "preset-", "level-", "pace-", "learn-", "web-kind-", "web-card-")


def _page(language: str) -> dict[str, ftl.Message]:
    return {key: m for name in PAGE_FILES for key, m in _messages(language, name).items()}


def test_no_id_stands_in_two_files() -> None:
    ids = [key for name in (*SHARED, *PAGE_FILES) for key in _messages("en", name)]
    assert sorted(ids) == sorted(set(ids))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    for name in (*SHARED, *PAGE_FILES):
        text = files("upperlip.texts").joinpath(language, f"{name}.ftl").read_text("utf-8")
        bundle.add_resource(FluentResource(text))
    for key, message in _page(language).items():
        found = bundle.get_message(key)
        for number in (0, 1, 2, 5, 11, 21):
            words = WORDS | dict.fromkeys(("seats", "others", "cards", "instead"), "Ada")
            args = {name: words.get(name, number) for name in _seen(message).variables}
            for pattern in filter(None, (found.value, *found.attributes.values())):
                said, errors = bundle.format_pattern(pattern, args)
                assert not errors, key
                assert str(said).strip(), key


@pytest.mark.parametrize(
    ("language", "needed"),
    [("en", {"one", "other"}), ("fr", {"one", "other"}), ("ru", {"one", "few", "many"})],
)
def test_numbers_choose_their_form(language: str, needed: set[str]) -> None:
    for key, message in _page(language).items():
        for _, forms in _seen(message).selectors:
            if forms & {"one", "few", "many"}:
                assert forms >= needed, key


def test_french_spaces_do_not_break() -> None:
    for name in PAGE_FILES:
        text = files("upperlip.texts").joinpath("fr", f"{name}.ftl").read_text("utf-8")
        for line in text.splitlines():
            if not line.startswith("#"):
                assert not re.search(r"[\w}] [:;!?»]|« ", line), line


# What the server says, and what the page says


_WHYS = ("why", "self._ending")


def _refusals() -> Iterator[str]:
    """The message ids of what the server says no, or goodbye, with."""
    for path in sorted(SERVER.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call):
                yield from _ids_in(node)
            elif isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) in _WHYS:
                yield from _strings(node.value)


def _ids_in(call: ast.Call) -> Iterator[str]:
    name = call.func.attr if isinstance(call.func, ast.Attribute) else ast.unparse(call.func)
    if name in ("Refusal", "Broken"):
        yield from _strings(call.args[0])
    elif name in ("send_off", "close"):
        yield from (word for argument in call.args for word in _strings(argument))
    elif name == "Reason":
        yield from (word for k in call.keywords if k.arg == "message" for word in _strings(k.value))


def _strings(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value


def _known() -> set[str]:
    return {key for name in (*SHARED, *PAGE_FILES) for key in _messages("en", name)}


def test_every_refusal_has_a_sentence() -> None:
    used = set(_refusals())
    assert len(used) > 40
    assert {f"why-{message}" for message in used} - _known() == set()


def test_every_refusal_sentence_is_used() -> None:
    pages = "".join(path.read_text("utf-8") for path in PAGE.rglob("*.ts"))
    told = {key for key in _page("en") if key.startswith("why-")}
    used = {f"why-{message}" for message in _refusals()}
    assert {key for key in told - used if f"'{key.removeprefix('why-')}'" not in pages} == set()


def test_what_the_server_names_has_words() -> None:
    wanted = [f"level-{level}" for level in LEVELS]
    wanted += [f"level-{level}-about" for level in LEVELS]
    wanted += [f"pace-{pace}" for pace in PACES]
    wanted += [f"preset-{preset}" for preset in PRESETS]
    wanted += ["ended-ended-by-host", "ended-rules-changed"]
    assert set(wanted) - _known() == set()


def test_every_text_of_the_page_is_said() -> None:
    """Dead texts go. Ids may be put together: then their beginning stands before a `${`."""
    code = "".join(
        path.read_text("utf-8") for kind in ("*.ts", "*.svelte") for path in PAGE.rglob(kind)
    )
    begun = set(re.findall(r"`([a-z]+-[a-z-]*)\$\{", code)) | set(PUT_TOGETHER)
    begun |= {f"{word}-" for word in re.findall(r"words\('([a-z-]+)'", code)}
    for key in _page("en"):
        said = f"'{key}'" in code or f'"{key}"' in code
        assert said or any(key.startswith(start) for start in begun), key
