"""A client that knows of a server what its description says, and nothing else: it finds requests there by their `operationId`, makes them of what
is described, and takes no answer and no event that is not. What it does with events, patches and nodes is what the description says of them."""

import collections
import contextlib
import http.client
import http.cookies
import json
import queue
import re
import socket
import threading
import urllib.parse

from described import Described

DESCRIPTION = "/openapi.json"
# The server says every 15 seconds that it is there.
SILENCE_SECONDS = 30


class Undescribed(AssertionError):
    """Something was asked, answered or told that the description has not."""


class Refused(Exception):
    """The answer is an error."""


class Operation:
    """One request of the description."""

    def __init__(self, method, path, entry):
        self.method, self.path, self.entry = method.upper(), path, entry
        self.parameters = {each["name"]: each for each in entry["parameters"]}

    def values_in(self, path):
        """What stands in a path in the places of parameters; None where it is the path of another request."""
        pattern = re.sub(r"\\\{(\w+)\\\}", r"(?P<\1>[^/]+)", re.escape(self.path))
        found = re.fullmatch(pattern, path)
        return found and {name: urllib.parse.unquote(value) for name, value in found.groupdict().items()}

    def target(self, values):
        """The path and query with these values."""
        of = {place: {name: str(values[name]) for name in values if self.parameters[name]["in"] == place} for place in ("path", "query")}
        path = re.sub(r"\{(\w+)\}", lambda found: urllib.parse.quote(of["path"][found[1]], safe=""), self.path)
        return path + ("?" + urllib.parse.urlencode(of["query"]) if of["query"] else "")


class Client:
    """Somebody’s client of the server that the address names, with its cookies."""

    def __init__(self, address):
        self.server = urllib.parse.urlsplit(address)
        self._cookies = http.cookies.SimpleCookie()
        line, answer = self._send("GET", DESCRIPTION)
        with contextlib.closing(line):
            self.described = Described(json.load(answer))
        self.operations = {
            entry["operationId"]: Operation(method, path, entry)
            for path, methods in self.described.document["paths"].items() for method, entry in methods.items()}

    @property
    def origin(self):
        return f"{self.server.scheme}://{self.server.netloc}"

    def values_in(self, link, operation):
        """What the address of a request has in the places of its parameters."""
        values = self.operations[operation].values_in(urllib.parse.urlsplit(link).path)
        if values is None:
            raise Undescribed(f"{link} is no address of {operation}")
        return values

    def address_of(self, operation, **values):
        return self.origin + self.operations[operation].target(values)

    def ask(self, name, body=None, **values):
        """Makes a request; returns what the answer carries, read if it is JSON."""
        line, answer = self._request(name, body, values)
        with contextlib.closing(line):
            media, content = self._content(name, answer)
            data = answer.read()
        if content is None or not media.startswith("application/json"):
            return data
        value = json.loads(data)
        self.check(content["schema"], value, f"the answer to {name}")
        if answer.status >= 400:
            raise Refused(f"{name}: {value['error']['code']}: {value['error']['message']}")
        return value

    def events(self, name, **values):
        """Opens a stream; returns the reader of its events."""
        line, answer = self._request(name, None, values)
        _, content = self._content(name, answer)
        return Events(self, line, answer, content["x-itemSchema"])

    def check(self, schema, value, what):
        if complaints := self.described.complaints(schema, value):
            raise Undescribed(f"{what} is not as described: {complaints[:3]} {json.dumps(value)[:1000]}")

    def _request(self, name, body, values):
        operation = self.operations[name]
        for parameter, value in values.items():
            self.check(operation.parameters[parameter]["schema"], value, f"{parameter} of {name}")
        headers = {} if operation.method == "GET" else {"Origin": self.origin}
        if body is not None:
            headers["Content-Type"], content = next(iter(operation.entry["requestBody"]["content"].items()))
            self.check(content["schema"], body, f"the body of {name}")
        return self._send(operation.method, operation.target(values), body, headers)

    def _send(self, method, target, body=None, headers=None):
        """Returns the connection’s socket and the head of the answer."""
        connection = http.client.HTTPConnection(self.server.netloc, timeout=SILENCE_SECONDS)
        cookies = "; ".join(f"{name}={cookie.value}" for name, cookie in self._cookies.items())
        headers = {**(headers or {}), **({"Cookie": cookies} if cookies else {})}
        connection.request(method, target, None if body is None else json.dumps(body), headers)
        line, answer = connection.sock, connection.getresponse()
        for cookie in answer.headers.get_all("Set-Cookie", ()):
            self._cookies.load(cookie)
        return line, answer

    def _content(self, name, answer):
        """The media type of an answer, and its description; None where no content is described."""
        response = self.operations[name].entry["responses"].get(str(answer.status))
        if response is None:
            raise Undescribed(f"{name} answers {answer.status}")
        if reference := response.get("$ref"):
            response = self.described.document["components"]["responses"][reference.rpartition("/")[2]]
        media = answer.headers["Content-Type"]
        if "content" not in response:
            return media, None
        known = response["content"].get(media) or response["content"].get("*/*")
        if known is None:
            raise Undescribed(f"{name} answers with {media}")
        return media, known


class Events:
    """The events of a stream, each as the description says; read by a thread until the stream is closed."""

    def __init__(self, client, line, answer, schema):
        self._client, self._line, self._answer, self._schema = client, line, answer, schema
        self._queue = queue.Queue()
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def next(self, seconds):
        """The next event. Raises `queue.Empty` where none comes in time, and what the reader has met."""
        event = self._queue.get(timeout=max(seconds, 0))
        if isinstance(event, Exception):
            raise event
        return event

    def close(self):
        with contextlib.suppress(OSError):
            self._line.shutdown(socket.SHUT_RDWR)
        self._reader.join(SILENCE_SECONDS)
        self._answer.close()
        self._line.close()

    def _read(self):
        try:
            lines = collections.defaultdict(list)
            for text in self._answer:
                name, colon, value = text.decode().rstrip("\n").partition(": ")
                if colon:
                    # A comment, which keeps the line open, has no name.
                    if name:
                        lines[name].append(value)
                elif lines["event"]:
                    self._queue.put(self._event(**lines))
                    lines.clear()
            raise ConnectionError("the stream has ended")
        except Exception as error:
            self._queue.put(error)

    def _event(self, event, data, id=(), retry=()):
        """The event of these lines, with its number and its channel where it has one. `retry` is how soon a browser connects again."""
        event = {"event": event[0], "data": json.loads(data[-1])}
        event |= {"id": int(number) for number in id} | {"channel": int(channel) for channel in data[:-1]}
        self._client.check(self._schema, event, "an event")
        return event
