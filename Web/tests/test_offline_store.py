"""What the browser keeps of a person: bounded, of one device only, and gone with it."""

from module_page import ModuleTestCase

STORE = """async () => {
  await new Promise((done) => {
    const removal = indexedDB.deleteDatabase("parley");
    for (const name of ["success", "error", "blocked"]) removal.addEventListener(name, done);
  });
  const { OfflineStore, eraseKept, offlineLimits } = await import("/web/people/offline-store.js");
  Object.assign(globalThis, { limits: offlineLimits, eraseKept });
  globalThis.openStore = () => OfflineStore.open();
  globalThis.snapshot = (count, text = "Hello") => (
    { conversation: "c", older: 7, items: Array.from({ length: count }, (_, index) => ({ id: index + 8, text })) });
  globalThis.send = (key, createdAt = 1) => ({ key, conversation: "c", text: key, attachments: [], createdAt });
  globalThis.store = await openStore();
  await store.begin({ device: "kate-phone", person: { id: "k", name: "Kate" } });
}"""


class OfflineStoreTests(ModuleTestCase):
    setup = STORE

    def keep_something(self):
        self.js("""async () => {
          await store.saveList([{ id: "c" }]);
          await store.saveConversation("c", snapshot(2));
          await store.addSend(send("b", 2));
          await store.addSend(send("a", 1));
        }""")

    def test_a_later_page_finds_what_was_kept(self):
        self.keep_something()
        self.js("async () => { globalThis.later = await openStore(); }")
        self.assertEqual(self.js("async () => (await later.resume()).device"), "kate-phone")
        self.assertEqual(self.js("() => later.list()"), [{"id": "c"}])
        self.assertEqual(self.js("async () => (await later.conversation('c')).items.map(({ id }) => id)"), [8, 9])
        self.assertEqual(self.js("async () => (await later.sends()).map(({ key }) => key)"), ["a", "b"])
        self.js("() => later.removeSend('a')")
        self.assertEqual(self.js("async () => (await store.sends()).map(({ key }) => key)"), ["b"])

    def test_somebody_else_who_signs_in_finds_nothing_and_an_earlier_page_keeps_and_reads_nothing_more(self):
        self.keep_something()
        self.js("async () => { globalThis.other = await openStore(); await other.begin({ device: 'john-phone' }); }")
        self.assertEqual(self.js("async () => [await other.list(), await other.conversation('c'), await other.sends()]"), [None, None, []])
        self.js("""async () => {
          await other.saveConversation("d", snapshot(3));
          await store.saveConversation("c", snapshot(1));
          await store.saveList([{ id: "c" }]);
        }""")
        self.assertFalse(self.js("() => store.addSend(send('a'))"))
        self.assertEqual(self.js("async () => [await store.list(), await store.conversation('d'), await store.sends()]"), [None, None, []])
        self.assertEqual(self.js("async () => [await other.list(), await other.conversation('c'), await other.sends()]"), [None, None, []])
        self.assertEqual(self.js("async () => (await (await openStore()).resume()).device"), "john-phone")

    def test_after_signing_out_nothing_is_there_and_nothing_comes(self):
        self.keep_something()
        self.js("async () => { await eraseKept(); await store.saveConversation('c', snapshot(1)); await store.addSend(send('a')); }")
        found = self.js("async () => { const later = await openStore(); return [await later.resume(), await later.conversation('c'), await later.sends()]; }")
        self.assertEqual(found, [None, None, []])

    def test_the_newest_entries_are_kept_and_fewer_where_they_are_long(self):
        self.js("() => store.saveConversation('c', snapshot(limits.entries + 3))")
        self.assertEqual(self.js("async () => { const { items, older } = await store.conversation('c'); return [items.length, items[0].id, older]; }"), [100, 11, 11])
        self.js("() => store.saveConversation('c', snapshot(limits.entries, 'x'.repeat(20_000)))")
        self.assertEqual(self.js("async () => (await store.conversation('c')).items.length"), 12)
        self.js("() => store.saveConversation('c', snapshot(1, 'x'.repeat(limits.characters)))")
        self.assertIsNone(self.js("async () => (await store.conversation('c')) ?? null"), "what has no room is not shown as it was before")

    def test_of_many_conversations_those_that_were_saved_last_are_kept(self):
        self.js("""async () => {
          for (let number = 0; number < limits.conversations + 2; number += 1) {
            Date.now = () => 1_790_000_000_000 + number;
            await store.saveConversation(`c${number}`, snapshot(1));
          }
        }""")
        kept = self.js("""async () => {
          const found = [];
          for (let number = 0; number < limits.conversations + 2; number += 1) if (await store.conversation(`c${number}`)) found.push(number);
          return found;
        }""")
        self.assertEqual(kept, list(range(2, 22)))

    def test_what_left_the_list_is_removed(self):
        self.keep_something()
        self.js("() => store.saveList([{ id: 'd' }])")
        self.assertEqual(self.js("async () => [await store.conversation('c'), await store.sends()]"), [None, []])
        self.js("() => store.saveList(Array.from({ length: limits.listed + 1 }, (_, index) => ({ id: `c${index}` })))")
        self.assertEqual(self.js("async () => (await store.list()).length"), 500)

    def test_what_was_written_in_the_open_conversation_stays_though_the_list_has_it_not_yet(self):
        self.keep_something()
        self.js("() => store.saveList([{ id: 'd' }], 'c')")
        self.assertEqual(self.js("async () => (await store.sends()).map(({ key }) => key)"), ["a", "b"])

    def test_a_message_that_was_refused_says_so_until_it_waits_again(self):
        self.keep_something()
        self.js("async () => { await store.refuseSend('a', 'Too long.'); await store.refuseSend('gone', 'Too long.'); }")
        problems = "async () => (await store.sends()).map(({ key, problem }) => [key, problem ?? null])"
        self.assertEqual(self.js(problems), [["a", "Too long."], ["b", None]])
        self.js("() => store.refuseSend('a')")
        self.assertEqual(self.js(problems), [["a", None], ["b", None]])

    def test_messages_that_wait_have_a_limit_and_it_is_told(self):
        kept = self.js("""async () => {
          const answers = [];
          for (let number = 0; number <= limits.sends; number += 1) answers.push(await store.addSend(send(`k${number}`, number)));
          return answers;
        }""")
        self.assertEqual(kept, [True] * 100 + [False])
        self.assertEqual(self.js("async () => (await store.sends()).length"), 100)
