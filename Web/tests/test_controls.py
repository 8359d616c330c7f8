"""Toggles, sliders, menus and value inputs in the browser: by mouse, touch and keyboard."""

from playwright.sync_api import expect

from fixtures.nodes import box, field, node, put, text, whole
from test_painter import PainterTestCase as Painter


class ControlTestCase(Painter):
    def paint_all(self, *nodes):
        top = [each["id"] for each in nodes if not each.get("inside")]
        for each in nodes:
            each.pop("inside", None)
        return self.paint(whole(1, [node(1, (0, 0, 390, 600), children=top), *nodes]))

    def touch(self, page, kind, x, y):
        session = getattr(self, "_touch", None)
        if session is None:
            session = self._touch = page.context.new_cdp_session(page)
            self.addCleanup(session.detach)
        points = [] if kind == "touchEnd" else [{"x": x, "y": y}]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def tap(self, page, locator):
        bounds = locator.bounding_box()
        x, y = bounds["x"] + bounds["width"] / 2, bounds["y"] + bounds["height"] / 2
        self.touch(page, "touchStart", x, y)
        self.touch(page, "touchEnd", x, y)

    def drained(self, count):
        """The events so far, once there are as many."""
        self.wait_until(lambda: self.page.evaluate("bench.sent.length") >= count)
        return self.sent

    def wait_until(self, is_true):
        # The page's own rules forbid Playwright's `wait_for_function`.
        for _ in range(200):
            if is_true():
                return
            self.page.wait_for_timeout(25)
        self.fail("it did not happen within 5 s")


def inside(value):
    return value | {"inside": True}


def toggle(identifier, frame, label, is_on=False, role="switch", **content):
    more = {"kind": "toggle", "role": role, "isOn": is_on, **content}
    return node(identifier, frame, more, [identifier + 1], accessibility={"label": label}), inside(
        text(identifier + 1, (0, 0, 80, 20), label))


class ToggleTests(ControlTestCase):
    def test_a_switch_is_tapped_by_mouse_touch_and_keyboard(self):
        page = self.paint_all(*toggle(10, (20, 20, 200, 31), "Chimes"))
        switch = page.get_by_role("switch", name="Chimes", exact=True)
        expect(switch).not_to_be_checked()
        switch.click()
        self.tap(page, switch)
        switch.press(" ")
        switch.press("Enter")
        self.assertEqual(self.drained(4), [{"kind": "tap", "node": 10}] * 4)

    def test_a_switch_shows_what_the_app_says(self):
        page = self.paint_all(*toggle(10, (20, 20, 200, 31), "Chimes"))
        self.patch(2, *put(toggle(10, (20, 20, 200, 31), "Chimes", True)[0]))
        expect(page.get_by_role("switch", name="Chimes")).to_be_checked()

    def test_each_role_says_its_state(self):
        page = self.paint_all(
            *toggle(10, (0, 0, 90, 30), "one", True, "checkbox"), *toggle(20, (0, 40, 90, 30), "two", True, "pressed"),
            *toggle(30, (0, 80, 90, 30), "three", True, "radio"), *toggle(40, (0, 120, 90, 30), "four", True, "tab"))
        expect(page.get_by_role("checkbox", name="one")).to_be_checked()
        self.assertEqual(page.get_by_role("button", name="two").get_attribute("aria-pressed"), "true")
        expect(page.get_by_role("radio", name="three")).to_be_checked()
        self.assertEqual(page.get_by_role("tab", name="four").get_attribute("aria-selected"), "true")

    def test_a_mixed_box_says_so(self):
        page = self.paint_all(node(10, (0, 0, 90, 30), {"kind": "toggle", "role": "checkbox", "isOn": False}, accessibility={"label": "All", "value": "mixed"}))
        self.assertEqual(page.get_by_role("checkbox", name="All").get_attribute("aria-checked"), "mixed")

    def test_a_disabled_toggle_takes_nothing(self):
        page = self.paint_all(*toggle(10, (20, 20, 200, 31), "Chimes", isDisabled=True))
        page.get_by_role("switch", name="Chimes").click(force=True)
        self.assertEqual(self.sent, [])

    def test_a_small_toggle_is_hit_within_44_points(self):
        page = self.paint_all(*toggle(10, (100, 100, 20, 20), "Sure", role="checkbox"))
        page.mouse.click(91, 91)
        self.assertEqual(self.sent, [{"kind": "tap", "node": 10}])


