"""How hypothesis runs here: the same examples every day, and many more, new ones in a long soak."""

from hypothesis import settings

from tests.support.soak import EXAMPLES, SOAK

settings.register_profile("everyday", deadline=None, max_examples=EXAMPLES, derandomize=True)
settings.register_profile("soak", deadline=None, max_examples=EXAMPLES)
settings.load_profile("everyday" if SOAK == 1 else "soak")
