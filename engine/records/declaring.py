"""Declares file formats with pydantic models, and reports the first fault of a file as one sentence.

The format of a record, and of every other file whose content must be checked, is declared once, as a model. The model
checks the whole file before any part of the file is used, and the JSON Schema of the format is made from the model.
Values are not converted: "3" is not a number.

Loading pydantic takes a tenth of a second and 17 MB, so only code that reads a file imports this module.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NoReturn, TypeVar

from engine.core.verdict import refuse
from engine.records.pydantic_whole import (
    BaseModel,
    ConfigDict,
    CoreSchema,
    Discriminator,
    ErrorDetails,
    Field,
    GenerateJsonSchema,
    GetCoreSchemaHandler,
    ValidationError,
    core_schema,
)

# Tags for the two forms of a value that can be written in a short or a full form. Pydantic includes the tag in the
# place that it reports for a fault.
SHORT, FULL = "(short)", "(full)"

# For each fault that pydantic itself finds, the key of the sentence to show.
FOUND: Mapping[str, str] = {
    "missing": "bad-record:missing-key",
    "extra_forbidden": "bad-record:unknown-key",
    "model_type": "bad-record:object",
    "dict_type": "bad-record:object",
    "list_type": "bad-record:list",
    "too_long": "bad-record:long-list",
    "string_type": "bad-record:text",
    "string_unicode": "bad-record:half",
    "string_too_long": "bad-record:long-text",
    "int_type": "bad-record:whole",
    "recursion_loop": "bad-record:nested",
    "recursion_depth_exceeded": "bad-record:nested",
}


class Form(BaseModel):
    """The base of all models: an object with the declared keys and no others. An optional key with the value null
    counts as left out."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


@dataclass(frozen=True)
class FaultSentence:
    """An annotation for a type: the sentence to show for a value that does not fit the type.

    key: the key of the sentence in engine/messages.py. The sentence may mention the bounds declared in the type: low,
    high, most, choices.
    """

    key: str

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        inner: Any = handler(source)
        bounds = {"low": inner.get("ge"), "high": inner.get("le"), "most": inner.get("max_length")}
        facts = {name: bound for name, bound in bounds.items() if bound is not None}
        if "expected" in inner:
            facts["choices"] = ", ".join(inner["expected"])
        return core_schema.custom_error_schema(
            inner, self.key, custom_error_message=self.key, custom_error_context=facts
        )


def at_most(count: int) -> Any:
    """Limits a list to this many entries. Pydantic then stops at the first wrong entry, which is enough to refuse the
    list."""
    return Field(max_length=count, fail_fast=True)


class _ByWriting(Discriminator):
    """A discriminator (see short_or) that can be hashed. Python hashes the parts of a union, and pydantic's own class
    can't be hashed if the discriminator has a context."""

    __hash__ = object.__hash__


def short_or(full: type, key: str, /, **facts: str | int | float) -> Discriminator:
    """A discriminator (pydantic's term for the choice between the types of a union): a text is read as the form tagged
    SHORT, a value of the type `full` as the form tagged FULL.

    key: the key of the sentence to show for any other value.
    """

    def which(value: object) -> str | None:
        return SHORT if isinstance(value, str) else FULL if isinstance(value, full) else None

    return _ByWriting(which, custom_error_type=key, custom_error_message=key, custom_error_context=facts)


F = TypeVar("F", bound=Form)


def fitted(form: type[F], data: Any) -> F:
    """Checks the data against this form and returns an object of the form. If the data do not fit, refuses them with
    the reason bad-record and the place of the first fault."""
    try:
        return form.model_validate(data)
    except ValidationError as error:
        faults = error.errors(include_url=False, include_input=False)
    _refuse_first(faults, data)


def _refuse_first(faults: list[ErrorDetails], data: Any) -> NoReturn:
    """Raises Refused for the first fault. Unknown keys come before all other faults, because an unknown key is often a
    misspelt one, for which pydantic also reports the correct key as missing."""
    fault = next((fault for fault in faults if fault["type"] == "extra_forbidden"), faults[0])
    key = fault["type"]
    if key == "string_unicode" and (half := _half_a_key(data, fault["loc"])) is not None:
        refuse("bad-record:unknown-key", place=place((*fault["loc"], half)))
    if not key.startswith("bad-record:"):
        key = FOUND.get(key, "bad-record:value")
    context = fault.get("ctx", {})
    facts = {"most": context["max_length"]} if "max_length" in context else dict(context)
    refuse(key, place=place(fault["loc"]), **facts)


def _half_a_key(data: Any, steps: tuple[int | str, ...]) -> str | None:
    """Finds the key in the object at this place that contains half of a surrogate pair (an invalid character). Needed
    because pydantic's fault does not name the key."""
    for step in steps:
        data = data if step in (SHORT, FULL) else data[step]
    found = data if isinstance(data, dict) else ()
    return next((key for key in found if not key.isprintable()), None)


def place(steps: tuple[int | str, ...]) -> str:
    """The place in a file as text, such as `players[2].name`. The entries of a list are counted from 1, as players
    count words, seats and moves."""
    written = ""
    for step in steps:
        if isinstance(step, int):
            written += f"[{step + 1}]"
        elif step not in (SHORT, FULL):
            written += f".{step}" if written else step
    return written


class _Plain(GenerateJsonSchema):
    """A schema generator that leaves out the titles of keys, because they only repeat the keys."""

    def field_title_should_be_set(self, schema: Any) -> bool:
        return False


def schema_of(form: type[Form]) -> dict[str, Any]:
    """The JSON Schema for files of this form."""
    return {"$schema": _Plain.schema_dialect, **form.model_json_schema(schema_generator=_Plain)}
