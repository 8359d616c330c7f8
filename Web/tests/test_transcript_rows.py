"""Which rows a conversation has, and where the transcript stands: both by themselves."""

from fixtures.conversations import JOHN, KATE, MAYA, START, item, receipt, snapshot, state
from module_page import ModuleTestCase

ROWS = """async () => {
  const { Conversation } = await import("/web/client/conversation.js");
  const { transcriptRows } = await import("/web/client/transcript-rows.js");
  globalThis.begin = (snapshot, more = {}) => { globalThis.model = Object.assign(new Conversation(snapshot), more); };
  globalThis.rows = (pending = []) => transcriptRows(model, pending).map(({ key, modifier }) => modifier === undefined ? key : `${key} ${modifier.trim().replace(/ +/g, " ")}`);
}"""
MINUTE = 60_000


def said(number, sender=JOHN, minutes=0, **more):
    return {**item(number, sender, text="hi"), "sentAt": START + int(minutes * MINUTE), **more}


class RowTests(ModuleTestCase):
    setup = ROWS

    def rows(self, *items, pending=(), changed=None, **more):
        self.js("([snapshot, more]) => begin(snapshot, more)", [snapshot(items, **more), changed or {}])
        return self.js("pending => rows(pending)", list(pending))

    def test_lines_of_one_person_within_a_pause_are_a_group(self):
        self.assertEqual(self.rows(said(1), said(2, minutes=1), said(3, KATE, 2), said(4, minutes=3)), [
            "time-1", "item-1.0 is-theirs", "item-2.0 is-theirs in-group ends-group", "item-3.0 is-mine ends-group", "status", "item-4.0 is-theirs ends-group"])

    def test_a_pause_or_another_day_is_marked_with_its_time(self):
        pause = self.js("async () => (await import('/web/client/times.js')).pauseLength") / MINUTE
        self.assertEqual(self.rows(said(1), said(2, minutes=pause))[2:], ["item-2.0 is-theirs in-group ends-group"])
        self.assertEqual(self.rows(said(1), said(2, minutes=pause + 0.01))[1:], ["item-1.0 is-theirs ends-group", "time-2", "item-2.0 is-theirs ends-group"])
        midnight = self.js("() => new Date(2026, 8, 22).getTime()")
        self.assertEqual(self.rows({**said(1), "sentAt": midnight - 1}, {**said(2), "sentAt": midnight})[2], "time-2")

    def test_names_stand_above_groups_of_others_where_there_are_several(self):
        three = {"people": (KATE, JOHN, MAYA)}
        self.assertEqual([row for row in self.rows(said(1), said(2), said(3, MAYA), said(4, KATE), said(5, JOHN), **three) if "sender" in row], ["sender-1", "sender-3", "sender-5"])
        self.assertEqual([row for row in self.rows(said(1), said(2, MAYA)) if "sender" in row], [])
        self.assertEqual([row for row in self.rows(said(1, kind="notice"), said(2, kind="summary"), **three) if "sender" in row], [])

    def test_a_line_in_the_middle_parts_a_group(self):
        for kind in ("notice", "summary"):
            self.assertEqual(self.rows(said(1), said(2, kind=kind), said(3))[1:],
                             ["item-1.0 is-theirs ends-group", "item-2.0 is-summary ends-group", "item-3.0 is-theirs ends-group"])

    def test_the_first_unread_line_is_marked_once_and_only_where_it_surely_is_the_first(self):
        read = {"state": state(receipts=[receipt(KATE, 3, 1), receipt(JOHN, 3, 3)])}
        self.assertEqual(self.rows(said(1), said(2), said(2, part=1), **read)[1:4], ["item-1.0 is-theirs", "unread", "item-2.0 is-theirs in-group"])
        self.assertEqual(sum(row == "unread" for row in self.rows(said(1), said(2), said(2, part=1), **read)), 1)
        self.assertIn("unread", self.rows(said(2), **read))
        self.assertNotIn("unread", self.rows(said(2), older=2, **read))

    def test_the_state_stands_under_the_last_own_line_unless_more_is_on_its_way(self):
        self.assertEqual(self.rows(said(1, KATE), said(2, KATE), said(3))[-2], "status")
        self.assertNotIn("status", self.rows(said(1)))
        self.assertNotIn("status", self.rows(said(1, KATE, kind="notice")))
        self.assertNotIn("status", self.rows(said(1, KATE), pending=[{"key": "k", "state": "sending", "attachments": [], "text": "x"}]))
        self.assertNotIn("status", self.rows(said(1, KATE), changed={"newer": 1}))

    def test_what_is_on_its_way_and_what_could_not_be_stored_comes_last(self):
        pending = {"key": "k", "state": "failed", "problem": "No.", "attachments": [{"file": "f"}], "text": "x", "bubble": {"app": "a"}}
        self.assertEqual(self.rows(said(1), pending=[pending], changed={"unsent": [{"key": "u"}]})[2:], [
            "unsent-u is-mine is-failed ends-group", "unsent-u-status", "pending-k-bubble is-mine is-failed ends-group", "pending-k-f is-mine is-failed ends-group",
            "pending-k-text is-mine is-failed ends-group", "pending-k-status"])
        plain = {"key": "k", "state": "sending", "attachments": [], "text": ""}
        self.assertEqual(self.rows(said(1), pending=[plain])[2:], ["pending-k-status"])
        self.assertEqual(len(self.rows(said(1), pending=[pending], changed={"unsent": [{"key": "u"}], "newer": 1})), 2)

    def test_a_message_that_goes_away_can_be_kept(self):
        self.assertEqual(self.rows(said(1, keeping={"state": "expiring"}))[2:], ["keep-1"])