class SharingTests(ControlTestCase):
    def test_words_go_to_the_clipboard_where_the_browser_has_no_sheet(self):
        shared = {"text": "Mussels at eight", "title": "Party"}
        page = self.paint_all(node(2, (20, 60, 100, 44), {"kind": "button", "share": shared}, accessibility={"label": "Share"}))
        page.evaluate("() => { navigator.share = undefined; navigator.clipboard.writeText = async (text) => { window.copied = text; }; }")
        button = page.get_by_role("button", name="Share")
        button.click()
        expect(button).to_have_attribute("data-note", "Copied")
        self.assertEqual(page.evaluate("window.copied"), "Mussels at eight")
        page.evaluate("() => { navigator.clipboard.writeText = async () => { throw new Error(); }; }")
        button.press("Enter")
        expect(button).to_have_attribute("data-note", "The browser does not let this page copy.")

    def test_words_go_to_the_browsers_sheet(self):
        page = self.paint_all(node(2, (20, 60, 100, 44), {"kind": "button", "share": {"text": "Mussels"}}, accessibility={"label": "Share"}))
        page.evaluate("() => { navigator.canShare = () => true; navigator.share = async (data) => { window.shared = data; }; }")
        button = page.get_by_role("button", name="Share")
        button.click()
        self.wait_until(lambda: page.evaluate("window.shared?.text") == "Mussels")
        expect(button).not_to_have_attribute("data-note", "Copied")

    def test_a_sheet_that_the_person_closes_copies_nothing_and_one_that_fails_does(self):
        page = self.paint_all(node(2, (20, 60, 100, 44), {"kind": "button", "share": {"text": "Mussels"}}, accessibility={"label": "Share"}))
        button = page.get_by_role("button", name="Share")
        for reason, copied in (("AbortError", None), ("DataError", "Mussels")):
            with self.subTest(reason):
                page.evaluate("""(reason) => {
                  globalThis.copied = null;
                  globalThis.hasFailed = false;
                  navigator.canShare = () => true;
                  navigator.share = async () => { setTimeout(() => { globalThis.hasFailed = true; }); throw new DOMException("", reason); };
                  navigator.clipboard.writeText = async (text) => { globalThis.copied = text; };
                }""", reason)
                button.click()
                # Set after all that follows the refusal.
                self.wait_until(lambda: page.evaluate("hasFailed"))
                self.assertEqual(page.evaluate("copied"), copied)


class ChoiceTests(ControlTestCase):
    def segments(self, chosen):
        parts = [each for index, name in enumerate(("Lemon", "Garlic", "Cream")) for each in toggle(10 + 10 * index, (100 * index, 0, 100, 32), name, index == chosen, "radio")]
        return [node(5, (20, 20, 300, 32), children=[10, 20, 30], accessibility={"label": "Topping", "traits": ["choices"]}), *(inside(each) for each in parts)]

    def test_segments_are_radio_buttons_of_a_named_group(self):
        page = self.paint_all(*self.segments(1))
        group = page.get_by_role("radiogroup", name="Topping")
        expect(group.get_by_role("radio")).to_have_count(3)
        expect(group.get_by_role("radio", name="Garlic")).to_be_checked()

    def test_the_keyboard_stops_once_and_goes_on_by_arrows(self):
        page = self.paint_all(*self.segments(1))
        page.evaluate("document.activeElement.blur()")
        page.keyboard.press("Tab")
        expect(page.get_by_role("radio", name="Garlic")).to_be_focused()
        for key in ("ArrowRight", "ArrowRight", "ArrowLeft", "Home", "End"):
            page.keyboard.press(key)
        self.assertEqual([event["node"] for event in self.sent], [30, 10, 30, 10, 30])
        page.keyboard.press("Tab")
        self.assertFalse(page.evaluate("document.activeElement.matches('[role=radio]')"))

    def test_tabs_make_a_list_of_tabs(self):
        tabs = [inside(each) for index in range(2) for each in toggle(10 + 10 * index, (60 * index, 0, 60, 40), f"tab {index}", index == 0, "tab")]
        page = self.paint_all(node(5, (0, 0, 120, 40), children=[10, 20], accessibility={"traits": ["choices"]}), *tabs)
        page.get_by_role("tablist").get_by_role("tab", name="tab 0").press("ArrowRight")
        self.assertEqual(self.sent, [{"kind": "tap", "node": 20}])


