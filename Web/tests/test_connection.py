"""The client's connection to a scripted server: what it begins with, and how it goes on after a loss."""

from playwright.sync_api import expect

from fixtures.conversations import JOHN, KATE, bubble, item, snapshot, state
from scripted_device import Device
from support import ClientTestCase


class ConnectionTests(ClientTestCase):
    def test_the_first_stream_continues_the_snapshot(self):
        self.open_client(items=[item(7, JOHN, text="seven")])
        self.assertEqual(self.kate.streams_after, [7])

    def test_a_lost_stream_is_opened_again_after_what_is_known(self):
        self.expected_errors = ("ERR_",)
        page = self.open_client(items=[item(1, JOHN, text="one")])
        self.kate.emit_entry(2, item(2, JOHN, text="two"))
        expect(page.get_by_text("two", exact=True)).to_be_visible()
        self.kate.is_away = True
        self.kate.cut()
        expect(page.get_by_text("Reconnecting…")).to_be_visible()
        self.kate.is_away = False
        self.kate.wait_for_stream(2)
        self.assertEqual(self.kate.streams_after[-1], 2)
        expect(page.get_by_text("Reconnecting…")).to_be_hidden()
        self.kate.emit_entry(3, item(3, JOHN, text="three"))
        expect(page.get_by_text("three", exact=True)).to_be_visible()

    def test_who_is_here_is_not_known_without_a_connection(self):
        self.expected_errors = ("ERR_",)
        page = self.open_client()
        self.kate.emit("presence", {"here": [KATE, JOHN]})
        online = page.locator(".conversation-people", has_text="Online")
        expect(online).to_be_visible()
        self.kate.is_away = True
        self.kate.cut()
        expect(page.get_by_text("Reconnecting…")).to_be_visible()
        expect(online).to_have_count(0)
        expect(page.locator(".avatar.is-here")).to_have_count(0)
        self.kate.is_away = False
        self.kate.wait_for_stream(2)
        self.kate.emit("presence", {"here": [KATE, JOHN]})
        expect(online).to_be_visible()

    def test_today_is_yesterday_on_a_page_that_is_looked_at_again_after_midnight(self):
        page = self.open_client(options={"has_clock": True})
        now = page.evaluate("Date.now()")
        self.kate.emit("presence", {"here": [KATE], "lastVisit": now})
        line = page.locator(".conversation-people")
        expect(line).to_contain_text("Last here: Today")
        page.clock.set_system_time(now / 1_000 + 86_400)
        page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
        expect(line).to_contain_text("Last here: Yesterday")

    def test_a_server_that_refuses_is_asked_less_and_less_often_and_each_third_time_for_the_conversation(self):
        self.expected_errors = ("503",)
        page = self.open_client()
        page.evaluate("""() => {
          Math.random = () => 0.5;
          const wait = globalThis.setTimeout;
          globalThis.waits = [];
          const last = Promise.withResolvers();
          globalThis.last = last.promise;
          // None takes time, but for the seventh, which ends when the test says so.
          globalThis.setTimeout = (done, time) => {
            if (time >= 250 && waits.push(time) === 7) last.resolve(globalThis.endLast = done);
            else wait(done, 0);
          };
        }""")
        self.kate.refusal = (503, "internal_error", "Not now.")
        self.kate.cut()
        page.evaluate("last.then(() => {})")
        self.kate.wait_for("GET", "", 3)
        self.kate.refusal = None
        page.evaluate("endLast()")
        self.kate.wait_for_stream(2)
        # Milliseconds.
        self.assertEqual(page.evaluate("waits")[:7], [250, 500, 1_000, 2_000, 4_000, 5_000, 5_000])
        self.assertEqual(self.kate.requests.count(("GET", "", None)), 3)

    def test_what_failed_is_sent_again_when_the_server_is_back(self):
        self.expected_errors = ("500",)
        page = self.open_client()
        self.kate.answer("POST", "/entries", *[(500, {"error": {"code": "internal_error", "message": "Not now."}})] * 4)
        page.get_by_role("textbox", name="Message").fill("Hello")
        page.get_by_role("button", name="Send", exact=True).click()
        expect(page.get_by_role("button", name="Retry")).to_be_visible()
        self.kate.cut()
        bodies = self.kate.wait_for("POST", "/entries", 5)
        self.assertEqual(bodies, [bodies[0]] * 5)

    def test_a_browser_that_is_online_again_does_not_wait(self):
        page = self.open_client()
        # No wait of the page ends from now on.
        page.evaluate("window.setTimeout = () => 0")
        self.kate.cut()
        expect(page.get_by_text("Reconnecting…")).to_be_visible()
        self.assertEqual(self.kate.streams_after, [0])
        page.evaluate("dispatchEvent(new Event('online'))")
        self.kate.wait_for_stream(2)

    def test_the_state_at_the_streams_beginning_replaces_what_was_known(self):
        page = self.open_client()
        self.kate.snapshot["state"] = state(draft={"text": "", "bubble": bubble()})
        self.kate.cut()
        self.kate.wait_for_stream(2)
        expect(page.get_by_role("button", name="Remove draft")).to_be_visible()

    def test_a_log_that_began_anew_is_taken_as_it_is(self):
        self.expected_errors = ("503",)
        page = self.open_client(items=[item(5, JOHN, text="from before")])
        fresh = {**self.kate.snapshot, "items": [item(1, JOHN, text="afresh")], "lastSequence": 1}
        self.kate.snapshot = fresh
        self.kate.break_streams = True
        self.kate.cut()
        expect(page.get_by_text("afresh")).to_be_visible()
        expect(page.get_by_text("from before")).to_have_count(0)
        self.kate.break_streams = False
        self.kate.wait_for_stream(2)
        self.assertEqual(self.kate.streams_after[-1], 1)

    def test_a_device_that_the_server_no_longer_knows_is_signed_in_again_by_loading_but_not_over_and_over(self):
        for refusal in ((401, "not_signed_in", "Who are you?"), (404, "unknown_device", "There is no such device.")):
            with self.subTest(refusal[1]):
                page = self.open_client()
                # A page that has just been loaded would only come back to the same.
                page.evaluate("() => { performance.now = () => 4_000; globalThis.isSame = true; }")
                self.kate.refusal = refusal
                self.kate.cut()
                self.kate.wait_for("PUT", "/streams", 2)
                self.assertTrue(page.evaluate("globalThis.isSame"))
                with page.expect_navigation():
                    page.evaluate("() => { performance.now = () => 6_000; }")
                self.begin_anew()

    def test_a_server_that_is_away_at_first_can_be_retried(self):
        self.expected_errors = ("ERR_",)
        kate = self.server.add(Device("kate-phone", snapshot()))
        kate.is_away = True
        page = self.open("/devices/kate-phone/")
        expect(page.get_by_text("The server is not answering.")).to_be_visible()
        kate.is_away = False
        page.get_by_role("button", name="Retry").click()
        expect(page.get_by_role("textbox", name="Message")).to_be_visible()

    def test_an_unknown_device_is_said(self):
        self.expected_errors = ["404"]
        page = self.open("/web/device.html")
        expect(page.get_by_role("alert")).to_contain_text("There is no such device.")

    def test_the_conversation_is_asked_for_once_by_the_document_before_its_scripts(self):
        page = self.open_client()
        self.assertEqual(self.kate.requests.count(("GET", "", None)), 1)
        fetched = page.evaluate("performance.getEntriesByType('resource').filter((it) => it.name.endsWith('/conversation'))"
                                ".map((it) => it.initiatorType)")
        self.assertEqual(fetched, ["link"])

    def test_the_screen_is_told_before_anything_is_opened(self):
        page = self.open_client()
        page.get_by_role("button", name="Mussels Party", exact=True).click()
        self.kate.wait_for("PUT", "/panel")
        changes = [path for method, path, _ in self.kate.requests if method == "PUT"]
        self.assertLess(changes.index("/screen"), changes.index("/panel"))
        screen = self.kate.bodies("PUT", "/screen")[0]
        self.assertEqual(screen["compact"], [390, 299])
        self.assertEqual(screen["expanded"][0], 390)
        zone = page.evaluate("Intl.DateTimeFormat().resolvedOptions().timeZone")
        self.assertEqual(screen["environment"], {"colorScheme": "light", "displayScale": 1, "locale": "en-US", "timeZone": zone, "accessibility": ["reduceMotion"]})
