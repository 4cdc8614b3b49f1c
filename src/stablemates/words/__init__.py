"""All user-facing text, in three languages.

The engine emits keys.  The messages are in ``locale/<language>/*.ftl``: ``common.ftl`` for every game,
``<game>.ftl`` or ``<game>-<part>.ftl`` for one, ``pack-<pack>.ftl`` for a pack, ``table.ftl`` for tables over the
network, ``invitation.ftl`` for the names of games and for links.  The page reads these as well, but not
``commands.ftl``, for the command line, or ``tui.ftl``, for the terminal.  A plug-in game or pack has its own ``locale``
folder next to its module.  ``Words`` finds a message; ``speech.Speech`` turns what a table shows into sentences.  A
message is named after its purpose, in lower case; a ``_`` in a key becomes ``-``:

=====================  =========================  ==================================================================
what the engine emits  message                    arguments, and variants as attributes
=====================  =========================  ==================================================================
question               ``ask-GAME-ASK``           ``$source``, every fact of the view (``$owed``, ``$colour``) and
                                                  ``$least``, the verb of the least committal option;
                                                  ``.EDITION``: as worded in ``first-ru``, ``first-uk`` (``.first``)
                                                  ``.brief``: what its answers leave unsaid, where room is scarce
early question         ``asked-GAME-early``       after a question that comes before what the card does first
option                 ``verb-GAME-VERB``         ``$card $seat $word``; ``.key``: what to type for it
word                   ``word-GAME-WORD``         ``.code``: its letter
event                  ``event-GAME-KIND``        ``$seat $whom $card $source $word $n $rule``, ``$by``: ``by-card``
                                                  or nothing, ``$count`` events in one sentence;
                                                  ``.you``: the reader does it, ``.yours``: it happens to the
                                                  reader, ``.own``: both; ``.self``: others do it to themselves;
                                                  ``.unseen``: the reader did not see the card, ``.each``: of
                                                  several seats together (``$list``)
reason                 ``why-GAME-KEY``           ``$card``, ``$source``, every fact of the view; ``.EDITION``
outcome                ``outcome-GAME-WHY``       ``$seat $points``; ``.you``, ``.nobody``
table option           ``option-GAME-NAME``       ``.about``: what it changes, ``.source``: why it is the default
value of an option     ``value-GAME-VALUE``       a word; without one the value is shown as it is
fact or zone of a view ``fact-GAME-NAME``         a label; a zone without one is ``zone-NAME``
rulebook               ``profile-ID``             ``.about``
game, edition          ``game-ID``,               what newcomers call them; a rulebook without one uses its
                       ``edition-ID``             ``profile-ID``
link to a table        ``invitation-…``           what messaging apps show of it: ``$host $game $free``
summary of the rules   ``help-GAME``              the first line is the aim
pack                   ``pack-ID``                ``.about``
rule                   ``rule-ID``                the rule in a line, e.g. ``rule-U-TURN-02``
card                   ``card-KIND``              the title; ``.code``: its short name, ``.text``: what it does;
                                                  ``.EDITION-title``, ``.EDITION``: title and text in an edition,
                                                  ``.label``: the title, if it has to differ from equal ones
event at a table       ``event-table-KIND``       ``$text``; ``$seat``: a name, which is in ``text`` where someone
                                                  has left; ``$word``: the level or the phrase, in words; ``.you``
refusal                ``refused-REASON``         also why a connection ends
choice at a table      ``WHAT-KEY``               ``phrase``, ``reaction``, ``mode``, ``wake``, ``speed``, ``level``,
                                                  ``phase-table``; ``.about``: of a mode and a speed
=====================  =========================  ==================================================================

Kinds of cards and rules have unique names across games, so their messages need no game.

Grammar cannot go wrong because no word has to agree with a name.  Sentences are in the present tense.  Names of cards
and players are in the nominative: alone, in quotes, after a colon, or after a noun such as "player" that is declined
for them (in English also with ``'s``).  Numbers choose their noun by the plural rules.
"""

from .language import LANGUAGES as LANGUAGES
from .language import choose as choose
from .words import MissingWord as MissingWord
from .words import Words as Words
