"""The link that the pages of a browser share: who gets what, when it is opened again, and what is lost with it."""

from module_page import ModuleTestCase

# A link over sources that a test speaks for: `sources.at(-1).say("stream", {…})`; requests wait until a test answers them.
LINK = """async () => {
  const { StreamLink } = await import("/web/client/stream-link.js");
  Object.assign(globalThis, { sources: [], requests: [], heard: {}, members: {}, unusable: 0, hasSend: false, sent: [] });
  globalThis.Source = class extends EventTarget {
    isClosed = false;
    hasStarted = false;
    constructor() {
      super();
      if (hasSend) {
        Object.assign(this, { hasOpened: true, hasMessage: false, send: (message) => sent.push(message), start: () => (this.hasStarted = true) });
      }
      sources.push(this);
    }
    close() { this.isClosed = true; }
    say(name, data) { this.dispatchEvent(new MessageEvent(name, { data: typeof data === "string" ? data : JSON.stringify(data) })); }
  };
  globalThis.isThere = true;
  globalThis.fetch = (path, { method, body, headers } = {}) => path === "/socket"
    ? (isThere ? Promise.resolve({ status: 426 }) : Promise.reject(new Error()))
    : new Promise((done) => requests.push({ words: [method, path, body && JSON.parse(body)], headers,
      answer: (status = 204, value) => done({ ok: status < 300, status, text: async () => (value ? JSON.stringify(value) : "") }) }));
  Math.random = () => 0.5;
  globalThis.link = new StreamLink({ openSource: () => new Source(), onUnusable: () => (unusable += 1) });
  globalThis.join = (name) => {
    heard[name] = [];
    members[name] = link.join({ path: `/devices/${name}`, headers: { "X-Name": name } }, (message) => {
      // Whoever is told has its member.
      heard[name].push(members[name] ? message : "too early");
    });
  };
  globalThis.begin = (...names) => {
    for (const name of names) join(name);
    sources.at(-1).say("stream", { stream: "s1", store: "store-1", silence: 45_000 });
  };
  globalThis.settle = async () => { for (let turn = 0; turn < 40; turn += 1) await undefined; };
  globalThis.asked = () => requests.map(({ words }) => words);
}"""
READY = {"kind": "ready", "store": "store-1"}
LOST = {"kind": "lost"}


class LinkTestCase(ModuleTestCase):
    setup = LINK

    def do(self, script):
        """Runs statements and waits for what follows from them; what the members have heard."""
        return self.js(f"async () => {{ {script}; await settle(); return heard; }}")


