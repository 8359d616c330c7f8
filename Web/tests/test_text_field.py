"""A text field and the layers of a node, by their looks and what they send: alone in a painter."""

from fixtures.nodes import box, button, field, line, node, whole
from test_painter import PainterTestCase


class FieldTests(PainterTestCase):
    def show(self, value="", edit=0, **more):
        self.paint(whole(1, [node(1, (0, 0, 390, 640), children=[2]), field(2, (20, 20, 200, 22), value, "Name", edit, **more)]))
        self.input = self.page.locator(".field")

    def again(self, revision, value="", edit=0, **more):
        self.patch(revision, {"op": "put", "node": field(2, (20, 20, 200, 22), value, "Name", edit, **more)})

    def attributes(self, *names):
        return [self.input.get_attribute(name) for name in names]

    def events(self, kind):
        return [{key: value for key, value in each.items() if key not in ("kind", "node")} for each in self.sent if each["kind"] == kind]

    def test_a_field_has_one_line_or_several(self):
        self.show()
        self.assertEqual([self.input.evaluate("each => each.tagName"), *self.attributes("type", "maxlength", "autocomplete")], ["INPUT", "text", "20000", "off"])
        self.again(2, "kept", lineHeight=22)
        self.assertEqual(self.input.evaluate("each => [each.tagName, each.value, each.style.lineHeight]"), ["TEXTAREA", "kept", "22px"])
        self.again(3, "kept")
        self.assertEqual([self.input.count(), self.input.evaluate("each => [each.tagName, each.style.lineHeight]")], [1, ["INPUT", ""]])

    def test_what_is_typed_into_it_is_told_to_the_browser(self):
        names = ("inputmode", "autocapitalize", "spellcheck", "autocorrect", "enterkeyhint", "type")
        self.show()
        self.assertEqual(self.attributes(*names), [None, None, None, None, None, "text"])
        self.show(keyboard="email", capitalization="none", isUncorrected=True, submitLabel="send", isSecure=True)
        self.assertEqual(self.attributes(*names), ["email", "off", "false", "off", "send", "password"])
        self.show(keyboard="toString", capitalization="loud", submitLabel="x", isSecure="yes")
        self.assertEqual(self.attributes(*names), [None, None, None, None, None, "text"])

    def test_its_looks_are_the_apps(self):
        self.show(color="#ff000080", placeholderColor="#00ff00ff", alignment="trailing")
        css = self.input.evaluate("each => [each.style.color, each.style.getPropertyValue('--placeholder'), each.style.textAlign]")
        self.assertEqual(css, ["rgba(255, 0, 0, 0.5)", "#00ff00ff", "end"])
        self.show(color="red", placeholderColor="red", alignment="up")
        css = self.input.evaluate("each => [each.style.color, each.style.getPropertyValue('--placeholder'), each.style.textAlign]")
        self.assertEqual(css, ["currentcolor", "gray", "start"])

    def test_it_goes_by_its_label_or_its_placeholder(self):
        self.show()
        self.assertEqual(self.attributes("aria-label", "aria-description"), ["Name", None])
        labelled = {**field(2, (20, 20, 200, 22), "", "Name"), "accessibility": {"label": "Your name", "hint": "As others see it", "traits": ["header"]}}
        self.paint(whole(1, [node(1, (0, 0, 390, 640), children=[2]), labelled]))
        self.input = self.page.locator(".field")
        self.assertEqual(self.attributes("aria-label", "aria-description"), ["Your name", "As others see it"])
        self.assertEqual([self.page.locator('[data-node="2"]').get_attribute(name) for name in ("role", "aria-label", "aria-description", "tabindex")], [None] * 4)

    def test_it_keeps_the_focus_and_what_is_selected_while_a_button_is_tapped(self):
        others = [button(3, (20, 100, 80, 44), [], "Bold"), field(4, (20, 160, 200, 22), "", "Other"), node(5, (20, 200, 100, 100))]
        self.paint(whole(1, [node(1, (0, 0, 390, 640), children=[2, 3, 4, 5]), field(2, (20, 20, 200, 22), "one two", "Name"), *others]))
        name = self.page.get_by_label("Name")
        name.focus()
        name.evaluate("each => each.setSelectionRange(0, 3)")
        self.page.get_by_role("button", name="Bold").click()
        self.page.mouse.click(70, 250)
        self.assertEqual(name.evaluate("each => [document.activeElement === each, each.selectionStart, each.selectionEnd]"), [True, 0, 3])
        self.assertEqual([each["node"] for each in self.sent if each["kind"] == "tap"], [3])
        self.page.get_by_label("Other").click()
        self.assertFalse(name.evaluate("each => document.activeElement === each"))

    def test_an_older_text_of_the_app_does_not_undo_what_is_typed(self):
        self.show("a")
        self.input.press("End")
        self.input.press_sequentially("bc")
        self.assertEqual(self.events("edit"), [{"text": "ab", "edit": 1, "base": 0}, {"text": "abc", "edit": 2, "base": 0}])
        self.again(2, "older", 1)
        self.assertEqual(self.input.input_value(), "abc")
        self.again(3, "ABC", 2)
        self.assertEqual(self.input.input_value(), "ABC")
        self.again(4, "far", 7)
        self.input.press_sequentially("!")
        self.assertEqual(self.events("edit"), [{"text": "far!", "edit": 8, "base": 7}])

    def test_a_selection_stays_and_a_caret_at_the_end_stays_there(self):
        self.show("party")
        self.input.evaluate("each => { each.focus(); each.setSelectionRange(1, 3); }")
        self.again(2, "PARTY TIME")
        self.assertEqual(self.input.evaluate("each => [each.selectionStart, each.selectionEnd]"), [1, 3])
        self.input.evaluate("each => each.setSelectionRange(10, 10)")
        self.again(3, "PARTY TIMES")
        self.assertEqual(self.input.evaluate("each => each.selectionStart"), 11)

    def test_return_submits_one_line_and_several_only_where_the_app_says_so(self):
        for more, count in (({}, 1), ({"lineHeight": 22}, 0), ({"lineHeight": 22, "submitsOnReturn": True}, 1)):
            self.show(**more)
            self.input.press("Enter")
            self.assertEqual(len(self.events("submit")), count)
        self.show()
        self.input.evaluate("each => each.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', isComposing: true }))")
        self.input.press("a")
        self.assertEqual(self.events("submit"), [])

    def test_a_press_beside_its_line_gives_it_the_focus_unless_it_is_disabled(self):
        press = "each => { const event = new PointerEvent('pointerdown', { bubbles: true, cancelable: true }); each.dispatchEvent(event); return event.defaultPrevented; }"
        self.show()
        element = self.page.locator('[data-node="2"]')
        self.assertTrue(element.evaluate(press))
        self.assertTrue(self.input.evaluate("each => document.activeElement === each"))
        self.assertFalse(self.input.evaluate(press))
        self.show(isDisabled=True)
        self.assertFalse(element.evaluate(press))
        self.assertTrue(self.input.evaluate("each => each.disabled && document.activeElement !== each"))

    def test_the_outline_that_the_app_drew_is_its_ring_while_it_has_the_focus(self):
        around = [line(3, (10, 10, 220, 42), "M0 0 L220 0 L220 42 L0 42 Z", "#000000ff"), line(4, (0, 0, 240, 62), "M0 0 L240 0 L240 62 L0 62 Z", "#000000ff"),
                  box(5, (15, 15, 210, 32), "#ffffffff"), line(6, (100, 10, 50, 42), "M0 0 L50 0 L50 42 L0 42 Z", "#000000ff")]
        self.paint(whole(1, [node(1, (0, 0, 390, 640), children=[3, 4, 5, 6, 2]), *around, field(2, (20, 20, 200, 22), "", "Name")]))
        ring = "() => [...document.querySelectorAll('.is-ring')].map((each) => Number(each.closest('[data-node]').dataset.node))"
        self.assertEqual(self.page.evaluate(ring), [])
        self.page.locator(".field").focus()
        self.assertEqual([self.page.evaluate(ring), self.page.locator('.has-outline').count()], [[3], 1])
        self.page.locator(".field").blur()
        self.assertEqual([self.page.evaluate(ring), self.page.locator('.has-outline').count()], [[], 0])

    def test_an_outline_that_is_far_away_is_none(self):
        for distance, expected in ((24, 1), (25, 0)):
            width, height = 200 + 2 * distance, 22 + 2 * distance
            around = line(3, (40 - distance, 40 - distance, width, height), f"M0 0 L{width} 0 L{width} {height} L0 {height} Z", "#000000ff", width=0)
            self.paint(whole(1, [node(1, (0, 0, 390, 640), children=[3, 2]), around, field(2, (40, 40, 200, 22), "", "Name")]))
            self.page.locator(".field").focus()
            self.assertEqual(self.page.locator(".is-ring").count(), expected, distance)


