"""The painter alone: patches become elements, gestures become events."""

from playwright.sync_api import expect

from fixtures import mussels_party as party
from fixtures.nodes import box, button, field, line, node, put, rounded, text, whole
from support import BrowserTestCase


class PainterTestCase(BrowserTestCase):
    _kept = None

    def paint(self, patch):
        """A new painter, on the one page that all these tests share, with a first patch."""
        if PainterTestCase._kept is None:
            PainterTestCase._kept = self.keep("/web/tests/pages/painter.html")
            expect(PainterTestCase._kept.locator("#surface[data-is-ready]")).to_be_attached()
        self.page = PainterTestCase._kept
        self.listen(self.page)
        self.page.mouse.move(389, 700)
        self.page.evaluate("bench.reset()")
        self.apply(patch)
        return self.page

    def apply(self, patch):
        self.page.evaluate("patch => bench.painter.apply(patch)", patch)

    def patch(self, revision, *operations):
        self.apply({"revision": revision, "operations": list(operations)})

    def until(self, condition):
        """Looks once a frame, for at most about five seconds."""
        program = f"async () => {{ for (let frame = 0; frame < 300; frame += 1) {{ if ({condition}) return true; await new Promise(requestAnimationFrame); }} return false; }}"
        self.assertTrue(self.page.evaluate(program), condition)

    @property
    def sent(self):
        # As they cross the wire: what is undefined does not.
        return self.page.evaluate("JSON.parse(JSON.stringify(bench.sent.splice(0)))")

    @property
    def problems(self):
        return self.page.evaluate("bench.problems")


class PatchTests(PainterTestCase):
    def test_a_gradient_grows_with_its_frame(self):
        ends = {"startX": 0, "startY": 0, "endX": 1, "endY": 0}
        stops = [{"color": "#000000ff", "location": 0}, {"color": "#ffffffff", "location": 1}]
        fill = {"kind": "linearGradient", "stops": stops, **ends}
        shape = node(2, (0, 0, 40, 20), {"kind": "shape", "path": "M0 0 L40 0 L40 20 Z", "fill": fill})
        page = self.paint(whole(1, [node(1, (0, 0, 390, 700), children=[2]), shape]))
        expect(page.locator("linearGradient")).to_have_attribute("x2", "40")
        self.patch(2, {"op": "frame", "id": 2, "frame": [0, 0, 80, 20]})
        expect(page.locator("linearGradient")).to_have_attribute("x2", "80")

    def test_lines_without_width_or_height_are_drawn(self):
        for frame, path in [((10, 50, 100, 0), "M0 0L100 0"), ((50, 10, 0, 100), "M0 0L0 100")]:
            page = self.paint(whole(1, [node(1, (0, 0, 390, 700), children=[2]), line(2, frame, path, "#ff0000ff", width=4)]))
            drawn = page.screenshot(clip={"x": 0, "y": 0, "width": 120, "height": 120})
            self.patch(2, *put(node(1, (0, 0, 390, 700))), {"op": "remove", "ids": [2]})
            empty = page.screenshot(clip={"x": 0, "y": 0, "width": 120, "height": 120})
            self.assertTrue(drawn != empty, path)

    def test_frames_become_boxes(self):
        page = self.paint(party.list_screen())
        bounds = page.get_by_role("button", name="Send", exact=True).bounding_box()
        self.assertEqual((bounds["x"], bounds["y"], bounds["width"], bounds["height"]), (16, 574, 358, 50))
        row = page.get_by_text("Fries", exact=True).bounding_box()
        self.assertAlmostEqual(row["x"], 16 + 44, delta=0.5)
        self.assertAlmostEqual(row["y"], 124 + 52 + 15.5, delta=0.5)

    def test_a_frame_operation_moves_the_same_element(self):
        page = self.paint(party.list_screen())
        send = page.get_by_role("button", name="Send", exact=True).element_handle()
        self.patch(2, {"op": "frame", "id": party.SEND, "frame": [16, 500, 358, 50]})
        self.assertEqual(send.bounding_box()["y"], 500)

    def test_put_keeps_the_element_where_the_kind_is_the_same(self):
        page = self.paint(party.list_screen())
        before = page.get_by_role("button", name="Send", exact=True).element_handle()
        self.patch(2, *put(button(party.SEND, (16, 574, 358, 50), [41, 42], label="Send it")))
        after = page.get_by_role("button", name="Send it", exact=True).element_handle()
        self.assertTrue(page.evaluate("([one, other]) => one === other", [before, after]))

    def test_put_of_another_kind_makes_a_new_element_in_the_same_place(self):
        page = self.paint(whole(1, [node(1, (0, 0, 300, 300), children=[2, 3]), text(2, (0, 0, 90, 20), "one"), text(3, (0, 40, 90, 20), "two")]))
        self.patch(2, *put(button(2, (0, 0, 90, 20), [4]), text(4, (0, 0, 90, 20), "press")))
        expect(page.get_by_role("button", name="press", exact=True)).to_be_visible()
        self.assertEqual(page.locator(".surface > .node > .node").first.evaluate("e => e.tagName"), "BUTTON")

    def test_children_are_reordered_without_moving_the_focus(self):
        names = ["a", "b", "c", "d"]
        nodes = [button(10 + index, (0, index * 30, 90, 30), [20 + index]) for index in range(4)]
        nodes += [text(20 + index, (0, 0, 90, 20), name) for index, name in enumerate(names)]
        page = self.paint(whole(1, [node(1, (0, 0, 300, 300), children=[10, 11, 12, 13]), *nodes]))
        for revision, order in enumerate(([13, 12, 11, 10], [11, 13, 10, 12], [10, 11, 12, 13]), 2):
            page.get_by_role("button", name="b", exact=True).focus()
            self.patch(revision, {"op": "children", "id": 1, "children": order})
            shown = page.get_by_role("button").evaluate_all("all => all.map(each => each.ariaLabel)")
            self.assertEqual(shown, [names[each - 10] for each in order])
            expect(page.get_by_role("button", name="b", exact=True)).to_be_focused()

    def test_removed_nodes_are_gone(self):
        page = self.paint(party.list_screen())
        first = 1000 + 20
        gone = [first, first + 1, first + 2, first + 3, first + 4, first + 6, first + 7]
        self.patch(2, {"op": "children", "id": party.LIST, "children": [21, 1000, party.ADD]}, {"op": "remove", "ids": gone})
        expect(page.get_by_text("Fries", exact=True)).to_have_count(0)
        self.assertEqual(self.problems, [])

    def test_a_reset_keeps_the_elements_of_nodes_that_stay(self):
        page = self.paint(party.list_screen())
        name = page.get_by_label("Name of the party")
        name.focus()
        self.apply(party.list_screen(names=("Mussels",), revision=7))
        expect(name).to_be_focused()
        expect(page.get_by_text("Fries", exact=True)).to_have_count(0)

    def test_the_scroll_position_survives_a_new_row(self):
        names = tuple(f"Thing {index}" for index in range(20))
        page = self.paint(party.list_screen(names=names))
        scroller = page.locator(".scroll")
        scroller.evaluate("each => each.scrollTop = 300")
        self.apply(party.list_screen(names=(*names, "One more"), revision=2))
        self.assertEqual(scroller.evaluate("each => each.scrollTop"), 300)


