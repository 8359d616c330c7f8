"""A pointer from down to up: which of the views gets it, when, and what they are told. Without a painter, at times that a test says."""

from module_page import ModuleTestCase

# Views by name, the innermost first, at the corner of the page, each of which says what it is told as in "inner drag began 10 0".
SEQUENCE = """async () => {
  const { Sequence } = await import("/web/painter/gestures/sequence.js");
  const surface = document.createElement("div");
  surface.style.cssText = "position: fixed; left: 0; top: 0; width: 400px; height: 600px";
  document.getElementById("place").append(surface);
  Object.assign(globalThis, { told: [], claims: [], speeds: [] });
  const event = (clientX, clientY, timeStamp, pointerId = 1) => ({ clientX, clientY, timeStamp, pointerId });
  globalThis.begin = (views, x = 0, y = 0, time = 0) => {
    globalThis.views = views.map(({ name, isTappable = false, ...gestures }) => {
      const element = document.createElement("div");
      element.style.cssText = "position: absolute; left: 0px; top: 0px; width: 100px; height: 100px";
      surface.append(element);
      return { node: { id: name }, element, isTappable, gestures };
    });
    const send = ({ node, event: { gesture, phase, x, y, velocityX, velocityY, amount } }) => {
      told.push([node, gesture, phase, ...(gesture === "longPress" || amount !== undefined ? [] : [x, y])].join(" "));
      if (velocityX !== undefined) speeds.push([velocityX, velocityY]);
    };
    globalThis.sequence = new Sequence(globalThis.views, surface, event(x, y, time), { send, onClaim: (view) => claims.push(view.node.id) });
  };
  globalThis.move = (...words) => sequence.move(event(...words));
  globalThis.add = (...words) => sequence.add(event(...words));
  globalThis.end = (...words) => sequence.end(event(...words));
  globalThis.allows = () => views.map((view) => sequence.allowsTap(view));
}"""
INNER, OUTER = {"name": "inner", "dragDistance": 10}, {"name": "outer", "dragDistance": 10}


