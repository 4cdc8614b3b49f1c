"""Write the font of headings and buttons: Shantell Sans 800, reduced to what three languages need.

``python tools/fonts.py FOLDER`` writes web/src/ui/fonts.  FOLDER is the unpacked npm package @fontsource/shantell-sans;
fonttools and brotli must be installed.  Symbols, Latin and Cyrillic letters are separate files, so that no one loads
the letters of a script that they do not read.
"""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from typing import Any

TARGET = Path(__file__).resolve().parent.parent / "web" / "src" / "ui" / "fonts"
SIGNS = [*range(0x20, 0x41), *range(0x5B, 0x61), *range(0x7B, 0x7F), 0xA0, 0xAB, 0xB7, 0xBB, 0xD7]
SIGNS += [0x2013, 0x2014, 0x2018, 0x2019, 0x201A, 0x201C, 0x201D, 0x201E, 0x2026]
LATIN = [*range(0x41, 0x5B), *range(0x61, 0x7B)]
CYRILLIC = [*range(0x410, 0x450), *map(ord, "ЁёЄєІіЇїҐґ"), 0x2116]
PARTS = {"signs": ("latin", SIGNS), "latin": ("latin", LATIN), "cyrillic": ("cyrillic", CYRILLIC)}
USELESS = ["STAT", "vhea", "vmtx", "GSUB", "GDEF", "gasp"]


def cut(source: Path, letters: list[int], target: Path) -> None:
    """Write a font with these letters and their kerning, and nothing else."""
    subset: Any = import_module("fontTools.subset")  # not a dependency, because this tool is hardly ever run
    options = subset.Options()
    options.flavor = "woff2"
    options.layout_features = ["kern"]
    options.hinting = False
    options.drop_tables += USELESS
    font = subset.load_font(str(source), options)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=letters)
    subsetter.subset(font)
    missing = sorted(set(letters) - set(font.getBestCmap()))
    if missing:
        raise SystemExit(f"{source.name} lacks {''.join(map(chr, missing))!r}")
    subset.save_font(font, str(target), options)


def main() -> None:
    if len(sys.argv) != 2:
        raise SystemExit(__doc__)
    for name, (script, letters) in PARTS.items():
        source = Path(sys.argv[1]) / "files" / f"shantell-sans-{script}-800-normal.woff2"
        target = TARGET / f"shantell-sans-800-{name}.woff2"
        cut(source, letters, target)
        print(f"{target.name}: {target.stat().st_size} bytes")


if __name__ == "__main__":
    main()
