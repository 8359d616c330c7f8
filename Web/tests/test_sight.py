"""What the client reports by itself: which live bubbles are in sight, and how large the panel is."""

from module_page import ModuleTestCase

SIGHT = """async () => {
  const { LiveSight } = await import("/web/client/live-sight.js");
  const log = document.createElement("div");
  log.style.cssText = "position: fixed; left: 0; top: 0; width: 400px; height: 300px; overflow: auto";
  const column = document.createElement("div");
  column.style.cssText = "position: relative; width: 100%; height: 9000px";
  log.append(column);
  document.getElementById("place").append(log);
  Object.assign(globalThis, { log, column, reports: [], fails: false });
  globalThis.sight = new LiveSight(async (sight) => { reports.push(sight); if (fails) throw new Error("lost"); });
  globalThis.put = (place, top, height = 50) => {
    const bubble = document.createElement("div");
    bubble.style.cssText = `position: absolute; top: ${top}px; height: ${height}px; width: 50px`;
    column.append(bubble);
    sight.watch(place, bubble);
    return bubble;
  };
  globalThis.seen = () => new Promise((done) => {
    const observer = new IntersectionObserver(() => { observer.disconnect(); done(); }, { root: log });
    observer.observe(column);
  });
}"""
PAUSE = 150


class LiveSightTests(ModuleTestCase):
    setup = SIGHT

    def do(self, script):
        """Runs statements, and waits until the browser has told what is in sight; the reports since the last time."""
        self.js(f"async () => {{ {script}; await seen(); await seen(); }}")
        self.pass_time(PAUSE)
        return self.js("reports.splice(0)")

    def test_the_nearest_come_first_and_of_those_on_screen_the_newest(self):
        reports = self.do("sight.connect(log, column); put(1, 0); put(2, 100); put(3, 400); put(4, 320); put(5, 499); put(6, 501)")
        self.assertEqual(reports, [{"entries": [2, 1, 4, 3, 5], "draft": False, "size": [280, 400]}])

    def test_what_is_watched_before_it_is_connected_is_seen(self):
        reports = self.do("put(1, 0); put('draft', 100); sight.connect(log, column)")
        self.assertEqual(reports, [{"entries": [1], "draft": True, "size": [280, 400]}])

    def test_it_reports_changes_only(self):
        self.do("sight.connect(log, column); globalThis.one = put(1, 0); put(2, 2000)")
        self.assertEqual(self.do("log.scrollTop = 1"), [])
        self.assertEqual([each["entries"] for each in self.do("log.scrollTop = 2000")], [[2]])
        self.assertEqual([each["entries"] for each in self.do("log.scrollTop = 0")], [[1]])
        self.assertEqual([each["entries"] for each in self.do("sight.forget(one)")], [[]])
        self.assertEqual(self.do("sight.forget(undefined)"), [])

    def test_one_that_is_taken_off_the_page_is_forgotten(self):
        self.do("sight.connect(log, column); globalThis.one = put('draft', 0)")
        self.assertEqual(self.do("one.remove(); put(3, 0)"), [{"entries": [3], "draft": False, "size": [280, 400]}])

    def test_nothing_is_reported_where_there_never_was_anything(self):
        self.assertEqual(self.do("sight.connect(log, column)"), [])
        self.assertEqual(self.do("sight.repeat()"), [])

    def test_a_report_that_failed_is_made_again_with_the_next_change_and_one_that_may_be_lost_when_asked(self):
        self.do("sight.connect(log, column); fails = true; globalThis.one = put(1, 0)")
        self.assertEqual(len(self.do("fails = false; sight.forget(put(2, 3000))")), 1)
        self.assertEqual(len(self.do("sight.forget(put(2, 3000))")), 0)
        self.assertEqual(len(self.do("sight.repeat()")), 1)

    def test_a_bubble_is_as_wide_as_its_share_and_too_narrow_a_column_reports_nothing(self):
        self.do("sight.connect(log, column); put(1, 0)")
        self.assertEqual([each["size"] for each in self.do("log.style.width = '600px'; put(2, 0)")], [[300, 400]])
        self.assertEqual([each["size"][0] for each in self.do("column.style.width = '58px'; put(3, 0)")], [40])
        self.assertEqual(self.do("column.style.width = '57px'; put(4, 0)"), [])

    def test_one_that_is_disconnected_reports_nothing(self):
        self.assertEqual(self.do("sight.connect(log, column); put(1, 0); sight.disconnect()"), [])
        self.assertEqual(self.do("put(2, 0)"), [])


SCREEN = """async () => {
  const { ScreenReporter } = await import("/web/client/screen-reporter.js");
  Object.assign(globalThis, { reports: [], settings: {}, listeners: new Set() });
  globalThis.reporter = new ScreenReporter((screen) => reports.push(JSON.parse(JSON.stringify(screen))), {
    get current() { return settings; }, listen: (each) => listeners.add(each), forget: (each) => listeners.delete(each),
  });
  const [compact, expanded] = reporter.elements;
  compact.style.cssText = "width: 390px; height: 300px";
  expanded.style.cssText = "width: 390px; height: 700px";
  document.getElementById("place").append(compact, expanded);
  globalThis.gauges = { compact, expanded };
  globalThis.change = () => { for (const listener of listeners) listener(); };
  reporter.connect();
}"""


