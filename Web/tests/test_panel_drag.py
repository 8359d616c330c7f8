"""Dragging the panel by its bar: by itself, over a panel whose heights a test knows."""

from module_page import ModuleTestCase

# A panel of 300 points with a bar of 40: compact 300, expanded 700.
DRAG = """async () => {
  const { PanelDrag } = await import("/web/client/panel-drag.js");
  const bar = Object.assign(document.createElement("div"), { innerHTML: "<button>Close</button>" });
  bar.style.height = "40px";
  const panel = document.createElement("div");
  panel.style.cssText = "position: fixed; left: 0; bottom: 0; width: 300px; height: 300px";
  panel.append(bar);
  document.getElementById("place").append(panel);
  // Its own height is that of a rule, as in the client, so that a height which is taken away leads back to it.
  panel.style.removeProperty("height");
  panel.style.minHeight = "300px";
  Object.assign(globalThis, { bar, panel, resized: [], dropped: [], answers: [], heights: { compact: 300, expanded: 700, rest: 40 } });
  bar.setPointerCapture = () => {};
  globalThis.drag = new PanelDrag(bar, panel, {
    heights: () => heights,
    resize: (height) => { resized.push(height); return new Promise((done, fail) => answers.push({ done, fail })); },
    drop: (direction) => dropped.push(direction),
  });
  drag.connect();
  globalThis.tell = (name, clientY, more) => (more?.target ?? bar).dispatchEvent(
    new PointerEvent(name, { clientY, isPrimary: true, button: 0, pointerId: 1, bubbles: true, ...more }));
}"""


