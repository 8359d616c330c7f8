"""What each node's element has of its own: place, role, words for screen readers, focus, and what it listens to."""

from fixtures import mussels_party as party
from fixtures.nodes import box, node, text, whole
from test_painter import PainterTestCase

TAP, PRESS, PEEL, DRAG = 1, 2, 8, 32


class NodeTestCase(PainterTestCase):
    def show(self, *nodes, **more):
        """Paints one node with the number 2, or the nodes, in a scene."""
        nodes = nodes or (node(2, (10, 20, 100, 50), **more),)
        self.paint(whole(1, [node(1, (0, 0, 390, 640), children=[2]), *nodes]))

    def attribute(self, name, identifier=2):
        return self.page.locator(f'[data-node="{identifier}"]').get_attribute(name)

    def style(self, *names):
        return self.page.locator('[data-node="2"]').evaluate("(each, names) => names.map((name) => each.style[name])", list(names))

    def classes(self):
        known = {"takes-input", "hears-taps", "is-draggable", "is-sticker", "hears-drags", "hears-pinches", "hears-long-presses", "is-track", "is-pinned", "is-away", "ignores-input"}
        return sorted(known & set(self.attribute("class").split()))


class RoleTests(NodeTestCase):
    def test_each_trait_is_a_role_for_who_can_do_what_it_says(self):
        cases = [
            ({}, {}, None), ({"label": "A card"}, {}, "group"), ({"traits": ["button"]}, {}, None), ({"traits": ["button"]}, {"interactions": TAP}, "button"),
            ({"traits": ["link"]}, {}, None), ({"traits": ["link"]}, {"interactions": TAP}, "link"), ({"traits": ["choices"]}, {}, "radiogroup"),
            ({"isAdjustable": True}, {}, "spinbutton"), ({"traits": ["progress"]}, {}, "progressbar"), ({"traits": ["header"]}, {}, "heading"),
            ({"traits": ["image"]}, {}, "img"), ({}, {"keys": {"isFocusable": True}}, "group"), ({}, {"keys": {"isFocusable": False}}, None),
            ({"traits": ["choices", "header"], "label": "x"}, {}, "radiogroup"),
        ]
        for accessibility, more, role in cases:
            with self.subTest(accessibility=accessibility, more=more):
                self.show(accessibility=accessibility, **more)
                self.assertEqual(self.attribute("role"), role)
                is_stop = role in ("button", "link", "spinbutton") or more.get("keys", {}).get("isFocusable") is True
                self.assertEqual(self.attribute("tabindex"), "0" if is_stop else None)

    def test_choices_with_tabs_inside_are_a_list_of_tabs(self):
        def choices(depth, role):
            inner = [node(number, (0, 0, 10, 10), children=[number + 1]) for number in range(3, 3 + depth)]
            return [node(2, (0, 0, 10, 10), children=[3], accessibility={"traits": ["choices"]}), *inner,
                    node(3 + depth, (0, 0, 10, 10), {"kind": "toggle", "role": role, "isOn": True})]
        for depth, role, expected in ((0, "tab", "tablist"), (7, "tab", "tablist"), (8, "tab", "radiogroup"), (1, "radio", "radiogroup")):
            with self.subTest(depth=depth, role=role):
                self.show(*choices(depth, role))
                self.assertEqual(self.attribute("role"), expected)

    def test_a_heading_has_a_rank_and_only_a_heading(self):
        self.show(accessibility={"traits": ["header"]})
        self.assertEqual(self.attribute("aria-level"), "2")
        self.show(accessibility={"traits": ["header"], "headingLevel": 4})
        self.assertEqual(self.attribute("aria-level"), "4")
        self.show(accessibility={"traits": ["image"], "headingLevel": 4})
        self.assertIsNone(self.attribute("aria-level"))

    def test_a_meter_says_its_value_and_others_say_it_as_a_description(self):
        self.show(accessibility={"traits": ["progress"], "progress": 0.256, "value": "a quarter", "hint": "Hint", "help": "Help"})
        self.assertEqual([self.attribute(name) for name in ("aria-valuenow", "aria-valuetext", "aria-description", "title")], ["26", "a quarter", "Hint. Help", "Help"])
        self.show(accessibility={"traits": ["progress"]})
        self.assertEqual([self.attribute(name) for name in ("aria-valuenow", "aria-valuetext", "aria-description", "title")], [None] * 4)
        self.show(accessibility={"isAdjustable": True, "progress": 0.5, "value": "3 stars"})
        self.assertEqual([self.attribute(name) for name in ("aria-valuenow", "aria-valuetext", "aria-description")], [None, "3 stars", None])
        self.show(accessibility={"label": "Card", "value": "new", "hint": 7})
        self.assertEqual([self.attribute(name) for name in ("aria-valuetext", "aria-description", "aria-label")], [None, "new", "Card"])

    def test_what_is_chosen_hidden_or_named_says_so(self):
        names = ("aria-current", "aria-hidden", "data-identifier", "aria-label")
        self.show(accessibility={"traits": ["selected"], "hidden": True, "identifier": "card"})
        self.assertEqual([self.attribute(name) for name in names], ["true", "true", "card", None])
        self.show(accessibility={"traits": ["image"], "hidden": "yes", "label": "A mussel"})
        self.assertEqual([self.attribute(name) for name in names], [None, None, None, "A mussel"])

    def test_a_button_without_a_label_goes_by_its_words(self):
        self.show(node(2, (0, 0, 100, 50), children=[3], interactions=TAP, accessibility={"traits": ["button"]}), text(3, (0, 0, 80, 20), "Add it"))
        self.assertEqual(self.attribute("aria-label"), "Add it")
        self.show(node(2, (0, 0, 100, 50), children=[3], accessibility={"traits": ["header"]}), text(3, (0, 0, 80, 20), "Add it"))
        self.assertIsNone(self.attribute("aria-label"))
        self.show(node(2, (0, 0, 100, 50), children=[3], keys={"isFocusable": True}), text(3, (0, 0, 80, 20), "Add it"))
        self.assertEqual(self.attribute("aria-label"), "Add it")


