"""`parley serve` as its operator meets it: what it refuses, its certificate, backups, and its end."""

import json
import socket
import sqlite3
import tempfile
import time
import unittest
from pathlib import Path

from server import Process, Server, free_port, parley


class Refusals(unittest.TestCase):
    """Each ends the program with a code and one sentence that says what to do."""

    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        self.path = Path(self.folder.name)

    def refused(self, *options, data=None, port=None):
        server = Server(*options, folder=data or self.path, port=port)
        code, words = Process(*server.command()).ended()
        self.assertNotEqual(code, 0, words)
        lines = [line for line in words.splitlines() if line.startswith("Error: ")]
        self.assertEqual(len(lines), 1, words)
        self.assertNotIn("Usage", lines[0])
        return lines[0]

    def test_a_network_without_encryption(self):
        self.assertRegex(self.refused("--host", "0.0.0.0", "--public-url", "https://chat.example.org"), "--trusted-proxy")
        self.assertRegex(self.refused("--public-url", "http://chat.example.org"), "not encrypted")

    def test_a_port_that_is_taken(self):
        with socket.socket() as taken:
            taken.bind(("127.0.0.1", 0))
            taken.listen()
            port = taken.getsockname()[1]
            self.assertRegex(self.refused(port=port), f"Port {port} of 127.0.0.1 is taken")

    def test_an_address_of_another_computer(self):
        self.assertRegex(self.refused("--host", "192.0.2.7", "--insecure-http"), "no address of this computer")

    def test_a_folder_that_is_a_file(self):
        file = self.path / "data"
        file.write_text("a letter")
        self.assertRegex(self.refused(), "cannot be made or written to")
        self.assertEqual(file.read_text(), "a letter")

    def test_a_folder_that_is_in_use(self):
        server = Server(folder=self.path).start()
        self.addCleanup(server.stop)
        self.assertRegex(self.refused(port=free_port()), f"in use by another Parley server, process {server.process.id}")

    def test_a_store_of_a_newer_version(self):
        server = Server(folder=self.path).start()
        self.assertEqual(server.stop(), 0)
        database = sqlite3.connect(server.folder / "chat.sqlite")
        database.execute("INSERT INTO grdb_migrations VALUES ('99 of the future')")
        database.commit()
        database.close()
        self.assertRegex(self.refused(), "made by a newer version of Parley: update Parley")


class Operation(unittest.TestCase):
    def start(self, *options, **places):
        server = Server(*options, **places)
        self.addCleanup(server.stop)
        return server.start()

    def test_a_backup_of_a_running_server_becomes_another_one(self):
        with tempfile.TemporaryDirectory() as folder:
            server = self.start()
            file = Path(folder) / "parley.tar"
            code, words = parley("backup", "--data", server.folder, file)
            self.assertEqual(code, 0, words)
            self.assertEqual(file.stat().st_mode & 0o777, 0o600)
            code, words = parley("backup", "--data", server.folder, file)
            self.assertEqual(code, 1)
            self.assertRegex(words, "is there already")
            code, words = parley("restore", file, "--data", Path(folder) / "data")
            self.assertEqual(code, 0, words)
            self.assertEqual(parley("check", "--data", Path(folder) / "data"), (0, "All is well.\n"))
            code, words = parley("restore", file, "--data", Path(folder) / "data")
            self.assertEqual(code, 1)
            self.assertRegex(words, "is not empty")
            again = self.start(folder=folder)
            self.assertEqual((again.folder / "secret").read_bytes(), (server.folder / "secret").read_bytes())

    def test_its_log_is_json_and_has_requests_without_addresses(self):
        server = self.start("--log-format", "json", "--log-level", "info")
        server.get("/join/a-secret-code")
        server.stop()
        lines = [json.loads(line) for line in server.process.lines if line.startswith("{")]
        request = next(line for line in lines if line.get("route") == "/join/{code}")
        self.assertEqual((request["message"], request["level"], request["method"]), ("request", "info", "GET"))
        self.assertNotIn("a-secret-code", "\n".join(server.process.lines))

    def test_figures_with_a_token(self):
        with tempfile.TemporaryDirectory() as folder:
            token = Path(folder) / "token"
            token.write_text("0123456789abcdef\n")
            server = self.start("--metrics-token-file", token)
            self.assertEqual(server.get("/metrics").status, 404)
            answer = server.get("/metrics", {"Authorization": "Bearer 0123456789abcdef"})
            self.assertIn("parley_http_requests_total", answer.read().decode())

    def test_it_ends_soon_when_it_is_told_to(self):
        server = self.start("--drain-seconds", "3")
        with socket.create_connection(("127.0.0.1", server.port)) as silent:
            silent.sendall(b"GET /events HTTP/1.1\r\nHost: 127.0.0.1:%d\r\n\r\n" % server.port)
            silent.recv(100)
            begin = time.monotonic()
            self.assertEqual(server.process.stop(), 0)
            self.assertLess(time.monotonic() - begin, 6)


if __name__ == "__main__":
    unittest.main()
