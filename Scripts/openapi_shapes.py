"""The words in which `Scripts/openapi` describes values: JSON Schema."""

from swift_types import documented_fields

ID = {"type": "string", "pattern": "^[A-Za-z0-9._-]{1,128}$"}
TEXT = {"type": "string"}
COUNT = {"type": "integer", "minimum": 0, "maximum": 2**53 - 1}
MILLISECONDS = {"type": "integer", "description": "Milliseconds since 1970."}
NUMBER = {"type": "number"}
FLAG = {"type": "boolean"}
BASE64URL = {"type": "string", "pattern": "^[A-Za-z0-9_-]*$"}
UUID = {"type": "string", "format": "uuid"}
SIZE = {"type": "array", "items": NUMBER, "minItems": 2, "maxItems": 2, "description": "Width and height in points."}
SCHEME = {"type": "string", "enum": ["light", "dark"]}


def ref(name):
    return {"$ref": f"#/components/schemas/{name}"}


def many(items, **bounds):
    return {"type": "array", "items": items, **bounds}


def one_of(*words):
    return {"type": "string", "enum": list(words)}


def said(words, schema):
    """The schema with what it means, in words."""
    return {"description": words, **schema}


def shape(words=None, /, **fields):
    """An object; a field whose name ends with `_` need not be there."""
    return {
        **({"description": words} if words else {}),
        "type": "object",
        "properties": {name.rstrip("_"): value for name, value in fields.items()},
        "required": [name for name in fields if not name.endswith("_")],
    }


def structure(file, name, schemas, /, **bounded):
    """The object that a structure of a Swift file becomes, with its comments.

    `schemas` has that of each type that is no structure of the file; `bounded` those of fields of which the type does not say all."""
    fields = {}
    for field, kind, comment in documented_fields(file, name):
        plain = kind.rstrip("?")
        schema = bounded.get(field) or schemas.get(plain) or structure(file, plain, schemas)
        fields[field if plain == kind else field + "_"] = said(comment, schema) if comment else schema
    return shape(**fields)


def kinds(words, tag, **shapes):
    """An object of one of these shapes, which the field `tag` tells apart."""
    for name, each in shapes.items():
        each["properties"] = {tag: {"const": name}, **each["properties"]}
        each["required"] = [tag, *each["required"]]
    return {"description": words, "oneOf": list(shapes.values())}
