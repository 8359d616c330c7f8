"""Copying and sharing a link to an app's message: the menu's actions by themselves."""

from playwright.sync_api import expect

from fixtures.conversations import KATE, bubble, item
from module_page import ModuleTestCase

ACTIONS = """async () => {
  const { linkActions } = await import("/web/client/bubble-link.js");
  Object.assign(globalThis, { asked: [], said: [], written: [], shared: [] });
  globalThis.answer = () => Response.json({ code: "ab12", expiresAt: 4102444800000 }, { status: 201 });
  globalThis.fetch = async (path, { method }) => (asked.push(`${method} ${path}`), answer());
  const api = { membership: { path: "/c", headers: {} } };
  globalThis.actions = (item, more) => linkActions(item, { api, say: (words) => said.push(words), group: { isGuest: false, ...more } });
  globalThis.run = async (item, name) => {
    await actions(item).find((each) => each.name === name).run();
    return { asked, said, written, shared };
  };
  globalThis.clipboard = (write) => Object.defineProperty(navigator, "clipboard", { configurable: true, value: { write } });
  globalThis.share = (share) => Object.defineProperty(Navigator.prototype, "share", { configurable: true, value: share });
  delete Navigator.prototype.share;
}"""
COPIES = """() => clipboard(async ([item]) => written.push(await (await item.getType("text/plain")).text()))"""
LINK = "Link to join"


class BubbleLinkTests(ModuleTestCase):
    setup = ACTIONS

    def entry(self, kind="bubble", **more):
        return item(7, KATE, kind, bubble=bubble(), **more)

    def names(self, entry, **group):
        return self.js("([entry, group]) => actions(entry, group).map(({ name }) => name)", [entry, group])

    def run_action(self, name):
        return self.js("([entry, name]) => run(entry, name)", [self.entry(), name])

    def test_who_may_invite_has_a_link_to_a_bubble_that_stays(self):
        self.assertEqual(self.names(self.entry()), ["Copy link"])
        self.assertEqual(self.names(self.entry(), isGuest=True), [])
        self.assertEqual(self.names(self.entry(keeping="offered")), [])
        self.assertEqual(self.names(self.entry("text", text="hi")), [])
        self.js("() => share(async () => {})")
        self.assertEqual(self.names(self.entry()), ["Copy link", "Share…"])

    def test_the_link_is_copied_and_its_end_is_told(self):
        self.js(COPIES)
        done = self.run_action("Copy link")
        self.assertEqual(done["asked"], ["POST /c/entries/7/link"])
        self.assertEqual(done["written"], [self.js("`${location.origin}/join/ab12`")])
        self.assertEqual(len(done["said"]), 1)
        self.assertIn("Copied. Whoever has the link sees this message", done["said"][0])

    def test_a_link_that_cannot_be_copied_is_shown(self):
        self.js("() => clipboard(async () => { throw new DOMException('no', 'NotAllowedError'); })")
        self.assertEqual(self.run_action("Copy link")["said"], [])
        field = self.page.get_by_role("textbox", name=LINK)
        self.assertTrue(field.input_value().endswith("/join/ab12"))
        self.assertEqual(self.js("() => document.activeElement.ariaLabel"), LINK)
        self.page.get_by_role("button", name="Close").click()
        expect(self.page.locator("dialog")).to_have_count(0)

    def test_the_link_is_shared_and_who_thinks_better_of_it_is_told_nothing(self):
        self.js("() => share(async ({ url }) => shared.push(url))")
        self.assertEqual(self.run_action("Share…")["shared"], [self.js("`${location.origin}/join/ab12`")])
        self.js("() => share(async () => { throw new DOMException('no', 'AbortError'); })")
        self.assertEqual(self.run_action("Share…")["said"], [])
        expect(self.page.locator("dialog")).to_have_count(0)

    def test_a_refusal_is_said(self):
        self.js(COPIES)
        self.js("() => { globalThis.answer = () => Response.json("
                "{ error: { code: 'unknown_entry', message: 'This message is not there any more.' } }, { status: 404 }); }")
        done = self.run_action("Copy link")
        self.assertEqual(done["said"], ["This message is not there any more."])
        self.assertEqual(done["written"], [])