class FaultTests(PainterTestCase):
    def check(self, operation, words):
        self.expected_errors = ("Parley painter",)
        page = self.paint(party.list_screen())
        self.patch(2, operation)
        self.assertEqual(len(self.problems), 1)
        self.assertIn(words, self.problems[0])
        # Until a whole tree comes, no further patch is taken for good.
        self.patch(3, *put(text(3, (0, 0, 10, 10), "more")))
        self.assertEqual(len(self.problems), 1)
        self.apply(party.list_screen(names=("Fries",), revision=9))
        expect(page.get_by_text("Fries", exact=True)).to_be_visible()

    def test_an_unknown_operation_is_reported(self):
        self.check({"op": "explode", "id": 1}, "explode")

    def test_an_unknown_kind_is_reported(self):
        self.check({"op": "put", "node": node(3, (0, 0, 1, 1), {"kind": "iframe"})}, "iframe")

    def test_a_missing_node_is_reported(self):
        self.check({"op": "frame", "id": 4711, "frame": [0, 0, 1, 1]}, "4711")

    def test_a_missing_child_is_reported(self):
        self.check({"op": "children", "id": 1, "children": [2, 4711]}, "4711")

    def test_a_gap_in_the_revisions_is_reported(self):
        self.expected_errors = ("Parley painter",)
        self.paint(party.list_screen())
        self.patch(3)
        self.assertIn("patch 3 follows revision 1", self.problems[0])

    def test_bad_values_are_ignored(self):
        page = self.paint(whole(1, [
            node(1, (0, 0, 300, 300), children=[2, 3, 4, 5]),
            box(2, (10, 10, 50, 50), "red; background: url(//evil)", style={"opacity": "high", "transform": [1, 2, "x"], "clip": {"path": "url(#x)"}}),
            text(3, ("9px", None, 80, 20), "<b>bold</b>", color="expression(1)"),
            node(4, (0, 0, 20, 20), {"kind": "image", "asset": "../../secret"}),
            field(5, (0, 100, 100, 20), "value", color="javascript:1", font={"family": "x\"; color: red", "size": float(10**9) * 0 + 17, "weight": 400}),
        ]))
        self.assertEqual(self.problems, [])
        self.assertEqual(page.locator("path").get_attribute("fill"), "none")
        self.assertEqual(page.locator(".surface b").count(), 0)
        expect(page.get_by_text("<b>bold</b>")).to_be_visible()
        self.assertEqual(page.locator(".picture").get_attribute("src"), None)
        self.assertIn("Inter", page.locator(".field").evaluate("each => getComputedStyle(each).fontFamily"))

    def test_a_path_that_is_none_is_not_drawn(self):
        bad = box(2, (0, 0, 10, 10), "#ff0000ff")
        bad["content"]["path"] = "M0 0 <script>"
        page = self.paint(whole(1, [node(1, (0, 0, 30, 30), children=[2]), bad]))
        self.assertEqual(page.locator("path").get_attribute("d"), "")


