"""Keys of an app's views: which are told, which nothing else happens to, and which press a control. Without a painter."""

from module_page import ModuleTestCase

# Views by name in each other: `begin({ name, keys, tag, inner: […] })`; keys are pressed on an element by its name.
KEYS = """async () => {
  const { KeyInput } = await import("/web/painter/key-input.js");
  Object.assign(globalThis, { told: [], clicks: [] });
  globalThis.begin = (...roots) => {
    const panel = Object.assign(document.createElement("div"), { tabIndex: 0, id: "panel" });
    const surface = document.createElement("div");
    panel.append(surface);
    document.getElementById("place").replaceChildren(panel);
    const views = [];
    const add = (parent, { name, keys = {}, tag = "div", isDisabled = false, isInert = false, inner = [] }) => {
      const element = Object.assign(document.createElement(tag), { id: name });
      if (tag === "div") element.tabIndex = -1;
      if (isInert) element.inert = true;
      element.click = () => clicks.push(name);
      parent.append(element);
      views.push({ node: { id: name }, element, keys, isDisabled });
      for (const each of inner) add(element, each);
    };
    for (const each of roots) add(surface, each);
    const viewAt = (element) => { for (let at = element; at && at !== surface; at = at.parentElement) { const view = views.find((each) => each.element === at); if (view) return view; } return undefined; };
    globalThis.input?.disconnect();
    globalThis.input = new KeyInput(surface, { viewAt, views: new Set(views), send: ({ node, event }) => told.push([node, event.key, event.phase, event.characters, event.modifiers]) });
    input.connect();
  };
  globalThis.press = (on, kind, key, { altGraph, numLock, time, ...more } = {}) => {
    const event = new KeyboardEvent(kind, { key, bubbles: true, cancelable: true, modifierAltGraph: altGraph === true, ...more });
    if (time !== undefined) Object.defineProperty(event, "timeStamp", { value: time });
    document.getElementById(on).dispatchEvent(event);
    return event.defaultPrevented;
  };
}"""
SHIFT, CONTROL, OPTION, COMMAND, NUMERIC = 2, 4, 8, 16, 32
ALL = ["down", "repeat", "up"]


