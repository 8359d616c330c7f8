"""A phone on its side: what an app offers in its small panel is in sight there, or can be scrolled to."""

import unittest

from playwright.sync_api import expect

from simulator_test_case import SimulatorTestCase

APPS = ["Mussels Party", "Tally", "Tic-Tac-Toe", "Icon Store", "Ice Cream Builder", "Snippets"]
# The controls of the open app that are cut off, and that no scroll area of the app brings into sight.
CUT = """() => {
  const body = document.querySelector(".panel-body").getBoundingClientRect();
  const bottom = Math.min(body.bottom, innerHeight);
  return [...document.querySelectorAll(".surface :is(button, input, textarea)")].filter((each) => {
    const { top, bottom: end, height } = each.getBoundingClientRect();
    return height > 0 && !each.closest(".scrolls-y, .scrolls-x") && (top < body.top - 1 || end > bottom + 1);
  }).map((each) => each.ariaLabel || each.textContent || each.placeholder);
}"""


class Sideways(SimulatorTestCase):
    def setUp(self):
        super().setUp()
        self.page.goto(f"{self.address}/devices/kate-phone/")
        self.page.set_viewport_size({"width": 844, "height": 390})

    def expect_none_cut(self):
        expect(self.kate.region.locator(".surface button").first).to_be_visible()
        self.await_stillness()
        self.assertEqual(self.page.evaluate(CUT), [])

    def test_nothing_that_an_app_offers_is_cut_off(self):
        for app in APPS:
            with self.subTest(app):
                self.kate.button(app).first.click()
                self.expect_none_cut()
                self.kate.button("Close panel").click()
                expect(self.kate.button("Close panel")).to_have_count(0)

    def test_a_party_that_is_staged_can_be_opened_again(self):
        self.kate.start_party()
        self.kate.button("Send").click()
        expect(self.kate.button("Remove draft")).to_be_visible()
        expect(self.kate.button("Open “Mussels Party”")).to_be_visible()
        self.expect_none_cut()


if __name__ == "__main__":
    unittest.main()
