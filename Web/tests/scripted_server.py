"""A server that serves the client and says to it what a test tells it to."""

import json
import os
import queue
import secrets
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import parse_qs

from pictures import gradient_png

# What a computer full of other work takes for one step; a test that passes waits for none of it.
STEP_SECONDS = 15
WEB = Path(__file__).resolve().parent.parent
# Served in the place of the sources where it has the file: what `Scripts/bundle-web` made, as people get it, and quicker.
BUNDLE = Path(os.environ.get("PARLEY_WEB", WEB))
FONTS = Path("/usr/share/fonts")
FONT_FOLDERS = {"Inter": "opentype/inter", "JetBrainsMono": "truetype/jetbrains-mono", "DejaVuSerif": "truetype/dejavu"}
TYPES = {".woff2": "font/woff2", ".html": "text/html; charset=utf-8", ".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml", ".otf": "font/otf", ".woff2": "font/woff2"}
POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; media-src 'self'; font-src 'self'; connect-src 'self'"


class Device:
    """What one device is told, and what it asked for."""

    def __init__(self, name, snapshot):
        self.name = name
        self.snapshot = snapshot
        self.base = f"/devices/{name}/conversations/party"
        self.requests = []
        self.streams = []
        # What follows `after=` and the page's name, of each stream.
        self.streams_after = []
        self.stream_pages = []
        self.first_events = []
        # Kind and bytes of a path, where they matter.
        self.files = {}
        self.answers = {}
        # What the simulator says of the device beside its names.
        self.listing = {"takesPart": True, "isOld": False, "apps": [{"id": "org.parley.MusselsParty", "name": "Mussels Party", "isInstalled": True}]}
        # A link of the person that is open, as the server tells of it.
        self.invitation = {}
        # Answers to `GET /entries`: a function of the query's words, as in `{"before": 12}`, to status and value.
        self.page = None
        self.is_away = False
        self.break_streams = False
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


