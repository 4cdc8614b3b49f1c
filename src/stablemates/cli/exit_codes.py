"""Exit codes; scripts may rely on them."""

from __future__ import annotations

DONE, NO, FAULTY, INTERRUPTED, BROKEN_PIPE = 0, 1, 2, 130, 141

EXITS = {
    DONE: "success",
    NO: "completed, but the check failed: verify found a forgery, bench missed a floor, check-game found a mistake",
    FAULTY: "failed; a line on stderr says why and what to do",
    INTERRUPTED: "stopped by Ctrl-C; whatever can be resumed is saved",
    BROKEN_PIPE: "the reader of the output quit, e.g. `stablemates profiles | head -1`",
}