class StreamLinkTests(LinkTestCase):
    def test_members_share_a_source_and_are_told_when_they_may_subscribe(self):
        self.assertEqual(self.do("join('kate'); join('john')"), {"kate": [], "john": []})
        self.assertEqual(self.do("sources[0].say('stream', { stream: 's1', store: 'store-1', silence: 45_000 })"), {"kate": [READY], "john": [READY]})
        self.assertEqual(self.do("join('maya')")["maya"], [READY])
        self.assertEqual(self.js("sources.length"), 1)

    def test_who_leaves_before_its_turn_is_told_nothing(self):
        self.assertEqual(self.do("begin('kate'); join('john'); members.john.leave()")["john"], [])

    def test_an_event_goes_to_the_member_of_its_channel(self):
        self.do("begin('kate', 'john'); members.kate.subscribe(4); members.john.subscribe(5)")
        self.assertEqual(self.js("asked()"), [["PUT", "/devices/kate/streams/s1/1", {"after": 4}], ["PUT", "/devices/john/streams/s1/2", {"after": 5}]])
        self.assertEqual(self.js("requests[1].headers['X-Name']"), "john")
        heard = self.do("sources[0].say('entry', '2\\n{\"a\":\\n1}'); sources[0].say('entry', '3\\n{}')")
        self.assertEqual(heard, {"kate": [READY], "john": [READY, {"kind": "event", "name": "entry", "data": '{"a":\n1}'}]})

    def test_a_subscription_that_the_server_ends_is_told_once_and_hears_nothing_more(self):
        self.do("begin('kate'); members.kate.subscribe(0)")
        heard = self.do("sources[0].say('ended', '1\\n{}'); sources[0].say('ended', '1\\n{}'); sources[0].say('entry', '1\\n{}')")
        self.assertEqual(heard["kate"], [READY, {"kind": "refused", "code": "ended"}])

    def test_a_subscription_is_ended_after_it_was_begun_and_only_once(self):
        self.do("begin('kate'); members.kate.subscribe(0); members.kate.unsubscribe(); members.kate.unsubscribe()")
        self.assertEqual(self.js("asked()"), [["PUT", "/devices/kate/streams/s1/1", {"after": 0}]])
        self.do("requests[0].answer()")
        self.assertEqual(self.js("asked().slice(1)"), [["DELETE", "/devices/kate/streams/s1/1", None]])
        self.assertEqual(self.do("requests[1].answer(404); sources[0].say('entry', '1\\n{}')")["kate"], [READY])

    def test_whoever_subscribes_anew_gets_another_channel(self):
        self.do("begin('kate'); members.kate.subscribe(0); members.kate.subscribe(7); await settle(); requests[0].answer()")
        self.do("requests[1].answer()")
        self.assertEqual(self.js("asked()")[1:], [["DELETE", "/devices/kate/streams/s1/1", None], ["PUT", "/devices/kate/streams/s1/2", {"after": 7}]])

    def test_nobody_subscribes_without_a_stream_or_after_leaving(self):
        self.do("join('kate'); members.kate.subscribe(0)")
        self.assertEqual(self.js("asked()"), [])
        self.do("begin('john'); members.john.leave(); members.john.subscribe(0)")
        self.assertEqual(self.js("asked()"), [])

    def test_a_subscription_that_is_refused_says_why_unless_it_is_over(self):
        refusal = "{ error: { code: 'unknown_device', message: 'No.' } }"
        self.do("begin('kate', 'john'); members.kate.subscribe(0); members.john.subscribe(0); members.john.unsubscribe()")
        heard = self.do(f"requests[0].answer(404, {refusal}); requests[1].answer(404, {refusal})")
        self.assertEqual(heard, {"kate": [READY, {"kind": "refused", "code": "unknown_device"}], "john": [READY]})
        self.assertEqual(self.do("sources[0].say('entry', '1\\n{}')")["kate"][2:], [])

    def test_a_stream_that_the_server_does_not_know_is_opened_anew(self):
        self.do("begin('kate'); members.kate.subscribe(0)")
        self.assertEqual(self.do("requests[0].answer(404, { error: { code: 'unknown_stream', message: '' } })")["kate"], [READY, LOST])
        self.pass_time(250)
        self.assertEqual(self.js("sources.map((each) => each.isClosed)"), [True, False])

    def test_a_lost_stream_is_opened_again_later_each_time_up_to_five_seconds(self):
        self.do("join('kate')")
        for count, delay in enumerate([250, 500, 1000, 2000, 4000, 5000, 5000], 1):
            self.assertEqual(len(self.do("sources.at(-1).onerror()")["kate"]), count)
            self.assertTrue(self.js("sources.at(-1).isClosed"))
            self.pass_time(delay - 1)
            self.assertEqual(self.js("sources.length"), count)
            self.pass_time(1)
            self.assertEqual(self.js("sources.length"), count + 1)
        self.do("sources.at(-1).say('stream', { stream: 's2', store: 'store-1', silence: 45_000 }); sources.at(-1).onerror()")
        self.pass_time(250)
        self.assertEqual(self.js("sources.length"), 9)

    def test_random_delays_spread_the_clients_of_a_lost_server(self):
        for random, delay in [(0, 187), (0.9999, 312)]:
            self.begin_again()
            self.do(f"Math.random = () => {random}; join('kate'); sources[0].onerror()")
            self.pass_time(delay)
            self.assertEqual(self.js("sources.length"), 1)
            self.pass_time(2)
            self.assertEqual(self.js("sources.length"), 2)

    def test_what_an_old_source_says_of_its_end_changes_nothing(self):
        self.do("join('kate'); globalThis.old = sources[0].onerror; sources[0].onerror()")
        self.pass_time(250)
        self.assertEqual(self.do("old()")["kate"], [LOST])
        self.assertFalse(self.js("sources[1].isClosed"))

    def test_a_stream_that_says_nothing_for_fifteen_seconds_is_lost_and_one_that_has_said_something_is_not(self):
        self.do("join('kate')")
        self.pass_time(14_999)
        self.assertEqual(self.do(""), {"kate": []})
        self.pass_time(1)
        self.assertEqual(self.do(""), {"kate": [LOST]})
        self.pass_time(250)
        self.do("sources[1].say('stream', { stream: 's2', store: 'store-1', silence: 45_000 })")
        self.pass_time(30_000)
        self.assertEqual(self.do(""), {"kate": [LOST, READY]})

    def test_a_stream_that_falls_silent_is_opened_anew_and_one_whose_heart_beats_is_not(self):
        self.do("begin('kate'); members.kate.subscribe(0)")
        for _ in range(4):
            self.pass_time(30_000)
            self.do("sources[0].say('beat', '{}')")
        self.pass_time(45_000)
        self.assertEqual(self.do(""), {"kate": [READY]})
        self.pass_time(5_000)
        self.assertEqual(self.do(""), {"kate": [READY, LOST]})
        self.assertTrue(self.js("sources[0].isClosed"))
        self.pass_time(250)
        self.assertEqual(self.js("sources.length"), 2)

    def test_a_stream_opened_ahead_of_time_serves_who_comes_and_ends_where_nobody_does(self):
        self.do("link.warmUp(); link.warmUp(); join('kate')")
        self.pass_time(10_000)
        self.assertEqual(self.js("sources.map((each) => each.isClosed)"), [False])
        self.begin_again()
        self.do("link.warmUp(); sources[0].say('stream', { stream: 's1', store: 'store-1', silence: 45_000 })")
        self.pass_time(9_999)
        self.assertFalse(self.js("sources[0].isClosed"))
        self.pass_time(1)
        self.assertTrue(self.js("sources[0].isClosed"))
        # Whoever comes then opens another.
        self.do("join('kate')")
        self.assertEqual(self.js("sources.length"), 2)

    def test_a_stream_that_is_lost_is_not_warmed_up_before_its_time(self):
        self.do("join('kate'); sources[0].onerror(); link.warmUp(); join('john')")
        self.assertEqual(self.js("sources.length"), 1)

    def test_where_the_network_is_back_a_lost_stream_is_opened_at_once_and_once(self):
        self.do("link.hurry()")
        self.assertEqual(self.js("sources.length"), 0)
        self.do("join('kate'); link.hurry()")
        self.assertEqual(self.js("sources.length"), 1)
        self.do("sources[0].onerror(); link.hurry()")
        self.assertEqual(self.js("sources.length"), 2)
        self.do("sources[1].say('stream', { stream: 's1', store: 'store-1', silence: 45_000 })")
        self.pass_time(20_000)
        self.assertEqual(self.js("sources.length"), 2)

    def test_the_source_is_closed_once_the_last_member_has_ended_its_subscription(self):
        self.do("begin('kate', 'john'); members.kate.subscribe(0); members.john.subscribe(0); await settle(); requests[0].answer(); await settle(); members.john.leave()")
        self.do("requests[1].answer()")
        self.do("requests[2].answer(); members.kate.leave(); members.kate.leave()")
        self.assertEqual(self.js("[asked().slice(2), sources[0].isClosed]"),
                         [[["DELETE", "/devices/john/streams/s1/2", None], ["DELETE", "/devices/kate/streams/s1/1", None]], False])
        self.do("requests[3].answer()")
        self.assertTrue(self.js("sources[0].isClosed"))

    def test_a_source_without_members_that_fails_stays_closed(self):
        self.do("link.warmUp(); sources[0].onerror()")
        self.pass_time(10_000)
        self.assertEqual(self.js("sources.map((each) => each.isClosed)"), [True])

    def test_who_comes_while_the_last_one_goes_keeps_the_source(self):
        self.do("begin('kate'); members.kate.subscribe(0); await settle(); requests[0].answer(); await settle(); members.kate.leave(); join('john')")
        self.do("requests[1].answer()")
        self.assertFalse(self.js("sources[0].isClosed"))


