"""What a person does in an app goes to the server in order, and what is replaced meanwhile does not go at all."""

from support import BrowserTestCase

# A queue whose requests a test answers: `answers[0].resolve()`.
QUEUE = """async () => {
  const { InputQueue } = await import("/web/client/input-queue.js");
  Object.assign(globalThis, { sent: [], answers: [], problems: [], settled: 0, countMax: 1 });
  const send = (events) => {
    sent.push(events);
    return new Promise((resolve, reject) => answers.push({ resolve, reject }));
  };
  globalThis.queue = new InputQueue(send, (error) => problems.push(error.message), () => countMax);
  globalThis.put = (...events) => { for (const event of events) queue.add(event).then(() => (settled += 1)); };
  globalThis.turn = () => new Promise((done) => setTimeout(done));
}"""


def gesture(phase, kind="drag", x=0):
    return {"kind": "gesture", "node": 1, "event": {"gesture": kind, "phase": phase, "x": x}}


def transfer(phase, x=0):
    return {"kind": "transfer", "node": 1, "event": {"phase": phase, "x": x}}


def event(kind, node=1, **more):
    return {"kind": kind, "node": node, **more}


TAP, FOCUS = event("tap"), event("focus", isFocused=True)


class InputQueueTests(BrowserTestCase):
    def setUp(self):
        super().setUp()
        self.page = self.open("/web/tests/pages/painter.html")
        self.begin()

    def begin(self, count_max=1):
        self.page.evaluate(QUEUE)
        self.page.evaluate("count => { countMax = count; }", count_max)

    def put(self, *events):
        """Adds them and waits until the queue has had its turn."""
        return self.page.evaluate("async (events) => { put(...events); await turn(); return sent; }", list(events))

    def answer(self, index=0, failure=None):
        """Answers a request; what has been sent until then."""
        return self.page.evaluate(
            "async ([index, failure]) => { failure ? answers[index].reject(failure) : answers[index].resolve(); await turn(); return sent; }",
            [index, failure])

    def test_of_events_that_replace_each_other_the_last_one_goes(self):
        cases = [
            ("texts of one field", event("edit", text="a"), event("edit", text="ab"), True),
            ("texts of two fields", event("edit", text="a"), event("edit", 2, text="ab"), False),
            ("a text and the focus", event("edit", text="a"), FOCUS, False),
            ("places of a pointer", event("pointer", x=1), event("pointer", x=2), True),
            ("picked values", event("pick", value="1"), event("pick", value="2"), True),
            ("a slider on its way", event("slide", value=1, isEditing=True), event("slide", value=2, isEditing=True), True),
            ("a slider's end", event("slide", value=1, isEditing=True), event("slide", value=2, isEditing=False), True),
            ("a slide after another's end", event("slide", value=1, isEditing=False), event("slide", value=2, isEditing=True), False),
            ("moves of a drag", gesture("changed", x=1), gesture("changed", x=2), True),
            ("a drag's beginning and move", gesture("began"), gesture("changed"), False),
            ("a drag's move and end", gesture("changed"), gesture("ended"), False),
            ("moves of two gestures", gesture("changed"), gesture("changed", "magnify"), False),
            ("moves of what is carried", transfer("move", 1), transfer("move", 2), True),
            ("lifting and moving", transfer("lift"), transfer("move"), False),
            ("moving and dropping", transfer("move"), transfer("drop"), False),
            ("taps", TAP, TAP, False),
        ]
        for name, first, second, is_replaced in cases:
            with self.subTest(name):
                self.begin()
                expected = [second] if is_replaced else [first, second]
                self.assertEqual(self.put(first, second), [expected])

    def test_what_comes_during_a_request_goes_together_with_the_next(self):
        self.assertEqual(self.put(TAP), [[TAP]])
        self.assertEqual(self.put(FOCUS), [[TAP]])
        self.assertEqual(self.put(event("edit", text="a")), [[TAP]])
        self.assertEqual(self.page.evaluate("settled"), 0)
        self.assertEqual(self.answer(), [[TAP], [FOCUS, event("edit", text="a")]])
        self.assertEqual(self.page.evaluate("settled"), 1)
        self.answer(1)
        self.assertEqual(self.page.evaluate("settled"), 3)

    def test_a_request_has_64_events_at_most(self):
        sent = self.put(*[event("tap", number) for number in range(65)])
        self.assertEqual([len(each) for each in sent], [64])
        self.assertEqual([len(each) for each in self.answer()], [64, 1])

    def test_as_many_requests_wait_as_the_line_allows_and_not_by_two_lines_at_once(self):
        self.begin(2)
        self.put(TAP)
        self.put(TAP)
        self.assertEqual(len(self.put(TAP)), 2)
        # The line has changed: what it carries could overtake the two.
        self.page.evaluate("() => { countMax = 1; }")
        self.assertEqual(len(self.answer(0)), 2)
        self.assertEqual(len(self.answer(1)), 3)

    def test_what_the_server_refuses_is_told_and_the_next_goes(self):
        self.put(TAP)
        self.put(FOCUS)
        self.assertEqual(self.answer(failure={"message": "No."}), [[TAP], [FOCUS]])
        self.assertEqual(self.page.evaluate("problems"), ["No."])

    def test_after_a_cut_only_what_may_be_repeated_goes_again_before_what_came_meanwhile(self):
        self.page = self.keep("/web/tests/pages/painter.html", has_clock=True)
        self.begin()
        edit = event("edit", text="a")
        self.page.evaluate("events => put(...events)", [TAP, edit])
        self.page.evaluate("() => { put({ kind: 'tap', node: 9 }); }")
        cut = "answers[0].reject({ message: 'Cut.', isTemporary: true })"
        count = self.page.evaluate(f"async () => {{ {cut}; for (let turn = 0; turn < 9; turn += 1) await undefined; return sent.length; }}")
        self.assertEqual(count, 1)
        self.page.clock.run_for(500)
        self.assertEqual(self.page.evaluate("sent"), [[TAP, edit], [edit]])
        self.assertEqual(self.page.evaluate("problems"), [])
        self.page.evaluate("() => answers[1].resolve()")
        self.page.clock.run_for(1)
        self.assertEqual(self.page.evaluate("sent"), [[TAP, edit], [edit], [event("tap", 9)]])
        self.assertEqual(self.page.evaluate("problems"), ["Cut."])

    def test_a_queue_that_is_disconnected_sends_nothing_and_tells_nothing_more(self):
        self.put(TAP)
        self.put(FOCUS)
        self.page.evaluate("queue.disconnect()")
        self.assertEqual(self.answer(failure={"message": "No."}), [[TAP]])
        self.assertEqual(self.put(TAP), [[TAP]])
        self.assertEqual(self.page.evaluate("problems"), [])