# A transcript of 300 points, with rows of 50.
VIEW = """async () => {
  const { TranscriptView } = await import("/web/client/transcript-view.js");
  const { Conversation } = await import("/web/client/conversation.js");
  Object.assign(globalThis, { seen: 0, loads: [], newest: 0, states: { older: "none", newer: "none" } });
  const history = { state: (side) => states[side], load: (side) => loads.push(side), retry: (side) => loads.push(`retry ${side}`),
    loadNewest: async () => { newest += 1; delete model.newer; }, loadAround: async (sequence) => loads.push(sequence) };
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(".transcript { height: 300px; overflow: auto; overflow-anchor: none } .row, .row * { margin: 0; line-height: 1 } .row { height: 50px; overflow: hidden } .row.is-tall { height: 400px } [hidden] { display: none }");
  document.adoptedStyleSheets = [sheet];
  globalThis.begin = (snapshot) => {
    globalThis.model = new Conversation(snapshot);
    globalThis.view = new TranscriptView({ api: {}, live: {}, me: () => "kate" }, history, () => (seen += 1));
    document.getElementById("place").replaceChildren(view.element);
    view.connect();
    view.update(model, []);
    loads.length = 0;
  };
  globalThis.log = () => view.scrollArea;
  globalThis.left = () => log().scrollHeight - log().clientHeight - log().scrollTop;
  globalThis.button = () => { const each = view.element.querySelector(".new-messages"); return each.hidden ? null : each.textContent; };
  globalThis.take = (items) => { model.takeEntry({ sequence: items.at(-1).id, items }); view.update(model, []); };
  // Observers and scroll events come with a frame, of which the standing clock has none.
  globalThis.frame = () => new Promise((done) => { const observer = new IntersectionObserver(() => { observer.disconnect(); done(); }); observer.observe(document.body); });
}"""


def lines(first, last, sender=JOHN):
    return [item(number, sender, text=f"line {number}") for number in range(first, last + 1)]


