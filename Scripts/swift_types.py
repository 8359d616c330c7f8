"""The types of Swift sources that become JSON, as far as their text says it: the fields of structures, and the words of enumerations."""

import re

STRUCT = re.compile(r"^ *(?:public |private |fileprivate )?struct (\w+)[^{\n]*\b(?:Codable|Encodable)\b[^{]*\{", re.MULTILINE)
# Not codes of errors, each of which is described with the requests that it may answer.
ENUM = re.compile(r"^ *(?:public |private )?enum (\w+): String(?![^{]*ErrorCode)[^{]*\b(?:Codable|CodingKey)\b[^{]*\{", re.MULTILINE)
# A stored property: its names and its type. After the type of a computed one comes a brace.
FIELD = re.compile(r"^(?:public )?(?:var|let) (\w+(?:, \w+)*): ([^{=]+?)(?: = [^{]*)?(?: \{ didSet .*\})?$")
CASE = re.compile(r"^case (.+)$")


def body_at(text, start):
    """The text from there to the brace that closes the one before it."""
    depth = 1
    for place in range(start, len(text)):
        depth += {"{": 1, "}": -1}.get(text[place], 0)
        if depth == 0:
            return text[start:place]
    raise ValueError("a brace is not closed")


def outermost(body):
    """Yields the lines of a body that stand in no braces within it, without comments; of a list that goes on, one line."""
    depth = 0
    lines = "\n".join(line.partition("//")[0].rstrip() for line in body.splitlines())
    for line in re.sub(r",\n\s*", ", ", lines).splitlines():
        if depth == 0 and line.strip():
            yield line.strip()
        depth += line.count("{") - line.count("}")


def declarations(pattern, files):
    """Yields the name and the body of each type that the pattern finds, also within others."""
    for file in files:
        text = file.read_text()
        for found in pattern.finditer(text):
            yield found[1], body_at(text, found.end())


def documented_fields(file, name):
    """Yields each field of a structure: its name, its type, and the comment above it."""
    bodies = dict(declarations(re.compile(r"^public struct (\w+)[^{]*\{", re.MULTILINE), [file]))
    comment, depth = [], 0
    for line in map(str.strip, bodies[name].splitlines()):
        found = FIELD.match(line) if depth == 0 else None
        for field in found[1].split(", ") if found else ():
            yield field, found[2], " ".join(comment)
        comment = [*comment, line[3:].strip()] if line.startswith("///") else []
        depth += line.count("{") - line.count("}")


def words(body):
    """The words of an enumeration's cases: their own values, or their names."""
    cases = [found[1] for found in map(CASE.match, outermost(body)) if found]
    pairs = [each.partition("=") for case in cases for each in case.split(",")]
    return {value.strip(' "') or name.strip(" `") for name, _, value in pairs}


def structures(files):
    """Yields the name of each structure, and of each field whether it may be absent."""
    for name, body in declarations(STRUCT, files):
        found = filter(None, map(FIELD.match, outermost(body)))
        fields = {field.strip(): each[2].endswith("?") for each in found for field in each[1].split(",")}
        for kind, keys in ((kind, words(inner)) for kind, inner in ((each[1], body_at(body, each.end())) for each in ENUM.finditer(body))):
            if kind == "CodingKeys":
                fields = {field: isAbsent for field, isAbsent in fields.items() if field in keys}
        yield name, fields


def enumerations(files):
    """Yields the name of each enumeration of words that are written, and the words."""
    for name, body in declarations(ENUM, files):
        yield name, words(body)
