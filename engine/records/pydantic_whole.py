"""The only module that imports pydantic. All other modules import pydantic's names from here.

Pydantic loads its modules only when they are needed, and they import each other. If two threads began to load different
modules of pydantic, each thread could get half-loaded modules. This module loads all of them in one thread, and Python
makes other threads that import this module wait until it is complete.
"""

import engine.records.without_plugins  # noqa: F401  (before pydantic)

# isort: split
import pydantic.dataclasses  # noqa: F401  (pydantic itself would load it only at the first check of a dataclass)
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

TypeAdapter(int)  # making a first validator loads pydantic's remaining modules

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
