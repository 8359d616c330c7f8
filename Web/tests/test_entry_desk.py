"""What can be done with an entry, and to whose it is asked: the desk by itself."""

from fixtures.conversations import JOHN, KATE, item, snapshot
from module_page import START, ModuleTestCase

DESK = """async () => {
  const { EntryDesk } = await import("/web/client/entry-desk.js");
  const { Conversation } = await import("/web/client/conversation.js");
  await (await import("/web/client/late-parts.js")).loadLateParts();
  const root = document.getElementById("place");
  Object.assign(globalThis, { calls: [], notices: [] });
  const note = (name) => (...words) => { calls.push([name, ...words.map((each) => each?.id ?? each)]); };
  const api = { react: note("react"), takeReactionBack: note("takeBack"), withdraw: note("withdraw") };
  const composer = { replyTo: note("reply"), edit: note("edit") };
  globalThis.place = (snapshot) => {
    const model = new Conversation(snapshot);
    root.replaceChildren();
    for (const { id } of model.items) {
      const row = Object.assign(document.createElement("div"), { className: "row", innerHTML: `<p data-entry="${id}">x</p>` });
      root.append(row);
    }
    const commands = { add: (run) => run() };
    globalThis.desk = new EntryDesk({ root, api, commands, notice: { show: (words) => notices.push(words) }, conversation: () => model, composer: () => composer });
    globalThis.model = model;
  };
  globalThis.names = () => [...document.querySelectorAll("dialog[open] .entry-action, dialog[open] [role=menuitem], dialog[open] button:not(.emoji-button)")].map((each) => each.textContent.trim()).filter(Boolean);
}"""
MINUTE = 60_000


class EntryDeskTests(ModuleTestCase):
    setup = DESK

    def menu(self, entry, **more):
        """The names of what can be done with the one entry."""
        self.js("() => { for (const each of document.querySelectorAll('dialog[open]')) { each.close(); each.remove(); } }")
        self.js("snapshot => place(snapshot)", snapshot([entry], **more))
        is_open = self.js("desk.open(document.querySelector('.row'))")
        return [name for name in self.js("names()") if name in ("Reply", "Copy", "Edit", "Undo Send")] if is_open else None

    def sent(self, ago, sender=KATE, kind="text", **more):
        now = self.js("Date.now()")
        return {**item(1, sender, kind, **more), "sentAt": now - ago}

    def test_ones_own_text_can_be_edited_for_fifteen_minutes_and_unsent_for_two(self):
        cases = [(0, ["Reply", "Copy", "Edit", "Undo Send"]), (2 * MINUTE - 1, ["Reply", "Copy", "Edit", "Undo Send"]), (2 * MINUTE, ["Reply", "Copy", "Edit"]),
                 (15 * MINUTE - 1, ["Reply", "Copy", "Edit"]), (15 * MINUTE, ["Reply", "Copy"])]
        for ago, names in cases:
            with self.subTest(ago=ago):
                self.assertEqual(self.menu(self.sent(ago, text="hi")), names)

    def test_what_somebody_else_said_is_answered_and_copied(self):
        self.assertEqual(self.menu(self.sent(0, JOHN, text="hi")), ["Reply", "Copy"])

    def test_files_are_unsent_and_not_edited_or_copied_and_messages_of_apps_stay(self):
        self.assertEqual(self.menu(self.sent(0, kind="attachment")), ["Reply", "Undo Send"])
        self.assertEqual(self.menu(self.sent(0, kind="sticker")), ["Reply", "Undo Send"])
        self.assertEqual(self.menu(self.sent(0, kind="bubble")), ["Reply"])

    def test_lines_about_the_conversation_have_no_menu(self):
        self.assertIsNone(self.menu(self.sent(0, kind="notice")))
        self.assertIsNone(self.menu(self.sent(0, kind="summary")))
        self.assertIsNone(self.js("() => { const row = document.createElement('div'); return desk.open(row) || null; }"))

    def test_who_has_left_copies_texts_and_does_nothing_else(self):
        self.assertEqual(self.menu(self.sent(0, text="hi"), people=(JOHN,)), ["Copy"])
        self.assertEqual(self.js("document.querySelectorAll('dialog[open] .entry-reactions').length"), 0)
        self.assertIsNone(self.menu(self.sent(0, kind="sticker"), people=(JOHN,)))

    def test_each_action_is_told_of_the_entry(self):
        for name, call in (("Reply", "reply"), ("Edit", "edit"), ("Undo Send", "withdraw")):
            self.menu(self.sent(0, text="hi"))
            self.js("name => [...document.querySelectorAll('dialog[open] button')].find((each) => each.textContent.trim() === name).click()", name)
            self.assertEqual(self.js("calls.splice(0)"), [[call, 1]])
