"""Validate players' names: they must be visible, stay on one line, and not look like someone else's."""

from __future__ import annotations

import unicodedata
from typing import Final

from . import checks
from .errors import Refusal

MARKS: Final = 2  # on one letter; more would overlap the lines above and below
INVISIBLE: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")  # letters and symbols that are blank

# Capitals whose lower-case forms look different, by alphabet: Greek, Armenian, Coptic.
CAPITALS: Final = {
    "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧϒϜϺ": "abezhikmnoptyxyfm",
    "ՕՍՏ": "ous",
    "ⲎⲒⲔⲘⲚⲞⲢⲤⲦⲨⲬ": "hikmnopctyx",
}
# Lower-case letters, and letters of alphabets without case: Cyrillic, Greek, Armenian, Coptic, Cherokee, Lisu,
# Canadian syllabics, unusual Latin letters, small capitals, and digits and symbols used as letters.
SMALL: Final = {
    "авгенкмортсухьѕіјһԁԛԝҽӏѵѡүԍꙇ": "abrehkmoptcyxbsiihdqweivwygi",
    "αβγεηικνορστυχωϳ": "abyenikvopotuxwi",
    "ագզհոռսքօց": "wqqhnnufog",
    "ⲅⲟⲣⲥ": "ropc",
    "ᎠᎡᎢᎥᎩᎪᎫᎬᎳᎷᎻᎽᏀᏂᏃᏏᏒᏔᏕᏙᏚᏞᏟᏢᏦᏧᏳᏴ": "drtiyaiewmhyghzbrwsvsicpkdgb",
    "ꓐꓑꓒꓓꓔꓖꓗꓙꓚꓜꓝꓟꓠꓡꓢꓣꓦꓧꓪꓫꓬꓮꓰꓲꓳꓴ": "bpddtgkiczfmnisrvhwxyaeiou",
    "ᐯᑌᑭᑯᑲᒍᒪᕁᕼᕽᖇᖯᖴᗅᗞᗪᗰᗷ᙭᙮": "vupdbiixhxrbfaddmbxx",
    "ɑƅᴄꬲꬵꞙɡᶃƍıɪɩǀᴏᴑꬽꭇꭈꜱƽꞟᴜꭎꭒʋᴠɯᴡɣᶌʏỿꭚᴢ": "abceffgggiiiiooorrssuuuuvvwwyyyyyz",
    "ᴀʙᴅᴇꜰɢʜᴊᴋʟᴍɴᴘꞯʀᴛ": "abdefghikimnpqrt",
    "01358|!lj×∣": "oiesbiiiixi",
}
LOOKALIKES: Final = {char: like for chars, likes in SMALL.items() for char, like in zip(chars, likes, strict=True)}
AS_WRITTEN: Final = str.maketrans(
    {char: like for chars, likes in CAPITALS.items() for char, like in zip(chars, likes, strict=True)}
)


def clean_name(text: str) -> str:
    """Return a name as it is shown; raise ``Refusal`` if it is not allowed."""
    name = checks.clean(text)
    marks = 0
    for char in name:
        marks = marks + 1 if unicodedata.category(char).startswith("M") else 0
        if marks > MARKS:
            raise Refusal("bad-name", f"a letter in a name can have at most {MARKS} marks")
    if not any(is_visible(char) for char in name):
        raise Refusal("empty-text", "this name has no visible characters")
    return name


def is_visible(char: str) -> bool:
    return unicodedata.category(char)[0] in "LNPS" and char not in INVISIBLE


def skeleton(name: str) -> str:
    """Return what a name looks like at a glance, to compare it with others.

    >>> skeleton("Ann"), skeleton("АNN"), skeleton("Ánn"), skeleton("A n n")
    ('ann', 'ann', 'ann', 'ann')
    >>> skeleton("ΝΗ"), skeleton("ꓮꓠꓠ"), skeleton("ᎪN\u0578")
    ('nh', 'ann', 'ann')
    >>> skeleton("Bill") == skeleton("8I11"), skeleton("Оля") == skeleton("Оля "), skeleton("Ann") == skeleton("Anna")
    (True, True, False)
    """
    folded = unicodedata.normalize("NFKC", name).translate(AS_WRITTEN).casefold()
    letters = (char for char in unicodedata.normalize("NFKD", folded) if is_visible(char))
    return "".join(LOOKALIKES.get(char, char) for char in letters)


def look_alike(one: str, other: str) -> bool:
    return skeleton(one) == skeleton(other)