class SliderTests(ControlTestCase):
    def slider(self, value, **content):
        left = 200 * value
        return [
            node(10, (20, 20, 227, 31), {"kind": "slider", "value": value, "minimum": 0, "maximum": 1, **content}, [11, 12, 14], accessibility={"label": "Volume"}),
            inside(box(11, (0, 13.5, 227, 4), "#cccccccc", 2)),
            inside(node(12, (0, 13.5, left + 13.5, 4), children=[13], style={"clip": {"path": "M0 0 L1 0 Z", "cornerRadius": 0}})),
            inside(box(13, (0, 0, 227, 4), "#0000ffff", 2)),
            inside(box(14, (left, 2, 27, 27), "#ffffffff", 13)),
        ]

    def thumb(self):
        return self.page.locator("[data-node='14']").bounding_box()["x"] - 20

    def slides(self):
        return [event for event in self.sent if event["kind"] == "slide"]

    def test_the_thumb_follows_the_pointer_before_the_app_answers(self):
        page = self.paint_all(*self.slider(0.25))
        page.mouse.move(20 + 63.5, 35)
        page.mouse.down()
        page.mouse.move(20 + 113.5, 35, steps=4)
        self.assertAlmostEqual(self.thumb(), 100, delta=1.5)
        filled = page.locator("[data-node='12']").bounding_box()
        self.assertAlmostEqual(filled["width"], 113.5, delta=1.5)
        # Ignores an answer of the app that is older than the drag.
        self.patch(2, *put(*self.slider(0.3)))
        self.assertAlmostEqual(self.thumb(), 100, delta=1.5)
        page.mouse.up()
        slides = self.slides()
        self.assertAlmostEqual(slides[-1]["value"], 0.5, delta=0.01)
        self.assertEqual([each["isEditing"] for each in slides][-2:], [True, False])

    def test_a_mirrored_slider_rises_to_the_left(self):
        page = self.paint_all(*self.slider(0.25, isMirrored=True))
        page.mouse.move(20 + 13.5, 35)
        page.mouse.down()
        self.assertGreater(self.slides()[-1]["value"], 0.98)
        self.assertAlmostEqual(self.thumb(), 0, delta=2)
        filled = page.locator("[data-node='12']").bounding_box()
        self.assertAlmostEqual(filled["x"] + filled["width"], 20 + 227, delta=1)
        self.assertAlmostEqual(page.locator("[data-node='13']").bounding_box()["x"], 20, delta=1)
        page.mouse.up()

    def test_a_value_that_the_app_refuses_goes_back(self):
        page = self.paint_all(*self.slider(0.25))
        page.mouse.click(20 + 200, 35)
        self.assertGreater(self.thumb(), 150)
        expect(page.locator("[data-node='14']")).to_have_css("left", "50px")

    def test_the_answer_of_the_app_is_what_stays(self):
        page = self.paint_all(*self.slider(0.25))
        page.mouse.click(20 + 213.5, 35)
        self.patch(2, *put(*self.slider(self.slides()[-1]["value"])))
        page.wait_for_timeout(450)
        self.assertAlmostEqual(self.thumb(), 200, delta=1.5)

    def test_arrow_keys_go_by_steps(self):
        page = self.paint_all(*self.slider(0.5, step=0.25))
        slider = page.get_by_role("slider", name="Volume", exact=True)
        self.assertEqual(slider.get_attribute("aria-valuetext"), "50 %")
        slider.press("ArrowRight")
        self.assertEqual(self.slides()[-1], {"kind": "slide", "node": 10, "value": 0.75, "isEditing": False})
        self.assertEqual(slider.get_attribute("aria-valuetext"), "75 %")
        slider.press("Home")
        self.assertEqual(self.slides()[-1]["value"], 0)

    def test_a_finger_drags_the_thumb(self):
        page = self.paint_all(*self.slider(0.25))
        self.touch(page, "touchStart", 83, 35)
        for x in (100, 140, 183):
            self.touch(page, "touchMove", x, 35)
        self.touch(page, "touchEnd", 183, 35)
        self.wait_until(lambda: page.evaluate("bench.sent.some(each => each.kind === 'slide' && !each.isEditing)"))
        self.assertAlmostEqual(self.slides()[-1]["value"], 0.75, delta=0.02)

    def test_a_disabled_slider_takes_nothing(self):
        page = self.paint_all(*self.slider(0.25, isDisabled=True))
        page.mouse.click(20 + 200, 35)
        self.assertEqual(self.sent, [])

    def test_many_slides_go_together(self):
        page = self.paint_all(*self.slider(0.25))
        batches = page.evaluate("""async () => {
          const { InputQueue } = await import("/web/client/input-queue.js");
          const sent = [];
          const queue = new InputQueue(async (events) => { sent.push(events); await new Promise((go) => setTimeout(go, 20)); });
          const slide = (value, isEditing) => queue.add({ kind: "slide", node: 1, value, isEditing });
          for (let value = 0; value < 50; value += 1) slide(value, true);
          slide(50, false);
          slide(51, true);
          await new Promise((go) => setTimeout(go, 100));
          return sent.flat();
        }""")
        self.assertEqual([(each["value"], each["isEditing"]) for each in batches], [(50, False), (51, True)])


