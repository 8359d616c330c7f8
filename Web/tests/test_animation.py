"""Changes that come about in time: elements are looked at on their way, at a moment that is held."""

from fixtures.nodes import box, node, put, text, whole
from support import BrowserTestCase

SECOND = {"duration": 1}


class AnimationTests(BrowserTestCase):
    motion = "no-preference"

    def paint(self, *nodes, children=(2,), motions=None):
        self.page = self.open("/web/tests/pages/painter.html", reduced_motion=self.motion)
        self.page.locator("#surface[data-is-ready]").wait_for()
        self.revision = 0
        first = whole(1, [node(1, (0, 0, 390, 640), children=children), *nodes])
        self.apply(first | ({"motions": motions} if motions else {}))
        return self.page

    def apply(self, patch):
        self.revision += 1
        # All that is to move is held at its beginning.
        self.page.evaluate("""patch => {
          bench.painter.apply(patch);
          for (const animation of document.getAnimations()) animation.pause();
        }""", patch)
        self.assertEqual(self.page.evaluate("bench.problems"), [])

    def patch(self, *operations, motions=None):
        patch = {"revision": self.revision + 1, "operations": list(operations)}
        self.apply(patch | ({"motions": motions} if motions else {}))

    def at(self, milliseconds):
        """Holds all animations at that time."""
        self.page.evaluate("time => { for (const each of document.getAnimations()) each.currentTime = time; }", milliseconds)

    def let_end(self):
        self.page.evaluate("Promise.all(document.getAnimations().map(each => (each.finish(), each.finished))).then(() => new Promise(requestAnimationFrame))")

    @property
    def count(self):
        return self.page.evaluate("document.getAnimations().length")

    def element(self, identifier):
        return self.page.locator(f'[data-node="{identifier}"]')

    def left(self, identifier):
        return self.element(identifier).bounding_box()["x"]

    def style(self, identifier, property):
        return self.element(identifier).evaluate("(each, name) => getComputedStyle(each)[name]", property)


