"""How the form of a file is declared: pydantic models, and one sentence for whatever does not fit them.

A record, and every other file that is read with care, is declared once, as a model. The model checks the whole file
before anything of it is used, and its JSON Schema is printed from it. Values are taken as they are: "3" is no number.

pydantic takes a tenth of a second and 17 MB. So this is imported when a file is read, and not by those who only write.
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

SHORT, FULL = "(short)", "(full)"  # the two ways to write one thing; pydantic names them among the places

# What pydantic finds by itself, as the key of our sentence.
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
    """An object with these keys and no others. A key that may be left out may be null, too: that says the same."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


@dataclass(frozen=True)
class Says:
    """The sentence, by its key, for any value that is not what stands before this in an Annotated type.

    The sentence may name the bounds declared there: low, high, most, choices.
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
    """Of a list: so many entries at most. One wrong entry is enough to refuse it."""
    return Field(max_length=count, fail_fast=True)


class _ByWriting(Discriminator):
    """One that can stand in a union; pydantic's own cannot be hashed when it has a context."""

    __hash__ = object.__hash__


def short_or(full: type, key: str, /, **facts: str | int | float) -> Discriminator:
    """Of a union: a text is the part that is tagged SHORT, a value of this type the part that is tagged FULL.

    key: the sentence for anything else.
    """

    def which(value: object) -> str | None:
        return SHORT if isinstance(value, str) else FULL if isinstance(value, full) else None

    return _ByWriting(which, custom_error_type=key, custom_error_message=key, custom_error_context=facts)


F = TypeVar("F", bound=Form)


def fitted(form: type[F], data: Any) -> F:
    """The data as this form. Refuses with bad-record, naming the place of the first thing that does not fit."""
    try:
        return form.model_validate(data)
    except ValidationError as error:
        faults = error.errors(include_url=False, include_input=False)
    _refuse_first(faults, data)


def _refuse_first(faults: list[ErrorDetails], data: Any) -> NoReturn:
    """A key that is not known goes before what is lacking: most often it is the same one, misspelt."""
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
    """Of the object there the key with half of a character, which pydantic does not name."""
    for step in steps:
        data = data if step in (SHORT, FULL) else data[step]
    found = data if isinstance(data, dict) else ()
    return next((key for key in found if not key.isprintable()), None)


def place(steps: tuple[int | str, ...]) -> str:
    """The place in the file. Entries of a list count from 1, as words, seats and moves do: `players[2].name`."""
    written = ""
    for step in steps:
        if isinstance(step, int):
            written += f"[{step + 1}]"
        elif step not in (SHORT, FULL):
            written += f".{step}" if written else step
    return written


class _Plain(GenerateJsonSchema):
    """Leaves out titles, which only repeat the keys."""

    def field_title_should_be_set(self, schema: Any) -> bool:
        return False


def schema_of(form: type[Form]) -> dict[str, Any]:
    """The JSON Schema of files of this form."""
    return {"$schema": _Plain.schema_dialect, **form.model_json_schema(schema_generator=_Plain)}
