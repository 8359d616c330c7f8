"""An event stream in the messages of a WebSocket, by itself, over a socket that a test speaks for."""

from module_page import ModuleTestCase

SOCKET = """async () => {
  Object.assign(globalThis, await import("/web/client/socket-source.js"));
  Object.assign(globalThis, { sockets: [], heard: [], errors: 0 });
  globalThis.WebSocket = class {
    static CLOSING = 2;
    readyState = 1;
    sent = [];
    constructor(address) { this.address = address; sockets.push(this); }
    send(text) { this.sent.push(text); }
    close() { this.readyState = 2; }
  };
  globalThis.hear = (source, ...names) => {
    for (const name of names) source.addEventListener(name, ({ data }) => heard.push([name, data]));
    source.onerror = () => (errors += 1);
    return source;
  };
  globalThis.come = (...texts) => { for (const data of texts) sockets.at(-1).onmessage?.({ data }); };
  sessionStorage.clear();
}"""


class SocketSourceTests(ModuleTestCase):
    setup = SOCKET

    def do(self, script):
        self.js(f"async () => {{ {script}; for (let turn = 0; turn < 9; turn += 1) await undefined; }}")
        return self.js("heard")

    def test_what_came_early_is_heard_once_it_is_started_and_what_comes_then_at_once(self):
        self.do("globalThis.source = hear(new SocketSource(), 'entry', 'message')")
        self.assertEqual(self.js("[source.hasMessage, source.hasOpened, source.isClosed, sockets[0].address]"),
                         [False, False, False, self.server.address.replace("http:", "ws:") + "/socket"])
        self.assertEqual(self.do("sockets[0].onopen(); come('event: entry\\ndata: 1\\n\\n')"), [])
        self.assertEqual(self.js("[source.hasMessage, source.hasOpened]"), [True, True])
        self.assertEqual(self.do("source.start()"), [["entry", "1"]])
        self.assertEqual(self.do("source.start(); come('data: 2\\n\\n')"), [["entry", "1"], ["message", "2"]])

    def test_an_event_may_come_in_parts_and_have_several_lines(self):
        self.do("hear(new SocketSource(), 'entry', 'message').start()")
        heard = self.do("come('event: en', 'try\\ndata: a\\ndata: b\\n', '\\n: nothing\\n\\nevent: entry\\n\\ndata: c\\n\\n')")
        self.assertEqual(heard, [["entry", "a\nb"], ["message", "c"]])

    def test_messages_go_as_json(self):
        self.do("new SocketSource().send({ channel: 1 })")
        self.assertEqual(self.js("sockets[0].sent"), ['{"channel":1}'])

    def test_an_end_is_told_unless_it_was_wanted(self):
        self.do("hear(new SocketSource()).start(); sockets[0].onclose()")
        self.assertEqual(self.js("errors"), 1)
        self.do("globalThis.source = hear(new SocketSource(), 'message'); source.start(); source.close(); come('data: 1\\n\\n'); sockets[1].onclose()")
        self.assertEqual(self.js("[errors, heard, source.isClosed]"), [1, [], True])

    def test_a_socket_that_was_opened_early_is_taken_once_and_ends_where_nobody_takes_it(self):
        self.do("openSocketEarly(); globalThis.early = parleyEarlySocket")
        self.assertTrue(self.js("takeSocket() === early && takeSocket() !== early"))
        self.pass_time(10_000)
        self.assertEqual(self.js("[sockets.length, early.isClosed]"), [2, False])
        self.do("openSocketEarly(); globalThis.early = parleyEarlySocket")
        self.pass_time(9_999)
        self.assertFalse(self.js("early.isClosed"))
        self.pass_time(1)
        self.assertEqual(self.js("[early.isClosed, parleyEarlySocket === undefined, takeSocket() === early]"), [True, True, False])

    def test_one_that_has_ended_meanwhile_is_not_taken(self):
        self.do("openSocketEarly(); globalThis.early = parleyEarlySocket; early.close()")
        self.assertFalse(self.js("takeSocket() === early"))

    def test_a_tab_remembers_that_its_line_carries_none(self):
        self.assertTrue(self.js("mayUseSocket()"))
        self.do("rememberNoSocket()")
        self.assertFalse(self.js("mayUseSocket()"))
        self.do("sessionStorage.clear(); delete globalThis.WebSocket")
        self.assertFalse(self.js("mayUseSocket()"))

    def test_a_server_is_there_if_it_answers_whoever_it_knows(self):
        script = """async (status) => {
          const own = fetch;
          globalThis.fetch = () => status ? Promise.resolve(new Response("", { status })) : Promise.reject(new Error());
          try { return await isServerThere(); } finally { globalThis.fetch = own; }
        }"""
        self.assertEqual([self.js(script, status) for status in (426, 404, 401, 0)], [True, True, False, False])
