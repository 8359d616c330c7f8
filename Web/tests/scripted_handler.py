"""Answers the client's requests as its `ScriptedServer` says."""

import json
import os
import queue
import secrets
import socket
from http.server import BaseHTTPRequestHandler
from pathlib import Path
from urllib.parse import parse_qs

from pictures import gradient_png
import scripted_socket
from scripted_device import Channel

WEB = Path(__file__).resolve().parent.parent
# Served in the place of the sources where it has the file: what `Scripts/bundle-web` made, as people get it, and quicker.
BUNDLE = Path(os.environ.get("PARLEY_WEB", WEB))
FONTS = Path("/usr/share/fonts")
FONT_FOLDERS = {"Inter": "opentype/inter", "JetBrainsMono": "truetype/jetbrains-mono", "Caladea": "truetype/crosextra", "Quicksand": "truetype/quicksand", "DejaVuSerif": "truetype/dejavu"}
# Fonts of an app's bundle, by the names under which pages ask for them.
BUNDLED_FONTS = {"app-font-1serif": "DejaVuSerif-Bold.ttf"}
TYPES = {".woff2": "font/woff2", ".html": "text/html; charset=utf-8", ".webmanifest": "application/manifest+json", ".png": "image/png", ".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml", ".otf": "font/otf", ".woff2": "font/woff2"}
POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; media-src 'self'; font-src 'self'; connect-src 'self'; manifest-src 'self'"


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
        if path == "/socket":
            return self._socket()
        if self.owner.people and self.owner.people.handle(self, "GET", self.path, None):
            return None
        if path == "/simulator":
            guests = {"guests": self.owner.guests} if self.owner.guests else {}
            return self._json(200, {"devices": [self._listing(device) for device in self.owner.devices.values()], **guests})
        if path.startswith("/devices/"):
            return self._device_get(path, query)
        if path.startswith("/join/"):
            return self._file("/web/join.html")
        if path.startswith("/invitations/") and path.endswith(("/picture", "/icon")):
            return self._file("/web/icon.svg")
        if path.startswith("/invitations/"):
            return self._json(*self.owner.invitations[path.split("/")[2]])
        if path in ("/service-worker.js", "/manifest.webmanifest"):
            return self._file(f"/web{path}")
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
        if rest == "" or path == f"/devices/{device.name}/conversation":
            device.record("GET", "", None)
            answers = device.answers.get(("GET", ""))
            return self._json(*(answers.pop(0) if answers else (200, device.snapshot)))
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
        raw = self.rfile.read(length) if length else None
        body = raw if self.headers["Content-Type"] == "application/octet-stream" else raw and json.loads(raw)
        if self.owner.people and self.owner.people.handle(self, method, self.path, body):
            return None
        if self.path.startswith("/simulator/inspector/streams/"):
            return self._inspect(method, body)
        if method == "DELETE" and self.path.startswith("/simulator/devices/"):
            return self._json(*self.owner.kill(self.path.split("/")[3]))
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
        welcome = json.dumps({"stream": name, "store": self.owner.store, "silence": 45_000})
        self._write(f"event: stream\ndata: {welcome}\n\n".encode())
        while self._write_next(stream):
            pass
        self.owner.streams.pop(name, None)

    def _socket(self):
        self.owner.socket_count += 1
        if self.owner.sockets == "refused" or "Sec-WebSocket-Key" not in self.headers:
            return self._error(400, "bad_handshake", "No sockets here.")
        scripted_socket.accept(self)
        if self.owner.sockets == "dumb":
            return
        stream, name = queue.Queue(), secrets.token_hex(8)
        self.owner.streams[name] = stream
        scripted_socket.listen(self, stream, lambda number: Channel(stream, number))
        welcome = json.dumps({"stream": name, "store": self.owner.store, "silence": 45_000})
        self._write(scripted_socket.frame(f"event: stream\ndata: {welcome}\n\n".encode()))
        while self._write_next(stream, scripted_socket.frame):
            pass
        self.owner.streams.pop(name, None)
        # Ends the thread that reads, which holds the file that is closed next.
        self.connection.shutdown(socket.SHUT_RDWR)

    def _write_next(self, stream, packed=lambda frame: frame):
        try:
            frame = stream.get(timeout=1)
        except queue.Empty:
            frame = b"event: beat\ndata: {}\n\n"
        return frame is not None and self._write(packed(frame))

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
        if method == "PUT" and device.refusal:
            device.record("PUT", "/streams", body)
            return self._error(*device.refusal)
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
        self.owner.inspectors.append(channel)
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
            name = BUNDLED_FONTS.get(path.removeprefix("/fonts/"), path.removeprefix("/fonts/"))
            file = FONTS / FONT_FOLDERS.get(name.split("-")[0].split(".")[0], "none") / name
        else:
            name = path.removeprefix("/web/")
            file = next((file for file in (self.owner.web / name, WEB / name) if file.is_file()), WEB / name)
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
        self.send_header("Cache-Control", "max-age=600" if status == 200 and self.path.startswith(("/web/", "/fonts/")) else "no-store")
        self.end_headers()
        self._write(data)

    def _break(self):
        self.close_connection = True
        self.connection.close()
