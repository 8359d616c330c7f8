"""The values that `Web/openapi.json` describes are those of the Swift code: its types, and what it writes (`Tests/Fixtures/wire`)."""

import json
import re
import sys
import unittest
from pathlib import Path

from described import Described

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Scripts"))
from swift_types import enumerations, structures

WIRE = ROOT / "Tests" / "Fixtures" / "wire"
# The schema of each file's examples; or, by name, of each example.
SCHEMAS = {
    "error-bodies": "Error",
    "input-events": "InputEvent",
    "inspector-lines": "InspectorLine",
    "nodes": "Node",
    "panel-states": "Panel",
    "patches": "Patch",
    "server-events": "DeviceEvent",
    "snapshot": "Snapshot",
    "people": {
        "account": "Account", "device": "AccountDevices/properties/devices/items", "device code": "DeviceCode", "passkey": "Passkey", "passkey, new": "Passkey",
        "passkey, to be made": "PasskeyWish", "joined": "JoinedDevice", "joined, a conversation": "JoinedDevice",
        "invitation": "Invitation", "conversation": "ConversationSummary", "conversation, new": "ConversationSummary", "found": "SearchResults/properties/results/items",
        "person of the server": "ServerPerson", "invitation of the server": "ServerInvitations/properties/invitations/items",
        "audit": "AuditLines/properties/lines/items", "report": "PersonReports/properties/reports/items",
        "report, sent": "Report", "app": "AppDetails", "app, without words": "ListedApp", "apps of the server": "OwnedApps",
        "app, installed": "AppInstallation", "new picture": "NewAvatar", "push": "PushState", "push, set": "PushBody",
    },
    "bodies": {
        "chosen files": "AnnouncedFiles", "draft text": "DraftText", "input": "Input", "live": "Live", "live, nothing": "Live",
        "new person": "NewPerson", "notice permission": "NoticePermission", "open notice": "OpenNotice", "open panel": "OpenPanel",
        "panel height": "PanelHeight", "read": "Read", "screen": "Screen", "screen, all settings": "Screen", "selection": "Selection",
        "send": "Send", "send, a reply": "Send", "reaction": "React", "edit": "Edit", "send, answer": "SendReceipt",
        "sticker from the app": "PlaceSticker", "sticker from the field": "PlaceSticker", "style": "PanelStyle", "system": "System",
    },
}
# Examples of what no client gets.
BETWEEN_PROCESSES = {"app-frames", "host-frames", "log-entries", "scene-events"}
# Types whose JSON is a word or number, or that no client gets.
OTHERS = {"ChosenFile", "KeyModifiers", "PersonID"}
# What tells shapes of a value apart.
TAGS = ("kind", "op", "event")


def sources(*folders):
    """The Swift files of the folders, but for those of what is stored."""
    return [file for folder in folders for file in sorted((ROOT / folder).rglob("*.swift")) if file.parent.name != "Stored"]


def parts(schema):
    """Yields all schemas within one, and itself."""
    if isinstance(schema, dict):
        yield schema
    for each in schema.values() if isinstance(schema, dict) else schema if isinstance(schema, list) else ():
        yield from parts(each)


def fields(shape):
    """Of each field, but for what tells shapes apart, whether it may be absent."""
    isTag = {name for name in TAGS if "const" in shape["properties"].get(name, {})}
    return {name: name not in shape["required"] for name in shape["properties"] if name not in isTag}


class DescribedValues(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.described = Described.read()
        cls.parts = list(parts(cls.described.schemas))
        cls.shapes = [part for part in cls.parts if part.get("type") == "object"]

    def variants(self, part):
        """The shapes of which a value has one."""
        named = [each.get("$ref", "").rpartition("/")[2] for each in part.get("oneOf", ())]
        return [self.described.schemas.get(name, each) for name, each in zip(named, part.get("oneOf", ()))]

    def test_every_example_is_as_described(self):
        for file in sorted(WIRE.glob("*.json")):
            if file.stem in BETWEEN_PROCESSES:
                continue
            for name, value in json.loads(file.read_text()).items():
                with self.subTest(file.stem, example=name):
                    schema = SCHEMAS[file.stem]
                    schema = schema[name] if isinstance(schema, dict) else schema
                    reference = {"$ref": f"#/components/schemas/{schema}"}
                    self.assertEqual(self.described.complaints(reference, value), [])

    def test_a_field_that_is_not_described_is_found_where_it_stands(self):
        patch = json.loads((WIRE / "patches.json").read_text())["first"]
        patch["operations"][1]["node"]["colour"] = "red"
        complaints = self.described.complaints({"$ref": "#/components/schemas/Patch"}, patch)
        self.assertEqual(complaints, ["operations/1/node: Additional properties are not allowed ('colour' was unexpected)"])

    def test_every_structure_is_described_with_its_fields(self):
        known = [fields(shape) for shape in self.shapes]
        for name, own in structures(sources("Sources/RenderTree", "Sources/ChatModels")):
            if name not in OTHERS:
                with self.subTest(name):
                    self.assertIn(own, known)

    def test_every_described_value_is_one_of_the_code(self):
        folders = ("Sources", "Server/Sources/ChatServer")
        files = [file for folder in folders for file in (ROOT / folder).rglob("*.swift")]
        known = [own for _, own in structures(files)]
        for name, schema in self.described.schemas.items():
            # A node writes itself.
            if schema.get("type") == "object" and name not in ("Node", "GroupContent"):
                with self.subTest(name):
                    self.assertIn(fields(schema), known)

    def test_every_kind_and_word_is_described(self):
        known = [set(part["enum"]) for part in self.parts if all(isinstance(word, str) for word in part.get("enum", [0]))]
        known += [set(shape["properties"]) for shape in self.shapes]
        for part in self.parts:
            shapes = [each for each in self.variants(part) if each.get("properties")]
            known += [{each["properties"][tag]["const"] for each in shapes if "const" in each["properties"].get(tag, {})} for tag in TAGS]
            known.append({name for each in shapes for name in each["properties"]})
        found = list(enumerations(sources("Sources/RenderTree", "Sources/ChatModels")))
        self.assertGreater(len(found), 30)
        for name, words in found:
            with self.subTest(name, words=words):
                self.assertIn(words, known)

    def test_every_event_is_described(self):
        named = re.findall(r'case \.\w+: "(\w+)"', (ROOT / "Sources/ChatModels/ServerEvent.swift").read_text())
        self.assertEqual(self.events("DeviceEvent"), sorted([*named, "beat"]))
        text = "\n".join(file.read_text() for file in sources("Server/Sources/ChatServer"))
        sent = re.findall(r'(?:ServerSentEvent\.text\(\s*|watcher\.send\()"(\w+)"|event: (\w+)\\n', text)
        self.assertEqual(self.events("SharedStreamEvent"), sorted({*named, *filter(None, sum(sent, ()))}))

    def events(self, schema):
        return sorted(each["properties"]["event"]["const"] for each in self.described.schemas[schema]["oneOf"])


if __name__ == "__main__":
    unittest.main()
