"""Panel, field and drawer fit where there is little room: a phone on its side, or with its keyboard up."""

from playwright.sync_api import expect

from fixtures import mussels_party as party
from fixtures.conversations import APP, JOHN, KATE, bubble, item, state
from support import ClientTestCase

SIZES = ((844, 390), (390, 400), (320, 568), (390, 844), (820, 1180), (1400, 900))
# Sizes at which the panel keeps nothing but its bar.
LOW_SIZES = ((390, 300), (844, 190))
LINES = [item(index, JOHN, text=f"line {index}") for index in range(1, 30)]
OPEN = {"kind": "open", "app": APP, "style": "compact", "instance": 1}


class SmallScreenTests(ClientTestCase):
    def open_panel(self, width, height, draft=None):
        page = self.open_client({"width": width, "height": height}, items=LINES, state=state(panel=OPEN, draft=draft))
        self.kate.emit_patch(party.home())
        expect(page.locator(".panel .surface .node").first).to_be_attached()
        return page

    def box(self, page, selector):
        found = page.locator(selector).bounding_box()
        return found["y"], found["y"] + found["height"]

    def expect_all_in_their_places(self, page, height, strip=24):
        transcript, composer = self.box(page, ".transcript-frame"), self.box(page, ".composer")
        drawer, panel = self.box(page, ".drawer"), self.box(page, ".panel")
        self.assertGreaterEqual(transcript[1] - transcript[0], strip)
        self.assertGreaterEqual(transcript[0], 0)
        self.assertLessEqual(transcript[1], composer[0] + 1)
        self.assertLessEqual(max(composer[1], drawer[1]), panel[0] + 1)
        self.assertLessEqual(panel[1], height)
        for name in ("textarea.message-input", ".send-button", ".drawer-item"):
            is_hit = page.locator(name).first.evaluate("""each => {
              const { x, y, width, height } = each.getBoundingClientRect();
              return each.contains(document.elementFromPoint(x + width / 2, y + height / 2));
            }""")
            self.assertTrue(is_hit, name)

    def test_field_drawer_panel_and_a_strip_of_the_transcript_fit(self):
        for width, height in SIZES:
            with self.subTest(f"{width} × {height}"):
                page = self.open_panel(width, height)
                self.expect_all_in_their_places(page, height)
                body = self.box(page, ".panel-body")
                told = self.kate.wait_for("PUT", "/screen")[-1]["compact"][1]
                self.assertGreaterEqual(told, 100)
                self.assertAlmostEqual(body[1] - body[0], told, delta=1)

    def test_the_caption_of_the_last_bubble_stays_in_sight_when_the_panel_opens(self):
        for width, height in SIZES:
            with self.subTest(f"{width} × {height}"):
                last = item(30, KATE, "bubble", bubble=bubble(picture="ab" * 32), isMine=True)
                page = self.open_client(
                    {"width": width, "height": height}, items=[*LINES, last], state=state())
                self.kate.emit("panel", OPEN)
                self.kate.emit_patch(party.home())
                expect(page.locator(".panel .surface .node").first).to_be_attached()
                caption = page.locator(".caption-leading").first
                page.wait_for_function("""caption => {
                  const line = caption.getBoundingClientRect();
                  const frame = caption.closest('.transcript').getBoundingClientRect();
                  return line.top >= frame.top - 1 && line.top + 16 <= frame.bottom;
                }""", arg=caption.element_handle(), timeout=3_000)

    def test_they_fit_with_a_message_staged_and_several_lines_typed(self):
        draft = {"text": "\n".join(["a line"] * 12), "bubble": bubble()}
        for width, height in SIZES:
            with self.subTest(f"{width} × {height}"):
                page = self.open_panel(width, height, draft)
                expect(page.get_by_role("button", name="Remove draft")).to_be_visible()
                self.expect_all_in_their_places(page, height, strip=8)

    def test_the_words_of_what_is_staged_are_not_cut_on_the_narrowest_phone(self):
        long = bubble(caption="John bought the icon Campfire", subcaption="Receipt A02C3CA5")
        page = self.open_panel(320, 568, {"text": "", "bubble": long})
        field = self.box(page, ".message-field")
        for selector in (".draft-figure > :first-child", ".draft-caption", ".draft-detail"):
            top, bottom = self.box(page, selector)
            self.assertGreaterEqual(top, field[0], selector)
            self.assertLessEqual(bottom, field[1], selector)
        overlap = self.box(page, ".draft-detail")[1] - self.box(page, "textarea.message-input")[0]
        self.assertLessEqual(overlap, 0)

    def test_where_there_is_no_room_for_the_panel_its_bar_is_left(self):
        for width, height in LOW_SIZES:
            with self.subTest(f"{width} × {height}"):
                page = self.open_panel(width, height)
                self.expect_all_in_their_places(page, height)
                expect(page.get_by_role("button", name="Close panel")).to_be_in_viewport()
                expect(page.get_by_role("button", name="New party")).to_be_hidden()

    def test_the_keyboard_of_the_message_field_leaves_everything_in_its_place(self):
        page = self.open_panel(390, 780)
        page.get_by_role("textbox", name="Message").focus()
        page.set_viewport_size({"width": 390, "height": 400})
        self.kate.wait_for_last("PUT", "/screen", lambda body: body["compact"][1] < 200)
        self.expect_all_in_their_places(page, 400)
        expect(page.get_by_text("line 29", exact=True)).to_be_in_viewport()
