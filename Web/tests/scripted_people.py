"""What a test scripts of a server for people: who is signed in, their list, and answers to what the pages of account and owner ask."""

import json
import threading

from scripted_device import STEP_SECONDS

PAGES = {"/": "people", "/settings": "settings", "/owner": "owner", "/sign-in": "sign-in", "/apps": "apps"}


def account(role="owner", **more):
    return {"device": "kate-phone", "person": {"id": "11111111-0000-4000-8000-000000000001", "name": "Kate"}, "role": role,
            "mayBegin": role != "guest", "recoveryCodeCount": 0, "showsPresence": True, **more}


def summary(identifier, others, text=None, unread=0, at=1_790_000_000_000, name=None, mentions=0, pinned=False, muted=False, **line):
    last = {"lastLine": {"sender": others[0], "isMine": False, "text": text, **line}} if text else {}
    return {"id": identifier, "others": [{"id": f"id of {each}", "name": each} for each in others], "isDirect": len(others) == 1,
            "changedAt": at, "unreadCount": unread, "mentionCount": mentions, "isPinned": pinned, "isMuted": muted, **last, **({"name": name} if name else {})}


class People:
    """Set as `ScriptedServer.people`."""

    def __init__(self, conversations=(), **more):
        self.conversations = list(conversations)
        # Identifiers of whom the person has blocked.
        self.blocked = []
        # `(status, value)` by method and path; a path that is not there is the device's matter.
        self.answers = {("GET", "/account"): (200, account(**more)), ("GET", "/people"): (200, {"people": []}),
                        ("GET", "/account/passkeys"): (200, {"passkeys": []})}
        self.requests = []
        self.channels = []
        self._changed = threading.Condition()

    def handle(self, handler, method, path, body):
        """Returns whether the request was for people."""
        if method == "GET" and (path in PAGES or path.startswith(("/conversations/", "/apps/"))):
            other = "apps" if path.startswith("/apps/") else "people"
            handler._file(f"/web/{PAGES.get(path, other)}.html")
            return True
        if "/list/streams/" in path:
            self._follow(handler, method)
            return True
        if (method, path) not in self.answers:
            return False
        with self._changed:
            self.requests.append((method, path, body))
            self._changed.notify_all()
        answer = self.answers[(method, path)]
        handler._json(*(answer() if callable(answer) else answer))
        return True

    def _follow(self, handler, method):
        channel = handler._channel()
        handler._json(204, None)
        with self._changed:
            if method == "DELETE":
                self.channels = [each for each in self.channels if each != channel]
            else:
                self.channels.append(channel)
                self._put(channel, "conversations", {"conversations": self.conversations, "blocked": self.blocked})
            self._changed.notify_all()

    def emit(self, event, value):
        for channel in list(self.channels):
            self._put(channel, event, value)

    @staticmethod
    def _put(channel, event, value):
        channel.put(f"event: {event}\ndata: {json.dumps(value)}\n\n".encode())

    def wait_for(self, method, path, timeout=STEP_SECONDS):
        """The body of the latest such request."""
        def bodies():
            return [body for m, p, body in self.requests if (m, p) == (method, path)]

        with self._changed:
            if not self._changed.wait_for(bodies, timeout):
                raise AssertionError(f"{method} {path} did not come; there are {self.requests}")
        return bodies()[-1]