class ScriptedServer:
    """Serves until `stop`; each device is scripted by its `Device`."""

    def __init__(self):
        self.devices = {}
        # Devices that come with who joins, by name.
        self.joiners = {}
        # What is answered to who looks at an invitation, and to who joins by it: `(status, value)`, by code.
        self.invitations = {}
        self.joins = {}
        # What the inspector tells.
        self.lines = []
        # Queues of what is to be written, by the name of the shared stream.
        self.streams = {}
        # The client's files: the sources, or a bundle.
        self.web = WEB
        # How a phone comes in, as the listing says; None where only this computer may.
        self.guests = None
        # Names the store; a page that has seen another loads itself again.
        self.store = "store-1"
        # Answers who wants to begin anew.
        self.reset = lambda: (202, None)
        # Sounds at `/tests/NAME`, for players.
        self.sounds = {}
        handler = type("BoundHandler", (Handler,), {"owner": self})
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self._server.daemon_threads = True
        self.address = f"http://127.0.0.1:{self._server.server_port}"
        threading.Thread(target=self._server.serve_forever, args=(0.02,), daemon=True).start()

    def add(self, device):
        self.devices[device.name] = device
        return device

    def cut_streams(self):
        """Ends all streams; they are forgotten at once, whenever their threads find out."""
        streams, self.streams = self.streams, {}
        for stream in list(streams.values()):
            stream.put(None)

    def forget_devices(self):
        for device in self.devices.values():
            device.cut()
        # A browser's closed stream is noticed by the next write only, up to a second later.
        self.cut_streams()
        self.devices = {}
        self.joiners = {}
        self.invitations = {}
        self.joins = {}
        self.lines = []

    def stop(self):
        self.forget_devices()
        self._server.shutdown()
        self._server.server_close()


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    # Heads and bodies go out at once: the kernel would hold a body back until the browser has confirmed the head, 40 ms.
    disable_nagle_algorithm = True
    owner = None

    def log_message(self, *arguments):
        pass

    def do_GET(self):
        path, _, query = self.path.partition("?")
        if path == "/events":
            return self._events()
        if path == "/simulator":
            guests = {"guests": self.owner.guests} if self.owner.guests else {}
            return self._json(200, {"devices": [self._listing(device) for device in self.owner.devices.values()], **guests})
        if path.startswith("/devices/"):
            return self._device_get(path, query)
        if path.startswith("/join/"):
            return self._file("/web/join.html")
        if path.startswith("/invitations/"):
            return self._json(*self.owner.invitations[path.split("/")[2]])
        if path.startswith("/tests/"):
            return self._sound(self.owner.sounds[path.removeprefix("/tests/")])
        return self._file(path)

    def do_POST(self):
        if self.path == "/simulator/people":
            return self._join()
        if self.path == "/simulator/reset":
            return self._json(*self.owner.reset())
        if self.path.startswith("/invitations/"):
            name = json.loads(self.rfile.read(int(self.headers["Content-Length"])))["name"]
            return self._json(*self.owner.joins[self.path.split("/")[2]](name))
        self._change("POST")

    def _join(self):
        name = json.loads(self.rfile.read(int(self.headers["Content-Length"])))["name"]
        device = self.owner.joiners.get(name)
        if device is None:
            return self._error(400, "bad_name", "Nobody is called that.")
        self.owner.add(device)
        return self._json(201, self._listing(device))

    def do_PUT(self):
        self._change("PUT")

    def do_DELETE(self):
        self._change("DELETE")

    def _listing(self, device):
        name = device.snapshot["me"]["name"]
        return {"device": device.name, "person": name, "name": name, "conversation": "party", **device.listing}

    def _device(self, path):
        device = self.owner.devices.get(path.split("/")[2])
        return device, path[len(device.base):] if device else ""

    def _device_get(self, path, query):
        device, rest = self._device(path)
        if device is None:
            return self._error(404, "unknown_device", "There is no such device.")
        if path.rstrip("/") == f"/devices/{device.name}":
            return self._file("/web/device.html")
        if device.is_away:
            return self._break()
        if rest == "":
            device.record("GET", "", None)
            return self._json(200, device.snapshot)
        if rest == "/invitation":
            return self._json(200, device.invitation)
        if rest == "/entries":
            words = {name: int(values[0]) for name, values in parse_qs(query).items()}
            device.record("GET", rest, words)
            return self._json(*device.page(words))
        if rest in device.files:
            device.record("GET", rest, query)
            return self._bytes(200, *device.files[rest])
        if rest.startswith(("/pictures/", "/panel/assets/")) or rest.endswith("/icon"):
            device.record("GET", rest, query)
            colours = ((23, 111, 104), (20, 60, 66)) if rest.endswith("/icon") else ((246, 205, 140), (186, 72, 44))
            return self._bytes(200, "image/png", gradient_png(120, *colours))
        return self._error(404, "not_found", "Nothing is here.")

    def _change(self, method):
        length = int(self.headers.get("Content-Length") or 0)
        body = json.loads(self.rfile.read(length)) if length else None
        if self.path.startswith("/simulator/inspector/streams/"):
            return self._inspect(method, body)
        device, path = self._device(self.path)
        if device is None:
            return self._error(404, "unknown_device", "There is no such device.")
        if device.is_away:
            return self._break()
        if path.startswith("/streams/"):
            return self._subscribe(method, device, body)
        answers = device.answers.get((method, path))
        answer = answers.pop(0) if answers else (204, None)
        device.record(method, path, body)
        if answer == "wait":
            device.go_on.wait(5)
            answer = (204, None)
        if answer is None:
            return self._break()
        self._json(*answer)

    def _events(self):
        self.send_response(200)
        self.send_header("Content-Type", "text/event-stream")
        self.send_header("Cache-Control", "no-store")
        self.send_header("Connection", "close")
        self.end_headers()
        self.close_connection = True
        stream, name = queue.Queue(), secrets.token_hex(8)
        self.owner.streams[name] = stream
        welcome = json.dumps({"stream": name, "store": self.owner.store})
        self._write(f"event: stream\ndata: {welcome}\n\n".encode())
        while self._write_next(stream):
            pass
        self.owner.streams.pop(name, None)

    def _write_next(self, stream):
        try:
            frame = stream.get(timeout=1)
        except queue.Empty:
            frame = b": still here\n\n"
        return frame is not None and self._write(frame)

    def _channel(self):
        name, number = self.path.split("/")[-2:]
        stream = self.owner.streams.get(name)
        return stream and Channel(stream, int(number))

    def _subscribe(self, method, device, body):
        channel = self._channel()
        if channel is None:
            return self._error(404, "unknown_stream", "This stream has ended.")
        if device.break_streams:
            return self._error(503, "internal_error", "No streams now.")
        self._json(204, None)
        if method == "DELETE":
            device.unsubscribed(channel)
        else:
            device.subscribed(channel, body["after"], self.headers["Parley-Page"])

    def _inspect(self, method, body):
        channel = self._channel()
        if channel is None:
            return self._error(404, "unknown_stream", "This stream has ended.")
        self._json(204, None)
        if method == "DELETE":
            return
        for line in self.owner.lines:
            if line["number"] > body["after"]:
                channel.put(f"event: line\ndata: {json.dumps(line)}\n\n".encode())

    def _write(self, data):
        try:
            self.wfile.write(data)
            self.wfile.flush()
            return True
        except OSError:
            return False

    def _file(self, path):
        if path == "/":
            path = "/web/simulator.html"
        if path.startswith("/fonts/"):
            name = path.removeprefix("/fonts/")
            file = FONTS / FONT_FOLDERS.get(name.split("-")[0].split(".")[0], "none") / name
        else:
            file = self.owner.web / path.removeprefix("/web/")
        if not file.is_file():
            return self._error(404, "not_found", "Nothing is here.")
        return self._bytes(200, TYPES.get(file.suffix, "application/octet-stream"), file.read_bytes())

    def _sound(self, data):
        """Whole, or from where a player jumps to."""
        start = int(self.headers.get("Range", "bytes=0-").removeprefix("bytes=").split("-")[0])
        self.send_response(206)
        self.send_header("Content-Type", "audio/wav")
        self.send_header("Content-Length", str(len(data) - start))
        self.send_header("Content-Range", f"bytes {start}-{len(data) - 1}/{len(data)}")
        self.send_header("Accept-Ranges", "bytes")
        self.end_headers()
        self._write(data[start:])

    def _error(self, status, code, message):
        self._json(status, {"error": {"code": code, "message": message}})

    def _json(self, status, value):
        self._bytes(status, "application/json", b"" if value is None else json.dumps(value).encode())

    def _bytes(self, status, kind, data):
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(data)))
        self.send_header("Content-Security-Policy", POLICY)
        self.send_header("Cache-Control", "max-age=600" if self.path.startswith(("/web/", "/fonts/")) else "no-store")
        self.end_headers()
        self._write(data)

    def _break(self):
        self.close_connection = True
        self.connection.close()
