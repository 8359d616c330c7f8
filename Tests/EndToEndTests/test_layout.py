"""What the engine has laid out is what the browser shows: every box, and every run of text, within half a point."""

import plistlib
import re
import unittest

from playwright.sync_api import expect

from simulator import ROOT
from simulator_test_case import SimulatorTestCase
from tree import Comparisons, Scene


class Layout(Comparisons, SimulatorTestCase):
    def test_the_drawer_begins_with_the_apps_that_a_newcomer_reads_of(self):
        readme = (ROOT / "README.md").read_text()
        folders = re.findall(r"\(Apps/(\w+)/README.md\)", readme)
        self.assertTrue(folders)
        manifests = [plistlib.loads((ROOT / "Apps" / folder / "Info.plist").read_bytes()) for folder in folders]
        drawer = self.kate.region.get_by_role("navigation", name="Apps").locator(".drawer-name")
        expect(drawer).to_have_text([manifest["CFBundleDisplayName"] for manifest in manifests])

    def test_the_list_screen_is_laid_out_as_the_engine_says(self):
        self.kate.start_party()
        expect(self.kate.button("Delete Fries")).to_be_visible()
        self.await_stillness()
        scene = Scene(self.page, "Kate")
        self.assertGreater(len(scene.frames()), 20, "the screen has too few nodes to mean anything")
        self.compare_boxes(scene)
        self.assertGreater(self.compare_runs(scene), 3)


if __name__ == "__main__":
    unittest.main()
