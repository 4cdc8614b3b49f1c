from tests.server.table import at as at