class ScreenTests(ModuleTestCase):
    setup = SCREEN

    @property
    def zone(self):
        return self.js("Intl.DateTimeFormat().resolvedOptions().timeZone")

    def do(self, script):
        self.js(f"() => {{ {script} }}")
        self.pass_time(120)
        return self.js("reports.splice(0)")

    def test_sizes_and_settings_are_told_at_once(self):
        (screen,) = self.js("reports.splice(0)")
        self.assertEqual([screen["compact"], screen["expanded"]], [[390, 300], [390, 700]])
        self.assertEqual(screen["environment"], {"colorScheme": "light", "displayScale": 1, "locale": "en-US", "timeZone": self.zone, "accessibility": ["reduceMotion"]})
        self.assertEqual(self.js("reporter.heights"), {"compact": 300, "expanded": 700})

    def test_sizes_have_limits_and_an_element_that_is_not_shown_none(self):
        self.js("reports.splice(0)")
        (screen,) = self.do("gauges.compact.style.cssText = 'width: 99px; height: 5000px'; change()")
        self.assertEqual(screen["compact"], [100, 4_000])
        self.assertEqual(self.do("gauges.compact.style.display = 'none'; change()"), [])

    def test_settings_of_a_phone_come_before_those_of_the_browser(self):
        self.js("reports.splice(0)")
        (screen,) = self.do("settings = { colorScheme: 'dark', locale: 'ar', textSize: 'xLarge', layoutDirection: 'rightToLeft' }; change()")
        self.assertEqual(screen["environment"], {"colorScheme": "dark", "displayScale": 1, "locale": "ar", "textSize": "xLarge", "layoutDirection": "rightToLeft", "timeZone": self.zone, "accessibility": ["reduceMotion"]})
        (screen,) = self.do("settings = { textSize: 'large' }; change()")
        self.assertNotIn("textSize", screen["environment"])

    def test_what_makes_a_screen_easier_to_use_is_told_and_each_change_of_it(self):
        self.js("reports.splice(0)")
        self.emulate(reduced_motion="no-preference", contrast="more")
        (screen,) = self.js("reports.splice(0)")
        self.assertEqual(screen["environment"]["accessibility"], ["increaseContrast"])
        self.emulate(reduced_motion="no-preference", contrast="no-preference")
        (screen,) = self.js("reports.splice(0)")
        self.assertNotIn("accessibility", screen["environment"])
        # The settings of the page for other tests.
        self.page.emulate_media(reduced_motion="reduce")

    def emulate(self, **media):
        """Changes the browser's settings, and waits until the page has heard of it and of nothing else for long enough."""
        self.js("() => { globalThis.heard = new Promise((done) => matchMedia('(prefers-contrast: more)').addEventListener('change', () => done(), { once: true })) }")
        self.page.emulate_media(**media)
        self.js("() => globalThis.heard")
        self.pass_time(120)

    def test_the_text_size_is_the_nearest_to_the_browsers(self):
        self.js("reports.splice(0)")
        (screen,) = self.do("document.documentElement.style.fontSize = '32px'; change()")
        larger = screen["environment"]["textSize"]
        (screen,) = self.do("document.documentElement.style.fontSize = '8px'; change()")
        self.assertEqual([larger, screen["environment"]["textSize"]], ["accessibility2", "xSmall"])

    def test_changes_are_told_once_they_are_over_and_only_if_there_are_any(self):
        self.js("reports.splice(0)")
        self.js("() => { settings = { locale: 'de' }; change() }")
        self.pass_time(119)
        self.js("change()")
        self.pass_time(119)
        self.assertEqual(self.js("reports.splice(0)"), [])
        self.pass_time(1)
        self.assertEqual(len(self.js("reports.splice(0)")), 1)
        self.assertEqual(self.do("change()"), [])

    def test_a_page_that_is_looked_at_again_says_all_again(self):
        self.js("reports.splice(0)")
        self.assertEqual(len(self.do("window.dispatchEvent(new Event('focus'))")), 1)
        self.assertEqual(len(self.do("document.dispatchEvent(new Event('visibilitychange'))")), 1)

    def test_a_page_that_is_hidden_says_so_and_when_it_is_shown_again(self):
        self.js("reports.splice(0)")
        hidden = "Object.defineProperty(document, 'hidden', { value: true, configurable: true })"
        (screen,) = self.do(f"{hidden}; document.dispatchEvent(new Event('visibilitychange'))")
        self.assertTrue(screen["environment"]["isHidden"])
        (screen,) = self.do("delete document.hidden; document.dispatchEvent(new Event('visibilitychange'))")
        self.assertNotIn("isHidden", screen["environment"])

    def test_one_that_is_disconnected_says_nothing(self):
        self.js("reports.splice(0)")
        self.assertEqual(self.do("settings = { locale: 'fr' }; change(); reporter.disconnect(); window.dispatchEvent(new Event('focus'))"), [])
        self.assertEqual(self.js("listeners.size"), 0)
