"""How much longer than every day the tests shall run: CATINTHEBOX_SOAK=100 asks for a hundred times the examples."""

import os

SOAK = int(os.environ.get("CATINTHEBOX_SOAK", "1"))
EXAMPLES = 50 * SOAK
