"""axe-core looks at every page of the client, the simulator and the apps, in light and dark, and finds nothing at all."""

import unittest

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from simulator import STEP_MILLISECONDS, Phone, SimulatorTestCase

# All rules that axe has, with the best practices.
OPTIONS = {"resultTypes": ["violations"]}


class Accessibility(SimulatorTestCase):
    people = "Kate,John"
    device = {"reduced_motion": "reduce"}

    def setUp(self):
        super().setUp()
        self.pages = {}
        self.found = []

    def phone(self, person):
        """The person's phone on a page of its own."""
        page = self.context.new_page()
        page.set_default_timeout(STEP_MILLISECONDS)
        page.goto(f"{self.address}/devices/{person.lower()}-phone/")
        page.set_viewport_size({"width": 390, "height": 844})
        return Phone(page, person)

    def look(self, name, page):
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
            self.await_scheme(page)
            for problem in Axe().run(page, options=OPTIONS).response["violations"]:
                for node in problem["nodes"]:
                    words = (node["any"] + node["all"] + node["none"])[:1]
                    self.found.append(
                        f"{name}, {scheme}: {problem['id']}: {node['target']} {node['html'][:160]}"
                        f" {words[0]['message'] if words else ''}")
        page.emulate_media(color_scheme="light", reduced_motion="reduce")

    def await_scheme(self, page):
        """Until the open app has drawn itself anew: pictures that stay the same for a while."""
        before, same = b"", 0
        for _ in range(40):
            page.wait_for_timeout(100)
            now = page.screenshot()
            same = same + 1 if now == before else 0
            if same == 4:
                return
            before = now

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
