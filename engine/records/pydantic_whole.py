"""The only module that imports pydantic. All other modules import pydantic's names from here.

Pydantic loads its own modules late, and they import each other. If two threads began this at different modules, each
could get half-loaded modules. Here one thread loads all of them, and Python makes the other threads wait until this
module is complete.
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

TypeAdapter(int)  # making the first validator loads pydantic's last modules

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
