"""What the command says to what cannot be done: one sentence, what to do, and a code that a script can tell apart. 64 stands for what
was typed, 1 for what was tried and failed. Nothing here builds an app."""

import os
import plistlib
import re
import shutil
import socket
import subprocess
import tempfile
import unittest
from pathlib import Path

from simulator import BINARIES, ROOT

TIMEOUT_SECONDS = 60


class Commands(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix="parley-commands-")
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        self.environment = {**os.environ, "XDG_DATA_HOME": f"{self.folder}/data", "XDG_CACHE_HOME": f"{self.folder}/cache"}

    def parley(self, *arguments, **environment):
        done = subprocess.run(
            [str(part) for part in (BINARIES / "parley", *arguments)], capture_output=True, text=True, cwd=self.folder,
            stdin=subprocess.DEVNULL, timeout=TIMEOUT_SECONDS, env={**self.environment, **environment})
        return done.returncode, done.stdout, done.stderr

    def expect(self, code, words, *arguments, **environment):
        """One line of it says what is wrong; a stack, a Swift type or an error's code is for nobody's eyes."""
        found, said, complaint = self.parley(*arguments, **environment)
        self.assertEqual((found, said), (code, ""), complaint)
        first = complaint.splitlines()[0]
        self.assertRegex(first, words)
        self.assertTrue(first.startswith("Error: ") and first[-1] in ".)?", first)
        self.assertNotRegex(complaint, r"Fatal error|\n +at |Optional\(|NSCocoa|Error Domain|\w+Error\.\w+")

    def app(self, name="Poll", **values):
        """The least that is taken for an app's folder."""
        folder = self.folder / name
        folder.mkdir()
        (folder / "Package.swift").write_text("// swift-tools-version: 6.2\n")
        manifest = {"CFBundleExecutable": name, "CFBundleIdentifier": f"org.example.{name}", **values}
        (folder / "Info.plist").write_bytes(plistlib.dumps({key: value for key, value in manifest.items() if value is not None}))
        return folder

    def test_a_server_loads_nothing_that_reads_projects(self):
        loaded = {
            program: subprocess.run(
                ["ldd", BINARIES / program], capture_output=True, text=True, check=True, timeout=TIMEOUT_SECONDS).stdout
            for program in ("parley", "parley-project")}
        self.assertIn("libSwiftSyntax", loaded["parley-project"])
        for library in ("libSwiftSyntax", "libSwiftParser", "libFoundationXML", "libxml2"):
            self.assertNotIn(library, loaded["parley"])

    def test_a_folder_that_is_no_app(self):
        (self.folder / "Empty").mkdir()
        (self.folder / "file").write_text("")
        self.app("Nameless", CFBundleExecutable=None)
        (self.app("Torn") / "Info.plist").write_text("<plist")
        for command in ("run", "build", "test", "preview", "package"):
            with self.subTest(command=command):
                self.expect(64, "There is no folder Nowhere", command, "Nowhere")
                self.expect(64, "Nameless", command, "Nameless")
                self.expect(64, "Torn", command, "Torn")
        for command in ("run", "preview", "package"):
            self.expect(64, "has no Package.swift", command, "Empty")
            self.expect(64, "has no Package.swift|is no folder", command, "file")
        for command in ("build", "test", "open", "report"):
            self.expect(64, "Empty", command, "Empty")

    def test_two_apps_of_one_name(self):
        self.app("Poll")
        self.app("Other", CFBundleExecutable="Poll")
        self.app("Third", CFBundleIdentifier="org.example.Poll")
        for other in ("Other", "Third", "Poll"):
            self.expect(64, "/Poll and .*/" + other + " have the same name or identifier", "run", "Poll", other)

    def test_a_computer_without_a_toolchain(self):
        self.app()
        for command in ("run", "build", "test", "preview", "package"):
            with self.subTest(command=command):
                self.expect(1, "There is no Swift toolchain on the PATH; `parley doctor` says more", command, "Poll", PATH="/nowhere")

    def test_an_old_toolchain_is_named_by_doctor(self):
        old = self.folder / "bin"
        old.mkdir()
        (old / "swift").write_text('#!/bin/sh\necho "Swift version 5.10.1 (swift-5.10.1-RELEASE)"\n')
        (old / "swift").chmod(0o755)
        code, said, _ = self.parley("doctor", PATH=f"{old}:/usr/bin:/bin")
        self.assertEqual(code, 1)
        self.assertRegex(said, r"missing  Swift toolchain: 5\.10\.1, \S+/bin/swift\n +Install Swift 6\.2 or later from swift\.org")

    def test_places_that_cannot_be_written(self):
        (self.folder / "file").write_text("")
        self.app()
        self.expect(1, "file/build cannot be made", "build", "Poll", "--scratch", "file/build")
        self.expect(1, "file/store cannot be made", "simulate", "--store", "file/store")
        self.expect(1, "file/store cannot be made", "run", "Poll", "--store", "file/store")

    def test_what_the_simulator_is_told(self):
        for words, arguments in {
            "A port is a number": ["--port", "99999"], "2 to 8 people": ["--people", "Kate"], "two or more": ["--people", "Kate,Kate"],
            "four numbers": ["--host", "here"], "no address of this computer": ["--host", "192.0.2.1"],
            "The browser client is not in": ["--web", "Nowhere"], "Nothing is kept": ["--temporary", "--store", "x"],
            "0 to 86400": ["--expiry", "99999999"], "holds no conversation": ["--demo", "Nowhere"],
        }.items():
            with self.subTest(words=words):
                self.expect(64, words, "simulate", *arguments)

    def test_a_store_that_another_simulator_uses_is_left_alone(self):
        command = [BINARIES / "parley", "simulate", "--port", "0", "--web", ROOT / "Web", "--store", "kept"]
        with subprocess.Popen(
                command, cwd=self.folder, env=self.environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as first:
            self.addCleanup(first.kill)
            self.assertTrue(any("http://127.0.0.1" in line for line in first.stdout))
            self.app()
            for arguments in (["simulate"], ["simulate", "--fresh"], ["run", "Poll"]):
                self.expect(1, rf"in use by another Parley server, process {first.pid}", *arguments, "--web", ROOT / "Web", "--store", "kept")
            self.assertTrue((self.folder / "kept/chat.sqlite").exists())
            first.terminate()
            first.stdout.read()

    def test_a_full_disk(self):
        small = self.folder / "small"
        small.mkdir()
        script = (
            'mount -t tmpfs -o size=64k none "$1" && head -c 60k /dev/zero >"$1/filler"; cd "$1" && "$2" new Poll; code=$?; ls -A; exit $code')
        done = subprocess.run(
            ["unshare", "--user", "--map-root-user", "--mount", "sh", "-c", script, "sh", small, BINARIES / "parley"],
            capture_output=True, text=True, timeout=TIMEOUT_SECONDS)
        self.assertEqual((done.returncode, done.stdout), (1, "filler\n"), done.stderr)
        self.assertRegex(done.stderr, r"Error: \S+/small/Poll could not be written: .*(space|room).*")

    def test_a_store_to_check(self):
        self.expect(1, "There is no store at", "check", "--store", "Nowhere")
        (self.folder / "torn").mkdir()
        (self.folder / "torn/chat.sqlite").write_text("this is no database" * 100)
        code, said, complaint = self.parley("check", "--store", "torn")
        self.assertEqual((code, complaint), (1, ""))
        of_the_file, of_the_secret = said.splitlines()
        self.assertRegex(of_the_file, r"^The file \S+/torn/chat\.sqlite cannot be read: file is not a database\.$")
        self.assertRegex(of_the_secret, r"^The secret \S+/torn/secret is not there .* put it back from a backup\.$")

    def test_a_taken_port_gives_way_to_the_next(self):
        with socket.socket() as taken:
            taken.bind(("127.0.0.1", 0))
            taken.listen()
            port = taken.getsockname()[1]
            command = [BINARIES / "parley", "simulate", "--port", str(port), "--web", ROOT / "Web", "--temporary"]
            with subprocess.Popen(
                    command, cwd=self.folder, env=self.environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as process:
                self.addCleanup(process.kill)
                said = []
                for line in process.stdout:
                    said.append(line)
                    if "http://127.0.0.1" in line:
                        break
                process.terminate()
                process.stdout.read()
        self.assertRegex("".join(said), rf"Port {port} is taken, so this is port (?!{port})\d+\.")

    def test_an_example_is_one_line_of_a_terminal(self):
        commands = re.findall(r"^  ([a-z]+) ", self.parley("--help")[1].split("SUBCOMMANDS:")[1], re.MULTILINE)
        self.assertGreater(len(commands), 10)
        for command in commands:
            lines = self.parley("help", command)[1].splitlines()
            for line, following in zip(lines, lines[1:]):
                if line.startswith("  parley "):
                    self.assertRegex(following, r"^(  parley |$)", line)

    def test_what_is_no_command_or_option(self):
        for arguments in (["rnu"], ["run", "--prot", "1"], ["new"], ["new", "Poll", "--template", "poll"]):
            with self.subTest(arguments=arguments):
                code, said, complaint = self.parley(*arguments)
                self.assertEqual((code, said), (64, ""))
                self.assertIn("Error: ", complaint)
        self.assertIn("- counter - list - shared - game - sticker - live - uikit", re.sub(r"\s+", " ", complaint))


if __name__ == "__main__":
    unittest.main()
