"""Lifting a sticker and dropping it: by itself, over a client of one sticker and one bubble."""

from module_page import ModuleTestCase

# A sticker at 0,0 of 60 × 60, a bubble at 100,100 of 200 × 100, and a bubble outside of the client.
DRAG = """async () => {
  const { StickerDrag } = await import("/web/client/sticker-drag.js");
  const box = (left, top, width, height) => `position: fixed; left: ${left}px; top: ${top}px; width: ${width}px; height: ${height}px`;
  document.getElementById("place").innerHTML = `<div id="root">
    <div class="draft-file" data-css="${box(0, 0, 60, 60)}"><img alt="" data-css="width: 60px; height: 60px"><button class="remove-file">x</button></div>
    <div data-entry="7" data-css="${box(100, 100, 200, 100)}"></div><p id="plain" data-css="${box(0, 300, 50, 50)}"></p></div>
    <div data-entry="9" data-css="${box(100, 400, 200, 100)}"></div>`;
  const root = document.getElementById("root");
  // The page's policy allows no styles in attributes.
  for (const each of document.querySelectorAll("[data-css]")) each.style.cssText = each.dataset.css;
  Object.assign(globalThis, { drops: [], clicks: 0 });
  globalThis.image = root.querySelector("img");
  globalThis.sticker = new StickerDrag(root, {
    source: (element) => element.closest(".draft-file, #plain") ? { draft: 0 } : undefined,
    onDrop: (...drop) => drops.push(drop),
  });
  sticker.connect();
  root.addEventListener("click", () => (clicks += 1));
  globalThis.tell = (name, clientX, clientY, more = {}) => {
    const target = more.on ? document.querySelector(more.on) : image;
    const kind = name === "wheel" ? WheelEvent : name === "keydown" ? KeyboardEvent : name === "click" ? MouseEvent : PointerEvent;
    const event = new kind(name, { clientX, clientY, isPrimary: true, button: 0, pointerId: 1, pointerType: "mouse", bubbles: true, cancelable: true, ...more });
    target.dispatchEvent(event);
    return event.defaultPrevented;
  };
}"""
TOUCH = {"pointerType": "touch"}
SECOND = {"pointerType": "touch", "pointerId": 2, "isPrimary": False}


