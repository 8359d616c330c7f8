"""An author's first minutes: an app that did not exist is made, shown, changed while it is open, and tested."""

import hashlib
import json
import os
import re
import subprocess
import tarfile
import tempfile
import unittest
from pathlib import Path

from playwright.sync_api import expect

from simulator import BINARIES, BUILD_TIMEOUT_SECONDS, ROOT, RunningPackage
from simulator_test_case import SimulatorTestCase

TEMPLATES = ("counter", "list", "shared", "game", "sticker", "live", "uikit")

# A file of an author whose Foundation is Apple's: on Linux Foundation alone has none of these.
MODEL = """import Foundation

final class Clock: ObservableObject {
    @Published var words = ""

    func load(from url: URL) async throws {
        let (data, _) = try await URLSession.shared.data(from: url)
        let formatter = RelativeDateTimeFormatter()
        words = formatter.localizedString(fromTimeInterval: Double(data.count))
        try data.write(to: URL.documentsDirectory.appending(path: "clock"))
    }
}
"""


def parley(*arguments, folder):
    """Runs the command in a folder; returns its exit code and what it says."""
    done = subprocess.run(
        [BINARIES / "parley", *arguments], capture_output=True, text=True, cwd=folder, timeout=BUILD_TIMEOUT_SECONDS)
    return done.returncode, done.stdout + done.stderr


class OpenedApp(SimulatorTestCase):
    def make_simulator(self):
        folder = tempfile.TemporaryDirectory(prefix="parley-author-")
        self.addCleanup(folder.cleanup)
        code, words = parley("new", "Poll", folder=folder.name)
        self.assertEqual(code, 0, words)
        self.package = Path(folder.name) / "Poll"
        return RunningPackage(self.package)

    def change(self, old, new):
        file = self.package / "Sources/Poll/CountView.swift"
        text = file.read_text()
        self.assertIn(old, text)
        file.write_text(text.replace(old, new))

    def test_what_is_saved_is_shown_where_the_app_stands_and_an_error_above_it(self):
        self.kate.button("Poll").click()
        self.kate.button("Count one").click()
        self.kate.button("Send").last.click()
        expect(self.kate.button("Remove draft")).to_be_visible()
        self.kate.button("Close panel").click()
        # While the panel slides out its own Send is still there.
        expect(self.kate.button("Send")).to_have_count(1)
        self.kate.button("Send").click()
        self.john.bubbles("Counted: 1").click()
        expect(self.john.button("Collapse")).to_be_visible()

        self.change("@State var count: Count", '@State var count: Count\n    @State private var note = ""')
        self.change(".padding()", '.padding().safeAreaInset(edge: .top) { TextField("Note", text: $note) }')
        self.john.region.get_by_role("textbox", name="Note").fill("half a wor")

        self.change('"Count one"', '"Add one"')
        expect(self.john.button("Add one")).to_be_visible()
        expect(self.john.region.get_by_role("textbox", name="Note")).to_have_value("half a wor")
        self.john.button("Add one").click()
        expect(self.john.region.get_by_text("Count: 2", exact=True)).to_be_attached()
        expect(self.john.button("Collapse")).to_be_visible()

        self.change("VStack(", "VStock(")
        card = self.john.region.get_by_role("alert").filter(has_text="Poll was not built")
        expect(card).to_contain_text("Sources/Poll/CountView.swift:10:9: cannot find 'VStock' in scope")
        self.john.button("Add one").click()
        expect(self.john.region.get_by_text("Count: 3", exact=True)).to_be_attached()
        self.page.reload()
        expect(card).to_be_visible()

        self.change("VStock(", "VStack(")
        expect(card).to_have_count(0)
        self.john.button("Add one").click()
        expect(self.john.region.get_by_text("Count: 4", exact=True)).to_be_attached()

        self.change("{ withAnimation { count.raise() } }", "{ _ = [1][count.number] }")
        self.change('"Add one"', '"Fail"')
        self.john.button("Fail").click()
        stopped = self.john.region.get_by_role("alert").filter(has_text="Poll stopped.")
        expect(stopped).to_contain_text("A check failed")
        expect(stopped).to_contain_text("Index out of range")
        expect(stopped.get_by_role("listitem").first).to_contain_text("Sources/Poll/CountView.swift:16")
        expect(stopped.get_by_role("listitem")).to_have_count(1)
        said = "\n".join(self.simulator.lines)
        self.assertIn("Poll stopped. A check failed", said)
        self.assertIn("  at Sources/Poll/CountView.swift:16", said)
        self.assertNotIn("parley-frame", said)


