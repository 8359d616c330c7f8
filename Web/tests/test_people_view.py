"""Who takes part, and leaving: the view by itself, over requests that a test answers."""

from fixtures.conversations import JOHN, KATE, MAYA, snapshot
from module_page import ModuleTestCase

PEOPLE = """async () => {
  const { PeopleView } = await import("/web/client/people-view.js");
  const { AvatarColors } = await import("/web/client/avatar-colors.js");
  const { Conversation } = await import("/web/client/conversation.js");
  const { backLayers } = await import("/web/client/back-layers.js");
  await (await import("/web/client/late-parts.js")).loadLateParts();
  Object.assign(globalThis, { calls: [], layers: [] });
  backLayers.set = (_, isOpen) => layers.push(isOpen);
  const note = (name, value) => async (...words) => { calls.push([name, ...words]); return value; };
  const api = new Proxy({}, { get: (_, name) => name === "membership" ? { path: "/c", headers: {} } : note(name, {}) });
  globalThis.fetch = async (path, { method }) => (calls.push([`${method} ${path}`]), new Response(null, { status: 204 }));
  globalThis.begin = (snapshot, group) => {
    globalThis.view = new PeopleView(api, note("leave"), group && { ...group, people: async () => [], retentionDays: () => undefined, isDirect: () => false });
    document.getElementById("place").replaceChildren(view.element);
    view.update(new Conversation(snapshot), new AvatarColors());
  };
  globalThis.names = () => [...view.element.querySelectorAll(".people-list li")].map((each) => each.querySelector(".person-name").textContent);
  globalThis.button = (name) => [...view.element.querySelectorAll("button")].find((each) => !each.hidden && each.textContent === name) ?? null;
  globalThis.toggle = (isOpen) => new Promise((done) => { view.element.addEventListener("toggle", () => done(), { once: true }); view.element.open = isOpen; });
  globalThis.click = async (name) => { button(name).click(); for (let turn = 0; turn < 20; turn += 1) await undefined; };
}"""

REMOVAL = f"DELETE /c/members/{JOHN}"


class PeopleViewTests(ModuleTestCase):
    setup = PEOPLE

    def begin(self, *people, group=None):
        self.js("([snapshot, group]) => begin(snapshot, group ?? undefined)", [snapshot([], people=people or (KATE, JOHN)), group])

    def calls(self, *names):
        return [each for each in self.js("calls.splice(0)") if each[0] in names]

    def removable(self):
        return self.js("[...view.element.querySelectorAll('.remove-button')].map((each) => each.ariaLabel)")

    def test_everybody_is_named_and_who_looks_is_marked(self):
        self.begin(KATE, JOHN, MAYA)
        self.assertEqual(self.js("names()"), ["Kate (you)", "John", "Maya"])

    def answer(self, name):
        """Presses a button of the question that is asked."""
        self.js("(name) => [...document.querySelectorAll('dialog button')].find((each) => each.textContent === name).click()", name)
        self.wait_until_nothing_is_asked()

    def wait_until_nothing_is_asked(self):
        """Waits for a closed dialog to go: it goes with its `close` event, which comes in a later task."""
        self.page.wait_for_function("() => !document.querySelector('dialog')", timeout=5_000)

    def question(self):
        return self.js("document.querySelector('dialog h2')?.textContent ?? null")

    def test_leaving_is_asked_in_a_dialog_and_two_quick_taps_only_ask(self):
        self.begin()
        self.js("toggle(true)")
        self.js("click('Leave conversation')")
        self.js("click('Leave conversation')")
        self.assertEqual([self.calls("leave"), self.question()], [[], "Leave this conversation?"])
        self.js("document.querySelectorAll('dialog').forEach((each) => each.close())")
        self.wait_until_nothing_is_asked()
        self.assertEqual([self.calls("leave"), self.js("view.element.open")], [[], True])
        self.js("click('Leave conversation')")
        self.answer("Leave")
        self.assertEqual([self.calls("leave"), self.question(), self.js("view.element.open")], [[["leave"]], None, False])

    def test_an_open_sheet_is_a_layer_that_going_back_closes_and_asks_for_the_link(self):
        self.begin()
        self.js("toggle(true)")
        asked = len(self.js("calls.splice(0)"))
        self.js("toggle(false)")
        self.assertEqual([self.js("layers"), asked > 0, self.js("calls")], [[True, False], True, []])

    def test_who_has_left_neither_leaves_nor_asks_for_a_link(self):
        self.begin(JOHN, MAYA)
        self.js("toggle(true)")
        self.assertEqual([self.js("button('Leave conversation')"), self.js("calls")], [None, []])

    def test_escape_closes_it_and_is_somebody_elses_otherwise(self):
        self.begin()
        press = "() => { globalThis.escapes ??= 0; document.body.onkeydown = () => (escapes += 1); view.element.querySelector('summary').dispatchEvent(new KeyboardEvent('keydown', { key: %r, bubbles: true })) }"
        self.js("toggle(true)")
        self.js(press % "a")
        self.assertTrue(self.js("view.element.open"))
        self.js(press % "Escape")
        self.assertEqual([self.js("view.element.open"), self.js("escapes"), self.js("document.activeElement.textContent")], [False, 1, "People"])
        self.js(press % "Escape")
        self.assertEqual(self.js("escapes"), 2)

    def test_who_has_been_here_for_longest_removes_others_from_three_people_on(self):
        group = {"isGuest": False}
        for people, more, expected in [((KATE, JOHN, MAYA), group, ["Remove John from here", "Remove Maya from here"]), ((KATE, JOHN), group, []), ((JOHN, KATE, MAYA), group, []),
                                       ((KATE, JOHN, MAYA), {"isGuest": True}, []), ((KATE, JOHN, MAYA), None, []), ((JOHN, MAYA), group, [])]:
            self.begin(*people, group=more)
            self.assertEqual(self.removable(), [])
            self.js("toggle(true)")
            self.assertEqual(self.removable(), expected)

    def test_removing_is_asked_in_a_dialog(self):
        self.begin(KATE, JOHN, MAYA, group={"isGuest": False})
        self.js("toggle(true)")
        self.js("click('Remove')")
        self.assertEqual([self.question(), self.calls(REMOVAL)], ["Remove John from here?", []])
        self.answer("Remove")
        self.assertEqual(self.calls(REMOVAL), [[REMOVAL]])
