"""The only place that imports pydantic; everybody else imports pydantic's names from here.

pydantic's modules import each other in circles, on demand: two threads that began at different ends would meet
half-loaded modules. One thread loads this module, and Python makes the others wait until it is complete.
"""

import engine.records.without_plugins  # noqa: F401  (before pydantic)

# isort: split
import pydantic.dataclasses  # noqa: F401  (or the first thread that checks one would load it)
from pydantic import (
    AfterValidator,
    BaseModel,
    ConfigDict,
    Discriminator,
    Field,
    GetCoreSchemaHandler,
    StringConstraints,
    Tag,
    TypeAdapter,
    ValidationError,
)
from pydantic.json_schema import GenerateJsonSchema
from pydantic_core import CoreSchema, ErrorDetails, core_schema

TypeAdapter(int)  # pydantic loads its last modules when it makes the first validator

__all__ = [
    "AfterValidator",
    "BaseModel",
    "ConfigDict",
    "CoreSchema",
    "Discriminator",
    "ErrorDetails",
    "Field",
    "GenerateJsonSchema",
    "GetCoreSchemaHandler",
    "StringConstraints",
    "Tag",
    "TypeAdapter",
    "ValidationError",
    "core_schema",
]
