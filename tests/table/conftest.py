"""The rules' tests name rules and ids, in no language."""

from tests.reasons import reasons_by_their_ids

__all__ = ["reasons_by_their_ids"]
