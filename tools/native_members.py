"""Let Python read the objects in a compiled value directly.

For every attribute of a class, mypyc writes a function in C that Python calls to read it.  A member of the struct needs
no call: Python itself reads it in a tenth of the instructions.  Only objects can be such members, numbers cannot.  And
they are read-only, because compiled code relies on their types, which Python would not check.  Only the standard
library is used, because this runs while a wheel is built.
"""

from __future__ import annotations

import re
from pathlib import Path

CLASS = re.compile(r"static PyGetSetDef (\w+)_getseters\[\] = \{\n.*?\n\};\n", re.DOTALL)
ATTRIBUTE = re.compile(r' *\{"(\w+)",\n *\(getter\)(\w+), \(setter\)\w+,\n *NULL, NULL\},\n')
# The functions that read an object: the name of the function, of the struct, and of the attribute.
READS_OBJECT = re.compile(
    r"\n(\w+)\((\w+) \*self, void \*closure\)\n\{\n"
    r"    if \(unlikely\(self->_(\w+) == NULL\)\) \{\n[^}]*\}\n"
    r"    CPy_INCREF\(self->_\3\);\n"
)


def make_members(file: Path) -> None:
    """Rewrite the C code of a module."""
    file.write_text(with_members(file.read_text(encoding="utf-8")), encoding="utf-8")


def with_members(code: str) -> str:
    """Return C code in which the objects of each class are members."""
    structs = {function: struct for function, struct, _ in READS_OBJECT.findall(code)}
    for found in list(CLASS.finditer(code)):
        name = found[1]
        objects = [one for one in ATTRIBUTE.finditer(found[0]) if one[2] in structs]
        if not objects:
            continue
        functions = found[0]
        members = f"static PyMemberDef {name}_members[] = {{\n"
        for one in objects:
            functions = functions.replace(one[0], "")
            members += f'    {{"{one[1]}", T_OBJECT_EX, offsetof({structs[one[2]]}, _{one[1]}), READONLY, NULL}},\n'
        code = code.replace(found[0], f"{functions}{members}    {{NULL}}\n}};\n")
        listed = f".tp_getset = {name}_getseters,"
        code = code.replace(listed, f"{listed}\n    .tp_members = {name}_members,")
    return code
