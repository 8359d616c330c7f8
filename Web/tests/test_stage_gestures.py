"""Fingers, mouse and wheel on the stage of the viewer: the recogniser by itself, over actions that note what they are told."""

from module_page import ModuleTestCase

# A stage of 400 × 600, whose centre is 200,300; places are told from there.
STAGE = """async () => {
  const { StageGestures } = await import("/web/client/viewer/stage-gestures.js");
  const stage = document.createElement("div");
  stage.style.cssText = "position: fixed; left: 0; top: 0; width: 400px; height: 600px";
  stage.append(document.createElement("img"), document.createElement("button"), document.createElement("video"));
  stage.lastElementChild.style.cssText = "position: absolute; left: 0; top: 0; width: 400px; height: 600px";
  document.getElementById("place").append(stage);
  Object.assign(globalThis, { stage, told: [], captured: [], isZoomed: false });
  stage.setPointerCapture = (pointer) => captured.push(pointer);
  const note = (name) => (...words) => told.push([name, ...words]);
  new StageGestures(stage, { isZoomed: () => isZoomed, ...Object.fromEntries(["zoom", "pan", "toggle", "drag", "drop"].map((name) => [name, note(name)])) });
  globalThis.tell = (name, x, y, { on = "img", time = 0, ...more } = {}) => {
    const event = new (name === "wheel" ? WheelEvent : PointerEvent)(name, { clientX: x + 200, clientY: y + 300, pointerId: 1, button: 0, bubbles: true, cancelable: true, ...more });
    Object.defineProperty(event, "timeStamp", { value: time });
    stage.querySelector(on).dispatchEvent(event);
    return event.defaultPrevented;
  };
}"""


class StageGestureTests(ModuleTestCase):
    setup = STAGE

    def tell(self, name, x, y, **more):
        return self.js("([name, x, y, more]) => tell(name, x, y, more)", [name, x, y, more])

    @property
    def told(self):
        return self.js("told.splice(0)")

    def down(self, x, y, **more):
        self.tell("pointerdown", x, y, **more)

    def move(self, x, y, **more):
        self.tell("pointermove", x, y, **more)

    def up(self, x, y, **more):
        self.tell("pointerup", x, y, **more)

    def zoom(self):
        self.js("() => { isZoomed = true }")

    def test_a_swipe_goes_along_one_axis_from_ten_points_on(self):
        for places, expected in [(((9, 0), (10, 4), (30, 50)), ["drag", 10, 0, "drag", 30, 0]), (((0, -9), (4, -10), (50, -30)), ["drag", 0, -10, "drag", 0, -30]),
                                 (((10, 10), (40, 20)), ["drag", 0, 10, "drag", 0, 20])]:
            self.down(0, 0)
            for place in places:
                self.move(*place)
            self.assertEqual(sum(self.told, []), expected)
            self.up(0, 0)
            self.assertEqual(self.told, [["drop", 0, 0]])
        self.assertEqual(self.js("captured"), [1, 1, 1])

    def test_it_is_dropped_where_it_has_gone_sixty_points(self):
        for end, expected in [((59, 0), [0, 0]), ((60, 0), [60, 0]), ((-80, 30), [-80, 0])]:
            self.down(0, 0)
            self.move(20, 0)
            self.up(*end)
            self.assertEqual(self.told[-1], ["drop", *expected])
        self.down(0, 0)
        self.move(0, 20)
        self.up(30, 70)
        self.assertEqual(self.told[-1], ["drop", 0, 70])

    def test_a_zoomed_picture_is_moved_and_not_swiped(self):
        self.zoom()
        self.down(0, 0)
        self.move(20, 5)
        self.move(25, 15)
        self.up(100, 0)
        self.assertEqual(self.told, [["pan", 20, 5], ["pan", 5, 10]])

    def test_two_taps_at_one_place_within_300_milliseconds_toggle(self):
        def tap(x, time):
            self.down(x, 7, time=time)
            self.up(x, 7, time=time)
            return self.told

        self.assertEqual([tap(0, 1_000), tap(39, 1_299)], [[], [["toggle", 39, 7]]])
        # A third one is the first of another pair.
        self.assertEqual([tap(39, 1_400), tap(39, 1_500)], [[], [["toggle", 39, 7]]])
        self.assertEqual([tap(0, 2_000), tap(40, 2_100)], [[], []])
        self.assertEqual([tap(0, 3_000), tap(0, 3_300)], [[], []])

    def test_two_fingers_zoom_and_move_at_once(self):
        self.down(-50, 0)
        self.down(50, 0, pointerId=2)
        self.assertEqual(self.told, [["drop", 0, 0]])
        self.move(150, 0, pointerId=2)
        self.assertEqual(self.told, [["pan", 50, 0], ["zoom", 2, 50, 0]])
        self.move(-50, 20)
        self.assertEqual(self.told[0], ["pan", 0, 10])
        self.up(-50, 20)
        # The finger that is left does nothing more.
        self.move(90, 90, pointerId=2)
        self.up(90, 90, pointerId=2)
        self.assertEqual(self.told, [])
        self.down(0, 0)
        self.move(0, 30)
        self.assertEqual(self.told, [["drag", 0, 30]])

    def test_fingers_at_one_place_only_move(self):
        self.down(0, 0)
        self.down(0, 0, pointerId=2)
        self.told
        self.move(10, 0, pointerId=2)
        self.assertEqual(self.told, [["pan", 5, 0]])

    def test_a_swipe_that_is_cancelled_goes_back_and_a_zoomed_picture_stays(self):
        self.down(0, 0)
        self.move(30, 0)
        self.tell("pointercancel", 30, 0)
        self.move(60, 0)
        self.up(60, 0)
        self.assertEqual(self.told, [["drag", 30, 0], ["drop", 0, 0]])
        self.zoom()
        self.down(0, 0)
        self.tell("pointercancel", 0, 0)
        self.assertEqual(self.told, [])

    def test_controls_and_other_buttons_are_left_alone(self):
        for more in ({"on": "button"}, {"button": 2}):
            self.down(0, 0, **more)
            self.move(30, 0, **more)
            self.up(30, 0, **more)
            self.assertEqual(self.told, [])
        # The lower 72 points of a video are its controls.
        for y, count in ((300 - 71, 0), (300 - 72, 1)):
            self.down(0, y, on="video")
            self.move(30, y, on="video")
            self.assertEqual(len(self.told), count)
            self.up(0, y, on="video")
            self.told

    def test_the_wheel_zooms_about_its_place_and_more_with_control(self):
        self.assertTrue(self.tell("wheel", 10, -20, deltaY=100))
        (name, factor, *place), = self.told
        self.assertEqual([name, place], ["zoom", [10, -20]])
        self.assertAlmostEqual(factor, 0.8187, places=3)
        self.tell("wheel", 0, 0, deltaY=-100, ctrlKey=True)
        self.assertAlmostEqual(self.told[0][1], 2.7183, places=3)
