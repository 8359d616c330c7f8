"""What a text field sends of typing and focus, and what it takes of the app: in a painter alone."""

from playwright.sync_api import expect

from fixtures import mussels_party as party
from fixtures.nodes import box, field, node, put, text, whole
from test_painter import PainterTestCase


class TextFieldTests(PainterTestCase):
    def field(self, value, edit, **more):
        return put(field(party.NAME, (32, 45, 326, 22), value, "Name of the party", edit=edit, **more))

    def events(self, *kinds):
        return [event for event in self.sent if event["kind"] in kinds]

    def test_each_change_is_sent_with_its_number(self):
        page = self.paint(party.list_screen(title=""))
        page.get_by_label("Name of the party").press_sequentially("Hi")
        self.assertEqual(self.events("edit"), [
            {"kind": "edit", "node": party.NAME, "text": "H", "edit": 1, "base": 0},
            {"kind": "edit", "node": party.NAME, "text": "Hi", "edit": 2, "base": 0}])

    def test_what_is_typed_further_wins_over_an_older_answer(self):
        page = self.paint(party.list_screen(title=""))
        name = page.get_by_label("Name of the party")
        name.press_sequentially("abc")
        self.patch(2, *self.field("a", 1))
        self.assertEqual(name.input_value(), "abc")
        self.patch(3, *self.field("ABC", 3))
        self.assertEqual(name.input_value(), "ABC")
        name.press_sequentially("d")
        self.assertEqual(self.events("edit")[-1], {"kind": "edit", "node": party.NAME, "text": "ABCd", "edit": 4, "base": 3})

    def test_the_caret_stays_in_the_middle(self):
        page = self.paint(party.list_screen(title="party"))
        name = page.get_by_label("Name of the party")
        name.evaluate("each => { each.focus(); each.setSelectionRange(2, 2); }")
        self.patch(2, *self.field("PARTY", 0))
        self.assertEqual(name.evaluate("each => [each.value, each.selectionStart]"), ["PARTY", 2])

    def test_nothing_is_changed_while_an_input_method_composes(self):
        page = self.paint(party.list_screen(title="x"))
        name = page.get_by_label("Name of the party")
        name.dispatch_event("compositionstart")
        self.patch(2, *self.field("y", 0))
        self.assertEqual(name.input_value(), "x")
        name.dispatch_event("compositionend")
        self.assertEqual(name.input_value(), "y")

    def test_the_return_key_submits(self):
        page = self.paint(party.list_screen())
        page.get_by_label("Add something").press("Enter")
        self.assertEqual(self.events("submit"), [{"kind": "submit", "node": party.ADD_FIELD}])

    def test_focus_is_told_and_taken_once_when_the_app_asks(self):
        page = self.paint(party.list_screen())
        name = page.get_by_label("Name of the party")
        self.patch(2, *self.field("Mussels Party", 0, isFocused=True))
        expect(name).to_be_focused()
        page.get_by_label("Add something").focus()
        self.patch(3, *self.field("Mussels Party", 0, isFocused=True))
        expect(page.get_by_label("Add something")).to_be_focused()
        self.assertEqual(self.events("focus"), [
            {"kind": "focus", "node": party.NAME, "isFocused": True}, {"kind": "focus", "node": party.NAME, "isFocused": False},
            {"kind": "focus", "node": party.ADD_FIELD, "isFocused": True}])


    def two_fields(self, *focused, revision=1):
        fields = [field(each, (0, each * 40, 200, 22), "x", f"Field {each}", edit=0, isFocused=each in focused) for each in (2, 3)]
        return whole(1, [node(1, (0, 0, 300, 300), children=[2, 3]), *fields], revision)

    def test_a_click_is_told_before_the_focus_that_it_takes(self):
        name = field(2, (0, 0, 200, 30), "", "Name")
        board = [node(3, (0, 100, 300, 300), children=[4], interactions=1, keys={"isFocusable": True}), box(4, (0, 0, 300, 300), "#ff0000ff")]
        page = self.paint(whole(1, [node(1, (0, 0, 390, 640), children=[2, 3]), name, *board]))
        page.get_by_label("Name").click()
        page.mouse.click(100, 200)
        self.until("bench.sent.some((event) => event.isFocused === false)")
        sent = [(each["kind"], each["node"], each.get("isFocused")) for each in self.sent if each["kind"] in ("tap", "focus")]
        self.assertEqual(sorted(sent[1:3]), [("focus", 3, True), ("tap", 3, None)])
        self.assertEqual([sent[0], *sent[3:]], [("focus", 2, True), ("focus", 2, False)])

    def test_the_app_takes_the_focus_away_and_moves_it_on(self):
        page = self.paint(self.two_fields(2))
        expect(page.get_by_label("Field 2")).to_be_focused()
        self.apply(self.two_fields(3, revision=2))
        expect(page.get_by_label("Field 3")).to_be_focused()
        self.apply(self.two_fields(revision=3))
        expect(page.get_by_label("Field 3")).not_to_be_focused()
        self.assertEqual([(event["node"], event["isFocused"]) for event in self.events("focus")], [
            (2, True), (2, False), (3, True), (3, False)])

    def test_a_field_that_comes_with_the_focus_has_it(self):
        page = self.paint(whole(1, [node(1, (0, 0, 300, 300), children=[3]), text(3, (0, 0, 90, 20), "words")]))
        self.patch(2, *put(field(2, (0, 40, 200, 22), "x", "Name", edit=0, isFocused=True)), {"op": "children", "id": 1, "children": [3, 2]})
        expect(page.get_by_label("Name")).to_be_focused()
        self.assertEqual([event["isFocused"] for event in self.events("focus")], [True])

    def test_a_field_that_becomes_another_control_says_nothing_more(self):
        page = self.paint(self.two_fields(2))
        expect(page.get_by_label("Field 2")).to_be_focused()
        self.assertEqual(len(self.events("focus")), 1)
        self.patch(2, *put(text(2, (0, 0, 90, 20), "words")))
        expect(page.get_by_label("Field 2")).to_have_count(0)
        self.assertEqual(self.events("focus"), [])
