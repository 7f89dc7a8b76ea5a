"""`python -m upperlip` is the `upperlip` command."""

import sys

from upperlip.cli import main

sys.exit(main())
