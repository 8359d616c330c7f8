"""Pages with something of each kind in them, for tests of their words in other languages."""

from fixtures.conversations import JOHN, KATE, MAYA, bubble, item, snapshot
from scripted_device import Device
from scripted_people import People, summary
from support import BrowserTestCase

AT = 1_790_000_000_000
TODAY = 4_000_000_000_000
WIDE = {"width": 1100, "height": 800}
ITEMS = [
    item(1, JOHN, kind="notice", text="John joined the conversation"),
    item(2, JOHN, text="xx", reply={"id": 1, "text": "This message was unsent", "isThere": False}, reactions=[{"emoji": "🎉", "sender": MAYA, "senderName": "Maya", "isMine": False}]),
    item(3, KATE, text="yy", editedAt=AT, reply={"id": 2, "senderName": "John", "isMine": False, "text": "Picture", "wordless": "picture", "isThere": True}),
    item(4, JOHN, kind="bubble", bubble=bubble()),
    item(5, KATE, kind="attachment", attachment={
        "kind": "file", "file": "f", "name": "zz.bin", "mediaType": "application/octet-stream", "byteCount": 1_400_000}),
    item(6, JOHN, kind="attachment", attachment={
        "kind": "file", "file": "m", "name": "zz.bin", "mediaType": "audio/mp4", "byteCount": 1_400,
        "media": {"mediaType": "audio/mp4", "duration": 3, "waveform": [50] * 48, "hasPoster": False}}),
    item(7, JOHN, kind="attachment", attachment={
        "kind": "file", "file": "p", "name": "zz.bin", "mediaType": "image/png", "byteCount": 1_400, "width": 40, "height": 40}),
    item(8, JOHN, kind="summary", text="John sent Mussels Party message"),
]
LIST = [
    summary("party", ["John"], "xx", unread=2, mentions=1, at=TODAY - 1_000, pinned=True),
    summary("club", ["Maya", "John", "Zoë", "Ann"], "Picture", at=TODAY - 90_000_000, sender="Maya", muted=True, wordless="picture"),
    summary("gone", ["Ann"], "Ann left the conversation", sender=None),
]
INVITATION = {"id": "i", "role": "guest", "inviter": "Kate", "joins": 1, "joinsMax": 3, "expiresAt": AT}
REPORT = {"id": 7, "at": AT, "reporter": {"id": "k", "name": "Kate"}, "subject": {"id": "j", "name": "John"}, "conversation": "party",
          "entries": [3, 4], "words": "ww"}
SERVER_PEOPLE = [
    {"id": "k", "name": "Kate", "role": "owner", "isSuspended": False, "joinedAt": AT, "usedAt": AT, "deviceCount": 2},
    {"id": "j", "name": "John", "role": "guest", "isSuspended": True, "joinedAt": AT, "usedAt": AT, "deviceCount": 1},
]
ACTIONS = ["joined", "invited", "withdrew", "suspended", "readmitted", "removed", "reported", "closed_report", "set_settings", "set_apps",
           "installed_app", "undid_app"]
APP = {"id": "party", "name": "Mussels Party", "version": "2.0", "about": "xx", "isMine": True}
APP_DETAILS = {"app": APP, "author": "Ann", "hosts": ["img.example.org"], "isForMedia": True, "byteCount": 1_400_000, "users": [{"id": "j", "name": "John"}]}
LINES = [{"id": index, "at": AT, "actor": "Kate", "action": action, "subject": "John", "app": "Mussels Party 2.0"} for index, action in enumerate(ACTIONS)]
HEALTH = {
    "version": "2.0", "startedAt": AT, "store": {"byteCount": 1_300_000_000, "byteCountMax": 2_000_000_000}, "media": {"byteCount": 900_000},
    "containerByteCount": 41_000, "freeByteCount": 20_000_000_000, "peopleCount": 12, "conversationCount": 7, "streamCount": 3, "processCount": 2,
    "walls": {"state": "inForce", "details": "xx"},
}


class LanguageTestCase(BrowserTestCase):
    def serve(self, **more):
        self.people = self.server.people = People(LIST, **more)
        self.server.add(Device("kate-phone", snapshot(ITEMS, people=(KATE, JOHN, MAYA))))
        self.people.answers |= {
            ("GET", "/account/devices"): (200, {"devices": [{"id": "kate-phone", "name": "Firefox", "addedAt": AT, "usedAt": AT}]}),
            ("GET", "/account/push"): (200, {"key": "BAAB", "isOn": False, "showsTexts": False}),
            ("GET", "/account/blocks"): (200, {"people": []}), ("GET", "/owner/reports"): (200, {"reports": [REPORT]}),
            ("GET", "/owner/people"): (200, {"people": SERVER_PEOPLE}), ("GET", "/owner/invitations"): (200, {"invitations": [INVITATION]}),
            ("GET", "/owner/settings"): (200, {"peopleMayBegin": True}), ("GET", "/owner/audit"): (200, {"lines": LINES}),
            ("GET", "/owner/health"): (200, HEALTH),
            ("GET", "/account/apps"): (200, {"apps": [APP, {**APP, "id": "other", "isMine": False}]}),
            ("GET", "/account/apps/party"): (200, APP_DETAILS), ("GET", "/account/apps/party/pictures"): (200, {"names": ["xx"]}),
            # No pictures, which no test here looks at.
            **{("GET", f"/account/apps/{path}"): (204, None) for path in
               ("party/icon", "other/icon", "party/pictures/0/light", "party/pictures/0/dark")},
            ("GET", "/owner/apps"): (200, {"apps": [{**APP, "isGiven": True, "versionBefore": "1.0"}], "problems": ["xx"], "byteCountMax": 2_000}),
            ("GET", "/devices/kate-phone/conversations"): (200, {"conversations": []}),
        }

    def visit(self, path, locale, viewport=WIDE, **options):
        self.serve()
        return self.open(path, viewport, locale=locale, **options)
