"""The page's types, made from ours (that they are up to date, tests/server/test_docs.py says)."""

import msgspec.inspect as mi
import pytest
from msgspec import Struct

from upperlip.server.wire import trick
from upperlip.server.wire.typescript import Writer


def test_a_name_is_one_type() -> None:
    """Else the page would read the second as if it were the first."""

    class Trick(Struct):
        winner: str

    writer = Writer()
    sent = mi.type_info(trick.Trick)
    assert writer.name(sent) == writer.name(sent) == "Trick"
    with pytest.raises(TypeError, match="Trick is two types"):
        writer.name(mi.type_info(Trick))
