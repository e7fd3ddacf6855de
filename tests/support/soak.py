"""How much longer than every day the tests shall run: SOAK_TIMES=100 asks for a hundred times the examples."""

import os

SOAK = int(os.environ.get("SOAK_TIMES", "1"))
EXAMPLES = 50 * SOAK
