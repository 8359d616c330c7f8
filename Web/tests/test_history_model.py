"""Fetching pages of a conversation: which, when, and what happens to one that comes too late. Without a page."""

from fixtures.conversations import JOHN, item, snapshot
from module_page import ModuleTestCase

HISTORY = """async () => {
  const { History } = await import("/web/client/history.js");
  const { Conversation } = await import("/web/client/conversation.js");
  Object.assign(globalThis, { asked: [], answers: [], shown: 0 });
  globalThis.begin = (snapshot) => {
    globalThis.model = new Conversation(snapshot);
    globalThis.fetched = new History({
      api: { entryPage: (place) => { asked.push(place); return new Promise((done, fail) => answers.push({ done, fail })); } },
      conversation: () => model, show: () => (shown += 1),
    });
  };
  globalThis.states = () => [fetched.state("older"), fetched.state("newer")];
  globalThis.turn = async () => { for (let turn = 0; turn < 20; turn += 1) await undefined; };
}"""


def lines(first, last):
    return [item(number, JOHN, text=f"line {number}") for number in range(first, last + 1)]


class HistoryModelTests(ModuleTestCase):
    setup = HISTORY

    def setUp(self):
        super().setUp()
        self.js("snapshot => begin(snapshot)", snapshot(lines(50, 60), older=50))

    def do(self, script, value=None):
        self.js(f"async (value) => {{ {script}; await turn(); }}", value)
        return self.js("asked.splice(0)")

    def answer(self, index, first, last, **more):
        """Answers a request with these lines."""
        return self.do(f"answers[{index}].done(value)", {"items": lines(first, last), "revision": 0, **more})

    @property
    def states(self):
        return self.js("states()")

    @property
    def ids(self):
        return self.js("model.items.map(({ id }) => id)")

    def test_a_side_is_fetched_once_at_a_time_and_shown_at_both_ends(self):
        self.assertEqual(self.states, ["idle", "none"])
        self.assertEqual(self.do("fetched.load('older'); fetched.load('older'); fetched.load('newer')"), [{"before": 50}])
        self.assertEqual([self.states, self.js("shown")], [["loading", "none"], 1])
        self.answer(0, 40, 49, older=40)
        self.assertEqual([self.states, self.js("shown"), self.ids[0]], [["idle", "none"], 2, 40])
        self.assertEqual(self.do("fetched.load('older')"), [{"before": 40}])
        self.answer(1, 1, 39)
        self.assertEqual([self.states, self.do("fetched.load('older')")], [["none", "none"], []])

    def test_newer_ones_are_fetched_after_the_last(self):
        self.js("() => { model.newer = 60 }")
        self.assertEqual(self.do("fetched.load('newer')"), [{"after": 60}])
        self.assertEqual(self.states, ["idle", "loading"])
        self.answer(0, 61, 62)
        self.assertEqual([self.states, self.ids[-1]], [["idle", "none"], 62])

    def test_a_side_that_failed_waits_until_it_is_asked_for_again(self):
        self.do("fetched.load('older'); answers[0].fail(new Error('lost'))")
        self.assertEqual([self.states[0], self.js("shown"), self.do("fetched.load('older')")], ["failed", 2, []])
        self.assertEqual(self.do("fetched.retry('older')"), [{"before": 50}])
        self.answer(1, 40, 49, older=40)
        self.assertEqual(self.states[0], "idle")

    def test_the_newest_replace_all_and_count_as_newer_ones(self):
        self.js("() => { model.newer = 60 }")
        self.assertEqual(self.do("fetched.loadNewest(); fetched.loadNewest()"), [{}])
        self.assertEqual([self.states, self.do("fetched.load('older')")], [["idle", "loading"], []])
        self.do("answers[0].fail(new Error('lost'))")
        self.assertEqual(self.states, ["idle", "failed"])
        # Asked for again by themselves, they have not failed any more.
        self.assertEqual(self.do("fetched.loadNewest()"), [{}])
        self.answer(1, 90, 99, older=90, newer=99)
        self.assertEqual([self.states, self.ids[0]], [["idle", "idle"], 90])

    def test_a_place_is_fetched_from_thirty_before_it(self):
        self.assertEqual(self.do("fetched.loadAround(45)"), [{"after": 15}])
        self.assertEqual(self.do("fetched.loadAround(12)"), [{"after": 0}])
        self.answer(0, 16, 20, older=16, newer=20)
        self.assertEqual(self.ids[0], 50)
        self.answer(1, 1, 12, newer=12)
        self.assertEqual(self.ids[-1], 12)

    def test_a_page_that_is_outdated_is_asked_for_again_only_of_the_newest(self):
        self.js("() => { model.revision = 5 }")
        self.do("fetched.loadNewest()")
        self.assertEqual(self.answer(0, 90, 99), [{}])
        self.answer(1, 91, 99, older=91, revision=5)
        self.assertEqual([self.ids[0], self.states], [91, ["idle", "none"]])
        self.do("fetched.load('older')")
        self.assertEqual(self.answer(2, 80, 90), [])
        self.assertEqual([self.ids[0], self.states], [91, ["idle", "none"]])

    def test_a_page_for_a_place_that_has_changed_is_dropped(self):
        self.do("fetched.load('older'); model.older = 55")
        self.answer(0, 40, 49, older=40)
        self.assertEqual([self.js("model.older"), self.states[0], 45 in self.ids], [55, "idle", False])

    def test_a_page_of_a_conversation_that_was_begun_anew_is_dropped(self):
        self.do("fetched.load('older'); model = new model.constructor(value)", snapshot(lines(50, 60), older=50))
        self.answer(0, 40, 49, older=40)
        self.assertEqual([self.ids[0], self.states[0]], [50, "idle"])

    def test_a_fetch_that_a_later_one_replaced_changes_nothing(self):
        self.do("fetched.load('older'); fetched.loadNewest()")
        shown = self.js("shown")
        self.do("answers[0].fail(new Error('lost'))")
        self.assertEqual([self.js("shown"), self.states[0]], [shown, "idle"])
        self.answer(1, 90, 99, older=90)
        self.assertEqual([self.js("shown"), self.ids[0]], [shown + 1, 90])
