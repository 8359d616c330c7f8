"""Modules of the client by themselves: on an empty page, with a clock that stands until a test turns it."""

from support import Bench, BrowserTestCase

START = 1_790_000_000_000


class ModuleTestCase(BrowserTestCase):
    """`js` evaluates in the page, which is loaded again for each test; `setup` is evaluated before it, and awaited."""

    setup = "() => {}"
    _kept = None

    def setUp(self):
        super().setUp()
        if ModuleTestCase._kept is None:
            page = Bench.shared().new_context(viewport=self.viewport).new_page()
            page.clock.install(time=START)
            page.clock.pause_at(START + 1_000)
            ModuleTestCase._kept = page
        self.page = ModuleTestCase._kept
        self.listen(self.page)
        self.begin_again()

    def begin_again(self):
        self.page.goto(self.server.address + "/web/tests/pages/modules.html")
        self.js(self.setup)

    def js(self, script, argument=None):
        return self.page.evaluate(script, argument)

    def pass_time(self, milliseconds):
        self.page.clock.run_for(milliseconds)
