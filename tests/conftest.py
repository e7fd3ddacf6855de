"""How hypothesis runs here: the same examples every time, or many times more of new ones for a long soak.

CATINTHEBOX_SOAK=100 pytest tests/rules
"""

import os

from hypothesis import settings

EXAMPLES = 50
SOAK = int(os.environ.get("CATINTHEBOX_SOAK", "1"))

settings.register_profile("everyday", deadline=None, max_examples=EXAMPLES, derandomize=True)
settings.register_profile("soak", deadline=None, max_examples=EXAMPLES * SOAK)
settings.load_profile("everyday" if SOAK == 1 else "soak")
