"""Tests of the compiled kernel: skipped where it could not be built, unless it is required."""

import os

import pytest

from upperlip import kernel

needs_kernel = pytest.mark.skipif(
    not kernel.FAST and not os.environ.get("UPPERLIP_NEEDS_KERNEL"),
    reason="there is no compiled kernel here",
)