class KeyInputTests(ModuleTestCase):
    setup = KEYS

    def begin(self, *views):
        self.js("views => begin(...views)", list(views))

    def hear(self, **filters):
        """One view that listens to what the filter says."""
        self.begin({"name": "one", "keys": {"presses": [{"phases": ALL, **filters}]}})

    def press(self, key, on="one", kind="keydown", **more):
        """Returns what is told, and whether nothing else happens to the key."""
        is_taken = self.js("([on, kind, key, more]) => press(on, kind, key, more)", [on, kind, key, more])
        return self.js("told.splice(0)"), is_taken

    @property
    def clicks(self):
        return self.js("clicks.splice(0)")

    def test_down_repeats_and_up_are_told_as_far_as_the_view_listens(self):
        self.hear()
        self.assertEqual(self.press("A"), ([["one", "a", "down", "A", 0]], True))
        self.assertEqual(self.press("A", repeat=True, time=1_000), ([["one", "a", "repeat", "A", 0]], True))
        self.assertEqual(self.press("A", kind="keyup"), ([["one", "a", "up", "A", 0]], True))
        self.hear(phases=["up"])
        self.assertEqual(self.press("A"), ([], False))
        self.assertEqual(self.press("ArrowUp", kind="keyup"), ([["one", "ArrowUp", "up", "", 0]], True))

    def test_repeats_are_told_every_33_milliseconds_and_taken_all_the_same(self):
        self.hear()
        told = [(len(self.press("a", repeat=True, time=time)[0]), self.press("b", time=time)[1]) for time in (100, 132, 133, 165, 166)]
        self.assertEqual([count for count, _ in told], [1, 0, 1, 0, 1])
        self.assertTrue(self.press("a", repeat=True, time=170)[1])

    def test_a_listener_names_keys_or_what_they_type(self):
        self.hear(keys=["ArrowUp", "a"])
        self.assertEqual([len(self.press(key)[0]) for key in ("ArrowUp", "a", "A", "b", "ArrowDown")], [1, 1, 1, 0, 0])
        self.hear(typed="xyz")
        self.assertEqual([len(self.press(key)[0]) for key in ("x", "a", "é", "\x7f", "ArrowUp")], [1, 0, 1, 0, 0])
        self.hear(keys=["a"], typed="x")
        self.assertEqual([len(self.press(key)[0]) for key in ("a", "x", "b")], [1, 1, 0])

    def test_the_innermost_view_that_listens_is_told(self):
        self.begin({"name": "outer", "keys": {"presses": [{"phases": ALL}]}, "inner": [
            {"name": "middle", "keys": {"presses": [{"keys": ["a"], "phases": ALL}]}, "inner": [{"name": "inner"}]}]})
        self.assertEqual([self.press(key, on="inner")[0][0][0] for key in ("a", "b")], ["middle", "outer"])

    def test_keys_of_the_browser_and_of_others_are_none(self):
        self.hear()
        for key, more in [("Tab", {}), ("F5", {}), ("Shift", {}), ("Dead", {}), ("a", {"isComposing": True}), ("a", {"ctrlKey": True, "altKey": True}), ("a", {"metaKey": True}),
                          ("ArrowLeft", {"altKey": True}), ("ArrowRight", {"altKey": True}), ("l", {"ctrlKey": True}), ("+", {"ctrlKey": True}), ("0", {"ctrlKey": True})]:
            with self.subTest(key=key, more=more):
                self.assertEqual(self.press(key, **more), ([], False))
                self.assertEqual(self.press(key, kind="keyup", **more), ([], False))
        for key, more, modifiers, is_taken in [("ArrowUp", {"altKey": True}, OPTION, True), ("a", {"altKey": True}, OPTION, True), ("k", {"ctrlKey": True}, COMMAND, False), ("F", {}, 0, True),
                                               ("@", {"ctrlKey": True, "altKey": True, "altGraph": True}, 0, False), ("a", {"shiftKey": True}, SHIFT, True), ("1", {"location": 3}, NUMERIC, True)]:
            with self.subTest(key=key, more=more):
                told, taken = self.press(key, **more)
                self.assertEqual([[each[4] for each in told], taken], [[modifiers], is_taken])

    def test_a_field_keeps_what_it_types_and_gives_keys_that_a_view_names(self):
        inner = {"name": "field", "tag": "input"}
        self.begin({"name": "outer", "keys": {"presses": [{"keys": ["ArrowUp", "ArrowLeft", "Enter", "a"], "phases": ALL}]}, "inner": [inner]})
        for key, more, is_taken in [("ArrowUp", {}, True), ("ArrowUp", {"shiftKey": True}, False), ("ArrowLeft", {}, False), ("a", {}, False), ("Enter", {}, True)]:
            told, taken = self.press(key, on="field", **more)
            self.assertEqual([len(told), taken], [1, is_taken], (key, more))
        self.begin({"name": "outer", "keys": {"presses": [{"phases": ALL}]}, "inner": [inner]})
        self.assertEqual(self.press("ArrowUp", on="field")[1], False)

    def test_who_listens_to_everything_leaves_return_space_and_escape_to_the_focus(self):
        def taken(filters, key, tag="button", **more):
            self.begin({"name": "outer", "keys": {"presses": [{"phases": ALL, **filters}]}, "inner": [{"name": "inner", "tag": tag}]})
            return self.press(key, on="inner", **more)[1]
        self.assertEqual([taken({}, key) for key in ("Enter", " ", "Escape", "x")], [False, False, False, True])
        self.assertEqual([taken({"keys": [key]}, key) for key in ("Enter", " ", "Escape", "x")], [True] * 4)
        self.assertEqual([taken({}, key, tag="div") for key in ("Enter", " ", "Escape")], [True, True, False])
        self.assertTrue(taken({}, "Enter", altKey=True))

    def shortcut(self, key, modifiers=0, **more):
        return {"name": "control", "keys": {"shortcuts": [{"key": key, "modifiers": modifiers}]}, **more}

    def test_a_shortcut_presses_its_control_once_with_the_modifiers_it_says(self):
        self.begin(self.shortcut("s", COMMAND), {"name": "one"})
        self.assertEqual([self.press("s", ctrlKey=True)[1], self.clicks], [True, ["control"]])
        for key, more in [("s", {}), ("s", {"ctrlKey": True, "shiftKey": True}), ("s", {"ctrlKey": True, "repeat": True}), ("d", {"ctrlKey": True})]:
            self.assertEqual([self.press(key, **more)[1], self.clicks], [False, []])
        self.press("s", kind="keyup", ctrlKey=True)
        self.assertEqual(self.clicks, [])
        self.begin(self.shortcut("s", CONTROL | SHIFT), {"name": "one"})
        self.press("S", ctrlKey=True, shiftKey=True)
        self.assertEqual(self.clicks, ["control"])
        self.begin(self.shortcut("1"), {"name": "one"})
        self.press("1", location=3)
        self.assertEqual(self.clicks, ["control"])

    def test_controls_that_cannot_be_pressed_are_left_out_and_the_first_of_several_is_pressed(self):
        for more in ({"isDisabled": True}, {"isInert": True}):
            self.begin(self.shortcut("s", **more), {"name": "one"})
            self.assertEqual([self.press("s")[1], self.clicks], [False, []])
        self.begin(self.shortcut("s"), {**self.shortcut("s"), "name": "second"}, {"name": "one"})
        self.press("s")
        self.assertEqual(self.clicks, ["control"])
        self.begin(self.shortcut("s", isDisabled=True), {**self.shortcut("s"), "name": "second"}, {"name": "one"})
        self.press("s")
        self.assertEqual(self.clicks, ["second"])

    def test_what_has_the_focus_keeps_its_own_keys_from_shortcuts(self):
        def presses(key, tag, modifiers=0, **more):
            self.begin(self.shortcut(key, modifiers), {"name": "one", "tag": tag})
            self.press(key, **more)
            return len(self.clicks)
        self.assertEqual([presses("Enter", tag) for tag in ("div", "button", "input", "summary")], [1, 0, 0, 0])
        self.assertEqual([presses(" ", tag) for tag in ("div", "button", "input")], [1, 0, 0])
        self.assertEqual([presses("Escape", tag) for tag in ("div", "button", "input")], [1, 1, 1])
        self.assertEqual([presses(key, "input", COMMAND, ctrlKey=True) for key in ("s", "c", "v", "ArrowUp")], [1, 0, 0, 0])
        self.assertEqual([presses(key, "div", COMMAND, ctrlKey=True) for key in ("s", "c", "ArrowUp")], [1, 1, 1])
        self.assertEqual(presses("Enter", "button", COMMAND, ctrlKey=True), 1)

    def test_a_key_that_a_view_takes_is_no_shortcut(self):
        self.begin(self.shortcut("s"), {"name": "one", "keys": {"presses": [{"keys": ["s"], "phases": ALL}]}})
        self.press("s")
        self.assertEqual(self.clicks, [])
        # One that only listens along with Control leaves it.
        self.begin(self.shortcut("s", COMMAND), {"name": "one", "keys": {"presses": [{"keys": ["s"], "phases": ALL}]}})
        told, _ = self.press("s", ctrlKey=True)
        self.assertEqual([len(told), self.clicks], [1, ["control"]])

    def test_shortcuts_are_heard_where_the_panel_has_the_focus_and_nowhere_outside(self):
        self.begin(self.shortcut("s"))
        self.press("s", on="panel")
        self.assertEqual(self.clicks, ["control"])
        self.press("s", on="place")
        self.press("l", on="panel", ctrlKey=True)
        self.assertEqual(self.clicks, [])

    def test_one_that_is_disconnected_hears_nothing(self):
        self.begin(self.shortcut("s"), {"name": "one", "keys": {"presses": [{"phases": ALL}]}})
        self.js("input.disconnect()")
        self.assertEqual([self.press("a"), self.press("a", kind="keyup"), self.press("s", on="panel"), self.clicks], [([], False), ([], False), ([], False), []])
