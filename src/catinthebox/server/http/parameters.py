"""What handlers may ask for by name: the server's parts, who asks, and the table in the path."""

from litestar.di import NamedDependency
from litestar.params import FromPath

from catinthebox.server import services
from catinthebox.server.identity import Guest

Services = NamedDependency[services.Services]
"""As `services`."""

Asker = NamedDependency[Guest]
"""As `asker`: the guest who asks; nobody else gets through."""

Anybody = NamedDependency[Guest | None]
"""As `anybody`: the guest who asks, None for a spectator."""

TableId = FromPath[str]
"""As `table_id`."""
