"""The panel between its two sizes, and the keyboard that the small one has no room for."""

from playwright.sync_api import expect

from fixtures import mussels_party as party
from fixtures.conversations import APP
from support import ClientTestCase


class PanelPlaceTests(ClientTestCase):
    def open_app(self, page, style="compact"):
        page.get_by_role("button", name="Mussels Party", exact=True).click()
        self.kate.wait_for("PUT", "/panel")
        self.show(style)
        self.kate.emit_patch(party.list_screen())
        expect(page.get_by_role("button", name="Remove Fries")).to_be_attached()

    def show(self, style):
        self.kate.emit("panel", {"kind": "open", "app": APP, "style": style, "instance": 1})

    def test_a_drag_resizes_the_app_on_the_way_and_ends_in_a_style(self):
        page = self.open_client()
        self.open_app(page)
        bar = page.locator(".panel-bar").bounding_box()
        panel = page.locator(".panel")
        start = panel.bounding_box()["height"]
        x, y = bar["x"] + 195, bar["y"] + 20
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x, y - 120)
        self.assertAlmostEqual(panel.bounding_box()["height"], start + 120, delta=1)
        first = self.kate.wait_for("PUT", "/panel/height")[0]["height"]
        self.assertAlmostEqual(first, start + 120 - bar["height"], delta=2)
        page.mouse.move(x, y - 5_000)
        self.kate.wait_for("PUT", "/panel/height", count=2)
        self.assertLess(panel.bounding_box()["height"], 780)
        self.assertEqual(self.kate.bodies("PUT", "/panel/style"), [])
        page.mouse.up()
        self.assertEqual(self.kate.wait_for("PUT", "/panel/style"), [{"style": "expanded"}])
        self.show("expanded")
        expect(page.get_by_role("button", name="Collapse")).to_be_visible()
        expect(panel).not_to_have_attribute("style", "height")

    def test_many_moves_are_few_requests_and_the_last_size_is_told(self):
        page = self.open_client()
        self.open_app(page)
        bar = page.locator(".panel-bar").bounding_box()
        x, y = bar["x"] + 195, bar["y"] + 20
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x, y - 200, steps=100)
        height = page.locator(".panel-body").bounding_box()["height"]
        told = self.kate.wait_for_last("PUT", "/panel/height", lambda body: abs(body["height"] - height) <= 1)
        self.assertLess(len(told), 50)
        page.mouse.up()

    def test_a_phone_that_is_turned_has_its_app_laid_out_anew(self):
        page = self.open_client()
        self.open_app(page, "expanded")
        upright = self.kate.wait_for("PUT", "/screen")[-1]["expanded"]
        page.set_viewport_size({"width": 780, "height": 390})
        turned = self.kate.wait_for_last("PUT", "/screen", lambda body: body["expanded"][0] > upright[0])[-1]
        self.assertLess(turned["expanded"][1], upright[1])
        body = page.locator(".panel-body").bounding_box()
        self.assertAlmostEqual(body["width"], turned["expanded"][0], delta=1)
        self.assertAlmostEqual(body["height"], turned["expanded"][1], delta=1)

    def test_nothing_of_the_app_is_under_a_notch_or_the_home_indicator(self):
        page = self.open_client()
        plain = self.kate.wait_for("PUT", "/screen")[-1]
        session = page.context.new_cdp_session(page)
        session.send("Emulation.setSafeAreaInsetsOverride", {"insets": {"top": 40, "bottom": 34, "left": 20, "right": 20}})
        self.open_app(page, "expanded")
        told = self.kate.wait_for_last("PUT", "/screen", lambda body: body["expanded"][0] == 350)[-1]
        self.assertEqual(told["expanded"][1], plain["expanded"][1] - 74)
        self.assertEqual(told["compact"][1], plain["compact"][1])
        for style in ("expanded", "compact"):
            self.show(style)
            page.wait_for_timeout(50)
            box = page.locator(".panel-body").bounding_box()
            self.assertEqual([box["x"], box["width"]], [20, 350])
            self.assertAlmostEqual(box["y"] + box["height"], 780 - 34, delta=1)
            self.assertAlmostEqual(box["height"], told[style][1], delta=1)

    def test_a_drag_that_goes_nowhere_puts_the_size_back(self):
        page = self.open_client()
        self.open_app(page)
        bar = page.locator(".panel-bar").bounding_box()
        x, y = bar["x"] + 195, bar["y"] + 20
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x, y - 100)
        self.kate.wait_for("PUT", "/panel/height")
        page.mouse.move(x, y - 4)
        page.mouse.up()
        self.assertEqual(self.kate.wait_for("PUT", "/panel/style"), [{"style": "compact"}])

    def test_a_field_of_the_small_panel_brings_no_keyboard_up_until_it_is_large(self):
        page = self.open_client()
        self.open_app(page)
        field = page.get_by_role("textbox", name="Name of the party")
        expect(field).to_have_attribute("inputmode", "none")
        field.focus()
        self.kate.wait_for_input({"kind": "focus", "isFocused": True, "node": party.NAME})
        self.show("expanded")
        expect(field).not_to_have_attribute("inputmode", "none")
        expect(field).to_be_focused()
        # Calling the keyboard is nobody's losing the focus.
        focus = [each for each in self.all_input() if each["kind"] == "focus"]
        self.assertEqual([each["isFocused"] for each in focus], [True])
        self.show("compact")
        expect(field).not_to_be_focused()
        self.kate.wait_for_input({"kind": "focus", "isFocused": False, "node": party.NAME})

    def all_input(self):
        return [event for body in self.kate.bodies("POST", "/panel/input") for event in body["events"]]
