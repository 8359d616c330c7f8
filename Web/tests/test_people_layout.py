"""Places and looks on the page of a person's conversations, measured, against a scripted server."""

from playwright.sync_api import expect

from fixtures.conversations import JOHN, KATE, item, snapshot
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

    def test_the_menu_of_a_message_ends_where_the_message_does_while_it_grows(self):
        for locale in ("en-GB", "ar"):
            for kind in ("menu", "reactions"):
                with self.subTest(locale=locale, kind=kind):
                    reactions = [{"emoji": "🎉", "sender": JOHN, "senderName": "Kate Bergström", "isMine": False}]
                    items = [item(1, KATE, text="Mussels on Saturday, or rather on Sunday after all?", reactions=reactions)]
                    page = self.begin("/conversations/party", items=items, options={"locale": locale, "reduced_motion": "no-preference"})
                    anchor, menu = page.locator(".reactions" if kind == "reactions" else ".text-bubble"), page.locator("dialog.entry-menu")
                    anchor.click(button="left" if kind == "reactions" else "right")
                    expect(menu).to_be_visible()
                    menu.evaluate("each => Promise.all(each.getAnimations().map(({ finished }) => finished))")
                    message, shown = anchor.bounding_box(), menu.bounding_box()
                    if locale == "ar":
                        self.assertAlmostEqual(shown["x"], message["x"], delta=1)
                    else:
                        self.assertAlmostEqual(shown["x"] + shown["width"], message["x"] + message["width"], delta=1)
                    self.assertGreaterEqual(shown["x"], 8)
                    self.assertLessEqual(shown["x"] + shown["width"], 382)
                    self.begin_anew()