class LayerTests(PainterTestCase):
    def show(self, **style):
        self.paint(whole(1, [node(1, (0, 0, 390, 640), children=[2]), node(2, (10, 20, 100, 50), style=style)]))

    def layers(self, *names):
        """What each element of the node has of these properties, from outside in."""
        return self.page.locator('[data-node="2"]').evaluate("""(each, names) => {
          const all = [each];
          while (all.at(-1).querySelector(":scope > .layer")) all.push(all.at(-1).querySelector(":scope > .layer"));
          return all.map((layer) => names.map((name) => layer.style[name]));
        }""", list(names))

    def test_an_opacity_is_a_share_and_a_whole_one_is_none(self):
        for opacity, css in ((0.5, "0.5"), (1, ""), (2, ""), (-1, "0"), ("0.5", ""), (0, "0")):
            self.show(opacity=opacity)
            self.assertEqual(self.layers("opacity"), [[css]], opacity)

    def test_each_way_to_blend_is_the_browsers(self):
        for blend, css, isolation in (("multiply", "multiply", ""), ("colorDodge", "color-dodge", ""), ("plusLighter", "plus-lighter", ""), ("normal", "", "isolate"), ("toString", "", "")):
            self.show(blend=blend)
            self.assertEqual(self.layers("mixBlendMode", "isolation"), [[css, isolation]], blend)

    def test_a_shadow_lies_around_the_clip_and_that_around_the_rest(self):
        self.show(shadow={"x": 1, "y": 2, "radius": 3, "color": "#00000080"}, clip={"cornerRadius": 8}, transform=[2, 0, 0, 2, 5, 6], opacity=0.5)
        names = ("filter", "borderRadius", "overflow", "transform", "opacity")
        self.assertEqual(self.layers(*names), [["drop-shadow(rgba(0, 0, 0, 0.5) 1px 2px 3px)", "", "", "", ""], ["", "8px", "clip", "", ""], ["", "", "", "matrix(2, 0, 0, 2, 5, 6)", "0.5"]])
        self.patch(2, {"op": "put", "node": node(2, (10, 20, 100, 50), style={"transform": [2, 0, 0, 2, 0, 0]})})
        self.assertEqual(self.layers(*names), [["", "", "", "matrix(2, 0, 0, 2, 0, 0)", ""]])
        self.patch(3, {"op": "put", "node": node(2, (10, 20, 100, 50))})
        self.assertEqual(self.layers(*names), [[""] * 5])

    def test_a_clip_is_a_path_or_rounded_and_blurs_what_is_behind(self):
        self.show(clip={"path": "M0 0 L10 0 L10 10 Z", "evenOdd": True}, backdropBlur=4)
        self.assertEqual(self.layers("clipPath", "backdropFilter"), [['path(evenodd, "M 0 0 L 10 0 L 10 10 Z")', "blur(4px)"]])
        self.show(clip={"path": "M0 0 L10 0 L10 10 Z"}, backdropBlur=-1)
        self.assertEqual(self.layers("clipPath", "backdropFilter"), [['path("M 0 0 L 10 0 L 10 10 Z")', ""]])

    def test_a_transform_needs_its_numbers(self):
        for style in ({"transform": [1, 0, 0, 1, 0]}, {"transform": [1, 0, 0, 1, 0, "0"]}, {"projection": [1] * 8}, {"transform": "none"}):
            self.show(**style)
            self.assertEqual(self.layers("transform"), [[""]], style)
        self.show(projection=[1, 2, 3, 4, 5, 6, 7, 8, 9], transform=[1, 0, 0, 1, 5, 6])
        self.assertEqual(self.layers("transform"), [["matrix3d(1, 4, 0, 7, 2, 5, 0, 8, 0, 0, 1, 0, 3, 6, 0, 9) matrix(1, 0, 0, 1, 5, 6)"]])

    def test_a_mask_is_a_picture_over_the_frame(self):
        self.show(mask="abc123")
        (mask, size, repeat), = self.layers("maskImage", "maskSize", "maskRepeat")
        self.assertIn("abc123", mask)
        self.assertEqual([size, repeat], ["100% 100%", "no-repeat"])
        self.show(mask="../x")
        self.assertEqual(self.layers("maskImage"), [[""]])