class MovingTests(AnimationTests):
    def test_a_frame_moves_in_time(self):
        self.paint(box(2, (0, 0, 50, 50), "#ff0000ff"))
        self.patch({"op": "frame", "id": 2, "frame": [100, 0, 50, 50]}, motions=[{"timing": SECOND, "nodes": [2]}])
        self.assertEqual(self.left(2), 0)
        self.at(250)
        self.assertAlmostEqual(self.left(2), 25, delta=0.1)
        self.let_end()
        self.assertEqual(self.left(2), 100)
        self.assertEqual(self.count, 0)

    def test_what_no_motion_names_moves_at_once(self):
        self.paint(box(2, (0, 0, 50, 50), "#ff0000ff"), box(3, (0, 60, 50, 50), "#ff0000ff"), children=[2, 3])
        self.patch({"op": "frame", "id": 2, "frame": [100, 0, 50, 50]}, {"op": "frame", "id": 3, "frame": [100, 60, 50, 50]},
                   motions=[{"timing": SECOND, "nodes": [2]}])
        self.assertEqual((self.left(2), self.left(3)), (0, 100))

    def test_an_animation_that_is_interrupted_goes_on_from_where_it_is(self):
        self.paint(box(2, (0, 0, 50, 50), "#ff0000ff"))
        self.patch({"op": "frame", "id": 2, "frame": [100, 0, 50, 50]}, motions=[{"timing": SECOND, "nodes": [2]}])
        self.at(500)
        self.patch({"op": "frame", "id": 2, "frame": [0, 0, 50, 50]}, motions=[{"timing": SECOND, "nodes": [2]}])
        self.assertAlmostEqual(self.left(2), 50, delta=0.1)
        self.assertEqual(self.count, 1)
        self.at(500)
        self.assertAlmostEqual(self.left(2), 25, delta=0.1)
        # A change that is not animated ends it.
        self.patch({"op": "frame", "id": 2, "frame": [200, 0, 50, 50]})
        self.assertEqual((self.left(2), self.count), (200, 0))

    def test_styles_and_outlines_change_in_time(self):
        def looks(opacity, scale, width, colour):
            return [node(2, (0, 0, 100, 100), children=[3], style={"opacity": opacity, "transform": [scale, 0, 0, scale, 0, 0]}), box(3, (0, 0, width, 20), colour)]
        page = self.paint(*looks(1, 1, 20, "#000000ff"))
        self.patch(*put(*looks(0, 3, 60, "#ffffffff")), motions=[{"timing": SECOND, "nodes": [2, 3]}])
        self.at(500)
        self.assertEqual(self.style(2, "opacity"), "0.5")
        self.assertEqual(self.style(2, "transform"), "matrix(2, 0, 0, 2, 0, 0)")
        fill, outline = page.locator("path").evaluate("each => [getComputedStyle(each).fill, getComputedStyle(each).d]")
        self.assertEqual(fill, "rgb(128, 128, 128)")
        self.assertIn("40", outline)

    def test_a_view_grows_out_of_nothing(self):
        self.paint(node(2, (0, 0, 100, 100), children=[3], style={"transform": [0, 0, 0, 0, 0, 0]}), box(3, (0, 0, 20, 20), "#ff0000ff"))
        self.patch(*put(node(2, (0, 0, 100, 100), children=[3], style={"transform": [1, 0, 0, 1, 0, 0]})), motions=[{"timing": SECOND, "nodes": [2]}])
        self.at(500)
        scale = float(self.style(2, "transform").removeprefix("matrix(").split(",")[0])
        self.assertAlmostEqual(scale, 0.5, delta=0.01)

    def test_a_spring_goes_too_far_and_comes_back(self):
        self.paint(box(2, (0, 0, 50, 50), "#ff0000ff"))
        self.patch({"op": "frame", "id": 2, "frame": [100, 0, 50, 50]},
                   motions=[{"timing": {"duration": 1, "samples": [0, 1.2, 1]}, "nodes": [2]}])
        self.at(500)
        self.assertAlmostEqual(self.left(2), 120, delta=0.1)

    def test_a_full_turn_goes_by_its_steps_for_ever(self):
        turn = [[1, 0, 0, 1, 0, 0], [0, 1, -1, 0, 0, 0], [-1, 0, 0, -1, 0, 0], [0, -1, 1, 0, 0, 0], [1, 0, 0, 1, 0, 0]]
        looks = node(2, (0, 0, 100, 100), children=[3], style={"transform": [1, 0, 0, 1, 0, 0]})
        self.paint(looks, box(3, (0, 0, 20, 20), "#ff0000ff"), motions=[
            {"timing": {"duration": 1, "repeatCount": 0}, "nodes": [2], "before": [node(2, (0, 0, 100, 100), style={"transform": [1, 0, 0, 1, 0, 0]})],
             "steps": [{"node": 2, "transforms": turn}]}])
        for time, matrix in ((250, [0, 1, -1, 0, 0, 0]), (5500, [-1, 0, 0, -1, 0, 0])):
            self.at(time)
            numbers = self.style(2, "transform").removeprefix("matrix(").removesuffix(")").split(",")
            self.assertEqual([round(float(number), 6) for number in numbers], matrix)
        # It goes on when its view is only moved.
        self.patch({"op": "frame", "id": 2, "frame": [10, 0, 100, 100]})
        self.assertEqual(self.count, 1)
        self.patch(*put(looks | {"style": {}}))
        self.assertEqual(self.count, 0)

    def test_a_new_motion_ends_the_old_one_of_a_view_that_stays_as_it_is(self):
        self.paint(box(2, (0, 0, 50, 50), "#ff0000ff"))
        def blink(opacities):
            return [{"timing": {"duration": 1, "repeatCount": 0}, "nodes": [2], "steps": [{"node": 2, "opacities": opacities}]}]
        self.patch(motions=blink([1, 0, 1]))
        self.assertEqual(self.count, 1)
        self.patch(motions=blink([1, 0.5, 1]))
        self.assertEqual(self.count, 1)
        self.at(500)
        self.assertEqual(self.style(2, "opacity"), "0.5")

    def test_a_node_that_stays_goes_by_its_steps_and_is_where_it_was(self):
        page = self.paint(box(2, (0, 0, 50, 50), "#ff0000ff"), text(3, (0, 60, 50, 20), "3"), children=[2, 3])
        def look(opacity, **more):
            return node(2, (0, 0, 50, 50), style={"filters": {"blur": opacity}}, **more)
        words = [text(3, (0, 60, 50, 20), each) for each in "12"] + [node(3, (0, 60, 50, 20))]
        self.patch(motions=[{"timing": {"duration": 1, "repeatCount": 0}, "nodes": [2, 3], "steps": [
            {"node": 2, "frames": [[0, 0, 50, 50], [100, 20, 90, 50], [0, 0, 50, 50]], "opacities": [1, 0.5, 1], "looks": [look(0), look(4), look(0)]},
            {"node": 3, "looks": words}]}])
        for time in (500, 3500):
            self.at(time)
            self.assertEqual(self.element(2).bounding_box(), {"x": 100, "y": 20, "width": 90, "height": 50})
            self.assertEqual(self.style(2, "opacity"), "0.5")
            self.assertEqual(self.style(2, "filter"), "blur(4px)")
        page.wait_for_function("document.querySelector('[data-node=\\'3\\'] .text-run').textContent === '2'")
        self.patch(*put(text(3, (0, 60, 50, 20), "9")))
        self.assertEqual(page.locator('[data-node="3"] .text-run').text_content(), "9")
        self.patch({"op": "children", "id": 1, "children": [3]}, {"op": "remove", "ids": [2]})
        self.assertEqual(self.count, 0)

    def test_other_words_take_the_place_of_the_old_ones(self):
        page = self.paint(text(2, (0, 0, 100, 20), "One"))
        self.patch(*put(text(2, (0, 0, 100, 20), "Two")), motions=[{"timing": SECOND, "nodes": [2]}])
        self.at(500)
        boxes = page.locator(".text-box").evaluate_all("all => all.map(each => [each.textContent, getComputedStyle(each).opacity, each.ariaHidden])")
        self.assertEqual(boxes, [["One", "0.5", "true"], ["Two", "0.5", None]])
        self.let_end()
        self.assertEqual(page.locator(".text-box").all_text_contents(), ["Two"])