class StickerDragTests(ModuleTestCase):
    setup = DRAG

    def tell(self, name, x, y, **more):
        """Returns whether the event is kept from the browser."""
        return self.js("([name, x, y, more]) => tell(name, x, y, more)", [name, x, y, more])

    def lift(self, x=10, y=10):
        self.tell("pointerdown", 10, 10)
        self.tell("pointermove", 16, 10)
        self.tell("pointermove", x, y)

    @property
    def ghosts(self):
        return self.js("document.querySelectorAll('.sticker-ghost').length")

    @property
    def look(self):
        return self.js("(({ style }) => [style.translate, style.rotate, style.scale])(document.querySelector('.sticker-ghost'))")

    @property
    def targets(self):
        return self.js("[...document.querySelectorAll('.is-sticker-target')].map((each) => Number(each.dataset.entry))")

    @property
    def drops(self):
        return self.js("drops")

    def test_a_mouse_lifts_it_after_six_points_and_drops_it_on_a_bubble(self):
        self.tell("pointerdown", 10, 10)
        self.assertFalse(self.tell("pointermove", 15.9, 10))
        self.assertEqual(self.ghosts, 0)
        self.assertTrue(self.tell("pointermove", 16, 10))
        self.assertEqual([self.ghosts, self.look, self.targets], [1, ["calc(-50% + 16px) calc(-50% + 10px)", "0deg", "1"], []])
        self.tell("pointermove", 150, 175)
        self.assertEqual([self.look[0], self.targets], ["calc(-50% + 150px) calc(-50% + 175px)", [7]])
        self.assertTrue(self.tell("pointerup", 150, 175))
        self.assertEqual(self.drops, [[{"draft": 0}, 7, {"x": 0.25, "y": 0.75, "rotation": 0, "scale": 1}]])
        self.assertEqual([self.ghosts, self.targets], [0, []])

    def test_where_there_is_no_bubble_of_the_client_it_drops_nothing(self):
        for x, y in ((50, 200), (150, 450)):
            self.lift(150, 150)
            self.assertEqual(self.targets, [7])
            self.tell("pointermove", x, y)
            self.assertEqual(self.targets, [])
            self.tell("pointerup", x, y)
            self.assertEqual([self.drops, self.ghosts], [[], 0])

    def test_only_a_first_press_on_a_sticker_with_a_picture_lifts(self):
        for more in ({"button": 2}, {"isPrimary": False}, {"on": "button.remove-file"}, {"on": "#plain"}, {"on": "[data-entry='7']"}):
            self.tell("pointerdown", 10, 10, **more)
            self.tell("pointermove", 100, 100)
            self.assertEqual(self.ghosts, 0)
            self.tell("pointerup", 100, 100)

    def test_another_pointer_does_not_lift_it(self):
        self.tell("pointerdown", 10, 10)
        self.tell("pointermove", 100, 100, pointerId=5)
        self.assertEqual(self.ghosts, 0)

    def test_the_click_at_the_end_of_a_drag_is_none_and_the_next_is(self):
        self.lift(150, 150)
        self.tell("pointerup", 150, 150)
        self.assertTrue(self.tell("click", 150, 150, detail=1))
        self.assertEqual(self.js("clicks"), 0)
        self.assertFalse(self.tell("click", 150, 150, detail=1))
        self.assertEqual(self.js("clicks"), 1)
        self.lift(150, 150)
        self.tell("pointerup", 150, 150)
        # Of the keyboard, which presses nothing.
        self.assertFalse(self.tell("click", 0, 0, detail=0))
        self.tell("pointerdown", 10, 10)
        self.assertFalse(self.tell("click", 10, 10, detail=1))
        self.assertEqual(self.js("clicks"), 3)

    def test_a_short_press_is_a_click_as_ever(self):
        self.tell("pointerdown", 10, 10)
        self.assertFalse(self.tell("pointerup", 10, 10))
        self.assertFalse(self.tell("click", 10, 10, detail=1))
        self.tell("pointermove", 100, 100)
        self.assertEqual([self.ghosts, self.js("clicks")], [0, 1])

    def test_a_finger_lifts_it_by_resting_and_scrolls_where_it_moves_at_once(self):
        self.tell("pointerdown", 10, 10, **TOUCH)
        self.tell("pointermove", 14, 10, **TOUCH)
        self.pass_time(349)
        self.assertEqual(self.ghosts, 0)
        self.assertFalse(self.tell("touchmove", 14, 10))
        self.pass_time(1)
        self.assertEqual([self.ghosts, self.look[0]], [1, "calc(-50% + 10px) calc(-50% + 10px)"])
        self.assertTrue(self.tell("touchmove", 14, 10))
        self.assertTrue(self.tell("contextmenu", 14, 10))
        self.tell("pointerup", 10, 10, **TOUCH)
        self.assertFalse(self.tell("contextmenu", 14, 10))
        self.tell("pointerdown", 10, 10, **TOUCH)
        self.tell("pointermove", 20, 10, **TOUCH)
        self.pass_time(350)
        self.assertEqual(self.ghosts, 0)

    def test_a_finger_that_goes_up_or_a_mouse_that_rests_lifts_nothing(self):
        self.tell("pointerdown", 10, 10, **TOUCH)
        self.tell("pointerup", 10, 10, **TOUCH)
        self.pass_time(350)
        self.assertEqual(self.ghosts, 0)
        self.tell("pointerdown", 10, 10)
        self.pass_time(1_000)
        self.assertEqual(self.ghosts, 0)

    def test_a_second_finger_turns_it_past_half_a_turn_and_sizes_it_within_limits(self):
        self.tell("pointerdown", 10, 10, **TOUCH)
        self.pass_time(350)
        self.assertTrue(self.tell("pointerdown", 110, 10, **SECOND))
        for place, turn, scale in [((10, 110), "90deg", "1"), ((-190, 10), "-180deg", "2"), ((10, -40), "-90deg", "0.5"), ((1010, 10), "0deg", "4"), ((20, 10), "0deg", "0.25")]:
            self.assertTrue(self.tell("pointermove", *place, **SECOND))
            self.assertEqual(self.look[1:], [turn, scale])
        self.tell("pointermove", 110, 10, **SECOND)
        self.tell("pointermove", 10, 60, **SECOND)
        # What the second finger did stays when it goes up, and a further one begins there.
        self.tell("pointerup", 10, 60, **SECOND)
        self.tell("pointermove", 120, 120, **SECOND)
        self.assertEqual([self.ghosts, self.look[1:]], [1, ["90deg", "0.5"]])
        self.tell("pointerdown", 60, 10, **SECOND)
        self.tell("pointermove", 10, 60, **SECOND)
        self.assertEqual(self.look[1:], ["-180deg", "0.5"])
        self.assertFalse(self.tell("pointermove", 10, 60, pointerId=3))
        self.tell("pointermove", 200, 150, **TOUCH)
        self.tell("pointerup", 200, 150, **TOUCH)
        self.assertEqual(self.drops[0][2], {"x": 0.5, "y": 0.5, "rotation": -180, "scale": 0.5})

    def test_the_wheel_sizes_it_and_with_shift_turns_it(self):
        self.assertFalse(self.tell("wheel", 10, 10, deltaY=1))
        self.lift(150, 150)
        self.assertTrue(self.tell("wheel", 150, 150, deltaY=120))
        self.assertEqual(self.look[1:], ["0deg", "0.9"])
        self.tell("wheel", 150, 150, deltaY=-3, shiftKey=True)
        self.tell("wheel", 150, 150, deltaX=-3, shiftKey=True)
        self.assertEqual(self.look[1:], ["-30deg", "0.9"])

    def test_escape_or_a_cancelled_pointer_lets_go(self):
        for name, more in (("keydown", {"key": "Escape"}), ("pointercancel", {})):
            self.lift(150, 150)
            self.tell("keydown", 0, 0, key="a")
            self.assertEqual(self.ghosts, 1)
            self.tell(name, 150, 150, **more)
            self.tell("pointerup", 150, 150)
            self.assertEqual([self.ghosts, self.targets, self.drops], [0, [], []])

    def test_another_pointer_that_goes_up_ends_it(self):
        self.lift(150, 150)
        self.tell("pointerup", 150, 150, pointerId=8)
        self.assertEqual([self.ghosts, self.drops], [0, []])

    def test_one_that_is_disconnected_lets_go_and_hears_nothing(self):
        self.lift(150, 150)
        self.js("sticker.disconnect()")
        self.assertEqual([self.ghosts, self.targets], [0, []])
        self.lift(150, 150)
        self.assertEqual(self.ghosts, 0)
