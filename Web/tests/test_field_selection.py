"""What is selected in a text field: told to an app that asks for it, and set by the app. In a painter alone."""

from fixtures.nodes import field, node, whole
from test_painter import PainterTestCase


class SelectionTests(PainterTestCase):
    def field(self, value, selection, edit=0, **more):
        wanted = dict(zip(("start", "end", "report"), selection)) if selection else {"report": 0}
        return field(2, (20, 20, 200, 22), value, "Name", edit, selection=wanted, **more)

    def show(self, value="mussels", selection=None, **more):
        self.paint(whole(1, [node(1, (0, 0, 390, 640), children=[2]), self.field(value, selection, **more)]))
        # The painter loads it by itself; it is here once this has it.
        self.page.evaluate("() => import('/web/painter/views/field-selection.js')")
        self.input = self.page.locator(".field")

    def again(self, revision, value="mussels", selection=None, edit=0, **more):
        self.patch(revision, {"op": "put", "node": self.field(value, selection, edit, **more)})

    @property
    def reports(self):
        return [tuple(each["selection"][name] for name in ("start", "end", "report")) for each in self.sent if "selection" in each]

    @property
    def selected(self):
        return tuple(self.input.evaluate("each => [each.selectionStart, each.selectionEnd]"))

    def select(self, start, end):
        self.input.evaluate("(each, [start, end]) => each.setSelectionRange(start, end)", [start, end])
        # Browsers tell of it later.
        self.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")

    def test_what_the_person_selects_is_reported_once_and_only_while_the_field_has_the_focus(self):
        self.show()
        self.select(1, 2)
        self.assertEqual(self.reports, [])
        self.input.focus()
        self.select(1, 4)
        self.assertEqual(self.reports[-1][:2], (1, 4))
        self.select(1, 4)
        self.assertEqual(self.reports, [])
        self.input.press("ArrowRight")
        self.until("bench.sent.length > 0")
        self.assertEqual([report[:2] for report in self.reports], [(4, 4)])

    def test_an_edit_says_where_it_left_the_caret(self):
        self.show()
        self.input.focus()
        self.select(7, 7)
        before = self.reports[-1][2]
        self.input.press_sequentially("!?")
        self.select(9, 9)
        self.assertEqual(self.reports, [(8, 8, before + 1), (9, 9, before + 2)])

    def test_a_field_that_is_not_asked_reports_nothing(self):
        self.paint(whole(1, [node(1, (0, 0, 390, 640), children=[2]), field(2, (20, 20, 200, 22), "mussels", "Name")]))
        self.input = self.page.locator(".field")
        self.input.focus()
        self.select(1, 4)
        self.input.press("a")
        self.assertEqual(self.reports, [])

    def test_the_apps_selection_is_shown_if_it_includes_every_report(self):
        self.show()
        self.input.focus()
        self.select(1, 4)
        report = self.reports[-1][2]
        self.again(2, selection=(0, 7, report - 1))
        self.assertEqual(self.selected, (1, 4))
        self.again(3, selection=(0, 7, report))
        self.assertEqual(self.selected, (0, 7))
        self.select(0, 7)
        self.assertEqual(self.reports, [])
        self.again(4, "mu", selection=(1, 90, report))
        self.assertEqual((self.input.input_value(), self.selected), ("mu", (1, 2)))

    def test_reports_go_on_from_those_that_the_app_knows_of(self):
        self.show(selection=(0, 0, 7))
        self.input.focus()
        self.select(1, 4)
        reports = self.reports
        self.assertEqual((reports[0][2], reports[-1][:2]), (8, (1, 4)))
        self.again(2, selection=(0, 0, 7))
        self.assertEqual(self.selected, (1, 4))

    def test_what_was_selected_meanwhile_is_reported_in_place_of_the_apps(self):
        self.show()
        self.input.focus()
        self.select(1, 4)
        report = self.reports[-1][2]
        node = self.field("mussels", (0, 0, report))
        self.page.evaluate("""node => {
          document.querySelector(".field").setSelectionRange(5, 6);
          bench.painter.apply({ revision: 2, operations: [{ op: "put", node }] });
        }""", node)
        self.assertEqual((self.selected, self.reports), ((5, 6), [(5, 6, report + 1)]))

    def test_the_apps_selection_is_shown_when_the_app_gives_the_field_the_focus(self):
        self.show(selection=(0, 7, 0))
        self.again(2, selection=(0, 7, 0), isFocused=True)
        self.assertTrue(self.input.evaluate("each => document.activeElement === each"))
        self.assertEqual(self.selected, (0, 7))

    def test_a_caret_goes_back_where_the_app_refuses_what_was_typed(self):
        self.show()
        self.input.focus()
        self.select(2, 2)
        self.input.press("x")
        edit = [each for each in self.sent if each["kind"] == "edit"][-1]
        self.again(2, "mussels", (2, 2, edit["selection"]["report"]), edit["edit"])
        self.assertEqual((self.input.input_value(), self.selected), ("mussels", (2, 2)))

    def test_several_lines_have_a_selection_too(self):
        self.show("one\ntwo", lineHeight=22)
        self.input.focus()
        self.select(4, 7)
        self.assertEqual(self.reports[-1][:2], (4, 7))