class TranscriptViewTests(ModuleTestCase):
    setup = VIEW

    def begin(self, *items, **more):
        self.js("snapshot => begin(snapshot)", snapshot(items or lines(1, 20), **more))

    def do(self, script, value=None):
        self.js(f"async (value) => {{ {script}; await frame(); await frame(); }}", value)

    def get(self, script):
        return self.js(script)

    def test_it_begins_at_the_end_and_stays_there_while_rows_come_or_grow(self):
        self.begin()
        self.assertEqual(self.get("[left(), view.isAtEnd, seen > 0]"), [0, True, True])
        self.do("take(value)", lines(21, 22))
        self.assertEqual(self.get("[left(), button()]"), [0, None])
        self.do("view.column.lastElementChild.classList.add('is-tall')")
        self.assertEqual(self.get("left()"), 0)
        self.do("view.disconnect(); view.column.firstElementChild.classList.add('is-tall')")
        self.assertNotEqual(self.get("left()"), 0)

    def test_a_lower_transcript_stays_at_its_end(self):
        self.begin()
        self.do("log().style.height = '200px'")
        self.assertEqual(self.get("left()"), 0)

    def test_who_reads_above_is_not_moved_and_told_of_what_is_new(self):
        self.begin()
        self.do("log().scrollTop = 200")
        seen = self.get("seen")
        self.do("take(value)", lines(21, 21))
        self.assertEqual(self.get("[log().scrollTop, view.isAtEnd, button()]"), [200, False, "New messages"])
        self.do("log().scrollTop = 100000")
        self.assertEqual(self.get("[view.isAtEnd, button()]"), [True, None])
        self.assertGreater(self.get("seen"), seen)

    def test_more_than_a_screen_from_the_end_there_is_a_way_back_and_it_counts_what_is_new(self):
        self.begin()
        end = self.get("log().scrollTop")
        for distance, shown in ((299, None), (301, "Newest messages"), (200, None), (400, "Newest messages")):
            self.do(f"log().scrollTop = {end - distance}")
            self.assertEqual(self.get("button()"), shown, distance)
        self.assertTrue(self.get("view.element.querySelector('.new-messages').matches('.is-round')"))
        self.do("take(value)", lines(21, 21))
        self.do("take(value)", lines(22, 22))
        self.do("take(value)", [item(23, KATE, text="mine")])
        self.assertEqual(self.get("[button(), view.element.querySelector('.new-messages').matches('.is-round')]"), ["New messages · 2", False])
        self.do("log().scrollTop = 100000")
        self.do("log().scrollTop = 0")
        self.assertEqual(self.get("button()"), "Newest messages")

    def test_ones_own_line_goes_to_the_end(self):
        self.begin()
        self.do("log().scrollTop = 200; view.update(model, [], { follow: true })")
        self.assertEqual(self.get("[left(), newest]"), [0, 0])

    def test_within_48_points_of_the_end_the_person_reads_the_newest(self):
        self.begin()
        end = self.get("log().scrollTop")
        for distance, is_at_end in ((49, False), (48, False), (47, True)):
            self.do(f"log().scrollTop = 0; log().scrollTop = {end - distance}")
            self.assertEqual(self.get("view.isAtEnd"), is_at_end, distance)

    def test_more_is_asked_for_two_heights_before_an_end(self):
        self.begin(*lines(1, 60))
        self.do("log().scrollTop = 1500; loads.length = 0")
        self.do("log().scrollTop = 601")
        self.assertEqual(self.get("loads.splice(0)"), [])
        self.do("log().scrollTop = 599")
        self.assertIn("older", self.get("loads.splice(0)"))
        self.do("log().scrollTop = log().scrollHeight - 300 - 601; loads.length = 0")
        self.do("view.update(model, [])")
        self.assertNotIn("newer", self.get("loads.splice(0)"))
        self.do("log().scrollTop = log().scrollHeight - 300 - 599")
        self.assertIn("newer", self.get("loads.splice(0)"))
        self.do("log().style.display = 'none'; loads.length = 0; view.update(model, [])")
        self.assertEqual(self.get("loads"), [])

    def test_the_far_side_is_the_one_beyond_the_middle(self):
        self.begin()
        self.assertEqual(self.get("view.farSide"), "older")
        whole = self.get("log().scrollHeight")
        self.do(f"log().scrollTop = {whole / 2 - 150 - 10}")
        self.assertEqual(self.get("view.farSide"), "newer")
        self.do(f"log().scrollTop = {whole / 2 - 150 + 10}")
        self.assertEqual(self.get("view.farSide"), "older")

    def test_where_the_newest_are_not_held_the_button_fetches_them(self):
        self.begin()
        self.do("model.newer = 20; log().scrollTop = 100; view.update(model, [])")
        self.assertEqual(self.get("button()"), "Newest messages")
        self.do("view.element.querySelector('.new-messages').click()")
        self.assertEqual(self.get("[newest, left(), button(), document.activeElement === log()]"), [1, 0, None, True])

    def test_one_that_is_looked_for_is_shown_in_the_middle_and_marked(self):
        self.begin()
        self.do("await view.goTo(8)")
        top, is_found, loads = self.get("""() => {
          const row = [...view.column.children].find((each) => each.textContent.includes("line 8"));
          return [row.getBoundingClientRect().top - log().getBoundingClientRect().top, row.dataset.isFound, loads];
        }""")
        self.assertAlmostEqual(top, 125, delta=1)
        self.assertEqual([is_found, [each for each in loads if each == 8]], ["true", []])
        self.do("await view.goTo(77)")
        self.assertIn(77, self.get("loads"))

    def test_nothing_said_yet_says_so(self):
        self.js("snapshot => begin(snapshot)", snapshot([]))
        self.assertEqual(self.get("[view.element.querySelector('.transcript-empty').hidden, view.element.querySelector('.empty-title').textContent]"), [False, "Say hello to John"])
        self.do("take(value)", lines(1, 1))
        self.assertTrue(self.get("view.element.querySelector('.transcript-empty').hidden"))
        self.js("snapshot => begin(snapshot)", snapshot([], people=(KATE,)))
        self.assertEqual(self.get("view.element.querySelector('.empty-title').textContent"), "It’s quiet here")

    def test_only_what_is_new_is_announced(self):
        self.begin()
        self.do("take(value)", lines(21, 21))
        new = "[...view.column.children].filter((each) => each.getAttribute('aria-live') !== 'off').map((each) => each.textContent.includes('line 21'))"
        self.assertEqual(self.get(new), [True])

    def test_the_focus_stays_on_a_row_that_is_drawn_anew(self):
        self.begin()
        self.do("const row = view.column.children[5]; row.tabIndex = -1; row.focus()")
        focused = self.get("document.activeElement.textContent")
        number = int("".join(each for each in focused if each.isdigit()))
        changed = {**lines(number, number)[0], "text": "changed"}
        self.do("model.takeTranscript({ first: value.id, last: value.id, items: [value], revision: 1 }); view.update(model, [])", changed)
        self.assertIn("changed", self.get("document.activeElement.textContent"))
        self.do("model.takeTranscript({ first: value, last: value, items: [], revision: 2 }); view.update(model, [])", number)
        self.assertTrue(self.get("document.activeElement === log()"))