class PlaceTests(NodeTestCase):
    def test_a_pinned_view_sticks_to_its_edge_and_keeps_its_place_in_the_flow(self):
        cases = [
            ("top", "20px 0px 0px 10px", "start", ["0px", "auto", "auto", "auto"]), ("bottom", "0px 0px 0px 10px", "end start", ["auto", "auto", "0px", "auto"]),
            ("left", "20px 0px 0px 10px", "start", ["auto", "auto", "auto", "0px"]), ("right", "20px 0px 0px", "start end", ["auto", "0px", "auto", "auto"]),
        ]
        for pin, margin, place, edges in cases:
            with self.subTest(pin=pin):
                self.show(style={"pin": pin})
                self.assertEqual(self.style("margin", "placeSelf"), [margin, place])
                self.assertEqual([self.style("top", "right", "bottom", "left"), self.classes()], [edges, ["is-pinned"]])

    def test_others_are_where_their_frame_says(self):
        self.show(style={"pin": "track"})
        self.assertEqual([self.style("margin", "placeSelf", "top", "left", "right"), self.classes()], [["", "", "20px", "10px", "auto"], ["is-track"]])
        self.show(style={"pin": "middle"})
        self.assertEqual([self.style("margin", "top", "left", "width", "height"), self.classes()], [["", "20px", "10px", "100px", "50px"], []])

    def test_only_what_is_invisible_deaf_and_hidden_is_away(self):
        gone = {"style": {"opacity": 0, "ignoresInput": True}, "accessibility": {"hidden": True}}
        self.show(**gone)
        self.assertEqual(self.classes(), ["ignores-input", "is-away"])
        for change in ({"style": {"opacity": 0.1, "ignoresInput": True}}, {"style": {"opacity": 0}}, {"accessibility": {}}):
            self.show(**{**gone, **change})
            self.assertNotIn("is-away", self.classes())

    def test_a_content_shape_is_there_while_the_app_says_so(self):
        self.show(style={"hitPath": "M0 0 L10 0 L10 10 Z"})
        shape = self.page.locator('[data-node="2"] .hit-area path')
        self.assertEqual(shape.get_attribute("d"), "M0 0 L10 0 L10 10 Z")
        self.patch(2, {"op": "put", "node": node(2, (0, 0, 10, 10), style={"hitPath": "M0 0 L9 9 Z"})})
        self.assertEqual([shape.count(), shape.get_attribute("d")], [1, "M0 0 L9 9 Z"])
        self.patch(3, {"op": "put", "node": node(2, (0, 0, 10, 10))})
        self.assertEqual(shape.count(), 0)
        self.patch(4, {"op": "put", "node": node(2, (0, 0, 10, 10), style={"hitPath": "M0 0 L9 9 Z"})})
        self.assertEqual(shape.count(), 1)


