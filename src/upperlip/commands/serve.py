"""upperlip serve, and plain upperlip."""

import argparse
import os
import sys

from upperlip.commands import Usage, say

FLAGS = ("host", "port", "data", "public_url", "trusted_proxies", "workers", "log_format")


def run_serve(arguments: argparse.Namespace) -> int:
    from upperlip.server.serve import CannotListen, serve  # noqa: PLC0415 – others need no server
    from upperlip.server.settings import BadSetting, read_settings  # noqa: PLC0415
    from upperlip.server.store import StoreError  # noqa: PLC0415

    given = {name: getattr(arguments, name, None) for name in FLAGS}
    try:
        settings = read_settings(given)
        serve(settings, browse=arguments.browse and _can_browse(), say=say)
    except (BadSetting, CannotListen, StoreError) as error:
        raise Usage(str(error)) from None
    return 0


def _can_browse() -> bool:
    """Is somebody sitting in front of this machine, with a screen?"""
    if not sys.stdout.isatty() or os.environ.get("SSH_CONNECTION"):
        return False
    graphical = os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    return bool(graphical) or sys.platform in ("darwin", "win32")
