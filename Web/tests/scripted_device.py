"""What a test scripts of one device: answers, events, and the requests that came."""

import json
import threading

# Limit for one step on a busy computer; a test that passes waits for none of it.
STEP_SECONDS = 15


class Device:
    """What one device is told, and what it asked for."""

    def __init__(self, name, snapshot):
        self.name = name
        self.snapshot = snapshot
        self.base = f"/devices/{name}/conversations/party"
        self.requests = []
        self.streams = []
        # Values of `after=` with the page's name, one of each stream.
        self.streams_after = []
        self.stream_pages = []
        self.first_events = []
        # Kind and bytes of a path, where they matter.
        self.files = {}
        self.answers = {}
        # Properties of the device in the simulator's listing, beside its names.
        self.listing = {"takesPart": True, "isOld": False, "apps": [{"id": "org.parley.MusselsParty", "name": "Mussels Party", "isInstalled": True}]}
        # A link of the person that is open, as the server tells of it.
        self.invitation = {}
        # Answers to `GET /entries`: a function of the query's words, as in `{"before": 12}`, to status and value.
        self.page = None
        self.is_away = False
        self.break_streams = False
        # Status, code and words by which the server refuses to put the device on a stream.
        self.refusal = None
        self.go_on = threading.Event()
        self._changed = threading.Condition()

    def answer(self, method, path, *answers):
        """The next answers to a request: `(status, value)`, `None` to break the connection off, or `"wait"` for `go_on`."""
        self.answers.setdefault((method, path), []).extend(answers)

    def emit(self, event, value, identifier=None):
        head = f"id: {identifier}\n" if identifier is not None else ""
        frame = f"{head}event: {event}\ndata: {json.dumps(value)}\n\n".encode()
        for stream in list(self.streams):
            stream.put(frame)

    def emit_entry(self, sequence, *items):
        self.emit("entry", {"sequence": sequence, "items": list(items)}, sequence)

    def emit_patch(self, patch, instance=1):
        self.emit("patch", {"instance": instance, "patch": patch})

    def cut(self):
        """Ends what the device's pages have subscribed to; the stream that they share stays."""
        for stream in list(self.streams):
            self.streams.remove(stream)
            stream.put(b"event: ended\ndata: {}\n\n")

    def record(self, method, path, body):
        with self._changed:
            self.requests.append((method, path, body))
            self._changed.notify_all()

    def bodies(self, method, path):
        return [body for m, p, body in self.requests if (m, p) == (method, path)]

    def wait_for(self, method, path, count=1, timeout=STEP_SECONDS):
        """The bodies of the first `count` such requests."""
        with self._changed:
            if not self._changed.wait_for(lambda: len(self.bodies(method, path)) >= count, timeout):
                raise AssertionError(f"{count} × {method} {path} did not come; there are {self.requests}")
        return self.bodies(method, path)

    def wait_for_last(self, method, path, is_wanted, timeout=STEP_SECONDS):
        """All bodies of such requests, once the last of them is wanted."""
        with self._changed:
            if not self._changed.wait_for(lambda: any(map(is_wanted, self.bodies(method, path)[-1:])), timeout):
                raise AssertionError(f"{method} {path} did not end well; there are {self.bodies(method, path)}")
            return self.bodies(method, path)

    def wait_until(self, is_so, timeout=STEP_SECONDS):
        """Until something that a page did has made it so."""
        with self._changed:
            if not self._changed.wait_for(is_so, timeout):
                raise AssertionError(f"it did not come about; there are {self.requests}")

    def wait_for_stream(self, count=1, timeout=STEP_SECONDS):
        with self._changed:
            if not self._changed.wait_for(lambda: len(self.streams_after) >= count, timeout):
                raise AssertionError(f"{count} streams were not opened; there are {self.streams_after}")

    def subscribed(self, channel, after, page):
        channel.put(f"event: state\ndata: {json.dumps(self.snapshot['state'])}\n\n".encode())
        for event, value in self.first_events:
            channel.put(f"event: {event}\ndata: {json.dumps(value)}\n\n".encode())
        with self._changed:
            self.streams.append(channel)
            self.streams_after.append(after)
            self.stream_pages.append(page)
            self._changed.notify_all()

    def unsubscribed(self, channel):
        with self._changed:
            self.streams = [stream for stream in self.streams if stream != channel]
            self._changed.notify_all()

    def wait_for_input(self, wanted, timeout=STEP_SECONDS):
        """All input events, once this one is among them."""
        def events():
            return [event for body in self.bodies("POST", "/panel/input") for event in body["events"]]

        with self._changed:
            if not self._changed.wait_for(lambda: wanted in events(), timeout):
                raise AssertionError(f"{wanted} did not come; there are {events()}")
        return events()


class Channel:
    """One subscription on a stream that is shared: events get its number in front."""

    def __init__(self, stream, number):
        self.stream = stream
        self.number = number

    def __eq__(self, other):
        return (self.stream, self.number) == (other.stream, other.number)

    def put(self, frame):
        self.stream.put(f"data: {self.number}\n".encode() + frame)
