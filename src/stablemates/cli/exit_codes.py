"""How the program ends: its exit codes, which scripts may rely on."""

from __future__ import annotations

DONE, NO, FAULTY, INTERRUPTED, BROKEN_PIPE = 0, 1, 2, 130, 141

EXITS = {
    DONE: "done",
    NO: "completed, but the check failed: verify found a forgery, bench missed a floor, check-game found a mistake",
    FAULTY: "not done; a line on the error stream says why, and what to do",
    INTERRUPTED: "stopped by Ctrl-C; what can be gone on with is saved",
    BROKEN_PIPE: "whoever read the output has gone, as in `stablemates profiles | head -1`",
}
