"""What is behind an app: the ground of the colour scheme for which it draws, which another page of the device may have set."""

from playwright.sync_api import expect

from fixtures import mussels_party as party
from fixtures.conversations import APP, JOHN, KATE, bubble, item, snapshot, state
from support import ClientTestCase

PANEL = {"light": "rgb(255, 255, 255)", "dark": "rgb(0, 0, 0)"}
RAISED = {"light": "rgb(255, 255, 255)", "dark": "rgb(42, 37, 33)"}


class GroundTests(ClientTestCase):
    def open_app(self, scheme="light", **told):
        page = self.open_client(options={"color_scheme": scheme}, state={**state(), **told})
        self.kate.emit("panel", {"kind": "open", "app": APP, "style": "expanded", "instance": 1})
        self.kate.emit_patch(party.list_screen())
        expect(page.get_by_role("button", name="Remove Fries")).to_be_visible()
        return page

    def expect_ground(self, page, scheme):
        surface = page.locator(".panel-body > .surface")
        expect(surface).to_have_css("background-color", PANEL[scheme])
        expect(surface).to_have_css("color-scheme", scheme)

    def test_it_follows_what_is_told_of_the_device_and_not_the_page(self):
        page = self.open_app()
        self.expect_ground(page, "light")
        self.kate.emit("colorScheme", "dark")
        self.expect_ground(page, "dark")
        # The page's own part of the panel is as the page.
        expect(page.locator(".panel")).to_have_css("background-color", PANEL["light"])
        self.kate.emit("colorScheme", "light")
        self.expect_ground(page, "light")

    def test_a_dark_page_of_a_device_whose_apps_draw_light_has_a_light_ground(self):
        page = self.open_app("dark")
        self.expect_ground(page, "light")
        expect(page.locator(".panel")).to_have_css("background-color", PANEL["dark"])

    def test_a_page_that_comes_later_is_told(self):
        self.expect_ground(self.open_app(colorScheme="dark"), "dark")

    def test_a_live_bubble_has_it_too(self):
        items = [item(1, JOHN, "bubble", bubble={**bubble(), "isLive": True})]
        page = self.open_client(items=items, state={**state(), "colorScheme": "dark"})
        self.kate.emit("live", [{"entry": 1, "instance": 2, "look": {"size": [240, 120], "cornerRadius": 18}}])
        self.kate.emit_patch(party.list_screen(), 2)
        live = page.locator(".live-bubble[data-state='live']")
        expect(live).to_have_css("background-color", RAISED["dark"])
        self.kate.emit("colorScheme", "light")
        expect(live).to_have_css("background-color", RAISED["light"])
