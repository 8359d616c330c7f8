"""The strip of apps where it holds more than fits."""

from playwright.sync_api import expect

from support import ClientTestCase

NAMES = ["Mussels Party", "Tally", "Tic-Tac-Toe", "Icon Store", "Ice Cream Builder", "Snippets", "Gallery"]
APPS = [{"id": f"org.parley.{name.replace(' ', '')}", "name": name} for name in NAMES]


class DrawerTests(ClientTestCase):
    def open_drawer(self, **more):
        page = self.open_client(apps=APPS, **more)
        expect(self.app(page, "Mussels Party")).to_be_in_viewport(ratio=1)
        expect(self.app(page, "Gallery")).not_to_be_in_viewport()
        return page

    def app(self, page, name):
        return page.get_by_role("navigation", name="Apps").get_by_role("button", name=name, exact=True)

    def show(self, app):
        self.kate.emit("panel", {"kind": "open", "app": app["id"], "style": "compact", "instance": 1})

    def test_the_open_app_comes_into_sight(self):
        page = self.open_drawer()
        for index in (6, 0, 4):
            self.show(APPS[index])
            expect(self.app(page, NAMES[index])).to_have_attribute("aria-expanded", "true")
            expect(self.app(page, NAMES[index])).to_be_in_viewport(ratio=1)

    def test_it_stays_in_sight_when_the_phone_is_turned(self):
        page = self.open_drawer()
        self.show(APPS[2])
        button = self.app(page, NAMES[2])
        expect(button).to_have_attribute("aria-expanded", "true")
        for width, height in ((844, 390), (320, 568), (844, 390), (390, 844)):
            page.set_viewport_size({"width": width, "height": height})
            # Beside the arrows, where nothing is faded away.
            page.wait_for_function("""button => {
              const [strip, item] = [button.parentElement, button].map((each) => each.getBoundingClientRect());
              return item.left > strip.left + 30 && item.right < strip.right - 30;
            }""", arg=button.element_handle())

    def test_where_the_person_has_scrolled_it_stays(self):
        page = self.open_drawer()
        self.show(APPS[0])
        expect(self.app(page, NAMES[0])).to_have_attribute("aria-expanded", "true")
        self.app(page, "Gallery").scroll_into_view_if_needed()
        self.kate.emit("apps", APPS)
        self.kate.emit("draft", {"text": "later"})
        expect(page.get_by_role("textbox", name="Message")).to_have_value("later")
        expect(self.app(page, "Gallery")).to_be_in_viewport(ratio=1)

    def fades(self, page):
        return page.locator(".drawer").evaluate("each => ['start', 'end'].filter(name => each.classList.contains(`has-more-at-${name}`))")

    def test_an_end_behind_which_there_is_more_fades(self):
        page = self.open_drawer()
        self.assertEqual(self.fades(page), ["end"])
        self.assertIn("linear-gradient", page.locator(".drawer-strip").evaluate("each => getComputedStyle(each).maskImage"))
        self.app(page, "Ice Cream Builder").scroll_into_view_if_needed()
        expect(page.locator(".drawer.has-more-at-start.has-more-at-end")).to_be_attached()
        self.app(page, "Gallery").scroll_into_view_if_needed()
        page.locator(".drawer-strip").evaluate("each => each.scrollTo(9999, 0)")
        expect(page.locator(".drawer.has-more-at-start:not(.has-more-at-end)")).to_be_attached()
        page.set_viewport_size({"width": 1400, "height": 900})
        self.kate.emit("apps", APPS[:3])
        expect(page.locator(".drawer:not(.has-more-at-start, .has-more-at-end)")).to_be_attached()

    def test_a_mouse_has_arrows_as_long_as_there_is_more(self):
        page = self.open_drawer()
        back, on = page.locator(".drawer-arrow").first, page.locator(".drawer-arrow").last
        expect(back).to_be_hidden()
        self.press_while_it_is_there(page, on)
        expect(self.app(page, "Gallery")).to_be_in_viewport(ratio=1)
        self.press_while_it_is_there(page, back)
        expect(self.app(page, "Mussels Party")).to_be_in_viewport(ratio=1)

    def press_while_it_is_there(self, page, arrow):
        for _ in range(6):
            arrow.click()
            # The strip scrolls, and then says what is left.
            page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
            if arrow.is_hidden():
                return
        self.fail("the strip has no end")

    def test_a_finger_has_none(self):
        page = self.open_drawer(options={"has_touch": True, "is_mobile": True})
        expect(page.locator(".drawer-arrow").last).to_be_hidden()
        self.assertEqual(self.fades(page), ["end"])

    def test_pointing_at_an_app_has_it_started_once(self):
        page = self.open_drawer()
        for name in ("Tally", "Mussels Party", "Tally"):
            self.app(page, name).hover()
        self.kate.wait_for("POST", "/panel/ahead", 2)
        asked = [body["app"] for body in self.kate.bodies("POST", "/panel/ahead")]
        self.assertEqual(asked, [APPS[1]["id"], APPS[0]["id"]])

    def test_the_open_app_is_not_started_again(self):
        page = self.open_drawer()
        self.show(APPS[0])
        expect(self.app(page, NAMES[0])).to_have_attribute("aria-expanded", "true")
        self.app(page, NAMES[0]).hover()
        self.app(page, NAMES[1]).hover()
        self.kate.wait_for("POST", "/panel/ahead")
        self.assertEqual([body["app"] for body in self.kate.bodies("POST", "/panel/ahead")], [APPS[1]["id"]])

    def test_a_keyboard_that_comes_to_an_app_has_it_started(self):
        page = self.open_drawer()
        self.app(page, NAMES[0]).focus()
        page.keyboard.press("Tab")
        self.kate.wait_for("POST", "/panel/ahead")
        self.assertEqual([body["app"] for body in self.kate.bodies("POST", "/panel/ahead")], [APPS[1]["id"]])
