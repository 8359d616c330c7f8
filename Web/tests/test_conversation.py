"""The model of a conversation, without a page: what it takes, what it drops, and who has read what."""

from fixtures.conversations import JOHN, KATE, MAYA, item, receipt, snapshot, state
from module_page import ModuleTestCase

MODEL = """async () => {
  const { Conversation, keyOf } = await import("/web/client/conversation.js");
  globalThis.keyOf = keyOf;
  globalThis.begin = (snapshot) => { globalThis.model = new Conversation(snapshot); };
}"""
HELD_MAX = 600


def lines(first, last, sender=JOHN):
    return [item(number, sender, text=f"line {number}") for number in range(first, last + 1)]


class ConversationTests(ModuleTestCase):
    setup = MODEL

    def begin(self, *items, **more):
        self.js("snapshot => begin(snapshot)", snapshot(items, **more))

    def call(self, method, *arguments):
        return self.js(f"arguments => model.{method}(...arguments)", list(arguments))

    def get(self, name):
        return self.js(f"model.{name}")

    @property
    def ids(self):
        return self.js("model.items.map(keyOf)")

    def test_items_stand_in_the_order_of_their_entries_and_parts(self):
        self.begin(item(3, JOHN, part=1), item(2, JOHN), item(3, JOHN), item(1, KATE, part=2), item(1, KATE, part=1))
        self.assertEqual(self.ids, ["1.1", "1.2", "2.0", "3.0", "3.1"])

    def test_an_entry_is_taken_once(self):
        self.begin(*lines(1, 2))
        self.assertEqual([each["id"] for each in self.call("takeEntry", {"sequence": 3, "items": lines(3, 3)})], [3])
        self.assertEqual(self.call("takeEntry", {"sequence": 3, "items": lines(3, 3)}), [])
        self.assertEqual(self.call("takeEntry", {"sequence": 2, "items": lines(2, 2)}), [])
        self.assertEqual([self.get("lastSequence"), self.get("lastNews"), len(self.ids)], [3, 3, 3])

    def test_what_an_entry_changes_is_not_new(self):
        self.begin(*lines(1, 2))
        changed = {**lines(2, 2)[0], "text": "changed"}
        self.assertEqual([each["id"] for each in self.call("takeEntry", {"sequence": 3, "items": [changed, *lines(3, 3)]})], [3])
        self.assertEqual(self.call("takeEntry", {"sequence": 4, "items": [changed]}), [])
        self.assertEqual(self.get("items[1].text"), "changed")
        # Nor is an older item that was not held.
        self.assertEqual(self.call("takeEntry", {"sequence": 6, "items": lines(5, 5)}), [])

    def test_what_one_says_oneself_is_no_news(self):
        self.begin(*lines(1, 2))
        self.call("takeEntry", {"sequence": 3, "items": lines(3, 3, KATE)})
        self.assertEqual(self.get("lastNews"), 0)

    def test_a_range_is_replaced_and_the_rest_stays(self):
        self.begin(*lines(1, 5))
        self.call("takeTranscript", {"first": 2, "last": 4, "items": lines(3, 3), "revision": 7})
        self.assertEqual([self.ids, self.get("revision"), self.get("older")], [["1.0", "3.0", "5.0"], 7, None])
        self.call("takeTranscript", {"first": 1, "last": 5, "items": lines(4, 6), "revision": 8, "older": 4})
        self.assertEqual([self.ids, self.get("older")], [["4.0", "5.0", "6.0"], 4])

    def test_a_range_with_the_newest_ends_that_newer_ones_are_missing(self):
        self.begin(*lines(1, 2))
        self.js("() => { model.newer = 2 }")
        self.call("takeTranscript", {"first": 9, "last": 9, "items": lines(9, 9), "revision": 1, "older": 9})
        self.assertEqual([self.get("newer"), self.get("older")], [None, 9])
        self.assertIn("9.0", self.ids)

    def test_a_page_of_older_items_comes_before_and_says_where_the_next_begins(self):
        self.begin(*lines(11, 12), older=11)
        self.call("beginPage")
        self.call("takeEntry", {"sequence": 13, "items": [{**lines(10, 10)[0], "text": "changed meanwhile"}, *lines(13, 13)]})
        self.assertTrue(self.call("takePage", "older", {"items": lines(9, 10), "older": 9, "revision": 0}))
        self.assertEqual([self.ids, self.get("older"), self.get("newer")], [["9.0", "10.0", "11.0", "12.0", "13.0"], 9, None])
        self.assertEqual(self.get("items[1].text"), "changed meanwhile")
        # What was changed before its page was asked for is in the page as it is now.
        self.call("beginPage")
        self.call("takePage", "older", {"items": lines(8, 8), "revision": 0})
        self.assertEqual([self.ids[0], self.get("older")], ["8.0", None])

    def test_a_page_of_newer_items_keeps_where_the_older_ones_begin(self):
        self.begin(*lines(5, 6), older=5)
        self.js("() => { model.newer = 6 }")
        self.call("beginPage")
        self.assertTrue(self.call("takePage", "newer", {"items": lines(7, 8), "newer": 8, "revision": 0}))
        self.assertEqual([self.ids, self.get("older"), self.get("newer")], [["5.0", "6.0", "7.0", "8.0"], 5, 8])

    def test_the_newest_page_replaces_all(self):
        self.begin(*lines(5, 6), older=5)
        self.call("beginPage")
        self.assertTrue(self.call("takePage", "newest", {"items": lines(90, 91), "older": 90, "newer": 91, "revision": 0}))
        self.assertEqual([self.ids, self.get("older"), self.get("newer")], [["90.0", "91.0"], 90, 91])

    def test_a_page_from_before_a_change_is_outdated(self):
        self.begin(*lines(5, 6), older=5)
        self.call("beginPage")
        self.call("takeTranscript", {"first": 5, "last": 5, "items": [], "revision": 2})
        self.assertFalse(self.call("takePage", "older", {"items": lines(3, 4), "older": 3, "revision": 1}))
        self.assertEqual([self.ids, self.get("older")], [["6.0"], 5])
        self.assertTrue(self.call("takePage", "older", {"items": lines(3, 4), "older": 3, "revision": 2}))

    def test_what_lies_beyond_what_is_held_is_not_taken(self):
        self.begin(*lines(5, 6), older=5)
        self.js("() => { model.newer = 6 }")
        self.call("takeEntry", {"sequence": 7, "items": [*lines(4, 4), *lines(7, 7)]})
        self.assertEqual(self.ids, ["5.0", "6.0"])

    def test_as_many_are_held_as_may_be_and_the_far_end_goes(self):
        self.begin(*lines(1, HELD_MAX))
        self.call("trim", "older")
        self.assertEqual([len(self.ids), self.get("older"), self.get("newer")], [HELD_MAX, None, None])
        self.call("takeEntry", {"sequence": HELD_MAX + 1, "items": lines(HELD_MAX + 1, HELD_MAX + 1)})
        self.call("trim", "older")
        self.assertEqual([self.ids[0], len(self.ids), self.get("older"), self.get("newer")], ["2.0", HELD_MAX, 2, None])
        self.call("beginPage")
        self.call("takePage", "older", {"items": lines(0, 1), "revision": 0})
        self.assertEqual([self.ids[0], self.ids[-1], len(self.ids), self.get("newer")], ["0.0", "599.0", HELD_MAX, 599])

    def test_unread_lines_begin_with_the_first_by_somebody_else_that_was_not_read(self):
        receipts = [receipt(KATE, 4, 2), receipt(JOHN, 4, 4)]
        self.begin(*lines(1, 2), *lines(3, 3, KATE), *lines(4, 5), state=state(receipts=receipts))
        self.assertEqual([self.get("unreadFrom"), self.get("ownRead")], [4, 2])
        self.begin(*lines(1, 2), *lines(3, 3, KATE), state=state(receipts=receipts))
        self.assertEqual(self.get("unreadFrom"), None)
        self.begin(*lines(1, 2), state=state())
        self.assertEqual([self.get("ownRead"), self.get("unreadFrom")], [0, 1])

    def test_older_lines_that_are_unread_move_the_mark_back_and_read_ones_do_not(self):
        receipts = [receipt(KATE, 12, 8), receipt(JOHN, 12, 12)]
        self.begin(*lines(11, 12), older=11, state=state(receipts=receipts))
        self.assertEqual(self.get("unreadFrom"), 11)
        self.call("beginPage")
        self.call("takePage", "older", {"items": [*lines(7, 8), *lines(9, 9, KATE), *lines(10, 10)], "older": 7, "revision": 0})
        self.assertEqual(self.get("unreadFrom"), 10)
        self.begin(*lines(11, 12), older=11, state=state(receipts=[receipt(KATE, 12, 12)]))
        self.call("beginPage")
        self.call("takePage", "older", {"items": lines(9, 10), "older": 9, "revision": 0})
        self.assertEqual(self.get("unreadFrom"), None)

    def test_a_mark_that_was_set_anew_is_not_moved_to_before_it(self):
        self.begin(*lines(11, 12), older=11, state=state(receipts=[receipt(KATE, 12, 5)]))
        self.call("markUnread", 12)
        self.call("beginPage")
        self.call("takePage", "older", {"items": lines(9, 10), "older": 9, "revision": 0})
        self.assertEqual(self.get("unreadFrom"), 12)

    def test_the_state_of_delivery_is_that_of_those_to_whom_it_was_shown(self):
        own = item(5, KATE)
        cases = [
            ([receipt(JOHN, 4, 4), receipt(MAYA, 5, 4)], "Sent"),
            ([receipt(JOHN, 5, 4), receipt(MAYA, 6, 4)], "Delivered"),
            ([receipt(JOHN, 5, 5), receipt(MAYA, 5, 4)], "Read by John"),
            ([receipt(JOHN, 6, 6), receipt(MAYA, 5, 5)], "Read"),
            # Maya came later.
            ([receipt(JOHN, 5, 5), receipt(MAYA, 9, 9, first=6)], "Read"),
            ([receipt(JOHN, 5, 4), receipt(MAYA, 9, 9, first=5)], "Read by Maya"),
            ([receipt(JOHN, 9, 9, first=6), receipt(MAYA, 9, 9, first=6)], "Sent"),
            ([], "Sent"),
        ]
        for receipts, words in cases:
            with self.subTest(receipts=receipts):
                self.begin(*lines(1, 5, KATE), people=(KATE, JOHN, MAYA), state=state(receipts=receipts))
                self.assertEqual(self.call("delivery", own), words)

    def test_receipts_are_replaced_by_person_and_with_the_state(self):
        self.begin(*lines(1, 5, KATE), state=state(receipts=[receipt(JOHN, 5, 4)]))
        self.call("takeReceipt", receipt(JOHN, 5, 5))
        self.assertEqual(self.call("delivery", item(5, KATE)), "Read")
        self.call("takeState", state())
        self.assertEqual(self.call("delivery", item(5, KATE)), "Sent")

    def test_who_has_left_takes_no_part_and_what_they_said_is_sent(self):
        self.begin(*lines(1, 5, KATE), people=(JOHN, MAYA), state=state(receipts=[receipt(JOHN, 5, 5), receipt(MAYA, 5, 5)]))
        self.assertFalse(self.get("takesPart"))
        self.assertEqual(self.call("delivery", item(5, KATE)), "Sent")
        self.begin(*lines(1, 5, KATE))
        self.assertTrue(self.get("takesPart"))
        self.assertEqual(self.js("model.others.map(({ id }) => id)"), [JOHN])

    def test_a_state_that_leaves_something_out_has_its_usual_values(self):
        self.begin()
        self.assertEqual(self.js("[model.unsent, model.live, model.revision, model.colorScheme]"), [[], [], 0, "light"])
        self.assertEqual(self.js("[model.app('org.parley.MusselsParty').name, model.app('other') === undefined]"), ["Mussels Party", True])
