"""Session at a table: the same here against bots and at a table on a server.

Who sits at a table sees a ``Look``, hears ``News`` and says commands (``server/messages``).  A screen works on a
``Session`` and does not know where the table is.
"""

from .faces import Faces as Faces
from .narration import Voice as Voice
from .session import Session as Session
from .session import open_question as open_question