class SelectTests(ControlTestCase):
    def select(self, selected, **content):
        return [
            node(10, (20, 20, 120, 24), {"kind": "select", "options": ["Lemon", "Garlic", "Cream"], "selected": selected, **content}, [11], accessibility={"label": "Topping"}),
            inside(text(11, (0, 0, 80, 20), "looks")),
        ]

    def test_a_choice_is_told_and_what_is_shown_is_the_apps(self):
        page = self.paint_all(*self.select(1))
        menu = page.get_by_role("combobox", name="Topping", exact=True)
        menu.select_option("Cream")
        self.assertEqual(self.sent, [{"kind": "choose", "node": 10, "index": 2}])
        self.assertEqual(menu.input_value(), "Garlic")
        self.patch(2, *put(*self.select(2)))
        self.assertEqual(menu.input_value(), "Cream")

    def test_the_keyboard_chooses(self):
        page = self.paint_all(*self.select(0))
        page.get_by_role("combobox", name="Topping").focus()
        page.keyboard.press("g")
        self.assertEqual(self.sent, [{"kind": "choose", "node": 10, "index": 1}])

    def test_nothing_may_be_chosen(self):
        page = self.paint_all(*self.select(None))
        self.assertEqual(page.get_by_role("combobox", name="Topping").evaluate("each => each.selectedIndex"), -1)

    def test_it_is_hit_within_44_points_and_its_looks_are_not_read(self):
        page = self.paint_all(*self.select(0))
        bounds = page.get_by_role("combobox", name="Topping").bounding_box()
        self.assertEqual((bounds["y"], bounds["height"]), (10, 44))
        expect(page.get_by_role("paragraph")).to_have_count(0)


class ValueInputTests(ControlTestCase):
    def input(self, kind, value, **content):
        return node(10, (20, 20, 120, 34), {"kind": "valueInput", "valueKind": kind, "value": value, **content}, accessibility={"label": "When"})

    def test_dates_times_and_colours_are_picked(self):
        picks = {"date": ("2026-11-21", "2026-12-24"), "time": ("09:30", "18:05"), "dateAndTime": ("2026-11-21T09:30", "2026-12-24T18:05"), "color": ("#ff0000", "#00ff88")}
        for kind, (before, after) in picks.items():
            with self.subTest(kind=kind):
                page = self.paint_all(self.input(kind, before))
                control = page.get_by_label("When", exact=True)
                self.assertEqual(control.input_value(), before)
                control.fill(after)
                self.assertEqual([event for event in self.sent if event["kind"] == "pick"][-1], {"kind": "pick", "node": 10, "value": after})

    def test_a_value_that_the_app_refuses_goes_back_when_the_field_is_left(self):
        page = self.paint_all(self.input("date", "2026-11-21"))
        control = page.get_by_label("When", exact=True)
        control.fill("2026-12-24")
        control.blur()
        self.assertEqual(control.input_value(), "2026-11-21")

    def test_a_range_is_kept(self):
        page = self.paint_all(self.input("date", "2026-11-21", minimum="2026-11-01", maximum="2026-11-30"))
        control = page.get_by_label("When", exact=True)
        self.assertEqual([control.get_attribute("min"), control.get_attribute("max")], ["2026-11-01", "2026-11-30"])

    def test_a_disabled_input_takes_nothing(self):
        page = self.paint_all(self.input("date", "2026-11-21", isDisabled=True))
        expect(page.get_by_label("When", exact=True)).to_be_disabled()


