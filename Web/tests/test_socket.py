"""A page has a socket for its events and its input, and does without where the line carries none."""

import unittest

from playwright.sync_api import expect

from fixtures.conversations import APP, JOHN, KATE, item, snapshot, state
from fixtures.nodes import button, node, whole
from scripted_device import Device
from support import BrowserTestCase


class SocketTests(BrowserTestCase):
    def open_phone(self, sockets="carried"):
        self.server.sockets = sockets
        shown = state(panel={"kind": "open", "app": APP, "style": "compact", "instance": 1})
        self.phone = self.server.add(Device("phone-0", snapshot(device="phone-0", state=shown)))
        self.phone.first_events = [("patch", {"instance": 1, "patch": BUTTON})]
        page = self.keep(None, has_sockets=True)
        self.addCleanup(page.close)
        self.listen(page)
        page.goto(self.server.address + "/devices/phone-0/")
        self.expect_open(page)
        return page

    def expect_open(self, page):
        expect(page.locator(".connection")).to_have_attribute("data-state", "open")

    def test_events_come_by_a_socket(self):
        page = self.open_phone()
        self.phone.emit_entry(1, item(1, JOHN, text="by socket"))
        expect(page.get_by_text("by socket")).to_be_visible()
        self.assertEqual(self.server.socket_count, 1)

    def test_a_tap_goes_by_the_socket(self):
        page = self.open_phone()
        page.get_by_role("button", name="Tap me").click()
        (body,) = self.phone.wait_for("SOCKET", "/panel/input")
        self.assertEqual(body["instance"], 1)
        self.assertEqual(body["events"][-1]["kind"], "tap")
        self.assertEqual(self.phone.bodies("POST", "/panel/input"), [])

    def test_after_a_cut_a_socket_is_opened_again_behind_what_is_known(self):
        page = self.open_phone()
        self.phone.emit_entry(1, item(1, JOHN, text="before"))
        expect(page.get_by_text("before")).to_be_visible()
        self.phone.snapshot["lastSequence"] = 1
        self.server.cut_streams()
        self.phone.wait_for_stream(2)
        self.assertEqual(self.phone.streams_after, [0, 1])
        self.assertEqual(self.server.socket_count, 2)

    def test_a_tap_whose_answer_is_lost_is_not_sent_twice_and_the_person_is_told(self):
        page = self.open_phone()
        self.phone.answers[("SOCKET", "/panel/input")] = ["none"]
        page.get_by_role("button", name="Tap me").click()
        self.phone.wait_for("SOCKET", "/panel/input")
        self.server.cut_streams()
        expect(page.get_by_text("That may not have reached the app")).to_be_visible()
        self.phone.wait_for_stream(2)
        self.assertEqual(len(self.phone.bodies("SOCKET", "/panel/input")), 1)

    def test_what_the_server_refuses_is_said(self):
        page = self.open_phone()
        self.phone.answers[("SOCKET", "/panel/input")] = [{"error": {"code": "too_many_requests", "message": "Too much at once."}}]
        page.get_by_role("button", name="Tap me").click()
        expect(page.get_by_text("Too much at once.")).to_be_visible()

    def send(self, page, text):
        page.get_by_role("textbox", name="Message").fill(text)
        page.keyboard.press("Enter")

    def show(self, number, text):
        self.phone.emit_entry(number, item(number, KATE, text=text, isMine=True))

    def test_a_text_goes_by_the_socket_and_is_sent_once_its_receipt_is_there(self):
        page = self.open_phone()
        self.phone.answers[("SOCKET", "/entries")] = [{"receipt": {"sequences": [1]}}]
        self.send(page, "by socket")
        (body,) = self.phone.wait_for("SOCKET", "/entries")
        self.assertEqual(body["text"], "by socket")
        self.show(1, "by socket")
        expect(page.locator(".pending")).to_have_count(0)
        expect(page.get_by_text("by socket")).to_be_visible()
        self.assertEqual(self.phone.bodies("POST", "/entries"), [])

    def test_a_text_whose_answer_is_lost_or_late_or_a_refusal_goes_by_a_request_with_the_same_key(self):
        page = self.open_phone()
        cut, refused, late = "cut", {"error": {"code": "too_many_sends", "message": "Too much at once."}}, "none"
        for number, answer in enumerate((cut, refused, late), 1):
            with self.subTest(answer):
                self.phone.answers[("SOCKET", "/entries")] = ["none" if answer == cut else answer]
                self.phone.answers[("POST", "/entries")] = [(201, {"sequences": [number]})]
                self.send(page, f"text {number}")
                by_socket = self.phone.wait_for("SOCKET", "/entries", number)
                if answer == cut:
                    self.server.cut_streams()
                by_request = self.phone.wait_for("POST", "/entries", number)
                self.assertEqual(by_socket[-1], by_request[-1])
                self.expect_open(page)
                self.show(number, f"text {number}")
                expect(page.locator(".pending")).to_have_count(0)

        # The line has not answered since: nobody waits for it again.
        self.send(page, "text 4")
        self.assertEqual(self.phone.wait_for("POST", "/entries", 4)[-1]["text"], "text 4")
        self.assertEqual(len(self.phone.bodies("SOCKET", "/entries")), 3)

    def test_a_failed_text_is_tried_again_by_requests_alone(self):
        self.expected_errors = ("500",)
        page = self.open_phone()
        self.phone.answers[("SOCKET", "/entries")] = [{"error": {"code": "internal_error", "message": "Ill."}}]
        self.phone.answers[("POST", "/entries")] = [(500, None), (201, {"sequences": [1]})]
        self.send(page, "again")
        self.phone.wait_for("POST", "/entries", 2)
        self.assertEqual(len(self.phone.bodies("SOCKET", "/entries")), 1)

    def test_a_long_text_is_a_request(self):
        page = self.open_phone()
        self.send(page, "a" * 4_001)
        (body,) = self.phone.wait_for("POST", "/entries")
        self.assertEqual(len(body["text"]), 4_001)
        self.assertEqual(self.phone.bodies("SOCKET", "/entries"), [])

    def test_where_sockets_are_refused_an_event_stream_does_as_well(self):
        self.expected_errors = ("WebSocket", "400")
        page = self.open_phone("refused")
        page.get_by_role("button", name="Tap me").click()
        self.phone.wait_for("POST", "/panel/input")
        count = self.server.socket_count
        page.reload()
        self.expect_open(page)
        self.assertEqual(self.server.socket_count, count, "the tab remembers")

    def test_sockets_that_end_twice_without_a_word_are_given_up(self):
        self.expected_errors = ("WebSocket", "400")
        page = self.open_phone("dumb")
        self.phone.emit_entry(1, item(1, JOHN, text="all the same"))
        expect(page.get_by_text("all the same")).to_be_visible()


BUTTON = whole(1, [node(1, (0, 0, 390, 300), None, [2]), button(2, (20, 20, 100, 44), [], "Tap me")])

if __name__ == "__main__":
    unittest.main()
