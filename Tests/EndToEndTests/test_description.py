"""The interface as it is described, `Web/openapi.json`, against a real server: schemathesis makes requests of it, right ones and wrong
ones, and looks whether each answer is one that the description has. No request may be answered by a fault of the server."""

import json
import subprocess
import sys
import tempfile
import unittest
import urllib.request
from pathlib import Path

from people_test_case import Server

PROGRAM = Path(sys.executable).with_name("schemathesis")
CHECKS = "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance"
# Paths of endless streams, and the one that would sign out the requesting device.
LEFT_OUT = ("/events", "/socket", "/devices/{device}/conversations/{conversation}/events", "/account/devices/{device}")
EXAMPLES = 3
SEED = 7
LONGEST_SECONDS = 240


class Description(unittest.TestCase):
    def setUp(self):
        self.server = Server()
        self.addCleanup(self.server.stop)
        self.address = self.server.start()
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)

    def ask(self, method, path, body=None, cookie=None):
        headers = {"Origin": self.address, "Content-Type": "application/json", **({"Cookie": cookie} if cookie else {})}
        data = None if body is None else json.dumps(body).encode()
        with urllib.request.urlopen(urllib.request.Request(self.address + path, data, headers, method=method)) as answer:
            text = answer.read()
            return json.loads(text) if text else None, (answer.headers["Set-Cookie"] or "").split(";")[0]

    def join(self, name, code):
        joined, cookie = self.ask("POST", f"/invitations/{code}/people", {"name": name})
        return joined["device"], cookie

    def conversation(self):
        """Ann's device and cookie, and a conversation in which something was written."""
        device, ann = self.join("Ann", self.server.find(r"http://\S+/join/\w+").rsplit("/", 1)[1])
        invitation, _ = self.ask("POST", "/owner/invitations", {"role": "person", "joinsMax": 1, "days": 1}, ann)
        _, ben = self.join("Ben", invitation["code"])
        account, _ = self.ask("GET", "/account", cookie=ben)
        begun, _ = self.ask("POST", f"/devices/{device}/conversations", {"people": [account["person"]["id"]]}, ann)
        path = f"/devices/{device}/conversations/{begun['conversation']}"
        self.ask("POST", f"{path}/entries", {"key": "first", "text": "Hello"}, ann)
        return device, ann, begun["conversation"]

    def compare(self, *headers, **known):
        """Runs it; known: what stands in paths, where any other name would find nothing."""
        settings = Path(self.folder.name) / "settings.toml"
        settings.write_text("[parameters]\n" + "".join(f'"path.{name}" = {json.dumps(value)}\n' for name, value in known.items()))
        command = [PROGRAM, "--config-file", settings, "run", f"{self.address}/openapi.json", "--url", self.address, "--checks", CHECKS,
                   "--phases", "fuzzing", "--max-examples", EXAMPLES, "--seed", SEED, "--exclude-tag", "simulator", "--no-color",
                   "--continue-on-failure", "--no-shrink", "--suppress-health-check", "all", "--warnings", "off"]
        for path in LEFT_OUT:
            command += ["--exclude-path", path]
        for header in (f"Origin: {self.address}", *headers):
            command += ["--header", header]
        run = subprocess.run([str(part) for part in command], capture_output=True, text=True, cwd=self.folder.name, timeout=LONGEST_SECONDS)
        words = run.stdout + run.stderr
        self.assertEqual(run.returncode, 0, words[-8_000:])
        self.assertRegex(words, r"[1-9]\d\d+ generated")
        self.assertEqual(self.ask("GET", "/healthz")[0], {"status": "ok"})

    def test_nobody_gets_what_the_description_says(self):
        self.compare()

    def test_an_owner_gets_what_the_description_says(self):
        device, cookie, conversation = self.conversation()
        self.compare(f"Cookie: {cookie}", device=device, conversation=conversation, sequence=1, app="org.parley.MusselsParty")