class InputTests(NodeTestCase):
    def test_each_wish_has_its_class(self):
        button = {"accessibility": {"traits": ["button"]}}
        cases = [
            ({}, []), ({"interactions": TAP}, ["hears-taps"]), ({"interactions": TAP, **button}, ["hears-taps", "takes-input"]), ({"interactions": PRESS}, ["takes-input"]),
            ({"interactions": DRAG}, ["is-draggable"]), ({"interactions": PEEL}, ["is-sticker"]), ({"gestures": {"taps": [1]}}, ["hears-taps"]), (button, []),
            ({"gestures": {"dragDistance": 0}}, ["hears-drags"]), ({"gestures": {"magnifies": True}}, ["hears-pinches"]), ({"gestures": {"rotates": True}}, ["hears-pinches"]),
            ({"gestures": {"longPress": {}}}, ["hears-long-presses"]),
        ]
        for more, classes in cases:
            with self.subTest(more=more):
                self.show(**more)
                self.assertEqual(self.classes(), classes)

    def focus(self, is_focusable=True, **keys):
        return node(2, (10, 20, 100, 50), keys={"isFocusable": is_focusable, **keys})

    def is_focused(self):
        return self.page.evaluate("document.activeElement.dataset.node === '2'")

    def test_a_focusable_view_tells_of_its_focus_once(self):
        self.show(self.focus())
        self.patch(2, {"op": "put", "node": self.focus()})
        element = self.page.locator('[data-node="2"]')
        element.focus()
        element.blur()
        self.assertEqual([each for each in self.sent if each["kind"] == "focus"],
                         [{"kind": "focus", "node": 2, "isFocused": True}, {"kind": "focus", "node": 2, "isFocused": False}])
        element.focus()
        self.sent
        self.patch(3, {"op": "put", "node": self.focus(False)})
        element.blur()
        self.assertEqual(self.sent, [])

    def test_the_app_gives_and_takes_the_focus_with_each_change_of_its_wish(self):
        self.show(self.focus(isFocused=True))
        self.assertTrue(self.is_focused())
        self.page.evaluate("document.activeElement.blur()")
        self.patch(2, {"op": "put", "node": self.focus(isFocused=True)})
        self.assertFalse(self.is_focused())
        self.patch(3, {"op": "put", "node": self.focus(isFocused=False)})
        self.patch(4, {"op": "put", "node": self.focus(isFocused=True)})
        self.assertTrue(self.is_focused())
        self.patch(5, {"op": "put", "node": self.focus(isFocused=False)})
        self.assertFalse(self.is_focused())

    def test_shortcuts_are_told_to_screen_readers(self):
        self.show(keys={"shortcuts": [{"key": "s", "modifiers": 0}]})
        self.assertIsNotNone(self.attribute("aria-keyshortcuts"))
        self.show(keys={"shortcuts": []})
        self.assertIsNone(self.attribute("aria-keyshortcuts"))


