"""A device that talks to a running server by the protocol alone (docs/protocol.md)."""

import http.client
import json
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "Tests" / "EndToEndTests"))

from simulator import Simulator  # noqa: E402

TIMEOUT_SECONDS = 60
PROBE = "org.parley.ProbeApp"
FIELD, BUTTON = 2, 3


class Refused(Exception):
    """An answer that is an error."""

    def __init__(self, status, content):
        super().__init__(f"{status}: {content[:200]!r}")
        self.status = status
        try:
            self.code = json.loads(content)["error"]["code"]
        except (ValueError, KeyError):
            self.code = ""


class Probes(Simulator):
    """A simulator with one app, the probe of the tests, which behaves as named."""

    def __init__(self, people="Kate,John", behaviour="normal", options=()):
        self.behaviour = behaviour
        super().__init__(people, fixture="ProbeApp", options=options)

    def _bundle(self, fixture):
        apps = super()._bundle(fixture)
        (apps / f"{fixture}.app" / "behaviour").write_text(self.behaviour)
        return apps


def ask(port, method, path, cookie=None, body=None):
    """The answer's JSON, None where it has none, and its headers."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=TIMEOUT_SECONDS)
    try:
        headers = {"Content-Type": "application/json"} if body is not None else {}
        if cookie:
            headers["Cookie"] = cookie
        connection.request(method, path, None if body is None else json.dumps(body), headers)
        answer = connection.getresponse()
        content = answer.read()
        if answer.status >= 400:
            raise Refused(answer.status, content)
        is_json = "json" in (answer.getheader("Content-Type") or "")
        return json.loads(content) if is_json else None, answer.getheaders()
    finally:
        connection.close()


def phones(port):
    """All devices, signed in as the simulator's page is."""
    found = ask(port, "GET", "/simulator")
    cookies = [value for name, value in found[1] if name.lower() == "set-cookie"]
    of_path = {value.split("Path=")[1].split(";")[0]: value.split(";")[0] for value in cookies}
    return [Phone(port, device, of_path[f"/devices/{device['device']}"]) for device in found[0]["devices"]]


class Phone:
    def __init__(self, port, device, cookie):
        self.port, self.name, self.cookie = port, device["device"], cookie
        self.path = f"/devices/{device['device']}/conversations/{device['conversation']}"

    def ask(self, method, path="", body=None):
        return ask(self.port, method, self.path + path, self.cookie, body)[0]

    def send(self, key, text):
        return self.ask("POST", "/entries", {"key": key, "text": text})["sequences"]

    def state(self):
        return self.ask("GET")["state"]

    def items(self):
        """The whole transcript, oldest first."""
        found, page = [], self.ask("GET", "/entries?limit=200")
        while True:
            found = page["items"] + found
            if "older" not in page:
                return found
            page = self.ask("GET", f"/entries?limit=200&before={page['older']}")

    def open_probe(self):
        self.ask("PUT", "/panel", {"app": PROBE})
        return self.wait(lambda state: state["panel"]["kind"] == "open")["panel"]["instance"]

    def stage(self, instance, text):
        """Has the probe put a message into the field."""
        self.input(instance, {"kind": "edit", "node": FIELD, "text": text, "edit": 1})
        self.input(instance, {"kind": "tap", "node": BUTTON})
        self.wait(lambda state: state["draft"].get("bubble"))

    def input(self, instance, event):
        self.ask("POST", "/panel/input", {"instance": instance, "events": [event]})

    def wait(self, condition):
        end = time.monotonic() + TIMEOUT_SECONDS
        while time.monotonic() < end:
            state = self.state()
            if condition(state):
                return state
            time.sleep(0.02)
        raise TimeoutError(f"{self.name}: {state}")


def get_milliseconds(port):
    """How long somebody waits for an answer that every page needs."""
    begin = time.perf_counter()
    ask(port, "GET", "/simulator")
    return (time.perf_counter() - begin) * 1000


def resident_megabytes(pid):
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    return 0.0


def descriptor_count(pid):
    return sum(1 for _ in Path(f"/proc/{pid}/fd").iterdir())
