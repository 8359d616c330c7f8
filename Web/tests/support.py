"""One browser and one server for all tests; each test has its own page and its own devices."""

import atexit
import os
import unittest

from playwright.sync_api import expect, sync_playwright

from fixtures.conversations import snapshot
from scripted_device import STEP_SECONDS, Device
from scripted_handler import BUNDLE
from scripted_server import ScriptedServer

CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium-headless-shell")
# A microphone that beeps, and that every page may use.
# One process for all pages: to start one for each page was a fifth of the processor's time that these tests took.
ONE_RENDERER = ["--renderer-process-limit=1", "--disable-site-isolation-trials", "--no-zygote", "--in-process-gpu"]
MICROPHONE = ["--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream"]
WAIT = 1_000 * STEP_SECONDS
expect.set_options(timeout=WAIT)


class Bench:
    """The server, the browser and its contexts, started by the first test that needs them."""

    _shared = None

    def __init__(self):
        self.server = ScriptedServer()
        self._playwright = sync_playwright().start()
        self.browser = self._playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", *ONE_RENDERER, *MICROPHONE])
        self._contexts = {}
        atexit.register(self._stop)

    @classmethod
    def shared(cls):
        cls._shared = cls._shared or cls()
        return cls._shared

    def context(self, **options):
        key = repr(sorted(options.items()))
        if key not in self._contexts:
            self._contexts[key] = self.new_context(**options)
            self._keep_worker(self._contexts[key])
        return self._contexts[key]

    def new_context(self, has_sockets=False, **options):
        """Without sockets pages share one event stream, which spares most tests the wait for what they do not test; and a service
        worker would answer for the server."""
        context = self.browser.new_context(**{"reduced_motion": "reduce", "service_workers": "block", **options})
        context.set_default_timeout(WAIT)
        if not has_sockets:
            context.add_init_script("delete globalThis.WebSocket")
        return context

    def _keep_worker(self, context):
        """Opens a page that holds the worker that all pages of the context share; without it each test would start one."""
        bundled = next(BUNDLE.glob("assets/stream-worker-*.js"), None)
        address = f"/web/{bundled.relative_to(BUNDLE) if bundled else 'client/stream-worker.js'}"
        page = context.new_page()
        page.goto(self.server.address + address)
        page.evaluate("address => { globalThis.kept = new SharedWorker(address, { type: 'module', name: 'parley' }) }", address)

    def _stop(self):
        self.browser.close()
        self._playwright.stop()
        self.server.stop()


# Resolves once the page has loaded a file with such a name. Its policy allows no text to be evaluated later, as by `wait_for_function`.
LOADED = """(name) => new Promise((done, fail) => {
  setTimeout(() => fail(new Error(`${name} was not loaded`)), 15_000);
  new PerformanceObserver((list) => {
    if (list.getEntries().some((entry) => new RegExp(name).test(entry.name))) done();
  }).observe({ type: "resource", buffered: true });
})"""


class BrowserTestCase(unittest.TestCase):
    """`open` gives a page on which nothing may fail that the test does not expect (`expected_errors`)."""

    viewport = {"width": 390, "height": 780}

    def setUp(self):
        self.server = Bench.shared().server
        self.addCleanup(self.server.forget_devices)
        self.expected_errors = ()
        self.console = []
        self.pages = []

    def open(self, path, viewport=None, **options):
        page = self.keep(None, viewport, **options)
        self.addCleanup(page.close)
        self.pages.append(page)
        self.listen(page)
        page.goto(self.server.address + path)
        return page

    def begin_anew(self):
        """Closes the test's pages, then forgets their devices. A page that is still open joins them again within a fraction of a
        second, and its console says that they are gone."""
        for page in self.pages:
            page.close()
        self.server.forget_devices()

    def keep(self, path, viewport=None, has_clock=False, **options):
        """A page that stays open for further tests. One whose clock a test turns is alone in its context: a clock that is
        installed is that of all pages of the context, for good."""
        options = {"viewport": viewport or self.viewport, **options}
        if has_clock:
            context = Bench.shared().new_context(**options)
            self.addCleanup(context.close)
        else:
            context = Bench.shared().context(**options)
        page = context.new_page()
        if has_clock:
            page.clock.install()
        if path:
            page.goto(self.server.address + path)
        return page

    def listen(self, page):
        def on_console(message):
            if message.type == "error":
                self.console.append(message.text)

        def on_error(error):
            self.console.append(str(error))

        page.on("console", on_console)
        page.on("pageerror", on_error)
        self.addCleanup(page.remove_listener, "console", on_console)
        self.addCleanup(page.remove_listener, "pageerror", on_error)
        self.addCleanup(self._expect_no_surprise)

    def _expect_no_surprise(self):
        surprises = [line for line in self.console if not any(known in line for known in self.expected_errors)]
        self.assertEqual(surprises, [], "errors in the browser's console")


class ClientTestCase(BrowserTestCase):
    """One device, Kate's phone, in one conversation with John."""

    def open_client(self, viewport=None, options=None, files=None, **more):
        """`options` are the browser context's, `files` the server's, the rest the snapshot's."""
        self.kate = self.server.add(Device("kate-phone", snapshot(**more)))
        self.kate.files = files or {}
        page = self.open("/devices/kate-phone/", viewport, **(options or {}))
        expect(page.locator(".composer")).to_be_visible()
        expect(page.locator(".connection")).to_have_attribute("data-state", "open")
        return page
