"""The values that a description of the interface (`Web/openapi.json`) knows, and others held against them."""

import functools
import json
from pathlib import Path

# Comes with schemathesis.
import jsonschema_rs

FILE = Path(__file__).resolve().parents[2] / "Web" / "openapi.json"


def closed(schema):
    """The schema whose objects may have nothing but what it names: what a value has beside it is not described."""
    if isinstance(schema, list):
        return [closed(each) for each in schema]
    if not isinstance(schema, dict):
        return schema
    inner = {key: closed(value) for key, value in schema.items()}
    return {**inner, "additionalProperties": False} if "properties" in schema and schema.get("type") == "object" else inner


def sentences(error):
    """What is wrong; of a value that has one of several shapes, with the shape that it says it is of."""
    shapes = [shape for shape in getattr(error.kind, "context", ()) if not any(each.kind.name == "const" for each in shape)]
    if len(shapes) == 1:
        return [sentence for each in shapes[0] for sentence in sentences(each)]
    return [f"{'/'.join(map(str, error.instance_path))}: {error.message[:500]}"]


class Described:
    def __init__(self, document):
        self.document = document
        self.schemas = document["components"]["schemas"]
        self._components = {"schemas": closed(self.schemas), "responses": document["components"]["responses"]}

    @classmethod
    def read(cls):
        return cls(json.loads(FILE.read_text()))

    @functools.cache
    def _validator(self, schema):
        return jsonschema_rs.validator_for({**json.loads(schema), "components": self._components}, validate_formats=True)

    def complaints(self, schema, value):
        """Says what is wrong with the value, each as a sentence; none where it is as the schema says."""
        return [sentence for error in self._validator(json.dumps(schema)).iter_errors(value) for sentence in sentences(error)]
