"""The system settings of a simulated phone: for its app by the report of the screen, for the client's own words at once."""

from playwright.sync_api import expect

from fixtures.conversations import JOHN, KATE, bubble, item, snapshot
from scripted_device import Device
from support import BrowserTestCase

INK = {"light": "rgb(42, 35, 32)", "dark": "rgb(244, 237, 229)"}
GROUND = {"light": "rgb(255, 253, 249)", "dark": "rgb(28, 25, 22)"}


class SystemSettingsTests(BrowserTestCase):
    def open_phones(self, viewport=None, **options):
        self.kate = self.server.add(Device("kate-phone", snapshot(items=[item(1, KATE, "bubble", bubble=bubble())])))
        self.john = self.server.add(Device("john-phone", snapshot(items=[item(1, KATE, text="Hello", me=JOHN)], me=JOHN, device="john-phone")))
        # Of its own, since settings stay in the browser.
        context = self.new_context(viewport, **options)
        self.page = context.new_page()
        self.listen(self.page)
        self.page.goto(self.server.address + "/")
        self.kate.wait_for_stream()
        self.john.wait_for_stream()
        self.region = {name: self.page.get_by_role("region", name=name, exact=True) for name in ("Kate", "John")}
        return self.page

    def new_context(self, viewport=None, **options):
        from support import Bench

        context = Bench.shared().new_context(viewport=viewport or {"width": 1440, "height": 900}, **options)
        self.addCleanup(context.close)
        return context

    def choose(self, name, label, person="Kate"):
        settings = self.page.get_by_label(f"Settings of {person}’s phone")
        settings.click()
        self.page.locator("details[open]").get_by_role("combobox", name=name).select_option(label)
        self.page.keyboard.press("Escape")
        expect(settings).to_be_focused()

    def reported(self, device, is_wanted):
        return device.wait_for_last("PUT", "/screen", lambda body: is_wanted(body["environment"]))[-1]

    def colours(self, name):
        style = "each => { const { color, backgroundColor } = getComputedStyle(each); return [color, backgroundColor]; }"
        return tuple(self.region[name].evaluate(style))

    def test_dark_is_of_one_phone_and_stays_over_a_reload(self):
        page = self.open_phones()
        self.choose("Appearance", "Dark")
        self.reported(self.kate, lambda environment: environment["colorScheme"] == "dark")
        self.assertEqual(self.colours("Kate"), (INK["dark"], GROUND["dark"]))
        self.assertEqual(self.colours("John"), (INK["light"], GROUND["light"]))
        self.assertEqual({body["environment"]["colorScheme"] for body in self.john.bodies("PUT", "/screen")}, {"light"})
        count = len(self.kate.bodies("PUT", "/screen"))
        page.reload()
        self.kate.wait_for("PUT", "/screen", count + 1)
        self.assertEqual(self.kate.bodies("PUT", "/screen")[-1]["environment"]["colorScheme"], "dark")
        self.assertEqual(self.colours("Kate"), (INK["dark"], GROUND["dark"]))
        self.choose("Appearance", "As this browser")
        self.reported(self.kate, lambda environment: environment["colorScheme"] == "light")
        self.assertEqual(self.colours("Kate"), (INK["light"], GROUND["light"]))

    def test_light_is_light_in_a_dark_browser(self):
        self.open_phones(color_scheme="dark")
        self.assertEqual(self.colours("Kate"), (INK["dark"], GROUND["dark"]))
        self.choose("Appearance", "Light")
        self.reported(self.kate, lambda environment: environment["colorScheme"] == "light")
        self.assertEqual(self.colours("Kate"), (INK["light"], GROUND["light"]))
        field = self.region["Kate"].get_by_role("textbox", name="Message")
        self.assertEqual(field.evaluate("each => getComputedStyle(each).color"), INK["light"])

    def test_the_text_size_goes_to_the_app_and_to_the_clients_own_words(self):
        self.open_phones()
        size = "each => parseFloat(getComputedStyle(each).fontSize)"
        title = self.region["Kate"].locator(".conversation-title")
        usual = title.evaluate(size)
        self.choose("Text size", "Accessibility 1")
        self.reported(self.kate, lambda environment: environment.get("textSize") == "accessibility1")
        self.assertAlmostEqual(title.evaluate(size), usual * 28 / 17, delta=0.1)
        # The app gets the largest size, the client's own words no more than twice theirs.
        self.choose("Text size", "Accessibility 5")
        self.reported(self.kate, lambda environment: environment.get("textSize") == "accessibility5")
        self.assertAlmostEqual(title.evaluate(size), 2 * usual, delta=0.1)
        self.assertAlmostEqual(self.region["John"].locator(".conversation-title").evaluate(size), usual, delta=0.1)
        self.choose("Text size", "Large (default)")
        self.reported(self.kate, lambda environment: "textSize" not in environment)

    def test_a_language_brings_its_direction_unless_another_is_chosen(self):
        self.open_phones()
        self.choose("Language", "ar-SA")
        environment = self.reported(self.kate, lambda environment: environment["locale"] == "ar-SA")["environment"]
        self.assertNotIn("layoutDirection", environment)
        direction = "each => getComputedStyle(each).direction"
        self.assertEqual(self.region["Kate"].evaluate(direction), "rtl")
        self.assertEqual(self.region["John"].evaluate(direction), "ltr")
        self.choose("Direction", "Left to right")
        self.reported(self.kate, lambda environment: environment.get("layoutDirection") == "leftToRight")
        self.assertEqual(self.region["Kate"].evaluate(direction), "ltr")
        self.choose("Language", "As this browser")
        self.choose("Direction", "Right to left")
        self.reported(self.kate, lambda environment: environment.get("layoutDirection") == "rightToLeft" and environment["locale"] == "en-US")
        self.assertEqual(self.region["Kate"].evaluate(direction), "rtl")
        avatar, people = self.region["Kate"].locator(".avatars").bounding_box(), self.region["Kate"].get_by_text("People", exact=True).bounding_box()
        self.assertGreater(avatar["x"], people["x"])

    def test_a_screen_has_its_size_and_the_stage_scrolls_to_all_of_it(self):
        page = self.open_phones({"width": 1100, "height": 500})
        before = self.kate.bodies("PUT", "/screen")[-1]
        self.choose("Screen", "iPad mini")
        box = self.region["Kate"].bounding_box()
        self.assertEqual((box["width"], box["height"]), (744, 1133))
        after = self.kate.wait_for_last("PUT", "/screen", lambda body: body["expanded"] != before["expanded"])[-1]
        self.assertEqual(after["expanded"][0], 720)
        field = self.region["Kate"].get_by_role("textbox", name="Message")
        field.scroll_into_view_if_needed()
        expect(field).to_be_in_viewport(ratio=1)
        settings = page.get_by_label("Settings of Kate’s phone")
        settings.scroll_into_view_if_needed()
        expect(settings).to_be_in_viewport(ratio=1)
        self.choose("Screen", "As this window")
        self.kate.wait_for_last("PUT", "/screen", lambda body: body["expanded"] == before["expanded"])

    def test_all_settings_are_reached_on_a_low_window_and_a_narrow_one(self):
        for size in ({"width": 1100, "height": 500}, {"width": 390, "height": 780}):
            page = self.open_phones(size)
            page.get_by_label("Settings of Kate’s phone").click()
            last = page.get_by_role("switch", name="Loses things")
            last.scroll_into_view_if_needed()
            expect(last).to_be_in_viewport(ratio=1)
            menu = page.get_by_role("combobox", name="Language")
            menu.scroll_into_view_if_needed()
            box = menu.bounding_box()
            self.assertLessEqual(box["x"] + box["width"], size["width"])
            self.begin_anew()

    def test_what_no_setting_can_have_is_left_out(self):
        page = self.open_phones()
        stored = '{"colorScheme": "sepia", "textSize": 7, "locale": "not a language", "screen": "toString", "layoutDirection": "rightToLeft"}'
        page.evaluate("stored => localStorage.setItem('parley-settings-kate-phone', stored)", stored)
        page.evaluate("() => localStorage.setItem('parley-settings-john-phone', '[1, {')")
        count = len(self.kate.bodies("PUT", "/screen"))
        page.reload()
        self.kate.wait_for("PUT", "/screen", count + 1)
        if "layoutDirection" not in self.kate.bodies("PUT", "/screen")[-1]["environment"]:
            # That was one which the page before had on its way.
            self.kate.wait_for("PUT", "/screen", count + 2)
        self.assertEqual(
            self.kate.bodies("PUT", "/screen")[-1]["environment"],
            {"colorScheme": "light", "displayScale": 1, "locale": "en-US", "layoutDirection": "rightToLeft", "accessibility": ["reduceMotion"],
             "timeZone": page.evaluate("Intl.DateTimeFormat().resolvedOptions().timeZone")})
        expect(self.region["John"].get_by_role("log")).to_be_visible()
