"""Notices to a browser in which no page is open: from one person's message to what another one's device shows."""

import json
import queue

from playwright.sync_api import expect

from people_test_case import PeopleTestCase
from push_service import PushService, Subscriber

# Browsers of tests have no push service: the subscription is the test's own, everything else the browser's.
SUBSCRIBES = """
  let current = null;
  PushManager.prototype.getSubscription = async () => current;
  PushManager.prototype.subscribe = async ({ applicationServerKey, userVisibleOnly }) => {
    if (!userVisibleOnly) throw new Error("it must be visible");
    window.serverKey = applicationServerKey;
    const json = %s;
    current = { toJSON: () => json, unsubscribe: async () => { current = null; return true; } };
    return current;
  };
"""
NOTICES = """navigator.serviceWorker.ready.then((registration) => registration.getNotifications())
  .then((all) => all.map(({ title, body, tag }) => [title, body, tag]))"""


class Push(PeopleTestCase):
    arguments = ("--allow-private-network",)
    has_whole_browser = True

    def setUp(self):
        super().setUp()
        self.service = PushService()
        self.addCleanup(self.service.stop)
        self.ann = self.join_owner()
        self.bens = Subscriber(self.service, "ben")
        self.ben, _ = self.join("Ben", self.invite(self.ann))
        expect(self.ben.get_by_text("No conversations yet")).to_be_visible()
        self.ann.reload()
        self.begin(self.ann, ["Ben"])

    def settings(self, granted=True):
        if granted:
            self.ben.context.grant_permissions(["notifications"], origin=self.address)
        self.ben.add_init_script(SUBSCRIBES % json.dumps(self.bens.subscription))
        self.ben.goto(f"{self.address}/settings")
        return self.ben.get_by_role("region", name="Notices on this device")

    def test_a_message_reaches_a_device_encrypted_and_says_no_more_than_its_person_wants(self):
        section = self.settings()
        section.get_by_role("button", name="Turn on notices").click()
        expect(section.get_by_text("Notices are on.")).to_be_visible()
        expect(section.get_by_role("button", name="Turn off notices")).to_be_focused()
        key = self.ben.evaluate("window.serverKey")
        phone = self.phone(self.ann)
        phone.write("a secret")
        told = self.bens.next(key)
        conversation = self.ann.url.rsplit("/", 1)[1]
        self.assertEqual(told, {"conversation": conversation, "sequence": told["sequence"], "unread": 1})
        section.get_by_role("checkbox", name="Show senders and texts").check()
        expect(section.get_by_text("Saved.")).to_be_visible()
        phone.write("a second one")
        told = self.bens.next(key)
        self.assertEqual((told["sender"], told["text"], told["unread"]), ("Ann", "a second one", 2))
        self.look("settings", self.ben)
        section.get_by_role("button", name="Turn off notices").click()
        expect(section.get_by_text("Notices are off.")).to_be_visible()
        # The settings of the server are the device's: a page that is opened anew shows them.
        self.ben.reload()
        expect(section.get_by_role("button", name="Turn on notices")).to_be_visible()
        phone.write("not to be told")
        # What comes next is for somebody else: nothing was sent to Ben before it.
        zoes = Subscriber(self.service, "zoe")
        zoe, _ = self.join("Zoe", self.invite(self.ann))
        expect(zoe.get_by_text("No conversations yet")).to_be_visible()
        put = """(body) => fetch("/account/push", {
          method: "PUT", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) }).then(({ status }) => status)"""
        self.assertEqual(zoe.evaluate(put, {**zoes.subscription, "showsTexts": True}), 204)
        self.ann.goto(self.address)
        self.begin(self.ann, ["Zoe"])
        self.phone(self.ann).write("to be told")
        self.assertEqual(zoes.next(key)["text"], "to be told")
        self.assertRaises(queue.Empty, self.service.arrived.get_nowait)

    def test_who_looks_at_the_conversation_is_not_told_and_a_subscription_that_has_ended_is_forgotten(self):
        section = self.settings()
        section.get_by_role("button", name="Turn on notices").click()
        expect(section.get_by_text("Notices are on.")).to_be_visible()
        key = self.ben.evaluate("window.serverKey")
        self.ben.goto(self.address)
        self.row(self.ben, "Ann").click()
        phone = self.phone(self.ann)
        phone.write("you see this")
        expect(self.phone(self.ben).log.get_by_text("you see this")).to_be_visible()
        expect(phone.log.get_by_text("Read")).to_be_visible()
        self.ben.goto(f"{self.address}/settings")
        self.service.status = 410
        phone.write("you are away")
        # The first push of all is of the second message.
        self.assertEqual(self.bens.next(key)["unread"], 1)
        self.assertRaises(queue.Empty, self.service.arrived.get_nowait)
        self.assertEqual(self.until_off(), False)

    def until_off(self):
        is_on = "fetch('/account/push').then((answer) => answer.json()).then(({ isOn }) => isOn)"
        self.ben.wait_for_function(f"() => {is_on}.then((isOn) => !isOn)")
        return self.ben.evaluate(is_on)

    def test_a_push_is_shown_as_a_notice_until_its_conversation_is_read(self):
        self.ben.context.grant_permissions(["notifications"], origin=self.address)
        self.phone(self.ann).write("hello")
        conversation = self.ann.url.rsplit("/", 1)[1]
        self.ben.goto(f"{self.address}/settings")
        self.ben.evaluate("navigator.serviceWorker.register('/service-worker.js').then(() => navigator.serviceWorker.ready).then(() => {})")
        self.ben.reload()
        push = {"conversation": conversation, "sequence": 1, "unread": 1}
        self.deliver(push, "Parley", "New messages")
        self.deliver({**push, "sequence": 2, "sender": "Ann", "text": "hello"}, "Ann", "hello")
        self.deliver({**push, "sequence": 3, "sender": "Ann", "name": "Party", "text": "hello"}, "Ann in Party", "hello")
        # A page of conversations goes there; one of settings would stay as it is.
        self.ben.goto(self.address)
        self.tap(conversation)
        self.ben.wait_for_url(f"**/conversations/{conversation}")
        expect(self.phone(self.ben).log.get_by_text("hello")).to_be_visible()
        self.ben.wait_for_function(f"() => {NOTICES}.then((all) => all.length === 0)")

    def test_a_notice_is_in_the_language_that_was_chosen_on_the_page(self):
        self.ben.context.grant_permissions(["notifications"], origin=self.address)
        self.ben.goto(f"{self.address}/settings")
        self.ben.evaluate("navigator.serviceWorker.register('/service-worker.js').then(() => navigator.serviceWorker.ready).then(() => {})")
        self.ben.get_by_role("combobox", name="Language").select_option("fr")
        expect(self.ben.get_by_role("heading", name="Votre compte", exact=True)).to_be_visible()
        push = {"conversation": self.ann.url.rsplit("/", 1)[1], "sequence": 1, "unread": 1}
        self.deliver(push, "Parley", "Nouveaux messages")
        self.deliver({**push, "sequence": 2, "sender": "Ann", "name": "Party", "text": "hello"}, "Ann dans Party", "hello")
        self.deliver({**push, "sequence": 3, "sender": "Ann", "text": "Picture", "wordless": "picture"}, "Ann", "Image")
        self.deliver({**push, "sequence": 4, "sender": "Ann", "text": "Picture"}, "Ann", "Picture")

    def deliver(self, push, title, body):
        """Has the browser hand a push to the service worker, and waits until that shows it: one notice takes the place of another in steps."""
        line = self.ben.context.new_cdp_session(self.ben)
        registrations = []
        line.on("ServiceWorker.workerRegistrationUpdated", lambda event: registrations.extend(event["registrations"]))
        line.send("ServiceWorker.enable")
        for _ in range(100):
            if registrations:
                break
            self.ben.wait_for_timeout(20)
        line.send("ServiceWorker.deliverPushMessage", {
            "origin": self.address, "registrationId": registrations[0]["registrationId"], "data": json.dumps(push)})
        self.ben.wait_for_function(f"(wanted) => {NOTICES}.then((now) => JSON.stringify(now) === wanted)",
                                   arg=json.dumps([[title, body, push["conversation"]]], separators=(",", ":")))
        line.detach()

    def tap(self, conversation):
        [worker] = self.ben.context.service_workers
        worker.evaluate("""async (tag) => {
          const [notification] = await registration.getNotifications({ tag });
          dispatchEvent(new NotificationEvent("notificationclick", { notification }));
        }""", conversation)
