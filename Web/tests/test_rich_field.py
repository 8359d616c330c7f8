"""A text with looks of its own that a person edits: how it is drawn, what is typed, and where the caret is. In a painter alone."""

from fixtures.nodes import field, node, whole
from test_painter import PainterTestCase

FONT = {"family": "Inter", "size": 17, "weight": 400}
BOLD = {"family": "Inter", "size": 17, "weight": 700}


def run(length, font=FONT, color="#000000ff", **more):
    return {"length": length, "font": font, "color": color, **more}


class RichFieldTests(PainterTestCase):
    def field(self, value, runs, edit=0, **more):
        return field(2, (20, 20, 200, 100), value, "Note", edit, lineHeight=22, **({} if runs is None else {"runs": runs}), **more)

    def show(self, value, runs, **more):
        self.paint(whole(1, [node(1, (0, 0, 390, 640), children=[2]), self.field(value, runs, **more)]))
        self.input = self.page.locator(".field")
        if runs is not None:
            self.until("document.querySelector('rich-field')")

    def again(self, revision, value, runs, edit=0, **more):
        self.patch(revision, {"op": "put", "node": self.field(value, runs, edit, **more)})

    @property
    def pieces(self):
        """The words that look alike, with their weight."""
        return self.input.evaluate("each => [...each.querySelectorAll('span')].map((span) => [span.textContent, span.style.fontWeight])")

    @property
    def typed(self):
        return [each["text"] for each in self.sent if each["kind"] == "edit"]

    @property
    def selected(self):
        return tuple(self.input.evaluate("each => [each.selectionStart, each.selectionEnd]"))

    def select(self, start, end):
        self.input.evaluate("(each, [start, end]) => each.setSelectionRange(start, end)", [start, end])

    def test_it_has_the_looks_of_its_runs_and_its_own_beyond_them(self):
        look = {"background": "#ffff00ff", "tracking": 2, "baselineOffset": 3, "underline": True, "strikethrough": True}
        self.show("one two three", [run(4, color="#ff0000ff"), run(3, BOLD, **look)])
        self.assertEqual(self.pieces, [["one ", "400"], ["two", "700"], [" three", ""]])
        css = self.input.locator("span").nth(1).evaluate("""each => [each.style.backgroundColor, each.style.letterSpacing, each.style.verticalAlign,
          each.style.textDecorationLine]""")
        self.assertEqual(css, ["rgb(255, 255, 0)", "2px", "3px", "underline line-through"])
        self.assertEqual(self.input.locator("span").first.evaluate("each => each.style.color"), "rgb(255, 0, 0)")

    def test_a_screen_reader_finds_a_field_of_several_lines(self):
        self.show("one", [run(3)])
        box = self.page.get_by_role("textbox", name="Note", exact=True)
        self.assertEqual([box.count(), box.get_attribute("aria-multiline")], [1, "true"])

    def test_what_is_typed_is_sent_and_takes_the_looks_before_it_until_the_app_answers(self):
        self.show("one two", [run(4), run(3, BOLD)])
        self.input.focus()
        self.assertEqual(self.selected, (7, 7))
        self.page.keyboard.type("!")
        self.assertEqual((self.typed, self.pieces), (["one two!"], [["one ", "400"], ["two!", "700"]]))
        self.again(2, "one two!", [run(7), run(1, BOLD)], 1)
        self.assertEqual((self.pieces, self.selected), ([["one two", "400"], ["!", "700"]], (8, 8)))

    def test_its_limit_counts_what_takes_the_place_of_the_selection(self):
        self.show("one two", [run(7)])
        self.input.evaluate("each => each.setAttribute('maxlength', 7)")
        self.input.focus()
        self.page.keyboard.type("!")
        self.assertEqual(self.typed, [])
        self.select(0, 3)
        self.page.keyboard.type("x")
        self.assertEqual(self.typed, ["x two"])

    def test_typing_in_it_stays_typing_beside_views_that_hear_keys(self):
        around = node(4, (0, 0, 300, 200), children=[2], keys={"presses": [{"phases": ["down"]}]})
        self.paint(whole(1, [node(1, (0, 0, 390, 640), children=[4]), around, self.field("one", [run(3)])]))
        self.until("document.querySelector('rich-field')")
        self.page.locator(".field").focus()
        self.page.keyboard.type("b")
        self.assertEqual(self.typed, ["oneb"])

    def test_new_looks_leave_the_caret_and_what_is_selected(self):
        self.show("one two", [run(7)])
        self.input.focus()
        self.select(1, 5)
        self.again(2, "one two", [run(2), run(5, BOLD)])
        self.assertEqual((self.pieces, self.selected), ([["on", "400"], ["e two", "700"]], (1, 5)))

    def test_the_return_key_makes_one_line_at_the_end_and_within(self):
        self.show("one two", [run(4), run(3, BOLD)])
        self.input.focus()
        self.page.keyboard.press("Enter")
        self.page.keyboard.type("x")
        self.select(3, 4)
        self.page.keyboard.press("Enter")
        self.assertEqual(self.typed, ["one two\n", "one two\nx", "one\ntwo\nx"])

    def test_deleting_and_typing_anew_leaves_the_words_alone(self):
        self.show("ab", [run(1), run(1, BOLD)])
        self.input.focus()
        for key in ("Backspace", "Backspace", "c", "Enter", "d"):
            self.page.keyboard.press(key)
        self.assertEqual(self.typed, ["a", "", "c", "c\n", "c\nd"])

    def test_pasted_text_comes_without_looks(self):
        self.show("ab", [run(1), run(1, BOLD)])
        self.input.focus()
        self.select(1, 1)
        self.input.evaluate("""each => {
          const dataTransfer = new DataTransfer();
          dataTransfer.setData("text/plain", "x\\r\\ny");
          dataTransfer.setData("text/html", "<b>x</b>");
          each.dispatchEvent(new InputEvent("beforeinput", { inputType: "insertFromPaste", dataTransfer, cancelable: true }));
        }""")
        self.assertEqual((self.typed, self.selected, self.input.locator("b").count()), (["ax\nyb"], (4, 4), 0))

    def test_a_field_that_gets_looks_while_it_is_typed_into_keeps_the_focus_and_the_caret(self):
        self.show("one two", None)
        self.input.focus()
        self.select(3, 3)
        self.sent
        self.again(2, "one two", [run(3, BOLD), run(4)])
        self.until("document.querySelector('rich-field')")
        self.assertTrue(self.input.evaluate("each => document.activeElement === each"))
        self.assertEqual((self.pieces, self.selected), ([["one", "700"], [" two", "400"]], (3, 3)))
        self.assertEqual([each["kind"] for each in self.sent], [])
        self.page.keyboard.type("!")
        self.assertEqual(self.typed, ["one! two"])

    def test_a_disabled_one_cannot_be_typed_into(self):
        self.show("one", [run(3)], isDisabled=True)
        self.assertEqual(self.input.evaluate("each => [each.contentEditable, each.ariaDisabled]"), ["false", "true"])

    def test_it_takes_no_more_than_a_field_may_have(self):
        self.show("x" * 19_999, [run(19_999)])
        self.input.focus()
        self.page.keyboard.type("ab")
        self.assertEqual([len(text) for text in self.typed], [20_000])

    def test_an_empty_one_shows_its_placeholder(self):
        self.show("", [])
        shown = "each => getComputedStyle(each, '::before').content"
        self.assertEqual(self.input.evaluate(shown), '"Note"')
        self.again(2, "a", [run(1)])
        self.assertEqual(self.input.evaluate(shown), "none")
