"""Sitting at a table: the same here against bots and at a table on a server.

Who sits at a table sees a ``Look``, hears ``News`` and says commands (``server/messages``).  A screen works on a
``Sitting`` and does not know where the table is.
"""

from .faces import Faces as Faces
from .sitting import Sitting as Sitting
from .sitting import open_question as open_question
from .voice import Voice as Voice