class LinkInputTests(LinkTestCase):
    """Messages to the server by a source that carries them."""

    def begin(self):
        self.do("hasSend = true; begin('kate', 'john'); members.kate.subscribe(0); members.john.subscribe(0)")
        self.do("sources[0].say('state', '1\\n{}'); sources[0].say('state', '2\\n{}')")
        self.do("""globalThis.ends = {}; globalThis.put = (name, input) => members[name].ask({ input })?.then(
          (receipt) => (ends[input] = receipt ?? "done"), ({ code, status, isTemporary, message }) => (ends[input] = [code, status, isTemporary, message]))""")

    def test_a_request_goes_by_the_line_once_the_server_has_the_channel(self):
        self.do("hasSend = true; begin('kate'); members.kate.subscribe(0)")
        self.assertEqual(self.js("[members.kate.takesRequests(), members.kate.ask({ input: 'a' }) === undefined, sent]"), [False, True, []])
        self.do("sources[0].say('state', '1\\n{}')")
        self.assertTrue(self.js("members.kate.takesRequests()"))
        self.do("members.kate.ask({ input: 'a' }); members.kate.ask({ send: 'b' })")
        self.assertEqual(self.js("sent"), [{"channel": 1, "number": 1, "input": "a"}, {"channel": 1, "number": 2, "send": "b"}])

    def test_a_source_that_carries_nothing_takes_no_requests(self):
        self.do("begin('kate'); members.kate.subscribe(0); sources[0].say('state', '1\\n{}')")
        self.assertEqual(self.js("[members.kate.takesRequests(), members.kate.ask({ input: 'a' }) === undefined]"), [False, True])

    def test_each_message_gets_its_answer(self):
        self.begin()
        self.do("put('kate', 'a'); put('kate', 'b'); put('john', 'c'); put('john', 'd')")
        self.do("""const say = (channel, answer) => sources[0].say("answer", `${channel}\\n${JSON.stringify(answer)}`);
          say(1, { number: 2, error: { code: "invalid_input", message: "No." } }); say(2, { number: 3, receipt: { sequences: [7] } });
          say(2, { number: 4, error: { code: "internal_error", message: "Ill." } }); say(1, { number: 9 })""")
        self.assertEqual(self.js("ends"), {"b": ["invalid_input", 400, False, "No."], "c": {"sequences": [7]}, "d": ["internal_error", 500, True, "Ill."]})

    def test_with_a_channel_only_its_messages_are_lost(self):
        self.begin()
        self.do("put('kate', 'a'); put('john', 'b'); members.kate.unsubscribe()")
        lost = ["network", 0, True, "The server could not be reached."]
        self.assertEqual(self.js("ends"), {"a": lost})
        self.do("sources[0].onerror()")
        self.assertEqual(self.js("ends"), {"a": lost, "b": lost})
        self.assertFalse(self.js("members.john.takesRequests()"))

    def test_a_source_is_started_once_its_member_is_there_unless_it_is_gone(self):
        self.do("hasSend = true; join('kate')")
        self.assertTrue(self.js("sources[0].hasStarted"))
        self.do("link.hurry(); sources[0].onerror(); link.hurry(); sources[1].onerror()")
        self.assertEqual(self.js("sources.map((each) => each.hasStarted)"), [True, False])

    def test_sockets_are_given_up_where_the_server_is_there_and_they_say_nothing_twice(self):
        self.do("hasSend = true; join('kate'); sources[0].onerror()")
        self.assertEqual(self.js("unusable"), 0)
        self.do("link.hurry(); sources[1].onerror()")
        self.assertEqual(self.js("unusable"), 1)
        self.pass_time(60_000)
        self.assertEqual(self.js("[unusable, sources.length]"), [1, 2])

    def test_a_socket_that_is_refused_is_given_up_at_once(self):
        self.do("hasSend = true; join('kate'); sources[0].hasOpened = false; sources[0].onerror()")
        self.assertEqual(self.js("unusable"), 1)

    def test_sockets_are_kept_where_the_server_is_gone_or_has_said_something(self):
        self.do("hasSend = true; isThere = false; join('kate'); sources[0].hasOpened = false; sources[0].onerror()")
        self.assertEqual(self.js("unusable"), 0)
        self.do("isThere = true; link.hurry(); sources[1].hasOpened = false; sources[1].hasMessage = true; sources[1].onerror()")
        self.assertEqual(self.js("unusable"), 0)

    def test_a_welcome_between_two_dumb_sockets_counts_anew(self):
        self.do("hasSend = true; join('kate'); sources[0].onerror(); link.hurry()")
        self.do("sources[1].say('stream', { stream: 's', store: 't', silence: 45_000 }); sources[1].onerror()")
        self.assertEqual(self.js("unusable"), 0)
