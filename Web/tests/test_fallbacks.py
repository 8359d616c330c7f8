"""Devices without an app and devices with an old system, against a scripted server."""

from playwright.sync_api import expect

from fixtures.conversations import APP, JOHN, bubble, item, state
from support import ClientTestCase

OFFER = {"kind": "offered", "app": APP, "name": "Mussels Party"}


class OfferTests(ClientTestCase):
    def open_offer(self, **more):
        page = self.open_client(items=[item(1, JOHN, "bubble", bubble=bubble())], apps=[], **more)
        page.get_by_role("button", name="Mussels Party with Mussels and Fries").click()
        self.kate.wait_for("PUT", "/selection")
        self.kate.emit("panel", OFFER)
        return page

    def test_the_page_of_a_missing_app_names_it_and_has_the_focus(self):
        page = self.open_offer()
        get = page.get_by_role("button", name="Get Mussels Party")
        expect(get).to_be_focused()
        expect(page.get_by_role("group", name="Mussels Party panel")).to_be_visible()
        expect(page.get_by_text("which is not on this device yet")).to_be_visible()
        expect(page.get_by_role("button", name="Expand")).to_have_count(0)
        get.click()
        self.kate.wait_for("PUT", f"/apps/{APP}")
        expect(page.get_by_role("button", name="Get Mussels Party")).to_be_disabled()
        self.kate.emit("apps", [{"id": APP, "name": "Mussels Party"}])
        self.kate.emit("panel", {"kind": "opening", "app": APP, "style": "expanded"})
        expect(page.get_by_role("button", name="Get Mussels Party")).to_have_count(0)
        expect(page.get_by_role("status", name="Loading")).to_be_attached()

    def test_a_page_that_could_not_be_followed_can_be_tried_again(self):
        self.expected_errors = ("500",)
        page = self.open_offer()
        self.kate.answer("PUT", f"/apps/{APP}", (500, {"error": {"code": "internal_error", "message": "The disk is full."}}))
        page.get_by_role("button", name="Get Mussels Party").click()
        expect(page.get_by_text("The disk is full.")).to_be_visible()
        expect(page.get_by_role("button", name="Get Mussels Party")).to_be_enabled()
        page.get_by_role("button", name="Not now").click()
        self.kate.wait_for("DELETE", "/panel")


class OldSystemTests(ClientTestCase):
    def test_a_message_is_a_picture_and_a_link(self):
        first = item(1, JOHN, "picture", picture="ab" * 32, text="Mussels and Fries")
        second = item(1, JOHN, "link", part=1, link="/messages/party/1/00", text="John made a list")
        page = self.open_client(items=[first, second])
        expect(page.get_by_role("img", name="Mussels and Fries")).to_be_visible()
        link = page.get_by_role("link", name="Read this message")
        expect(link).to_have_attribute("href", f"{self.server.address}/messages/party/1/00")
        expect(link).to_have_attribute("rel", "noopener noreferrer")
        expect(page.get_by_text("John made a list")).to_be_visible()

    def test_only_pages_are_linked(self):
        links = ["https://example.org/party", "javascript:alert(1)", "data:text/html,x", "//["]
        page = self.open_client(items=[item(n, JOHN, "link", link=link, text=f"line {n}") for n, link in enumerate(links, 1)])
        expect(page.get_by_text("line 4")).to_be_visible()
        expect(page.get_by_role("link")).to_have_count(1)
        expect(page.get_by_role("link", name="https://example.org/party")).to_be_visible()

    def test_lines_that_change_without_an_entry_take_the_place_of_the_old_ones(self):
        page = self.open_client(items=[item(1, JOHN, text="hi"), item(2, JOHN, "bubble", bubble=bubble())])
        lines = [item(1, JOHN, text="hi"), item(2, JOHN, "link", link="/messages/party/2/00", text="John made a list")]
        self.kate.emit("transcript", {"first": 1, "last": 2, "items": lines, "revision": 1})
        expect(page.get_by_role("link", name="Read this message")).to_be_visible()
        expect(page.get_by_role("button", name="Mussels Party with Mussels and Fries")).to_have_count(0)

    def test_a_client_that_missed_such_a_change_loads_again(self):
        page = self.open_client(items=[item(1, JOHN, "bubble", bubble=bubble())])
        self.kate.snapshot["items"] = [item(1, JOHN, "link", link="/messages/party/1/00", text="John made a list")]
        self.kate.snapshot["state"] = {**state(), "revision": 1}
        self.kate.cut()
        expect(page.get_by_role("link", name="Read this message")).to_be_visible()
        self.assertEqual(len([path for method, path, _ in self.kate.requests if (method, path) == ("GET", "")]), 2)
