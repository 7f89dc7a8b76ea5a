"""What is wrong with a server, or would be if it were started, and what to do about it.

It touches settings, the store and `http`, only to look at them: nothing is changed anywhere.
"""

from upperlip.server.doctor.examine import examine
from upperlip.server.doctor.finding import Finding

__all__ = ["Finding", "examine"]
