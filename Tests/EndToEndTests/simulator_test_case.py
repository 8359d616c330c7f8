"""A browser in front of the real simulator, for each test of this folder."""

import atexit
import os
import time
import unittest

from playwright.sync_api import expect, sync_playwright

from phone import STEP_MILLISECONDS, Phone
from simulator import Simulator

CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium-headless-shell")
# The whole browser, which shows notices.
WHOLE_CHROMIUM = "/usr/bin/chromium"
# Settings of a person's pages, unless what moves is what a test is about: to draw each step of it takes a fifth of the processor.
STILL = {"reduced_motion": "reduce"}
MOVING = {"reduced_motion": "no-preference"}
# Characters printed of the page and of the simulator's output after a failure.
TOLD_OF_A_FAILURE = 3_000


class Browsers:
    """The browsers of a process, one for each set of arguments, started by the first test that needs them."""

    _playwright = None
    _started = {}

    @classmethod
    def get(cls, arguments=(), is_whole=False, executable=CHROMIUM):
        place = (tuple(arguments), is_whole, executable)
        browser = cls._started.get(place)
        # One that has crashed fails the test at hand, and not those after it.
        if browser is None or not browser.is_connected():
            browser = cls._started[place] = cls._launch(*place)
        return browser

    @classmethod
    def _launch(cls, arguments, is_whole, executable):
        if cls._playwright is None:
            cls._playwright = sync_playwright().start()
            atexit.register(cls._stop)
        if is_whole:
            # To Playwright it has a window; only the arguments say that it has none.
            arguments = (*arguments, "--headless=new", "--ozone-platform=headless")
        return cls._playwright.chromium.launch(
            executable_path=WHOLE_CHROMIUM if is_whole else executable, headless=not is_whole,
            args=["--no-sandbox", "--font-render-hinting=none", *arguments])

    @classmethod
    def _stop(cls):
        for browser in cls._started.values():
            browser.close()
        cls._playwright.stop()


class SimulatorTestCase(unittest.TestCase):
    """A fresh simulator and a fresh page in a context of its own for each test; one browser for all."""

    # Pixels a point.
    scale = 1
    # Arguments of the browser, and settings of the person and the device for its pages.
    browser_arguments = ()
    device = {}
    people = "Kate,John"
    # The one app of the phones, in the place of the usual ones: an executable of Tests/Fixtures.
    fixture = None
    # More arguments of `parley simulate`.
    options = ()

    def setUp(self):
        self.started_at = time.monotonic()
        self.browser = Browsers.get(self.browser_arguments)
        self.simulator = self.make_simulator()
        self.addCleanup(self.simulator.stop)
        self.address = self.simulator.start()
        self.context = self.browser.new_context(
            viewport={"width": 1100, "height": 900}, device_scale_factor=self.scale, **{**STILL, **self.device})
        self.addCleanup(self.context.close)
        self.page = self.context.new_page()
        self.page.set_default_timeout(STEP_MILLISECONDS)
        self.complaints = []
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        # Events that the page has received and its actions, for `tell_what_is_there`.
        self.events = []
        self.page.on("load", lambda page: self.note(f"load of {page.url}"))
        self.page.on("console", lambda message: self.note(f"{message.type}: {message.text}"))
        self.page.on("requestfailed", lambda request: self.note(f"failed {request.method} {request.url}"))
        self.page.on(
            "request", lambda request: request.method != "GET" and self.note(f"{request.method} {request.url}"))
        self.page.goto(self.address)
        self.kate = Phone(self.page, "Kate")
        self.john = Phone(self.page, "John")
        self.addCleanup(lambda: self.assertEqual(self.complaints, [], "the page has thrown"))
        self.addCleanup(self.tell_what_is_there)

    def note(self, words):
        self.events.append(f"{time.monotonic() - self.started_at:.1f} s: {words}")

    def tell_what_is_there(self):
        """Prints after a failure what the page shows and what the simulator said, the last lines of each."""
        result = self._outcome.result
        # Not `_outcome.success`: while a cleanup runs it tells of the cleanup alone.
        if not any(getattr(test, "test_case", test) is self for test, _ in [*result.failures, *result.errors]):
            return
        print(f"\n{self.id()}: the page shows")
        print(self.page.locator("body").aria_snapshot(timeout=5_000)[-TOLD_OF_A_FAILURE:])
        print("it has done")
        print("\n".join(self.events)[-TOLD_OF_A_FAILURE:])
        print("and the simulator said")
        print("\n".join(self.simulator.lines)[-TOLD_OF_A_FAILURE:])

    def make_simulator(self):
        return Simulator(self.people, fixture=self.fixture, options=self.options)

    def flip(self, person, name):
        """Flips a switch in the settings of somebody's phone."""
        settings = self.page.get_by_label(f"Settings of {person}’s phone")
        settings.click()
        control = self.page.locator("details[open]").get_by_role("switch", name=name, exact=True)
        wanted = not control.is_checked()
        control.click()
        expect(control).to_be_checked(checked=wanted)
        settings.click()

    def press_on(self, control, key="Enter"):
        """By keyboard alone: tabs to the control, then presses the key."""
        self.tab_to(control)
        self.page.keyboard.press(key)

    def tab_to(self, control):
        """Tabs, and only tabs, until the control has the focus."""
        expect(control).to_be_visible()
        expect(control).to_be_enabled()
        for _ in range(80):
            if control.evaluate("element => element === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        self.fail(f"the keyboard does not reach {control}")

    def send_by_keyboard(self, phone):
        expect(phone.button("Remove draft")).to_be_visible()
        self.press_on(phone.button("Send"))
        expect(phone.button("Remove draft")).to_have_count(0)

    def open_newest_by_keyboard(self, phone, bubble):
        """Tab leads to the transcript, arrows within it."""
        expect(bubble).to_be_visible()
        self.press_on(phone.log, "End")
        expect(bubble).to_be_focused()
        self.page.keyboard.press("Enter")

    def await_stillness(self, page=None):
        """The panel slides in; boxes are still once it stands. What goes on for ever is not waited for."""
        (page or self.page).wait_for_function(
            "() => document.getAnimations().every((animation) => animation.playState !== 'running'"
            " || animation.effect.getTiming().iterations === Infinity)")
