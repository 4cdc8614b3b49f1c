"""A session at a table, the same for a local game and for a table on a server.

A session has a ``Snapshot``, receives ``Event``s and sends commands (``protocol``).  A screen works on a ``Session``
and does not know where the table is.
"""

from .narration import Narration as Narration
from .session import Session as Session
from .session import open_question as open_question
