"""The pages of a browser share one event stream."""

import time
import unittest

from playwright.sync_api import expect

from fixtures.conversations import JOHN, item, snapshot
from scripted_device import STEP_SECONDS, Device
from support import BrowserTestCase

WITHOUT_WORKERS = "delete globalThis.SharedWorker"


def hide(page, is_hidden):
    """Browsers under test have no tabs that are out of sight."""
    page.evaluate("""(isHidden) => {
        Object.defineProperty(document, "hidden", { value: isHidden, configurable: true });
        document.dispatchEvent(new Event("visibilitychange"));
    }""", is_hidden)


class SharedStreamTests(BrowserTestCase):
    def add_phones(self, count):
        return [self.server.add(Device(f"phone-{index}", snapshot(device=f"phone-{index}"))) for index in range(count)]

    def device_page(self, script=None, **options):
        """A page that tells its own errors as any other, and runs the script before all others."""
        page = self.keep(None, **options)
        self.addCleanup(page.close)
        self.listen(page)
        if script:
            page.add_init_script(script)
        page.goto(self.server.address + "/devices/phone-0/")
        expect(page.locator(".connection")).to_have_attribute("data-state", "open")
        return page

    def say(self, device, sequence, text):
        device.snapshot["lastSequence"] = sequence
        device.emit_entry(sequence, item(sequence, JOHN, text=text))

    def expect_one_stream(self, *devices):
        """Of all that carry a subscription of the devices or the inspector. One without is none of this page's: the bench's own page
        opens one for each of its contexts, and closes it within seconds."""
        channels = [channel for device in devices for channel in device.streams] + self.server.inspectors
        carrying = {id(channel.stream) for channel in channels}
        self.assertEqual(len([stream for stream in self.server.streams.values() if id(stream) in carrying]), 1)

    def wait_until(self, page, is_so):
        """Until it is so; meanwhile the page's requests are handed to its routes."""
        deadline = time.monotonic() + STEP_SECONDS
        while not is_so():
            self.assertLess(time.monotonic(), deadline, "it did not come about")
            page.wait_for_timeout(20)

    def test_all_phones_of_a_page_and_the_inspector_share_one_stream(self):
        devices = self.add_phones(7)
        self.server.lines = [{"number": 1, "at": 0, "device": "phone-6", "kind": "note", "words": "a line"}]
        page = self.open("/", {"width": 900, "height": 800})
        for device in devices:
            device.wait_for_stream()
        page.get_by_role("button", name="Inspector").click()
        expect(page.get_by_text("a line")).to_be_visible()
        devices[6].emit_entry(1, item(1, JOHN, text="far to the right"))
        expect(page.get_by_text("far to the right")).to_be_attached()
        self.expect_one_stream(*devices)

    def test_the_stream_is_opened_while_the_conversation_is_still_on_its_way(self):
        self.add_phones(1)
        # Alone in its context, whose worker it starts itself.
        page = self.keep(None, has_clock=True)
        self.listen(page)
        held, before = [], set(self.server.streams)
        page.route("**/devices/phone-0/conversation", lambda route: held.append(route))
        page.goto(self.server.address + "/devices/phone-0/")
        self.wait_until(page, lambda: held)
        self.wait_until(page, lambda: self.server.streams.keys() - before)
        held[0].continue_()
        expect(page.locator(".connection")).to_have_attribute("data-state", "open")

    def test_seven_pages_share_one_stream_and_all_are_alive(self):
        (device,) = self.add_phones(1)
        pages = [self.device_page() for _ in range(7)]
        self.say(device, 1, "to all")
        for page in pages:
            expect(page.get_by_text("to all")).to_be_visible()
        self.expect_one_stream(device)
        # A request still finds a connection.
        pages[6].get_by_role("button", name="Mussels Party", exact=True).click()
        device.wait_for("PUT", "/panel")

    def test_a_page_that_is_closed_leaves_the_stream_to_the_others(self):
        (device,) = self.add_phones(1)
        first, second = self.device_page(), self.device_page()
        first.close()
        device.wait_until(lambda: len(device.streams) == 1)
        self.say(device, 1, "to who is left")
        expect(second.get_by_text("to who is left")).to_be_visible()

    def test_all_pages_come_back_after_the_stream_is_lost(self):
        (device,) = self.add_phones(1)
        pages = [self.device_page(), self.device_page()]
        self.server.cut_streams()
        device.wait_for_stream(4)
        self.say(device, 1, "again")
        for page in pages:
            expect(page.get_by_text("again", exact=True)).to_be_visible()
        self.expect_one_stream(device)

    def test_without_shared_workers_a_page_has_a_stream_of_its_own_and_rests_out_of_sight(self):
        (device,) = self.add_phones(1)
        page = self.device_page(WITHOUT_WORKERS, has_clock=True)
        hide(page, True)
        page.clock.run_for(11_000)
        device.wait_until(lambda: not device.streams)
        hide(page, False)
        device.wait_for_stream(2)
        self.say(device, 1, "welcome back")
        expect(page.get_by_text("welcome back")).to_be_visible()

    def test_without_shared_workers_the_inspector_joins_the_stream_that_is_open(self):
        (device,) = self.add_phones(1)
        self.server.lines = [{"number": 1, "at": 0, "device": "phone-0", "kind": "note", "words": "a line"}]
        page = self.keep(None, {"width": 900, "height": 800})
        self.addCleanup(page.close)
        self.listen(page)
        page.add_init_script(WITHOUT_WORKERS)
        page.goto(self.server.address + "/")
        device.wait_for_stream()
        page.get_by_role("button", name="Inspector").click()
        expect(page.get_by_text("a line")).to_be_visible()
        self.expect_one_stream(device)

    def test_a_page_of_another_store_loads_itself_again(self):
        (device,) = self.add_phones(1)
        page = self.device_page()
        self.say(device, 1, "from before")
        expect(page.get_by_text("from before")).to_be_visible()
        self.server.store = "store-of-a-new-server"
        self.addCleanup(setattr, self.server, "store", "store-1")
        device.snapshot = snapshot(device="phone-0", items=[item(1, JOHN, text="afresh")])
        with page.expect_navigation():
            self.server.cut_streams()
        expect(page.get_by_text("afresh")).to_be_visible()
        expect(page.get_by_text("from before")).to_have_count(0)

    def test_events_of_a_subscription_that_was_given_up_are_dropped(self):
        (device,) = self.add_phones(1)
        page = self.open("/", {"width": 900, "height": 800})
        device.wait_for_stream()
        settings = page.get_by_label("Settings of Kate’s phone")
        settings.click()
        page.get_by_role("switch", name="Slow").click()
        self.say(device, 1, "on its way")
        page.get_by_role("switch", name="Offline").click()
        device.wait_until(lambda: not device.streams)
        page.get_by_role("switch", name="Offline").click()
        device.wait_for_stream(2)
        self.assertEqual(device.streams_after, [0, 0], "what never arrived is asked for again")
        # Events keep their order: when this one is here, the old one has had its turn.
        self.say(device, 2, "after it")
        expect(page.get_by_text("after it")).to_be_visible(timeout=15_000)
        expect(page.get_by_text("on its way")).to_have_count(0)


if __name__ == "__main__":
    unittest.main()