class ReorderingTests(PainterTestCase):
    """Rows of 52 points, dragged by events that a test makes."""

    names = ("Mussels", "Fries", "Salad", "Bread")

    def setUp(self):
        super().setUp()
        self.paint(party.list_screen(names=self.names))
        self.page.evaluate("""names => {
          const handle = (name) => document.querySelector(`[aria-label="Move ${name}"]`);
          globalThis.capture ??= Element.prototype.setPointerCapture;
          Element.prototype.setPointerCapture = () => {};
          globalThis.rows = names.map((name) => handle(name).closest(".node"));
          globalThis.tell = (name, kind, y, more) => handle(name).dispatchEvent(new PointerEvent(kind, { clientY: y, isPrimary: true, button: 0, pointerId: 1, bubbles: true, ...more }));
        }""", list(self.names))
        # The page is that of other tests as well.
        self.addCleanup(self.page.evaluate, "() => { Element.prototype.setPointerCapture = capture }")

    def tell(self, name, kind, y, **more):
        self.page.evaluate("([name, kind, y, more]) => { tell(name, kind, y, more) }", [name, kind, y, more])

    def moves(self):
        return [(each["node"], each["to"]) for each in self.sent if each["kind"] == "move"]

    def shifts(self):
        """How far each row is from its place."""
        return self.page.evaluate("""names => names.map((name) => {
          const row = document.querySelector(`[aria-label="Move ${name}"]`).closest(".is-dragged, .makes-room");
          return row ? parseFloat(row.style.translate.split(" ")[1] ?? 0) : null;
        })""", list(self.names))

    def test_a_drag_begins_after_four_points_and_rows_make_room_at_their_middle(self):
        self.tell("Mussels", "pointerdown", 300)
        self.tell("Mussels", "pointermove", 303)
        self.assertEqual(self.shifts(), [None] * 4)
        self.tell("Mussels", "pointermove", 304)
        self.assertEqual(self.shifts(), [4, 0, 0, 0])
        self.tell("Mussels", "pointermove", 352)
        self.assertEqual(self.shifts(), [52, 0, 0, 0])
        self.tell("Mussels", "pointermove", 353)
        self.assertEqual(self.shifts(), [53, -52, 0, 0])
        self.tell("Mussels", "pointermove", 500)
        self.assertEqual(self.shifts(), [200, -52, -52, -52])
        self.tell("Mussels", "pointerup", 500)
        self.assertEqual(self.moves(), [(1006, 3)])

    def test_a_row_that_goes_up_moves_the_others_down(self):
        self.tell("Salad", "pointerdown", 300)
        self.tell("Salad", "pointermove", 200)
        self.assertEqual(self.shifts(), [0, 52, -100, 0])
        self.tell("Salad", "pointerup", 200)
        self.assertEqual([to for _, to in self.moves()], [1])
        # It stays there until the app has answered, and other moves do not change it.
        self.tell("Salad", "pointermove", 300)
        self.tell("Salad", "lostpointercapture", 300)
        self.assertEqual([self.shifts(), self.moves()], [[0, 52, -100, 0], []])
        self.apply(party.list_screen(names=self.names, revision=2))
        self.assertEqual(self.shifts(), [None] * 4)

    def test_a_drag_that_is_lost_counts_and_one_that_is_cancelled_or_escaped_does_not(self):
        for kind, count in (("lostpointercapture", 1), ("pointercancel", 0)):
            self.paint(party.list_screen(names=self.names))
            self.tell("Mussels", "pointerdown", 300)
            self.tell("Mussels", "pointermove", 400)
            self.tell("Mussels", kind, 400)
            self.tell("Mussels", "pointerup", 400)
            self.assertEqual(len(self.moves()), count)
        self.tell("Mussels", "pointerdown", 300)
        self.tell("Mussels", "pointermove", 400)
        self.page.get_by_role("button", name="Move Mussels", exact=True).press("Escape")
        self.tell("Mussels", "pointerup", 400)
        self.assertEqual([self.shifts(), self.moves()], [[None] * 4, []])

    def test_other_presses_and_places_drag_nothing(self):
        for more in ({"button": 2}, {"isPrimary": False}):
            self.tell("Mussels", "pointerdown", 300, **more)
            self.tell("Mussels", "pointermove", 400)
            self.assertEqual(self.shifts(), [None] * 4)
        # Escape is somebody else's where nothing is dragged.
        self.page.evaluate("() => { globalThis.escapes = 0; addEventListener('keydown', () => (escapes += 1), { once: true }) }")
        self.page.get_by_role("button", name="Move Mussels", exact=True).press("Escape")
        self.assertEqual(self.page.evaluate("escapes"), 1)

    def test_keys_stop_at_both_ends(self):
        for name, key, expected in [("Mussels", "ArrowUp", []), ("Mussels", "Home", []), ("Bread", "ArrowDown", []), ("Bread", "End", []), ("Bread", "ArrowUp", [2]), ("Fries", "ArrowUp", [0]),
                                    ("Fries", "a", [])]:
            self.paint(party.list_screen(names=self.names))
            self.page.get_by_role("button", name=f"Move {name}", exact=True).press(key)
            self.assertEqual([to for _, to in self.moves()], expected, (name, key))
