"""Where the person asks for the menu of an entry: the recogniser by itself, over three rows."""

from module_page import ModuleTestCase

AREA = """async () => {
  const { EntryGestures } = await import("/web/client/entry-gestures.js");
  const area = document.createElement("div");
  area.innerHTML = `<div class="row" id="one"><p>words <a class="text-link" href="#x">link</a></p></div><div class="row" id="none"></div>
    <div class="row" id="app"><div class="live-bubble" data-state="live"><div class="surface"><b>x</b></div></div></div><hr>`;
  document.getElementById("place").append(area);
  Object.assign(globalThis, { area, asked: [], clicks: 0 });
  new EntryGestures(area, (row) => { asked.push(row.id); return row.id === "one"; });
  area.addEventListener("click", () => (clicks += 1));
  globalThis.tell = (on, name, more) => {
    const kind = name === "keydown" ? KeyboardEvent : name === "click" || name === "contextmenu" ? MouseEvent : PointerEvent;
    const event = new kind(name, { bubbles: true, cancelable: true, pointerType: "touch", clientX: 0, clientY: 0, ...more });
    (on ? area.querySelector(on) : area).dispatchEvent(event);
    return event.defaultPrevented;
  };
}"""
PRESS = 450


class EntryGestureTests(ModuleTestCase):
    setup = AREA

    def tell(self, on, name, **more):
        return self.js("([on, name, more]) => tell(on, name, more)", [on, name, more])

    @property
    def asked(self):
        return self.js("asked.splice(0)")

    def test_a_long_press_asks_once_and_its_click_is_none(self):
        self.tell("#one p", "pointerdown")
        self.pass_time(PRESS - 1)
        self.assertEqual(self.asked, [])
        self.pass_time(1)
        self.assertEqual(self.asked, ["one"])
        self.tell("#one p", "pointerup")
        # The system may report it, too.
        self.assertTrue(self.tell("#one p", "contextmenu"))
        self.assertEqual(self.asked, [])
        self.assertTrue(self.tell("#one p", "click", detail=1))
        self.assertFalse(self.tell("#one p", "click", detail=1))
        self.assertEqual(self.js("clicks"), 1)

    def test_the_next_press_is_one_of_its_own(self):
        self.tell("#one p", "pointerdown")
        self.pass_time(PRESS)
        self.assertFalse(self.tell("#one p", "click", detail=0))
        self.tell("#one p", "pointerdown")
        self.assertFalse(self.tell("#one p", "click", detail=1))
        self.assertEqual(self.js("clicks"), 2)

    def test_a_press_that_ends_moves_or_scrolls_asks_nothing(self):
        for name, more in [("pointerup", {}), ("pointercancel", {}), ("scroll", {}), ("pointermove", {"clientX": 11}), ("pointermove", {"clientY": -11}), ("contextmenu", {})]:
            self.tell("#none", "pointerdown")
            self.tell("#none" if name != "scroll" else None, name, **more)
            self.asked
            self.pass_time(PRESS)
            self.assertEqual(self.asked, [], name)
        self.tell("#none", "pointerdown", clientX=5)
        self.tell("#none", "pointermove", clientX=15)
        self.pass_time(PRESS)
        self.assertEqual(self.asked, ["none"])

    def test_where_there_is_no_menu_the_click_goes_through(self):
        self.tell("#none", "pointerdown")
        self.pass_time(PRESS)
        self.assertFalse(self.tell("#none", "click", detail=1))

    def test_two_presses_ask_once(self):
        self.tell("#one p", "pointerdown")
        self.tell("#none", "pointerdown")
        self.pass_time(PRESS)
        self.assertEqual(self.asked, ["none"])

    def test_a_mouse_asks_by_its_right_button_only(self):
        self.tell("#one p", "pointerdown", pointerType="mouse")
        self.pass_time(PRESS)
        self.assertEqual(self.asked, [])
        self.assertTrue(self.tell("#one p", "contextmenu"))
        self.assertFalse(self.tell("#none", "contextmenu"))
        self.assertEqual(self.asked, ["one", "none"])

    def test_links_keep_their_own_menu(self):
        self.assertFalse(self.tell("a", "contextmenu"))
        self.assertEqual(self.asked, [])

    def test_what_an_app_draws_has_the_menu_where_the_app_does_not_use_the_press(self):
        self.js("() => { area.querySelector('#app').id = 'one'; globalThis.cancelled = []; addEventListener('pointercancel', ({ pointerId }) => cancelled.push(pointerId)); }")
        self.assertTrue(self.tell(".surface b", "contextmenu"))
        self.tell(".surface b", "pointerdown", pointerId=7)
        self.pass_time(PRESS)
        self.assertEqual([self.asked, self.js("cancelled")], [["one", "one"], [7]])
        self.assertTrue(self.tell(".surface b", "click", detail=1))
        self.js("() => area.querySelector('.surface').addEventListener('contextmenu', (event) => event.preventDefault())")
        self.tell(".surface b", "contextmenu")
        self.tell(".surface b", "pointerdown", pointerId=8)
        self.pass_time(PRESS)
        self.assertEqual([self.asked, self.js("cancelled")], [[], [7]])
        self.assertFalse(self.tell(".surface b", "click", detail=1))

    def test_between_rows_nothing_is_asked(self):
        self.assertEqual([self.tell("hr", "contextmenu"), self.tell(None, "contextmenu")], [False, False])
        self.assertEqual(self.asked, [])

    def test_selected_words_have_the_browsers_menu(self):
        self.js("() => getSelection().selectAllChildren(area.querySelector('p'))")
        self.assertFalse(self.tell("#one p", "contextmenu"))
        self.js("() => getSelection().removeAllRanges()")
        self.assertTrue(self.tell("#one p", "contextmenu"))
        self.assertEqual(self.asked, ["one"])

    def test_enter_asks_on_the_row_alone(self):
        self.assertTrue(self.tell("#one", "keydown", key="Enter"))
        self.assertFalse(self.tell("#none", "keydown", key="Enter"))
        self.assertEqual(self.asked, ["one", "none"])
        self.tell("#one", "keydown", key="a")
        self.tell("#one p", "keydown", key="Enter")
        self.assertEqual(self.asked, [])
