"""The one door to pydantic: whoever wants something of it takes it from here.

Its modules import each other in circles, as they are asked for: two threads that began at different ends would meet
what the other has half loaded. This module is loaded by one thread, and Python has any other wait until it is whole.
"""

import engine.records.without_plugins  # noqa: F401  (before pydantic)

# isort: split
import pydantic.dataclasses  # noqa: F401  (or it would be loaded by whoever first checks one)
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