class LinesTests(ControlTestCase):
    def lines(self, value, edit=0, height=66, **content):
        return field(10, (20, 20, 200, height), value, "Note", edit, lineHeight=22, **content)

    def test_the_return_key_begins_a_new_line(self):
        page = self.paint_all(self.lines(""))
        note = page.get_by_label("Note", exact=True)
        note.press_sequentially("a")
        note.press("Enter")
        note.press_sequentially("b")
        self.assertEqual(note.input_value(), "a\nb")
        events = self.sent
        self.assertEqual([event["text"] for event in events if event["kind"] == "edit"], ["a", "a\n", "a\nb"])
        self.assertEqual([event for event in events if event["kind"] == "submit"], [])

    def test_the_return_key_submits_where_the_app_says_so(self):
        page = self.paint_all(self.lines("a", submitsOnReturn=True))
        page.get_by_label("Note", exact=True).press("Enter")
        self.assertIn({"kind": "submit", "node": 10}, self.sent)

    def test_lines_are_as_high_as_the_engine_has_them(self):
        page = self.paint_all(self.lines("1\n2\n3\n4\n5"))
        self.assertEqual(page.get_by_label("Note", exact=True).evaluate("each => [each.scrollHeight, each.clientHeight]"), [110, 66])

    def test_a_field_may_get_lines_and_keeps_what_is_typed(self):
        page = self.paint_all(field(10, (20, 20, 200, 22), "one", "Note"))
        self.patch(2, *put(self.lines("one\ntwo")))
        self.assertEqual(page.get_by_label("Note", exact=True).input_value(), "one\ntwo")
        expect(page.locator(".field")).to_have_count(1)

    def test_capitals_corrections_and_secrets_are_told_to_the_browser(self):
        page = self.paint_all(field(10, (20, 20, 200, 22), "", "Code", capitalization="none", isUncorrected=True, isSecure=True))
        code = page.get_by_label("Code", exact=True)
        self.assertEqual([code.get_attribute(name) for name in ("autocapitalize", "spellcheck", "type")], ["off", "false", "password"])


class AccessibilityTests(ControlTestCase):
    def test_progress_is_told_in_percents(self):
        page = self.paint_all(node(10, (0, 0, 90, 4), accessibility={"label": "Cooking", "traits": ["progress"], "progress": 0.75, "value": "3 of 4"}))
        bar = page.get_by_role("progressbar", name="Cooking")
        self.assertEqual([bar.get_attribute("aria-valuenow"), bar.get_attribute("aria-valuetext")], ["75", "3 of 4"])

    def test_a_heading_has_its_rank(self):
        page = self.paint_all(node(10, (0, 0, 90, 20), children=[11], accessibility={"label": "Salads", "traits": ["header"], "headingLevel": 4}), inside(text(11, (0, 0, 80, 20), "Salads")))
        expect(page.get_by_role("heading", name="Salads", level=4)).to_be_attached()

    def test_named_actions_are_reached_by_keyboard_and_told(self):
        page = self.paint_all(node(10, (0, 0, 200, 60), children=[11], accessibility={"actions": ["Reply", "Delete"]}), inside(text(11, (0, 0, 80, 20), "row")))
        page.get_by_role("button", name="Delete", exact=True).press("Enter")
        self.assertEqual(self.sent, [{"kind": "act", "node": 10, "index": 1}])
        self.patch(2, {"op": "children", "id": 10, "children": []})
        expect(page.get_by_role("button", name="Delete", exact=True)).to_be_focused()

    def test_an_adjustable_value_is_raised_and_lowered(self):
        page = self.paint_all(node(10, (0, 0, 200, 60), accessibility={"label": "Stars", "value": "3 of 5", "isAdjustable": True}))
        stars = page.get_by_role("spinbutton", name="Stars")
        self.assertEqual(stars.get_attribute("aria-valuetext"), "3 of 5")
        stars.press("ArrowUp")
        stars.press("ArrowLeft")
        self.assertEqual(self.sent, [{"kind": "adjust", "node": 10, "isIncrement": True}, {"kind": "adjust", "node": 10, "isIncrement": False}])

    def test_a_link_is_one(self):
        page = self.paint_all(node(10, (0, 0, 90, 20), {"kind": "button"}, [11], accessibility={"label": "Recipe", "traits": ["link"]}), inside(text(11, (0, 0, 80, 20), "Recipe")))
        page.get_by_role("link", name="Recipe").click()
        self.assertEqual(self.sent, [{"kind": "tap", "node": 10}])
