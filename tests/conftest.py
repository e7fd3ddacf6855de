"""How the tests run: hypothesis with the same examples every day, many more in a soak; and Ctrl-C as at a terminal."""

import signal

from hypothesis import settings

from tests.support.soak import EXAMPLES, SOAK

settings.register_profile("everyday", deadline=None, max_examples=EXAMPLES, derandomize=True)
settings.register_profile("soak", deadline=None, max_examples=EXAMPLES)
settings.load_profile("everyday" if SOAK == 1 else "soak")

# Whoever runs the tests in the background may have their processes ignore or block Ctrl-C, and some tests press it.
signal.signal(signal.SIGINT, signal.default_int_handler)
signal.pthread_sigmask(
    signal.SIG_UNBLOCK, {signal.SIGINT, signal.SIGTERM, signal.SIGALRM, signal.SIGVTALRM, signal.SIGCHLD}
)
