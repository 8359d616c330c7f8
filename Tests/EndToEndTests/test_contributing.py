"""Commands of CONTRIBUTING.md that no other test runs."""

import json
import os
import subprocess
import unittest

from simulator import BUILD_TIMEOUT_SECONDS, ROOT


class TestOneModule(unittest.TestCase):
    def targets(self, package, **environment):
        done = subprocess.run(
            ["swift", "package", "--package-path", package, "dump-package"], capture_output=True, text=True,
            env={**os.environ, **environment}, timeout=BUILD_TIMEOUT_SECONDS)
        self.assertEqual(done.returncode, 0, done.stderr)
        return {target["name"] for target in json.loads(done.stdout)["targets"]}

    def test_it_needs_the_modules_and_what_these_need_and_nothing_else(self):
        targets = self.targets(ROOT, PARLEY_SUITES="Combine,os,CounterStarter")
        self.assertLessEqual({"CombineTests", "Combine", "osTests", "os", "CounterStarterTests", "EntryPoint", "ParleyTesting"}, targets)
        self.assertEqual(targets & {"SpriteKit", "SwiftUITests", "MusselsParty", "ListStarter"}, set())

    def test_so_it_is_in_the_server_s_package(self):
        targets = self.targets(ROOT / "Server", PARLEY_SERVER_SUITES="ChatStore,NetworkFetcher")
        self.assertEqual(targets, {"ChatStore", "ChatStoreTests", "NetworkFetcher", "NetworkFetcherTests", "LoopbackServer"})

    def test_a_module_without_tests_is_refused_in_words_and_so_are_modules_of_both_packages(self):
        for modules, words in [
            ("Swift", "there is no folder Tests/SwiftTests or Server/Tests/SwiftTests, and no Apps/Swift/Tests"),
            (",", ", names no module"),
            ("ChatServer,UIKit", "ChatServer,UIKit are of both packages: name those of one"),
        ]:
            done = subprocess.run([ROOT / "Scripts/test-one", modules], capture_output=True, text=True, timeout=60)
            self.assertEqual((done.returncode, done.stderr), (2, f"test-one: {words}\n"))


class MakeInstall(unittest.TestCase):
    def commands(self, *variables):
        return subprocess.run(
            ["make", "--dry-run", "-C", ROOT, "install", *variables], capture_output=True, text=True, check=True, timeout=60).stdout

    def test_it_compiles_for_speed_only_where_that_is_asked_for(self):
        self.assertNotIn("release", self.commands())
        self.assertIn("Scripts/build --release", self.commands("RELEASE=1"))
        self.assertIn('Scripts/install ".build-release/release"', self.commands("RELEASE=1"))


if __name__ == "__main__":
    unittest.main()
