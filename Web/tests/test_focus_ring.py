"""What has the keyboard's focus has one ring, and not one of the browser's beside one of ours."""

from playwright.sync_api import expect

from fixtures.nodes import button, field, node, text, whole
from support import ClientTestCase
from test_painter import PainterTestCase

# The lines around an element and around what it lies in, with those that styles put before and behind them.
LINES = """(element) => {
  const lines = [];
  for (let each = element; each; each = each.parentElement) {
    for (const part of [null, "::before", "::after"]) {
      const css = getComputedStyle(each, part);
      const isThere = part === null || css.content !== "none";
      const outline = isThere && css.outlineStyle !== "none" && parseFloat(css.outlineWidth) > 0;
      lines.push([outline && `${css.outlineWidth} ${css.outlineColor}`, isThere && css.boxShadow, isThere && css.border].join("; "));
    }
  }
  return lines;
}"""


def rings(element, focus):
    """How many of the lines around an element are others once it has the focus."""
    before = element.evaluate(LINES)
    focus()
    expect(element).to_be_focused()
    return sum(one != other for one, other in zip(before, element.evaluate(LINES), strict=True))


class PainterRingTests(PainterTestCase):
    def test_fields_and_buttons_of_an_app_have_one(self):
        page = self.paint(whole(1, [
            node(1, (0, 0, 390, 640), children=[2, 3]), field(2, (20, 20, 200, 44), ""),
            button(3, (20, 100, 100, 44), [4]), text(4, (0, 0, 50, 20), "push")]))
        for role in ("textbox", "button"):
            element = page.get_by_role(role)
            self.assertEqual(rings(element, lambda: page.keyboard.press("Tab")), 1, role)


    def test_fields_that_a_finger_touches_have_none_until_the_tab_key_is_pressed(self):
        page = self.paint(whole(1, [node(1, (0, 0, 390, 640), children=[2]), field(2, (20, 20, 200, 44), "")]))
        element = page.get_by_role("textbox")
        self.assertEqual(rings(element, element.click), 0)
        # On-screen keyboards send keys as well.
        page.keyboard.type("a")
        element.evaluate("(element) => element.blur()")
        self.assertEqual(rings(element, element.focus), 0)
        page.keyboard.press("Tab")
        self.assertEqual(rings(element, element.focus), 1)

    def test_dates_that_a_finger_touches_have_none(self):
        date = {"kind": "valueInput", "valueKind": "date", "value": "2026-11-27"}
        page = self.paint(whole(1, [node(1, (0, 0, 390, 640), children=[2]), node(2, (20, 20, 200, 44), date)]))
        element = page.locator("input[type=date]")
        page.mouse.click(5, 300)
        self.assertEqual(rings(element, element.focus), 0)

    def test_the_ring_of_a_handle_at_the_edge_of_its_row_is_whole(self):
        page = self.paint(whole(1, [
            node(1, (0, 0, 390, 640), children=[2]), button(2, (346, 20, 44, 44), [3], reorder={"row": 1, "index": 0, "count": 2}), text(3, (0, 0, 24, 20), "=")]))
        page.keyboard.press("Tab")
        handle = page.locator(".reorder-handle")
        expect(handle).to_be_focused()
        width, offset = handle.evaluate("each => [getComputedStyle(each).outlineWidth, getComputedStyle(each).outlineOffset].map(parseFloat)")
        self.assertEqual(width, 3)
        self.assertLessEqual(width + offset, 0)


class ClientRingTests(ClientTestCase):
    def test_the_message_field_and_the_buttons_around_it_have_one(self):
        page = self.open_client()
        message = page.get_by_role("textbox", name="Message")
        self.assertEqual(rings(message, message.focus), 1)
        # Within the field, whose own ring goes when it has the focus.
        voice = page.get_by_role("button", name="Record a voice message")
        page.keyboard.press("Tab")
        expect(voice).to_be_focused()
        for name in ("Add pictures and files", "Mussels Party"):
            button = page.get_by_role("button", name=name, exact=True)
            self.assertEqual(rings(button, lambda: page.keyboard.press("Tab")), 1)
        self.assertEqual(rings(voice, voice.focus), 1)

    def test_the_message_field_has_none_when_a_finger_touches_it(self):
        page = self.open_client()
        message = page.get_by_role("textbox", name="Message")
        self.assertEqual(rings(message, message.click), 0)

    def test_the_field_for_a_name_has_one_unless_it_was_touched(self):
        self.server.invitations["ab12"] = (200, {"inviter": "Kate", "peopleCount": 3, "expiresAt": 4_102_444_800_000})
        page = self.open("/join/ab12")
        name = page.get_by_role("textbox", name="Your name")
        expect(name).to_be_visible()
        name.evaluate("(element) => element.blur()")
        self.assertEqual(rings(name, name.focus), 1)
        page.get_by_role("heading").first.click()
        self.assertEqual(rings(name, name.click), 0)
