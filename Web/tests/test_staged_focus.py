"""Where the focus goes when an app stages a message in the input field."""

from playwright.sync_api import expect

from fixtures import mussels_party as party
from fixtures.conversations import APP, bubble
from support import ClientTestCase


class StagedFocusTests(ClientTestCase):
    def open_app(self, style="compact", **options):
        page = self.open_client(**options)
        self.button(page, "Mussels Party").click()
        self.kate.wait_for("PUT", "/panel")
        self.show(style)
        self.kate.emit_patch(party.list_screen() if style == "expanded" else party.home())
        expect(self.button(page.locator(".panel"), "Send" if style == "expanded" else "New party")).to_be_visible()
        return page

    def show(self, style):
        self.kate.emit("panel", {"kind": "open", "app": APP, "style": style, "instance": 1})

    def stage(self, page, caption="Mussels Party"):
        self.kate.emit("draft", {"text": "", "bubble": bubble(caption=caption)})
        expect(page.locator(".draft").get_by_text(caption)).to_be_attached()

    def button(self, page, name):
        return page.get_by_role("button", name=name, exact=True)

    def field(self, page):
        return page.get_by_role("textbox", name="Message", exact=True)

    def test_it_goes_to_the_comment_and_return_sends(self):
        page = self.open_app()
        self.button(page, "New party").click()
        self.stage(page)
        expect(self.field(page)).to_be_focused()
        page.keyboard.type("Who comes?")
        page.keyboard.press("Enter")
        self.assertEqual(self.kate.wait_for("POST", "/entries")[0]["text"], "Who comes?")

    def test_it_goes_there_again_when_the_app_stages_another(self):
        page = self.open_app()
        for caption in ("One", "Two"):
            self.button(page, "New party").click()
            self.stage(page, caption)
            expect(self.field(page)).to_be_focused()

    def test_from_a_large_panel_it_goes_there_once_the_panel_is_small(self):
        page = self.open_app("expanded")
        self.button(page.locator(".panel"), "Send").click()
        self.stage(page)
        self.show("compact")
        expect(self.field(page)).to_be_focused()

    def test_it_goes_there_from_a_field_beside_which_a_button_was_pressed(self):
        page = self.open_app("expanded")
        page.get_by_role("textbox", name="Add something").click()
        self.button(page.locator(".panel"), "Send").click()
        expect(page.get_by_role("textbox", name="Add something")).to_be_focused()
        self.stage(page)
        self.show("compact")
        expect(self.field(page)).to_be_focused()

    def test_who_types_in_the_app_is_not_disturbed(self):
        page = self.open_app("expanded")
        other = page.get_by_role("textbox", name="Add something")
        other.focus()
        self.stage(page)
        self.show("compact")
        expect(self.button(page, "Expand")).to_be_visible()
        expect(self.field(page)).not_to_be_focused()

    def test_where_another_page_staged_it_the_focus_stays(self):
        page = self.open_client()
        self.show("compact")
        self.kate.emit_patch(party.home())
        expect(self.button(page, "New party")).to_be_visible()
        self.stage(page)
        expect(page.locator("body")).to_be_focused()

    def test_on_a_touch_screen_no_keyboard_comes_up_over_the_app_until_the_field_is_tapped(self):
        page = self.open_app(options={"has_touch": True, "is_mobile": True})
        self.button(page, "New party").tap()
        self.stage(page)
        expect(self.field(page)).to_be_focused()
        expect(self.field(page)).to_have_attribute("inputmode", "none")
        self.field(page).tap()
        expect(self.field(page)).to_be_focused()
        expect(self.field(page)).not_to_have_attribute("inputmode", "none")
