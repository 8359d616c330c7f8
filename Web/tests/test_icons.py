"""Apps without an icon, against a scripted server."""

from playwright.sync_api import expect

from contrast import contrast_of
from fixtures.conversations import JOHN, bubble, item
from support import ClientTestCase


class IconTests(ClientTestCase):
    def test_a_letter_on_a_colour_stands_for_an_app_without_an_icon(self):
        for scheme in ("light", "dark"):
            page = self.open_client(items=[item(1, JOHN, "bubble", bubble=bubble())], options={"color_scheme": scheme})
            page.route("**/icon", lambda route: route.fulfill(status=204))
            page.reload()
            icons = page.locator(".app-icon")
            expect(icons).to_have_text(["M", "M"])
            # Expects no picture over the letter, and no error, where there is no icon.
            expect(icons.locator("img")).to_have_count(0)
            for icon in icons.all():
                self.assertGreaterEqual(contrast_of(icon), 4.5)
            self.begin_anew()
