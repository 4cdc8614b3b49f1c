"""Python reads the objects in compiled values without a call, and cannot replace them (``tools/native_members.py``)."""

from __future__ import annotations

from tests.engine import installed

from native_members import with_members

CODE = """
static PyObject *
Card_get_name(CardObject *self, void *closure)
{
    if (unlikely(self->_name == NULL)) {
        return NULL;
    }
    CPy_INCREF(self->_name);
    PyObject *retval = self->_name;
    return retval;
}
static PyGetSetDef Card_getseters[] = {
    {"name",
     (getter)Card_get_name, (setter)Card_set_name,
     NULL, NULL},
    {"worth",
     (getter)Card_get_worth, (setter)Card_set_worth,
     NULL, NULL},
    {NULL}  /* Sentinel */
};
    .tp_getset = Card_getseters,
"""
REWRITTEN = """\
static PyGetSetDef Card_getseters[] = {
    {"worth",
     (getter)Card_get_worth, (setter)Card_set_worth,
     NULL, NULL},
    {NULL}  /* Sentinel */
};
static PyMemberDef Card_members[] = {
    {"name", T_OBJECT_EX, offsetof(CardObject, _name), READONLY, NULL},
    {NULL}
};
    .tp_getset = Card_getseters,
    .tp_members = Card_members,
"""
MEMBERS = """
import stablemates
from stablemates.core.kernel import Event, Option, Outcome, Question, Reason

for one in (Option, Question, Event, Outcome, Reason):
    members = [name for name, what in vars(one).items() if type(what).__name__ == "member_descriptor"]
    print(one.__name__, *sorted(members))
[question] = stablemates.new("unorog", seats=2, seed=1).pending()
print(question.ask, question.options[0].verb)
try:
    question.options = []
except AttributeError as refused:
    print(refused)
"""
PRINTED = """\
Option kind verb word
Question ask options rule
Event kind rule word
Outcome points rule why
Reason key rule ruling
turn draw
readonly attribute
"""


def test_an_object_becomes_a_member_and_a_number_does_not() -> None:
    kept = CODE[: CODE.index("static PyGetSetDef")]
    assert with_members(CODE) == kept + REWRITTEN


def test_python_reads_the_objects_in_compiled_values_as_members_and_cannot_replace_them() -> None:
    installed.needs_compiled()
    assert installed.run("-c", MEMBERS) == PRINTED
