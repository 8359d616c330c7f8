"""The arrow keys in the transcript, by itself, over rows of each sort."""

from module_page import ModuleTestCase

KEYS = """async () => {
  const { TranscriptKeys } = await import("/web/client/transcript-keys.js");
  document.getElementById("place").innerHTML = `<button id="before">before</button><div id="log" tabindex="0"><div id="list">
    <div class="row" id="text" tabindex="-1"><p class="text-bubble">words <a href="#x" id="link">link</a></p><button class="entry-menu-button" id="menu">…</button></div>
    <div class="row" id="time">12:00</div>
    <div class="row"><button id="card" class="bubble-card">card</button></div>
    <div class="row"><div class="live-bubble" data-state="live" id="live" tabindex="-1"><button id="first">a</button><button id="second">b</button></div></div>
    <div class="row"><input type="range" id="slider"></div>
    <div class="row" inert><button id="inert">no</button></div>
    <div class="row" id="last"><p class="summary">end</p></div></div></div><button id="after">after</button>`;
  const log = document.getElementById("log");
  new TranscriptKeys(log, document.getElementById("list"));
  globalThis.at = () => document.activeElement.id;
  globalThis.focus = (id) => document.getElementById(id).focus();
  globalThis.press = (key, more) => {
    const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more });
    document.activeElement.dispatchEvent(event);
    return event.defaultPrevented;
  };
}"""


class TranscriptFocusTests(ModuleTestCase):
    setup = KEYS

    def press(self, key, on=None, **more):
        """Returns where the focus is then, and whether nothing else happens to the key."""
        if on:
            self.js("id => focus(id)", on)
        is_taken = self.js("([key, more]) => press(key, more)", [key, more])
        return self.js("at()"), is_taken

    def test_arrows_go_from_stop_to_stop_and_rest_at_both_ends(self):
        places = [self.press("ArrowDown", on="text")[0]] + [self.press("ArrowDown")[0] for _ in range(6)]
        self.assertEqual(places, ["link", "card", "live", "slider", "last", "last", "last"])
        places = [self.press("ArrowUp")[0] for _ in range(6)]
        self.assertEqual(places, ["slider", "live", "card", "link", "text", "text"])

    def test_home_and_end_go_to_the_ends_but_are_a_sliders_own(self):
        self.assertEqual([self.press("End", on="card"), self.press("Home")], [("last", True), ("text", True)])
        self.assertEqual([self.press("End", on="slider"), self.press("Home")], [("slider", False), ("slider", False)])
        self.assertEqual(self.press("ArrowUp", on="slider"), ("live", True))

    def test_on_the_log_itself_they_begin_at_the_end_and_then_go_on_where_the_person_was(self):
        self.assertEqual(self.press("ArrowDown", on="log")[0], "last")
        self.js("focus('log')")
        self.assertEqual(self.press("ArrowUp")[0], "slider")
        self.js("focus('log')")
        self.assertEqual(self.press("ArrowUp")[0], "live")

    def test_keys_with_modifiers_and_those_that_somebody_took_are_left_alone(self):
        for more in ({"ctrlKey": True}, {"metaKey": True}, {"altKey": True}, {"isComposing": True}, {"shiftKey": True}):
            self.assertEqual(self.press("ArrowDown", on="card", **more), ("card", False), more)
        self.assertEqual(self.press("a", on="card"), ("card", False))
        self.js("() => document.getElementById('card').addEventListener('keydown', (event) => event.preventDefault())")
        self.assertEqual(self.press("ArrowDown", on="card")[0], "card")

    def test_a_bubble_that_an_app_draws_is_entered_and_left(self):
        self.assertEqual(self.press("Enter", on="live"), ("first", True))
        self.assertEqual(self.press("ArrowDown"), ("first", False))
        self.assertEqual(self.press("Escape"), ("live", True))
        self.assertEqual(self.press("Enter", on="card"), ("card", False))

    def test_tab_leaves_the_transcript_at_once_but_goes_through_what_an_app_draws(self):
        self.assertEqual([self.press("Tab", on="text"), self.press("Tab", on="text", shiftKey=True)], [("after", True), ("before", True)])
        self.assertEqual(self.press("Tab", on="log"), ("after", True))
        # Back from the log itself is the browser's.
        self.assertEqual(self.press("Tab", on="log", shiftKey=True), ("log", False))
        # So is the way to the next control of the app.
        self.assertEqual(self.press("Tab", on="first"), ("first", False))
        self.assertEqual(self.press("Tab", on="second"), ("after", True))
        self.assertEqual(self.press("Tab", on="second", shiftKey=True), ("second", False))
        self.assertEqual(self.press("Tab", on="first", shiftKey=True), ("before", True))
        self.assertEqual(self.press("Tab", on="live"), ("after", True))

    def test_where_there_is_nothing_behind_tab_is_the_browsers(self):
        self.js("() => document.getElementById('after').remove()")
        self.assertEqual(self.press("Tab", on="text"), ("text", False))