class ComingTests(AnimationTests):
    def test_a_new_view_comes_from_its_first_looks(self):
        self.paint(box(2, (0, 0, 50, 50), "#ff0000ff"))
        self.patch(*put(text(3, (0, 100, 100, 20), "Hello")), {"op": "children", "id": 1, "children": [2, 3]},
                   motions=[{"timing": SECOND, "nodes": [3], "before": [node(3, (0, 100, 100, 20), style={"opacity": 0, "transform": [1, 0, 0, 1, -40, 0]})]}])
        self.assertEqual(self.style(3, "opacity"), "0")
        self.at(500)
        self.assertEqual(self.style(3, "opacity"), "0.5")
        self.assertAlmostEqual(self.left(3), -20, delta=0.1)
        self.let_end()
        self.assertEqual((self.style(3, "opacity"), self.left(3)), ("1", 0))

    def test_a_view_that_is_removed_fades_and_then_is_gone(self):
        page = self.paint(node(2, (10, 10, 100, 100), children=[4], interactions=1), box(3, (0, 0, 50, 50), "#00ff00ff"), text(4, (0, 0, 50, 20), "Bye"), children=[2, 3])
        self.patch({"op": "children", "id": 1, "children": [3]}, {"op": "remove", "ids": [2, 4]},
                   motions=[{"timing": SECOND, "after": [node(2, (10, 10, 100, 100), style={"opacity": 0})]}])
        self.assertEqual(self.element(2).count(), 0)
        ghost = page.locator(".ghost")
        self.at(500)
        self.assertEqual(ghost.evaluate("each => getComputedStyle(each).opacity"), "0.5")
        self.assertEqual(ghost.text_content(), "Bye")
        # It lies where it lay, under what lay over it, and takes nothing.
        self.assertEqual(page.evaluate("[...document.querySelector('[data-node=\"1\"]').children].map(each => each.dataset.node ?? 'ghost')"), ["ghost", "3"])
        page.mouse.click(70, 20)
        self.assertEqual(page.evaluate("bench.sent"), [])
        # Sends an unrelated patch, which does not end it.
        self.patch(*put(box(5, (0, 0, 5, 5), "#000000ff")), {"op": "children", "id": 1, "children": [3, 5]})
        self.assertEqual(ghost.count(), 1)
        self.let_end()
        self.assertEqual(ghost.count(), 0)

    def test_motions_that_are_none_are_left_out(self):
        self.paint(box(2, (0, 0, 50, 50), "#ff0000ff"))
        strange = [{"timing": {"duration": "long"}, "nodes": [2]}, {"timing": SECOND, "nodes": [99]}, {"timing": SECOND, "after": [{"id": 98}]},
                   {"timing": {"duration": 1, "bezier": ["x"], "samples": [1]}, "nodes": [2], "steps": [{"node": 2, "transforms": [[1], [2]], "paths": ["url(x)", "M0 0"]}]}]
        self.patch({"op": "frame", "id": 2, "frame": [100, 0, 50, 50]}, motions=strange)
        self.let_end()
        self.assertEqual(self.left(2), 100)


class CalmTests(AnimationTests):
    motion = "reduce"

    def test_who_wants_less_motion_sees_changes_at_once(self):
        page = self.paint(box(2, (0, 0, 50, 50), "#ff0000ff"), box(3, (0, 60, 50, 50), "#00ff00ff"), children=[2, 3])
        self.patch({"op": "frame", "id": 2, "frame": [100, 0, 50, 50]}, {"op": "children", "id": 1, "children": [2]}, {"op": "remove", "ids": [3]},
                   motions=[{"timing": SECOND, "nodes": [2], "after": [node(3, (0, 60, 50, 50), style={"opacity": 0})]}])
        self.assertEqual((self.left(2), self.count, page.locator(".ghost").count()), (100, 0, 0))
