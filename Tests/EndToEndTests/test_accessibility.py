"""axe-core looks at every page of the client, the simulator and the apps, in light and dark, and finds nothing at all."""

import unittest

from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import expect

from phone import STEP_MILLISECONDS, Phone
from simulator import ROOT
from simulator_test_case import SimulatorTestCase

# All rules that axe has, with the best practices. In the second scheme only those that look at colours, but for the enhanced
# contrast, which axe leaves out by itself: names and roles do not follow the scheme.
ALL = {"resultTypes": ["violations"]}
COLOURS = {**ALL, "runOnly": {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}}
# Controls that fingers touch in an app, a script that measures how far around its middle they hit one, and the least of that: 44 points, and at both ends less than
# the half by which the reach grows.
CONTROLS = ".surface :is(button, a[href], input, textarea, select, [role=switch], [role=slider], [role=radio], [role=tab])"
REACH = (ROOT / "Tests" / "Fixtures" / "reach.js").read_text()
REACH_MIN = 43
FIND = "options => axe.run(options).then(({ violations }) => violations)"

# The colours of each open app's texts, which the app itself gives. An app that has no text keeps the test waiting, and fails it.
INKS = """() => [...document.querySelectorAll(".surface")].map((surface) =>
  [...new Set([...surface.querySelectorAll(".text-run")].map((run) => run.style.color))].sort().join())"""
IS_DRAWN_ANEW = f"before => ({INKS})().every((inks, index) => inks !== before[index])"
IS_LOADED = "() => document.fonts.status === 'loaded' && [...document.images].every((image) => image.complete)"


