"""The pages of settings, against a scripted server that knows two people."""

from language_test_case import HEALTH
from scripted_people import People
from support import BrowserTestCase

AT = 1_790_000_000_000
DEVICES = {"devices": [
    {"id": "kate-phone", "name": "Firefox on Linux", "addedAt": AT, "usedAt": AT},
    {"id": "tablet", "name": "Safari on iPad", "addedAt": AT, "usedAt": AT},
]}
SERVER_PEOPLE = {"people": [
    {"id": "k", "name": "Kate", "role": "owner", "isSuspended": False, "joinedAt": AT, "usedAt": AT, "deviceCount": 2},
    {"id": "j", "name": "John", "role": "person", "isSuspended": False, "joinedAt": AT, "usedAt": AT, "deviceCount": 1},
]}


class SettingsTestCase(BrowserTestCase):
    def begin(self, path="/settings", **more):
        self.people = self.server.people = People(**more)
        self.people.answers |= {
            ("GET", "/account/devices"): (200, DEVICES), ("GET", "/account/push"): (200, {"key": "BAAB", "isOn": False, "showsTexts": False}),
            ("GET", "/account/blocks"): (200, {"people": []}), ("GET", "/owner/reports"): (200, {"reports": []}),
            ("GET", "/owner/apps"): (200, {"apps": [], "problems": [], "byteCountMax": 2_000}),
            ("GET", "/owner/people"): (200, SERVER_PEOPLE),
            ("GET", "/owner/invitations"): (200, {"invitations": []}), ("GET", "/owner/settings"): (200, {"peopleMayBegin": True}),
            ("GET", "/owner/health"): (200, HEALTH),
            ("GET", "/owner/audit"): (200, {"lines": [{"id": 1, "at": AT, "actor": "Kate", "action": "suspended", "subject": "John"}]}),
            ("GET", "/devices/kate-phone/conversations"): (200, {"conversations": []}),
        }
        return self.open(path, {"width": 820, "height": 900})
