"""A phone of the same network comes in by a code, through the real command, server and browser."""

import unittest

from playwright.sync_api import expect

from phone import Phone
from simulator import own_address
from simulator_test_case import SimulatorTestCase


class Guests(SimulatorTestCase):
    @classmethod
    def setUpClass(cls):
        try:
            cls.host = own_address()
        except OSError as error:
            raise unittest.SkipTest(f"this computer is in no network: {error}") from error
        cls.options = ("--host", cls.host)
        super().setUpClass()

    def open_phone(self, address):
        context = self.browser.new_context(viewport={"width": 390, "height": 780}, has_touch=True)
        self.addCleanup(context.close)
        page = context.new_page()
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.goto(address)
        return page

    def test_a_phone_comes_in_once_by_the_code_and_takes_part(self):
        self.page.get_by_role("button", name="Phone", exact=True).click()
        dialog = self.page.get_by_role("dialog", name="Open on a phone")
        address = dialog.locator("code").inner_text()
        outside = address.partition("?")[0]
        self.assertTrue(outside.startswith(f"http://{self.host}:"), address)
        expect(self.open_phone(outside).get_by_role("heading", name="This device is not let in")).to_be_visible()
        self.assertIn(f"For one phone of this network: {address}", self.simulator.lines)
        page = self.open_phone(address)
        Phone(page, "John").write("From the phone")
        expect(self.kate.log.get_by_text("From the phone")).to_be_visible()
        self.assertEqual(page.url, outside)
        expect(dialog.get_by_role("status")).to_contain_text("A phone has come in")
        expect(self.open_phone(address).get_by_role("heading", name="This device is not let in")).to_be_visible()
        page.reload()
        expect(Phone(page, "John").log.get_by_text("From the phone")).to_be_visible()
        expect(page.get_by_role("button", name="Phone", exact=True)).to_have_count(0)

    def test_an_address_that_is_not_this_computer_s_is_refused_in_plain_words(self):
        for address in ("192.0.2.77", "0.0.0.0", "127.0.0.1", "example.org"):
            code, words = self.simulator.parley("simulate", "--temporary", "--host", address)
            self.assertNotEqual(code, 0)
            self.assertRegex(words, "address")


if __name__ == "__main__":
    unittest.main()
