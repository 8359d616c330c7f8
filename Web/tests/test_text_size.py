"""The client with the browser's text twice as large, against a scripted server."""

from playwright.sync_api import expect

from fixtures.conversations import APP, JOHN, KATE, MAYA, bubble, item, receipt, state
from pictures import gradient_png
from support import ClientTestCase
from test_attachments import attachment
from test_media import SOUND, attachment as medium

# Elements that cut off what is in them, and those that stick out of the client.
CUT = """width => [...document.querySelectorAll(".client *")].filter(each => {
  if (!each.checkVisibility() || each.closest("svg, .visually-hidden, .gauge, .drawer-strip > *, select, input, textarea, [aria-hidden='true']")) return false;
  const style = getComputedStyle(each);
  const isCut = (overflow, inside, outside) => ["hidden", "clip"].includes(overflow) && inside > outside + 1;
  const box = each.getBoundingClientRect();
  return isCut(style.overflowX, each.scrollWidth, each.clientWidth) || isCut(style.overflowY, each.scrollHeight, each.clientHeight)
    || box.right > width + 0.5 || box.left < -0.5;
}).map(each => `${each.className} ${each.textContent.slice(0, 30)}`)"""


class TextSizeTests(ClientTestCase):
    def open_large(self, **more):
        items = [
            item(1, JOHN, text="Shall we have mussels on Saturday?"), item(2, KATE, "bubble", bubble=bubble(picture="ab" * 32, width=600, height=400)),
            item(3, JOHN, "summary", text="John added the fries"), {**item(4, JOHN, "attachment"), "attachment": attachment()},
            {**item(5, KATE, "attachment"), "attachment": medium(SOUND, "song.m4a")}, item(6, KATE, text="See https://example.org/mussels"),
        ]
        page = self.open_client(people=(KATE, JOHN, MAYA), items=items, files={f"/pictures/{'ab' * 32}": ("image/png", gradient_png(600, height=400))}, **more)
        self.expected_errors = ("Failed to load resource",)
        page.evaluate("document.documentElement.style.fontSize = '200%'")
        return page

    def test_the_clients_own_words_grow_with_it(self):
        page = self.open_large()
        for words in (".text-bubble", ".conversation-title", ".conversation-people", ".caption-leading", ".summary", ".status-row",
                      ".time-row", ".sender-row", ".message-input", ".drawer-name", ".attachment-name", ".sound-time"):
            size = "each => parseFloat(getComputedStyle(each).fontSize)"
            large = page.locator(words).first.evaluate(size)
            page.evaluate("document.documentElement.style.fontSize = ''")
            self.assertAlmostEqual(large, 2 * page.locator(words).first.evaluate(size), delta=0.1, msg=words)
            page.evaluate("document.documentElement.style.fontSize = '200%'")

    def test_nothing_is_cut(self):
        page = self.open_large(state=state(receipts=[receipt(JOHN, 6, 6), receipt(MAYA, 6, 1)], draft={"text": "Add a comment", "bubble": bubble()}))
        expect(page.get_by_role("button", name="Remove draft")).to_be_visible()
        self.assertEqual(page.evaluate(CUT, 390), [])
        page.get_by_text("People", exact=True).click()
        expect(page.get_by_role("button", name="Leave conversation")).to_be_in_viewport(ratio=1)
        self.assertEqual(page.evaluate(CUT, 390), [])

    def test_a_line_of_the_message_field_has_its_whole_height(self):
        page = self.open_large()
        field = page.get_by_role("textbox", name="Message")
        field.fill("one")
        heights = field.evaluate("each => [each.clientHeight, parseFloat(getComputedStyle(each).lineHeight)]")
        self.assertGreaterEqual(heights[0], heights[1])
        self.assertGreaterEqual(heights[1], 40)
