"""A control says that it was heard while the server, or the way to it, takes its time."""

from playwright.sync_api import expect

from fixtures import mussels_party as party
from fixtures.conversations import APP, JOHN, bubble, item, state
from support import ClientTestCase


class BusyTests(ClientTestCase):
    def button(self, page, name):
        return page.get_by_role("button", name=name, exact=True)

    def expect_busy(self, control):
        expect(control).to_have_attribute("aria-busy", "true")
        expect(control.locator(".busy-mark")).to_be_visible()
        expect(control).to_have_css("opacity", "1")

    def expect_rest(self, control):
        expect(control).not_to_have_attribute("aria-busy", "true")
        expect(control).not_to_contain_class("is-heard")

    def go_on(self, control):
        self.kate.go_on.set()
        self.expect_rest(control)

    def test_an_app_of_the_drawer_shows_that_it_is_being_opened(self):
        page = self.open_client()
        self.kate.answer("PUT", "/panel", "wait")
        app = self.button(page, "Mussels Party")
        app.click()
        expect(app).to_contain_class("is-heard")
        self.expect_busy(app)
        self.go_on(app)

    def test_the_sign_of_work_waits_for_300_milliseconds(self):
        page = self.open_client(items=[item(1, JOHN, "bubble", bubble=bubble())])
        page.evaluate("""() => {
          window.times = {};
          addEventListener("click", () => (window.times.click = performance.now()), true);
          new MutationObserver(([{ target }]) => target.ariaBusy && (window.times.busy ??= performance.now()))
            .observe(document.querySelector("[role=log]"), { subtree: true, attributeFilter: ["aria-busy"] });
        }""")
        self.kate.answer("PUT", "/selection", "wait")
        card = self.button(page, "Mussels Party with Mussels and Fries")
        card.click()
        expect(card).to_contain_class("is-heard")
        self.expect_busy(card)
        self.assertGreaterEqual(page.evaluate("window.times.busy - window.times.click"), 299)
        self.go_on(card)

    def test_a_bubble_that_is_tapped_again_meanwhile_asks_once(self):
        page = self.open_client(items=[item(1, JOHN, "bubble", bubble=bubble())])
        self.kate.answer("PUT", "/selection", "wait")
        card = self.button(page, "Mussels Party with Mussels and Fries")
        card.click()
        card.click()
        self.expect_busy(card)
        self.go_on(card)
        card.click()
        self.kate.wait_for("PUT", "/selection", 2)
        self.assertEqual(len(self.kate.bodies("PUT", "/selection")), 2)

    def test_a_tap_after_another_one_elsewhere_is_no_repetition(self):
        page = self.open_client(items=[item(1, JOHN, "bubble", bubble=bubble())])
        self.kate.emit("panel", {"kind": "open", "app": APP, "style": "compact", "instance": 1})
        self.kate.answer("PUT", "/selection", "wait")
        card, close = self.button(page, "Mussels Party with Mussels and Fries"), self.button(page, "Close panel")
        for control in (card, close, card):
            control.click()
        self.expect_busy(card)
        self.kate.go_on.set()
        self.kate.wait_for("PUT", "/selection", 2)
        asked = [path for _, path, _ in self.kate.requests if path in ("/selection", "/panel")]
        self.assertEqual(asked, ["/selection", "/panel", "/selection"])

    def test_send_works_on_and_the_next_message_waits_its_turn(self):
        page = self.open_client()
        self.kate.answer("POST", "/entries", "wait")
        field, send = page.get_by_role("textbox", name="Message"), self.button(page, "Send")
        field.fill("one")
        send.click()
        self.expect_busy(send)
        field.fill("two")
        send.click()
        self.assertEqual([body["text"] for body in self.kate.bodies("POST", "/entries")], ["one"])
        self.kate.go_on.set()
        sent = self.kate.wait_for("POST", "/entries", 2)
        self.assertEqual([body["text"] for body in sent], ["one", "two"])
        self.expect_rest(send)

    def test_a_button_of_an_app_shows_it_and_the_next_taps_come_in_order(self):
        page = self.open_client(state=state(panel={"kind": "open", "app": APP, "style": "expanded", "instance": 1}))
        self.kate.emit_patch(party.list_screen())
        self.kate.answer("POST", "/panel/input", "wait")
        first, second = self.button(page, "Remove Fries"), page.locator(".panel").get_by_role("button", name="Send", exact=True)
        first.click()
        self.expect_busy(first)
        for _ in range(2):
            second.click()
        self.expect_busy(second)
        self.kate.go_on.set()
        self.expect_rest(first)
        self.expect_rest(second)
        self.kate.wait_for("POST", "/panel/input", 2)
        taps = [event["node"] for body in self.kate.bodies("POST", "/panel/input") for event in body["events"] if event["kind"] == "tap"]
        self.assertEqual(taps, [1022, party.SEND, party.SEND])

    def test_what_is_typed_in_an_app_shows_no_work(self):
        page = self.open_client(state=state(panel={"kind": "open", "app": APP, "style": "expanded", "instance": 1}))
        self.kate.emit_patch(party.list_screen())
        self.kate.answer("POST", "/panel/input", "wait")
        page.get_by_role("textbox", name="Add something").fill("Salad")
        self.button(page, "Remove Fries").click()
        self.expect_busy(self.button(page, "Remove Fries"))
        expect(page.locator(".busy-mark")).to_have_count(1)
        self.kate.go_on.set()

    def test_an_invitation_is_made_once_and_leaving_shows_that_it_goes_on(self):
        page = self.open_client()
        page.get_by_text("People", exact=True).click()
        self.kate.answer("POST", "/invitation", "wait")
        invite = self.button(page, "Invite with a link")
        invite.click()
        invite.click()
        self.expect_busy(invite)
        self.kate.go_on.set()
        expect(page.locator(".busy-mark")).to_have_count(0)
        self.assertEqual(len(self.kate.bodies("POST", "/invitation")), 1)
        self.kate.go_on.clear()
        self.kate.answer("DELETE", "/membership", "wait")
        self.button(page, "Leave conversation").click()
        leave = page.get_by_role("dialog", name="Leave this conversation?").get_by_role("button", name="Leave")
        leave.click()
        leave.click()
        self.expect_busy(leave)
        self.kate.go_on.set()
        expect(leave).to_be_hidden()
        self.assertEqual(len(self.kate.bodies("DELETE", "/membership")), 1)

    def test_a_sticker_that_is_taken_off_shows_it(self):
        sticker = {"id": 5, "sticker": {"kind": "sticker", "file": "abc", "label": "Crab"}, "senderName": "Kate", "isMine": True,
                   "place": {"x": 0.5, "y": 0.5, "rotation": 0, "scale": 1}}
        page = self.open_client(items=[item(1, JOHN, text="hi", stickers=[sticker])])
        self.kate.answer("DELETE", "/stickers/5", "wait")
        button = self.button(page, "Take off Crab")
        button.dispatch_event("click")
        button.dispatch_event("click")
        self.expect_busy(button)
        self.go_on(button)
        self.assertEqual(len(self.kate.bodies("DELETE", "/stickers/5")), 1)

    def test_who_wants_less_motion_sees_a_mark_that_stands_still(self):
        for motion, animations in (("reduce", 0), ("no-preference", 1)):
            with self.subTest(motion):
                page = self.open_client(options={"reduced_motion": motion})
                self.kate.answer("DELETE", "/panel", "wait")
                self.kate.emit("panel", {"kind": "open", "app": APP, "style": "compact", "instance": 1})
                close = self.button(page, "Close panel")
                close.click()
                self.expect_busy(close)
                running = "each => each.getAnimations({ subtree: true }).filter((one) => one.animationName === 'turn').length"
                self.assertEqual(close.locator(".busy-mark").evaluate(running), animations)
                self.go_on(close)