class StyleTests(PainterTestCase):
    def test_each_effect_of_a_node_has_its_own_layer_and_they_come_and_go(self):
        style = {
            "opacity": 0.5, "transform": [2, 0, 0, 2, 5, 6],
            "clip": {"path": rounded(100, 40, 8), "cornerRadius": 8},
            "shadow": {"color": "#00000080", "radius": 4, "x": 1, "y": 2},
        }
        page = self.paint(whole(1, [node(1, (0, 0, 300, 300), children=[2]), node(2, (10, 10, 100, 40), children=[3], style=style), text(3, (0, 0, 50, 20), "inside")]))
        depth = "each => { let count = 0; while ((each = each.parentElement)?.id !== 'surface') count += 1; return count; }"
        words = page.locator(".surface .text-box")
        layers = page.locator(".surface .layer")
        self.assertEqual(layers.count(), 2)
        self.assertEqual(layers.nth(1).evaluate("each => getComputedStyle(each).transform"), "matrix(2, 0, 0, 2, 5, 6)")
        self.assertEqual(layers.nth(0).evaluate("each => getComputedStyle(each).borderRadius"), "8px")
        deep = words.evaluate(depth)
        self.patch(2, *put(node(2, (10, 10, 100, 40), children=[3], style={"opacity": 0.25})))
        self.assertEqual(layers.count(), 0)
        self.assertEqual(words.evaluate(depth), deep - 2)

    def test_input_is_not_taken_where_the_app_says_so(self):
        page = self.paint(whole(1, [
            node(1, (0, 0, 300, 300), children=[2, 4]), button(2, (0, 0, 100, 40), [3]), text(3, (0, 0, 50, 20), "under"),
            box(4, (0, 0, 100, 40), "#ff000040", style={"ignoresInput": True}),
        ]))
        page.mouse.click(50, 20)
        self.assertEqual(self.sent, [{"kind": "tap", "node": 2}])

    def test_lines_that_were_broken_are_read_as_one_sentence(self):
        page = self.paint(whole(1, [node(1, (0, 0, 300, 300), children=[2]), text(2, (0, 0, 90, 40), "first words\nand then more")]))
        expect(page.get_by_role("paragraph")).to_have_text("first words and then more")
        expect(page.get_by_text("first words and then more")).to_have_count(1)

    def test_other_words_are_said_where_the_app_gives_them(self):
        page = self.paint(whole(1, [node(1, (0, 0, 300, 300), children=[2]), text(2, (0, 0, 90, 40), "3 ×", accessibility={"label": "three times"})]))
        self.assertEqual(page.locator(".text-box").get_attribute("aria-hidden"), "true")
        expect(page.get_by_text("three times")).to_have_count(1)

    def test_a_header_is_a_heading(self):
        page = self.paint(party.home())
        expect(page.get_by_role("heading", name="Mussels Party")).to_be_visible()


class GestureTests(PainterTestCase):
    def test_a_button_is_named_by_its_words_and_is_tapped(self):
        page = self.paint(party.home())
        page.get_by_role("button", name="New party", exact=True).click()
        self.assertEqual(self.sent, [{"kind": "tap", "node": party.NEW}])

    def test_a_button_takes_the_name_that_its_words_have_now(self):
        page = self.paint(party.home())
        self.patch(2, *put(text(52, (0, 15, 200, 21), "Another party")))
        page.get_by_role("button", name="Another party", exact=True).press("Enter")
        self.assertEqual(self.sent, [{"kind": "tap", "node": party.NEW}])

    def test_a_disabled_button_says_nothing_nor_does_what_lies_behind_it(self):
        page = self.paint(whole(1, [
            node(1, (0, 0, 300, 300), children=[2], interactions=1), button(2, (0, 0, 100, 40), [3], isDisabled=True), text(3, (0, 0, 50, 20), "no"),
        ]))
        page.get_by_role("button", name="no").click(force=True)
        self.assertEqual(self.sent, [])

    def test_a_group_that_wants_taps_gets_them_from_its_children(self):
        page = self.paint(whole(1, [
            node(1, (0, 0, 300, 300), children=[2]), node(2, (0, 0, 200, 60), children=[3], interactions=1, accessibility={"traits": ["button"]}),
            text(3, (10, 10, 80, 20), "row"),
        ]))
        page.get_by_text("row").click()
        page.get_by_role("button", name="row").press(" ")
        self.assertEqual(self.sent, [{"kind": "tap", "node": 2}] * 2)

    def test_presses_begin_and_end(self):
        page = self.paint(whole(1, [node(1, (0, 0, 300, 300), children=[2]), button(2, (0, 0, 100, 40), [3]) | {"interactions": 2}, text(3, (0, 0, 50, 20), "hold")]))
        page.mouse.move(20, 20)
        page.mouse.down()
        page.mouse.move(200, 200)
        page.mouse.up()
        self.assertEqual(self.sent, [{"kind": "press", "node": 2, "isDown": True}, {"kind": "press", "node": 2, "isDown": False}])