class Accessibility(SimulatorTestCase):
    people = "Kate,John"

    def setUp(self):
        super().setUp()
        self.found = []
        # The pages that are in the dark.
        self.dark = set()

    def phone(self, person):
        """The person's phone on a page of its own."""
        page = self.context.new_page()
        page.set_default_timeout(STEP_MILLISECONDS)
        page.goto(f"{self.address}/devices/{person.lower()}-phone/")
        page.set_viewport_size({"width": 390, "height": 844})
        return Phone(page, person)

    def leave_simulator(self):
        """Its phones are the same devices in the other scheme, and an app draws for the page that reported last."""
        self.page.goto("about:blank")

    def look(self, name, page):
        """In the scheme that the page has, then in the other one, which it keeps."""
        self.find(f"{name}, {self.scheme(page)}", page, ALL)
        self.touch(name, page)
        self.change_scheme(page)
        self.find(f"{name}, {self.scheme(page)}", page, COLOURS)

    def find(self, name, page, options):
        page.wait_for_function(IS_LOADED)
        self.await_stillness(page)
        if not page.evaluate("() => 'axe' in globalThis"):
            page.evaluate(AXE_SCRIPT)
        for problem in page.evaluate(FIND, options):
            for node in problem["nodes"]:
                words = (node["any"] + node["all"] + node["none"])[:1]
                self.found.append(
                    f"{name}: {problem['id']}: {node['target']} {node['html'][:160]}"
                    f" {words[0]['message'] if words else ''}")

    def touch(self, name, page):
        """Fingers hit every control of the open apps: 44 points in both directions."""
        for control in page.locator(CONTROLS).all():
            if not control.is_visible() or not control.is_enabled() or control.evaluate("each => each.closest('[inert]') !== null"):
                continue
            control.evaluate("each => each.scrollIntoView({ block: 'center', inline: 'center' })")
            reach = control.evaluate(REACH)
            if min(reach.values()) < REACH_MIN:
                label = control.evaluate("each => each.ariaLabel || each.textContent || each.placeholder")
                self.found.append(f"{name}: a finger misses “{label}”: {reach['width']} × {reach['height']}")

    def scheme(self, page):
        return "dark" if page in self.dark else "light"

    def change_scheme(self, page):
        """Until every open app has drawn itself anew, which is one patch each."""
        before = page.evaluate(INKS)
        self.dark ^= {page}
        page.emulate_media(color_scheme=self.scheme(page), reduced_motion="reduce")
        page.wait_for_function(IS_DRAWN_ANEW, arg=before)

    def tearDown(self):
        self.assertEqual(self.found, [], "\n".join(self.found))

    def test_the_pages_of_client_and_simulator(self):
        self.look("simulator", self.page)
        kate, john = self.phone("Kate"), self.phone("John")
        self.look("empty", kate.page)
        kate.write("Mussels on Friday? https://example.org")
        kate.send_party()
        kate.button("Close panel").click()
        john.bubbles("Mussels Party").wait_for()
        self.look("bubbles", john.page)
        john.region.get_by_text("People", exact=True).click()
        self.look("people", john.page)
        john.button("Invite with a link").click()
        join = self.context.new_page()
        join.goto(john.field("Link to join").input_value())
        expect(join.get_by_role("heading", level=1)).to_be_visible()
        self.look("join", join)
        join.goto(f"{self.address}/previews")
        join.get_by_role("figure").first.wait_for()
        self.look("previews", join)
        self.flip("John", "Old system")
        address = self.john.log.get_by_role("link", name="Read this message").get_attribute("href")
        join.goto(address)
        expect(join.get_by_text("Kate sent a Mussels Party message")).to_be_visible()
        self.look("message page", join)
        join.goto(f"{self.address}/nowhere")
        self.look("problem page", join)

    def both_sizes(self, name, phone):
        """The open app, small and large."""
        phone.button("Expand").wait_for()
        self.look(f"{name}, compact", phone.page)
        phone.button("Expand").click()
        phone.button("Collapse").wait_for()
        self.look(f"{name}, expanded", phone.page)

    def test_mussels_party_and_tic_tac_toe(self):
        self.leave_simulator()
        kate = self.phone("Kate")
        kate.button("Mussels Party").click()
        kate.button("New party").wait_for()
        self.look("home", kate.page)
        kate.button("New party").click()
        kate.button("Delete Fries").wait_for()
        kate.field("New element").fill("e" * 75)
        kate.region.get_by_text("75 characters").wait_for()
        self.look("list", kate.page)
        kate.button("Add").click()
        kate.button("Delete Fries").click()
        kate.button("Undo").wait_for()
        self.look("removed", kate.page)
        kate.button("Send").click()
        expect(kate.button("Remove draft")).to_be_visible()
        self.look("staged", kate.page)
        kate.button("Remove draft").click()
        kate.button("Tic-Tac-Toe").click()
        kate.button("Middle, empty").wait_for()
        self.both_sizes("board", kate)
        kate.button("Middle, empty").click()
        expect(kate.button("Remove draft")).to_be_visible()
        self.look("a staged move", kate.page)

    def test_icon_store_and_tally(self):
        self.leave_simulator()
        kate, john = self.phone("Kate"), self.phone("John")
        kate.button("Icon Store").click()
        kate.button("Campfire, €1.99").wait_for()
        self.both_sizes("icons", kate)
        kate.field("Search icons").fill("submarine")
        kate.region.get_by_text("No icon for").wait_for()
        self.look("no icon", kate.page)
        kate.button("Clear search").click()
        kate.button("Campfire, €1.99").click()
        expect(kate.button("Remove draft")).to_be_visible()
        kate.button("Send").click()
        john.bubbles("Icon Campfire").click()
        john.button("Buy for €1.99").wait_for()
        self.look("details", john.page)
        john.button("Buy for €1.99").click()
        expect(john.button("Remove draft")).to_be_visible()
        john.button("Send").click()
        john.bubbles("Receipt").click()
        john.region.get_by_text("Bought", exact=True).wait_for()
        self.look("receipt", john.page)
        kate.button("Tally").click()
        kate.button("Mussels eaten").wait_for()
        self.both_sizes("tally", kate)
        kate.button("Collapse").click()
        kate.button("Mussels eaten").click()
        expect(kate.button("Remove draft")).to_be_visible()
        kate.button("Send").click()
        bubble = kate.log.get_by_role("group", name="Tally: Mussels eaten")
        bubble.get_by_role("button", name="Count one").wait_for()
        self.look("a live bubble", kate.page)

    def test_ice_cream_builder_and_snippets(self):
        self.leave_simulator()
        kate, john = self.phone("Kate"), self.phone("John")
        kate.button("Ice Cream Builder").click()
        kate.button("New ice cream").wait_for()
        self.look("home", kate.page)
        kate.button("New ice cream").click()
        kate.button("Cone").wait_for()
        self.look("bases", kate.page)
        kate.button("Cone").click()
        expect(kate.button("Remove draft")).to_be_visible()
        kate.button("Send").click()
        john.bubbles("Ice cream").click()
        john.button("Mint").wait_for()
        self.look("flavours", john.page)
        john.button("Close panel").click()
        kate.button("Snippets").first.click()
        kate.region.get_by_role("button", name="Sunrise,").wait_for()
        self.both_sizes("snippets", kate)
        kate.region.get_by_role("button", name="Sunrise,").click()
        kate.button("Insert").wait_for()
        self.look("preview", kate.page)
        kate.button("Insert").click()
        expect(kate.button("Insert")).to_have_count(0)
        kate.region.get_by_role("radio", name="Sounds").click()
        kate.region.get_by_role("button", name="Doorbell,").click()
        self.look("sound", kate.page)
        kate.button("Insert").click()
        expect(kate.button("Insert")).to_have_count(0)
        self.look("staged files", kate.page)
        kate.button("Send").click()
        john.log.get_by_role("img", name="Sunrise.png").click()
        john.region.get_by_role("dialog").wait_for()
        self.look("viewer", john.page)


if __name__ == "__main__":
    unittest.main()