class NewApp(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix="parley-author-")
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def test_every_template_gets_the_authors_names(self):
        for template in TEMPLATES:
            with self.subTest(template=template):
                name = f"My{template.capitalize()}"
                code, words = parley("new", name, "--template", template, "--title", "Fish & <chips>", folder=self.folder)
                self.assertEqual(code, 0, words)
                files = [file for file in (self.folder / name).rglob("*") if file.is_file()]
                for file in files:
                    if file.suffix != ".png":
                        self.assertNotIn("Starter", file.read_text(), file)
                self.assertIn("<string>Fish &amp; &lt;chips></string>", (self.folder / name / "Info.plist").read_text())
                self.assertEqual([file for file in files if file.name == "main.swift"], [])

    def test_what_cannot_be_made_is_refused_in_words_and_nothing_is_left(self):
        (self.folder / "Taken").mkdir()
        (self.folder / "Taken" / "mine.txt").write_text("mine")
        for name, words in {
            "Taken": "is there already", "poll": "begins with a capital letter", "My App": "letters and digits",
            "../Poll": "letters and digits", "SwiftUI": "name of a module already", "PollTests": "name of a module already",
            "P" * 41: "up to 40",
        }.items():
            with self.subTest(name=name):
                code, said = parley("new", name, folder=self.folder)
                self.assertEqual(code, 64)
                self.assertIn(words, said)
        self.assertEqual([file.name for file in self.folder.rglob("*")], ["Taken", "mine.txt"])

    def test_a_folder_that_is_no_app_is_refused_in_words(self):
        (self.folder / "Empty").mkdir()
        for command in ("run", "test"):
            self.assertIn("it has no Package.swift", parley(command, "Empty", folder=self.folder)[1])
            self.assertIn("There is no folder Nowhere", parley(command, "Nowhere", folder=self.folder)[1])

    def test_an_installed_command_needs_no_checkout(self):
        prefix = self.folder / "prefix"
        done = subprocess.run(
            [ROOT / "Scripts/install", BINARIES, prefix], capture_output=True, text=True, cwd=self.folder,
            timeout=BUILD_TIMEOUT_SECONDS)
        self.assertEqual(done.returncode, 0, done.stderr)
        done = subprocess.run(
            [prefix / "bin/parley", "new", "Tide"], capture_output=True, text=True, cwd=self.folder,
            timeout=BUILD_TIMEOUT_SECONDS)
        self.assertEqual(done.returncode, 0, done.stderr)
        package = prefix / "share/parley/package"
        self.assertIn(f'path: "{package.resolve()}"', (self.folder / "Tide/Package.swift").read_text())
        # The manifest of what is installed has no tests and no apps, whose folders are not there.
        done = subprocess.run(
            ["swift", "package", "--package-path", package, "dump-package"], capture_output=True, text=True,
            timeout=BUILD_TIMEOUT_SECONDS)
        self.assertEqual(done.returncode, 0, done.stderr)
        folders = {Path(file).name for file in (package / "Sources").iterdir()}
        targets = {target["name"] for target in json.loads(done.stdout)["targets"]}
        self.assertEqual(targets, folders | {"EntryPoint"})

    def test_an_installed_command_is_explained_by_man_and_completed_by_a_shell(self):
        prefix = self.folder / "prefix"
        subprocess.run([ROOT / "Scripts/install", BINARIES, prefix], check=True, capture_output=True, timeout=BUILD_TIMEOUT_SECONDS)
        listed = parley("--help", folder=self.folder)[1].split("SUBCOMMANDS:")[1]
        commands = set(re.findall(r"^  ([a-z]+) ", listed, re.MULTILINE))
        pages = {file.stem: file for file in (prefix / "share/man/man1").iterdir()}
        self.assertEqual(set(pages), {"parley"} | {f"parley-{command}" for command in commands})
        for name, page in pages.items():
            done = subprocess.run(["groff", "-man", "-Tutf8", "-ww", page], capture_output=True, text=True, timeout=60)
            self.assertEqual(done.stderr, "", name)
        done = subprocess.run(["groff", "-man", "-Tutf8", "-P-cbou", pages["parley-run"]], capture_output=True, text=True, timeout=60)
        self.assertIn("--fresh", done.stdout)
        completion = prefix / "share/bash-completion/completions/parley"
        script = (
            'source "$1"; COMP_WORDS=(parley pre); COMP_CWORD=1; COMP_LINE="parley pre"; COMP_POINT=10;'
            ' _parley parley pre parley; echo "${COMPREPLY[@]}"')
        done = subprocess.run(["bash", "-c", script, "bash", completion], capture_output=True, text=True, timeout=60)
        self.assertEqual(done.stdout.split(), ["preview"], done.stderr)

    def test_stories_pass_and_one_that_is_wrong_fails(self):
        self.assertEqual(parley("new", "Tide", folder=self.folder)[0], 0)
        (self.folder / "Tide/Sources/Tide/Clock.swift").write_text(MODEL)
        run = ("test", "Tide", "--scratch", ROOT / ".build")
        code, words = parley(*run, folder=self.folder)
        self.assertEqual(code, 0, words[-3000:])
        story = self.folder / "Tide/Tests/TideTests/StoryTests.swift"
        story.write_text(story.read_text().replace("Counted: 2", "Counted: 3"))
        code, words = parley(*run, "--", "--filter", "StoryTests|Kate", folder=self.folder)
        self.assertEqual(code, 1, words[-3000:])
        self.assertIn("Counted: 3", words)

    def test_two_apps_of_one_name_are_built_from_their_own_sources(self):
        for place in ("first", "second"):
            (self.folder / place).mkdir()
            self.assertEqual(parley("new", "Tide", folder=self.folder / place)[0], 0)
        view = self.folder / "second/Tide/Sources/Tide/CountView.swift"
        view.write_text(view.read_text().replace("VStack(", "VStock("))
        run = ("build", "Tide", "--scratch", ROOT / ".build")
        code, words = parley(*run, folder=self.folder / "first")
        self.assertEqual(code, 0, words[-3000:])
        code, words = parley(*run, folder=self.folder / "second")
        self.assertEqual(code, 1, words[-3000:])
        self.assertIn("cannot find 'VStock' in scope", words)

    def test_an_app_is_drawn_packed_and_read_again(self):
        self.assertEqual(parley("new", "Tide", folder=self.folder)[0], 0)
        scratch = ("--scratch", ROOT / ".build")
        code, words = parley("preview", "Tide", "--output", "pictures", *scratch, folder=self.folder)
        self.assertEqual(code, 0, words[-3000:])
        for picture in ("Seven.png", "Seven-dark.png"):
            self.assertEqual((self.folder / "pictures" / picture).read_bytes()[:4], b"\x89PNG")

        packages = []
        for output in ("first", "second"):
            code, words = parley("package", "Tide", "--debug", "--output", output, *scratch, folder=self.folder)
            self.assertEqual(code, 0, words[-3000:])
            packages.append((self.folder / output / "Tide-1.0.parley").read_bytes())
        self.assertEqual(packages[0], packages[1])
        self.assertIn(hashlib.sha256(packages[0]).hexdigest(), words)
        code, words = parley("inspect", "first/Tide-1.0.parley", "--json", folder=self.folder)
        self.assertEqual(code, 0, words)
        self.assertEqual(json.loads(words)["identifier"], "org.example.Tide")

    def test_what_is_no_bundle_package_or_url_is_refused_in_words(self):
        (self.folder / "half.parley").write_bytes(b"\x1f\x8b\x08 and nothing more")
        (self.folder / "link.app").mkdir()
        os.symlink("/etc/passwd", self.folder / "link.app" / "Info.plist")
        with tarfile.open(self.folder / "link.parley", "w:gz") as archive:
            archive.add(self.folder / "link.app", "link.app")
        for thing, (expected, words) in {
            "half.parley": (1, "is damaged"), "link.parley": (1, "links or devices"), "link.app": (1, "A host refuses this bundle"),
            "nothing": (64, "There is no file nothing"),
        }.items():
            with self.subTest(thing=thing):
                code, said = parley("inspect", thing, folder=self.folder)
                self.assertEqual(code, expected)
                self.assertIn(words, said)
        code, said = parley("inspect", "https://example.org/?count=3&name=Fish%20%26%20chips", folder=self.folder)
        self.assertEqual(code, 0)
        self.assertIn("name   Fish & chips", said)


if __name__ == "__main__":
    unittest.main()
