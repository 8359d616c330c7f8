"""Places and looks on the page of a person's conversations, measured, against a scripted server."""

from playwright.sync_api import expect

from fixtures.conversations import JOHN, item, snapshot
from scripted_device import Device
from scripted_people import People, account, summary
from support import BrowserTestCase

PHONE = {"width": 390, "height": 844}
WIDE = {"width": 1280, "height": 800}
LONG = "Anna Maria Katharina Wilhelmina von der Heide und zu Lichten"


class PeopleLayoutTests(BrowserTestCase):
    def begin(self, path="/", conversations=None, viewport=PHONE, me="Kate", items=None, options=None, **more):
        self.people = self.server.people = People(conversations or [summary("party", ["John"], "See you there", unread=2)])
        signed_in = account(**more)
        signed_in["person"]["name"] = me
        self.people.answers[("GET", "/account")] = (200, signed_in)
        self.kate = self.server.add(Device("kate-phone", snapshot(items or [item(1, JOHN, text="See you there")])))
        return self.open(path, viewport, **(options or {}))

    def test_a_long_own_name_leaves_the_list_as_wide_as_the_phone(self):
        for locale, words in (("en-GB", ", your account"), ("ar", "، حسابك")):
            with self.subTest(locale=locale):
                page = self.begin(me=LONG, options={"locale": locale})
                me = page.locator(".sidebar-me")
                expect(me).to_have_text(LONG + words)
                self.assertEqual(page.evaluate("[document.scrollingElement.scrollWidth, visualViewport.scale]"), [390, 1])
                self.begin_anew()