class SequenceTests(ModuleTestCase):
    setup = SEQUENCE

    def begin(self, *views):
        self.js("views => { begin(views); }", list(views))

    def do(self, script):
        """What the views are told meanwhile."""
        self.js(f"() => {{ {script}; }}")
        return self.js("told.splice(0)")

    def get(self, script):
        return self.js(script)

    def test_a_drag_begins_at_its_distance_for_the_innermost_view_alone(self):
        self.begin(INNER, OUTER)
        self.assertEqual(self.get("[sequence.isWanted, sequence.hasTaken, sequence.has(1), sequence.has(2)]"), [True, False, True, False])
        self.assertEqual(self.do("move(9.9, 0, 10)"), [])
        self.assertEqual(self.do("move(6, 8, 20); move(20, 5, 30)"), ["inner drag began 6 8", "inner drag changed 20 5"])
        self.assertEqual(self.get("[claims, sequence.hasTaken]"), [["inner"], True])
        self.assertEqual(self.do("end(20, 5, 40)"), ["inner drag ended 20 5"])
        self.assertFalse(self.get("sequence.has(1)"))
        self.assertEqual(self.do("move(90, 90, 50); sequence.cancel()"), [])

    def test_who_comes_first_or_goes_along_gets_its_drag(self):
        self.begin(INNER, {**OUTER, "comesFirst": True})
        self.assertEqual(self.do("move(10, 0, 10)"), ["outer drag began 10 0"])
        self.begin(INNER, {**OUTER, "isSimultaneous": True})
        self.assertEqual(self.do("move(10, 0, 10)"), ["inner drag began 10 0", "outer drag began 10 0"])
        self.assertEqual(self.get("claims"), ["outer", "inner"])
        self.begin({**INNER, "isSimultaneous": True})
        self.assertEqual(self.do("move(10, 0, 10)"), ["inner drag began 10 0"])
        self.assertEqual(self.get("[claims.length, sequence.hasTaken]"), [2, True])

    def test_a_drag_without_distance_begins_at_once_unless_another_may_come_before(self):
        self.begin({"name": "inner", "dragDistance": 0})
        self.assertEqual(self.get("told.splice(0)"), ["inner drag began 0 0"])
        for before in ({"name": "inner", "isTappable": True}, {"name": "inner", "taps": [1]}, {"name": "inner", "longPress": {}}, {"name": "inner", "dragDistance": 30}):
            self.begin(before, {"name": "outer", "dragDistance": 0})
            self.do("told")
            self.assertEqual([each for each in self.do("move(9, 0, 10)") if "drag" in each], [], before)
            self.assertIn("outer drag began 10 0", self.do("move(10, 0, 20)"), before)
        self.begin({"name": "inner", "isTappable": True}, {"name": "outer", "dragDistance": 0, "isSimultaneous": True})
        self.assertEqual(self.get("told.splice(0)"), ["outer drag began 0 0"])
        self.begin({"name": "inner"}, {"name": "outer", "dragDistance": 3})
        self.assertEqual(self.do("move(3, 0, 10)"), ["outer drag began 3 0"])

    def test_a_view_without_gestures_wants_nothing(self):
        self.begin({"name": "plain"})
        self.assertEqual(self.get("[sequence.isWanted, sequence.hearsLongPress]"), [False, False])
        self.assertEqual(self.do("move(50, 0, 10); end(50, 0, 20)"), [])
        self.begin({"name": "one", "rotates": True})
        self.assertTrue(self.get("sequence.isWanted"))
        self.begin({"name": "one", "longPress": {}})
        self.assertEqual(self.get("[sequence.isWanted, sequence.hearsLongPress]"), [True, True])

    def test_a_long_press_ends_after_its_time_within_its_distance(self):
        self.begin({"name": "one", "longPress": {"duration": 0.3, "distance": 4}})
        self.assertEqual(self.do("move(4, 0, 10)"), ["one longPress began"])
        self.pass_time(299)
        self.assertEqual(self.do(""), [])
        self.pass_time(1)
        self.assertEqual([self.do(""), self.get("[claims, sequence.hasTaken, allows()]")], [["one longPress ended"], [["one"], True, [False]]])
        self.assertEqual(self.do("end(4, 0, 900)"), [])
        self.begin({"name": "one", "longPress": {"duration": 0.3, "distance": 4}})
        self.assertEqual(self.do("move(4.1, 0, 10); move(0, 0, 20)"), ["one longPress began", "one longPress cancelled"])
        self.pass_time(300)
        self.assertEqual(self.do(""), [])

    def test_a_press_without_numbers_takes_half_a_second_and_ten_points(self):
        self.begin({"name": "one", "longPress": {}})
        self.do("move(10, 0, 10)")
        self.pass_time(499)
        self.assertEqual(self.do(""), [])
        self.pass_time(1)
        self.assertEqual(self.do(""), ["one longPress ended"])

    def test_a_press_that_ends_early_or_is_cancelled_says_so(self):
        for script in ("end(0, 0, 100)", "sequence.cancel()"):
            self.begin({"name": "one", "longPress": {}})
            self.do("told")
            self.assertEqual(self.do(script), ["one longPress cancelled"])
            self.pass_time(500)
            self.assertEqual(self.do(script if "cancel" in script else ""), [])

    def test_who_takes_the_pointer_ends_the_presses_of_the_others(self):
        press = {"longPress": {"duration": 0.3}}
        self.begin({"name": "inner", **press}, {"name": "outer", "longPress": {"duration": 0.6}}, {"name": "along", "isSimultaneous": True, **press})
        self.do("told")
        self.pass_time(300)
        self.assertEqual(self.do(""), ["outer longPress cancelled", "inner longPress ended", "along longPress ended"])
        self.pass_time(300)
        self.assertEqual(self.do(""), [])

    def test_a_press_and_then_a_drag_of_one_view(self):
        self.begin({"name": "one", "longPress": {"duration": 0.3}, "dragDistance": 20})
        self.do("told")
        self.pass_time(300)
        self.assertEqual(self.do("move(20, 0, 400); end(25, 0, 410)"), ["one longPress ended", "one drag began 20 0", "one drag changed 25 0", "one drag ended 25 0"])
        # A drag that does not come after the press is told, too.
        self.begin({"name": "one", "longPress": {"duration": 0.3}, "dragDistance": 20})
        self.do("told")
        self.pass_time(300)
        self.assertEqual(self.do("end(5, 0, 400)"), ["one longPress ended", "one drag cancelled 5 0"])

    def test_a_drag_that_is_cancelled_says_so_and_one_that_has_not_begun_does_not(self):
        self.begin(INNER, OUTER)
        self.assertEqual(self.do("move(5, 0, 10); sequence.cancel()"), [])
        self.begin(INNER, OUTER)
        self.assertEqual(self.do("move(15, 0, 10); sequence.cancel()"), ["inner drag began 15 0", "inner drag cancelled 15 0"])

    def test_a_click_at_the_end_counts_for_who_has_not_dragged(self):
        tap = {"name": "inner", "isTappable": True}
        for script, expected in [("end(0, 0, 9)", [True, True]), ("move(15, 0, 1); end(15, 0, 9)", [False, False]), ("move(15, 0, 1); end(3, 0, 9)", [False, True])]:
            self.begin(tap, OUTER)
            self.do(script)
            self.assertEqual(self.get("allows()"), expected)
        self.begin({**tap, "isSimultaneous": True}, OUTER)
        self.do("move(15, 0, 1); end(15, 0, 9)")
        self.assertEqual(self.get("allows()"), [True, False])

    def test_the_speed_is_that_of_the_last_eighty_milliseconds(self):
        self.begin({"name": "one", "dragDistance": 0})
        self.do("move(100, 0, 50); move(100, 50, 100); move(140, 70, 150); speeds.length = 0; end(140, 70, 150)")
        # From the sample at 100 ms on: 40 and 20 points in 50 ms.
        self.assertEqual(self.get("speeds"), [[800, 400]])
        self.begin({"name": "one", "dragDistance": 0})
        self.do("move(80, 0, 80); speeds.length = 0; end(80, 0, 80)")
        self.assertEqual(self.get("speeds"), [[1000, 0]])
        self.begin({"name": "one", "dragDistance": 0})
        self.do("move(80, 0, 50); speeds.length = 0; end(80, 0, 131)")
        self.assertEqual(self.get("speeds"), [[0, 0]])
        self.begin({"name": "one", "dragDistance": 0})
        self.do("move(10, 0, 10); speeds.length = 0; end(20, 0, 20)")
        self.assertEqual(self.get("speeds.at(-1)"), [1000, 0])

    def test_a_second_finger_makes_it_a_pinch_for_who_wants_one(self):
        pinched = {"name": "one", "magnifies": True, "longPress": {}, "dragDistance": 5}
        self.begin(pinched)
        self.assertEqual(self.do("add(100, 0, 10, 2); add(50, 50, 15, 3)"), ["one longPress began", "one longPress cancelled"])
        self.assertEqual(self.get("[sequence.has(2), sequence.has(3)]"), [True, False])
        self.assertEqual(self.do("move(200, 0, 20, 2); move(0, 20, 30)"), ["one magnify began", "one magnify changed"])
        self.assertEqual(self.get("end(200, 0, 40, 2)"), False)
        self.assertEqual(self.do("move(50, 20, 50)"), ["one magnify changed", "one magnify ended"])
        self.assertTrue(self.get("end(50, 20, 60)"))
        self.assertEqual(self.do(""), [])
        self.begin(OUTER)
        self.do("add(100, 0, 10, 2)")
        self.assertFalse(self.get("sequence.has(2)"))

    def test_a_pinch_that_is_cancelled_says_so(self):
        self.begin({"name": "one", "magnifies": True})
        self.do("add(100, 0, 10, 2); move(200, 0, 20, 2)")
        self.assertEqual(self.do("sequence.cancel()"), ["one magnify cancelled"])
        self.assertFalse(self.get("sequence.has(1)"))

    def test_other_pointers_are_none_of_it(self):
        self.begin(INNER)
        self.assertEqual(self.do("move(50, 0, 10, 7)"), [])
