"""What a painter or a client that goes leaves behind: nothing."""

from playwright.sync_api import expect

from fixtures import mussels_party as party
from fixtures.conversations import APP, JOHN, item, snapshot, state
from scripted_device import Device
from support import ClientTestCase
from test_painter import PainterTestCase

OPEN = {"kind": "open", "app": APP, "style": "compact", "instance": 1}

# Notes which functions listen to the window, the document and the elements of the page that outlive the one that goes.
NOTING = """(kept) => {
  const own = { add: EventTarget.prototype.addEventListener, remove: EventTarget.prototype.removeEventListener };
  const targets = new Map([[window, "window"], [document, "document"], ...kept.map((each) => [document.querySelector(each), each])]);
  const listening = new Map();
  const key = (target, name, capture) => `${targets.get(target)} ${name}${(capture?.capture ?? capture) === true ? " capture" : ""}`;
  const set = (target, name, capture) => {
    const words = key(target, name, capture);
    if (!listening.has(words)) listening.set(words, new Set());
    return listening.get(words);
  };
  EventTarget.prototype.addEventListener = function (name, listener, options) {
    if (targets.has(this) && !options?.once) set(this, name, options).add(listener);
    return own.add.call(this, name, listener, options);
  };
  EventTarget.prototype.removeEventListener = function (name, listener, options) {
    if (targets.has(this)) set(this, name, options).delete(listener);
    return own.remove.call(this, name, listener, options);
  };
  globalThis.listening = () => [...listening].filter(([, each]) => each.size > 0).map(([words, each]) => `${words} × ${each.size}`).toSorted();
  globalThis.stopNoting = () => {
    EventTarget.prototype.addEventListener = own.add;
    EventTarget.prototype.removeEventListener = own.remove;
  };
}"""


class ListenerTests(PainterTestCase):
    def test_a_painter_that_is_disconnected_listens_to_nothing_any_more(self):
        page = self.paint(party.list_screen())
        page.evaluate(NOTING, ["#surface"])
        self.addCleanup(page.evaluate, "stopNoting()")
        page.evaluate("bench.reset()")
        self.assertGreater(len(page.evaluate("listening()")), 10)
        page.evaluate("bench.painter.disconnect()")
        self.assertEqual(page.evaluate("listening()"), [])


class ClientListenerTests(ClientTestCase):
    def connect(self, page):
        page.evaluate("""async () => {
          const { ChatClient } = await import("/web/client/chat-client.js");
          // Loaded when the page is idle, with listeners of their own.
          await (await import("/web/client/late-parts.js")).loadLateParts();
          const root = document.createElement("div");
          document.body.append(root);
          globalThis.client = new ChatClient(root, { device: "kate-phone", conversation: "party" });
          globalThis.client.connect();
        }""")
        self.kate.wait_until(lambda: self.kate.streams)
        self.kate.emit_patch(party.home())
        expect(page.locator(".panel .surface .node").first).to_be_attached()

    def disconnect(self, page):
        page.evaluate("client.disconnect()")
        self.kate.wait_until(lambda: not self.kate.streams)
        expect(page.locator(".composer")).to_have_count(0)

    def test_a_client_that_is_disconnected_listens_to_nothing_and_hears_nothing_any_more(self):
        self.kate = self.server.add(Device("kate-phone", snapshot(items=[item(1, JOHN, text="hi")], state=state(panel=OPEN))))
        page = self.open("/web/tests/pages/painter.html")
        page.evaluate(NOTING, [])
        # The first one leaves what all clients of a page share: its history, its connection, whether it is in sight.
        self.connect(page)
        self.disconnect(page)
        shared = page.evaluate("listening()")
        self.connect(page)
        self.assertGreater(len(page.evaluate("listening()")), len(shared) + 5)
        self.disconnect(page)
        self.assertEqual(page.evaluate("listening()"), shared)
