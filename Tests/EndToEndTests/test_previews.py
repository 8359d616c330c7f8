"""The page of previews: what authors look at while they write."""

import unittest

from playwright.sync_api import expect

from simulator_test_case import SimulatorTestCase


class Previews(SimulatorTestCase):
    def test_the_simulator_lists_and_draws_the_previews_of_each_app(self):
        self.page.get_by_role("link", name="Previews").click()
        expect(self.page.get_by_role("heading", name="Previews", level=1)).to_be_visible()
        gallery = self.page.get_by_role("region", name="Gallery", exact=True)
        buttons = gallery.get_by_role("figure").filter(has_text="Gallery/ButtonsPage.swift")
        expect(buttons).to_contain_text("Buttons")
        for scheme in ("light", "dark"):
            picture = buttons.get_by_role("img", name=f"Buttons, {scheme}")
            picture.scroll_into_view_if_needed()
            self.page.wait_for_function("image => image.complete && image.naturalWidth === 780", arg=picture.element_handle())
        party = self.page.get_by_role("region", name="Mussels Party", exact=True)
        expect(party.get_by_role("figure")).to_have_count(4)
        expect(party).to_contain_text("MusselsParty/ListPicture.swift")

    def test_addresses_of_previews_that_are_not_there_are_refused(self):
        for path, code in {
            "/simulator/previews/org.parley.Nobody": "unknown_app",
            "/simulator/previews/org.parley.Gallery/99/light": "unknown_picture",
            "/simulator/previews/org.parley.Gallery/0/mauve": "unknown_picture",
            "/simulator/previews/org.parley.Gallery/-1/dark": "unknown_picture",
        }.items():
            answer = self.page.request.get(self.address + path)
            self.assertEqual((answer.status, answer.json()["error"]["code"]), (404, code))


if __name__ == "__main__":
    unittest.main()