class PanelDragTests(ModuleTestCase):
    setup = DRAG

    def tell(self, name, y, **more):
        self.js("([name, y, more]) => { tell(name, y, more) }", [name, y, more])

    def begin(self, y=100):
        self.tell("pointerdown", y)

    @property
    def look(self):
        return self.js("[panel.style.height, panel.style.translate, panel.classList.contains('is-following')]")

    @property
    def result(self):
        return self.js("[resized, dropped]")

    def answer(self, index, how="done"):
        self.js(f"async () => {{ answers[{index}].{how}(new Error('No.')); for (let turn = 0; turn < 9; turn += 1) await undefined; }}")

    def test_the_panel_follows_between_its_heights_and_gives_way_a_little_beyond(self):
        self.begin()
        self.assertEqual(self.look, ["", "", True])
        for y, height, shift in [(0, 400, "0px"), (-300, 700, "0px"), (-340, 700, "0px -10px"), (-800, 700, "0px -36px"), (150, 300, "0px 50px"), (100, 300, "0px")]:
            self.tell("pointermove", y)
            self.assertEqual(self.look, [f"{height}px", shift, True])

    def test_a_panel_without_heights_keeps_its_own_and_is_laid_out_no_other_way(self):
        self.js("() => { heights = undefined }")
        self.begin()
        self.tell("pointermove", 0)
        self.assertEqual(self.look, ["300px", "0px -25px", True])
        self.pass_time(1_000)
        self.tell("pointerup", 0)
        self.assertEqual(self.result, [[], ["up"]])

    def test_where_the_panel_may_not_grow_its_least_height_counts(self):
        self.js("() => { heights = { compact: 300, expanded: 200, rest: 40 } }")
        self.begin()
        self.tell("pointermove", 0)
        self.assertEqual(self.look[0], "300px")

    def test_other_presses_do_not_begin_a_drag(self):
        for more in ({"isPrimary": False}, {"button": 2}):
            self.tell("pointerdown", 100, **more)
            self.assertEqual(self.look, ["", "", False])
        self.js("tell('pointerdown', 100, { target: bar.firstElementChild })")
        self.tell("pointermove", 0)
        self.tell("pointerup", 0)
        self.tell("pointercancel", 0)
        self.assertEqual([self.look, self.result], [["", "", False], [[], []]])

    def test_of_many_moves_the_last_height_is_laid_out_after_60_milliseconds(self):
        self.begin()
        self.tell("pointermove", 90)
        self.tell("pointermove", 0)
        self.pass_time(59)
        self.assertEqual(self.result, [[], []])
        self.pass_time(1)
        self.assertEqual(self.result, [[360], []])

    def test_only_one_layout_is_on_its_way_and_the_height_of_meanwhile_follows(self):
        self.begin()
        self.tell("pointermove", 0)
        self.pass_time(60)
        self.tell("pointermove", -50)
        self.tell("pointermove", -60)
        self.pass_time(200)
        self.assertEqual(self.result[0], [360])
        self.answer(0, "fail")
        self.pass_time(60)
        self.assertEqual(self.result[0], [360, 420])
        self.answer(1)
        self.pass_time(60)
        self.assertEqual(self.result[0], [360, 420])

    def test_a_drag_back_to_where_it_began_is_laid_out_too(self):
        self.begin()
        self.tell("pointermove", 0)
        self.pass_time(60)
        self.answer(0)
        self.tell("pointermove", 100)
        self.pass_time(60)
        self.assertEqual(self.result[0], [360, 260])

    def test_a_drag_that_ends_sends_no_more_heights(self):
        self.begin()
        self.tell("pointermove", 0)
        self.tell("pointerup", 0)
        self.pass_time(100)
        self.assertEqual(self.result, [[], ["up"]])
        self.begin()
        self.tell("pointermove", 0)
        self.pass_time(60)
        self.tell("pointermove", -10)
        self.tell("pointerup", -10)
        self.answer(0)
        self.pass_time(100)
        self.assertEqual(self.result, [[460], ["up", "up"]])

    def test_a_drag_of_36_points_counts_and_keeps_its_height_until_the_style_has_come(self):
        self.begin()
        self.tell("pointermove", 0)
        self.tell("pointerup", 64)
        self.assertEqual([self.look, self.result[1]], [["400px", "", False], ["up"]])
        self.pass_time(799)
        self.assertEqual(self.look[0], "400px")
        self.pass_time(1)
        self.assertEqual(self.look[0], "")
        self.begin()
        self.tell("pointerup", 136)
        self.assertEqual(self.result[1], ["up", "down"])

    def test_a_shorter_one_ends_where_it_began(self):
        self.begin()
        self.tell("pointermove", 110)
        self.tell("pointerup", 110)
        self.assertEqual([self.look, self.result], [["", "", False], [[], []]])
        self.begin()
        self.tell("pointermove", 65)
        self.tell("pointerup", 65)
        self.assertEqual([self.look, self.result], [["", "", False], [[], ["back"]]])

    def test_whether_it_was_laid_out_is_asked_of_each_drag_anew(self):
        self.begin()
        self.tell("pointermove", 0)
        self.tell("pointercancel", 0)
        self.begin()
        self.tell("pointercancel", 0)
        self.tell("pointercancel", 0)
        self.assertEqual(self.result[1], ["back"])

    def test_a_height_that_settles_does_not_end_the_next_drag(self):
        self.begin()
        self.tell("pointermove", 0)
        self.tell("pointerup", 0)
        self.begin()
        self.tell("pointermove", 50)
        self.pass_time(800)
        self.assertEqual(self.look[0], "450px")
        self.tell("pointercancel", 50)
        self.assertEqual(self.look[0], "")

    def test_the_style_that_has_come_settles_it_at_once_and_for_good(self):
        self.begin()
        self.tell("pointermove", 0)
        self.tell("pointerup", 0)
        self.js("drag.settle()")
        self.assertEqual(self.look[0], "")
        self.js("() => { panel.style.height = '333px' }")
        self.pass_time(800)
        self.assertEqual(self.look[0], "333px")

    def test_a_bar_that_is_disconnected_hears_nothing(self):
        self.js("drag.disconnect()")
        self.begin()
        self.tell("pointerup", 0)
        self.assertEqual([self.look, self.result], [["", "", False], [[], []]])
