"""Commands of CONTRIBUTING.md that no other test runs."""

import json
import os
import subprocess
import unittest

from simulator import BUILD_TIMEOUT_SECONDS, ROOT


class TestOneModule(unittest.TestCase):
    def test_it_needs_the_modules_and_what_these_need_and_nothing_else(self):
        done = subprocess.run(
            ["swift", "package", "--package-path", ROOT, "dump-package"], capture_output=True, text=True,
            env={**os.environ, "PARLEY_SUITES": "Combine,os,CounterStarter"}, timeout=BUILD_TIMEOUT_SECONDS)
        self.assertEqual(done.returncode, 0, done.stderr)
        targets = {target["name"] for target in json.loads(done.stdout)["targets"]}
        self.assertLessEqual({"CombineTests", "Combine", "osTests", "os", "CounterStarterTests", "EntryPoint", "ParleyTesting"}, targets)
        self.assertEqual(targets & {"SpriteKit", "SwiftUITests", "MusselsParty", "ListStarter"}, set())

    def test_a_module_without_tests_is_refused_in_words(self):
        done = subprocess.run([ROOT / "Scripts/test-one", "Swift"], capture_output=True, text=True, timeout=60)
        self.assertEqual((done.returncode, done.stderr), (2, "test-one: there is no folder Tests/SwiftTests, and no Apps/Swift/Tests\n"))


if __name__ == "__main__":
    unittest.main()
