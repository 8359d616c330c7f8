"""The field and what is staged in it, by itself: what is saved, what is sent, and what comes back."""

from fixtures.conversations import JOHN, KATE, bubble, item
from module_page import ModuleTestCase

COMPOSER = """async () => {
  const { ComposerView } = await import("/web/client/composer-view.js");
  sessionStorage.clear();
  Object.assign(globalThis, { calls: [], saves: [], edits: [], typed: 0, changes: 0 });
  const note = (name) => (...words) => { calls.push([name, ...words.map((each) => each ?? null)]); };
  const waiting = (list) => (...words) => new Promise((done, fail) => list.push({ words, done, fail }));
  globalThis.ownFiles = { element: document.createElement("div"), button: document.createElement("button"), isBusy: false, disconnect: note("filesGone") };
  ownFiles.button.type = "button";
  ownFiles.chooser = ownFiles.button;
  globalThis.begin = () => (globalThis.composer = new ComposerView({
    api: { page: "own-page", setDraftText: (text) => new Promise((done, fail) => saves.push({ text, done, fail })), pictureURL: () => "/web/icon.svg", iconURL: () => undefined },
    live: { element: (place, bubble, thumbnail) => { calls.push(["live", place]); return thumbnail; } },
    onSend: async (...words) => note("send")(...words), onEdit: waiting(edits), onProblem: ({ message }) => calls.push(["problem", message]),
    onRemoveDraft: note("removeDraft"), onRemoveAttachment: note("removeFile"), onCancelPreparation: note("cancel"), onPutSticker: note("put"),
    typing: { typed: () => (typed += 1), sent: () => note("sent")() }, mediaPicker: document.createElement("span"), ownFiles, people: () => [], say: note("say"), onReadiness: () => (changes += 1),
  }));
  document.getElementById("place").append(begin().element);
  globalThis.field = composer.element.querySelector("textarea");
  globalThis.type = (text) => { field.value = text; field.dispatchEvent(new Event("input")); };
  globalThis.press = (key, more) => { const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more }); field.dispatchEvent(event); return event.defaultPrevented; };
  globalThis.settle = async () => { for (let turn = 0; turn < 20; turn += 1) await undefined; };
  globalThis.isReady = () => [composer.isReady, !composer.element.querySelector(".send-button").disabled];
}"""
PAUSE = 400


def attachment(file="f1", kind="file", **more):
    return {"file": file, "kind": kind, "name": f"{file}.txt", "mediaType": "text/plain", **more}


class ComposerTests(ModuleTestCase):
    setup = COMPOSER

    def do(self, script, value=None):
        """Runs statements; what was called meanwhile."""
        self.js(f"async (value) => {{ {script}; await settle(); }}", value)
        return self.js("calls.splice(0)")

    def get(self, script):
        return self.js(script)

    @property
    def saves(self):
        return self.js("saves.map(({ text }) => text)")

    def test_a_page_that_goes_saves_what_was_typed_a_moment_ago(self):
        leave = "window.dispatchEvent(new Event('pagehide'))"
        self.do(leave)
        self.assertEqual(self.saves, [])
        self.do(f"type('half'); {leave}")
        self.assertEqual(self.saves, ["half"])
        self.do(f"composer.disconnect(); type('gone'); saves.splice(0); {leave}")
        self.assertEqual(self.saves, [])

    def text_after_reload(self, text):
        """What is in the field of the page that follows, where the server has a text."""
        self.do("dispatchEvent(new Event('pagehide')); composer.disconnect(); saves.splice(0); begin(); composer.update({ text: value })", text)
        return self.get("composer.element.querySelector('textarea').value")

    def test_a_page_finds_what_was_typed_right_before_it(self):
        self.do("composer.update({ text: 'at eight' }); type('at eight, or nine')")
        self.assertEqual(self.text_after_reload("at eight"), "at eight, or nine")
        self.pass_time(PAUSE)
        self.assertEqual(self.saves, ["at eight, or nine"])
        self.assertEqual(self.text_after_reload("at eight, or nine"), "at eight, or nine")

    def test_a_page_has_the_servers_text_where_that_has_changed_since(self):
        self.do("composer.update({ text: 'at eight' }); type('at eight, or nine')")
        self.assertEqual(self.text_after_reload("at ten"), "at ten")
        self.assertEqual(self.get("begin().update({ text: 'at eight' }) ?? composer.element.querySelector('textarea').value"), "at eight")

    def test_a_page_finds_nothing_that_was_sent_or_saved_meanwhile(self):
        self.do("type('hello'); dispatchEvent(new Event('pagehide')); press('Enter')")
        self.assertEqual(self.text_after_reload(""), "")
        self.setUp()
        self.do("type('hello'); dispatchEvent(new Event('pagehide')); saves[0].done()")
        self.do("composer.save(); saves[1].done(); await settle(); composer.update({ text: '' })")
        self.assertEqual(self.text_after_reload(""), "")

    def test_a_text_is_saved_once_nothing_is_typed_for_400_milliseconds(self):
        self.do("type('a')")
        self.pass_time(PAUSE - 1)
        self.do("type('ab')")
        self.pass_time(PAUSE - 1)
        self.assertEqual([self.saves, self.get("typed")], [[], 2])
        self.pass_time(1)
        self.assertEqual(self.saves, ["ab"])
        # The next waits for it, and is not lost.
        self.do("type('abc')")
        self.pass_time(PAUSE)
        self.assertEqual(self.saves, ["ab"])
        self.do("saves[0].done()")
        self.pass_time(PAUSE)
        self.assertEqual(self.saves, ["ab", "abc"])
        self.do("saves[1].done(); await settle(); composer.save()")
        self.assertEqual(self.saves, ["ab", "abc"])

    def test_a_text_that_could_not_be_saved_is_tried_again_with_the_next_chance(self):
        self.do("type('a'); composer.save(); saves[0].fail(new Error('lost'))")
        self.do("field.dispatchEvent(new Event('blur'))")
        self.assertEqual(self.saves, ["a", "a"])

    def test_an_empty_field_is_no_typing(self):
        self.do("type('a'); type('')")
        self.assertEqual(self.get("typed"), 1)

    def test_the_servers_text_is_taken_only_where_nothing_is_under_way_here(self):
        self.do("composer.update({ text: 'from afar' })")
        self.assertEqual(self.get("field.value"), "from afar")
        self.do("composer.update({ text: 'an echo', page: 'own-page' })")
        self.assertEqual(self.get("field.value"), "from afar")
        self.do("type('mine'); composer.update({ text: 'theirs' })")
        self.assertEqual(self.get("field.value"), "mine")
        self.pass_time(PAUSE)
        self.do("composer.update({ text: 'theirs' })")
        self.assertEqual(self.get("field.value"), "mine")
        self.do("saves[0].done(); await settle(); composer.update({ text: 'theirs' })")
        self.assertEqual(self.get("field.value"), "theirs")
        self.do("composer.save()")
        self.assertEqual(self.saves, ["mine"])

    def test_return_sends_the_text_and_empties_the_field(self):
        self.do("type('hello')")
        self.assertTrue(self.get("press('Enter')"))
        self.assertEqual(self.get("calls.splice(0)"), [["sent"], ["send", "hello", None, [], None, None]])
        self.assertEqual([self.get("field.value"), self.get("isReady()")], ["", [False, False]])
        self.pass_time(PAUSE)
        self.assertEqual(self.saves, [])

    def test_shift_return_a_composition_and_other_keys_send_nothing(self):
        self.do("type('hello')")
        for key, more in (("Enter", {"shiftKey": True}), ("Enter", {"isComposing": True}), ("a", {})):
            self.assertFalse(self.js("([key, more]) => press(key, more)", [key, more]))
        self.do("type('  '); press('Enter')")
        self.assertEqual(self.get("calls.splice(0)"), [])

    def test_it_is_ready_with_words_a_message_or_files_and_not_while_files_are_on_their_way(self):
        ready = [self.get("isReady()")]
        for script in ("type(' ')", "type('a')", "type(''); composer.update({ text: '', bubble: value })", "composer.update({ text: '', attachments: [{ file: 'f', kind: 'file', name: 'f' }] })",
                       "ownFiles.isBusy = true; ownFiles.onChange()", "ownFiles.isBusy = false; composer.update({ text: '' })"):
            self.do(script, bubble())
            ready.append(self.get("isReady()"))
        self.assertEqual([one for one, _ in ready], [False, False, True, True, True, False, False])
        self.assertEqual([one for one, _ in ready], [other for _, other in ready])

    def test_a_message_goes_without_words_and_with_its_files(self):
        calls = self.do("composer.update({ text: '', bubble: value, attachments: [{ file: 'f', kind: 'file', name: 'f' }] }); type(' '); press('Enter')", bubble())
        (_, words, staged, files, *_), = [each for each in calls if each[0] == "send"]
        self.assertEqual([words, staged["caption"], [each["file"] for each in files]], ["", "Mussels Party", ["f"]])

    def test_what_is_staged_is_shown_and_taken_off(self):
        files = [attachment(), attachment("f2", "sticker", label="A mussel")]
        self.do("composer.update({ text: '', bubble: value[0], attachments: value[1] })", [bubble(), files])
        self.assertEqual(self.get("[field.placeholder, composer.fileCount, composer.element.querySelector('.draft').hidden, composer.element.querySelector('.draft-files').hidden]"),
                         ["Add a comment", 2, False, False])
        calls = self.do("for (const each of composer.element.querySelectorAll('.remove-file, .put-file, .remove-draft')) each.click()")
        self.assertEqual(sorted(calls, key=str), sorted([["put", 1], ["removeDraft"], ["removeFile", 0], ["removeFile", 1]], key=str))
        self.do("globalThis.kept = composer.element.querySelector('.draft-file'); composer.update({ text: '', attachments: value })", files)
        self.assertTrue(self.get("kept.isConnected"))
        self.do("composer.element.querySelector('.remove-file').focus(); composer.update({ text: '' })")
        self.assertEqual(self.get("[field.placeholder, composer.fileCount, composer.element.querySelector('.draft').hidden, composer.element.querySelector('.draft-files').hidden, document.activeElement === field]"),
                         ["Message", 0, True, True, True])

    def test_the_focus_goes_to_the_field_only_if_it_was_on_what_went(self):
        self.do("composer.update({ text: '', bubble: value }); composer.element.querySelector('.remove-draft').focus(); composer.update({ text: '' })", bubble())
        self.assertTrue(self.get("document.activeElement === field"))
        self.do("composer.update({ text: '', bubble: value }); ownFiles.button.focus(); composer.update({ text: '' })", bubble())
        self.assertTrue(self.get("document.activeElement === ownFiles.button"))

    def sends(self, calls):
        return [(each[1], each[4]["id"] if each[4] else None) for each in calls if each[0] == "send"]

    def test_an_answer_goes_with_what_is_sent_next_and_no_further(self):
        calls = self.do("composer.replyTo(value); type('yes'); press('Enter'); type('more'); press('Enter')", item(7, JOHN, text="Mussels?"))
        self.assertEqual(self.sends(calls), [("yes", 7), ("more", None)])
        calls = self.do("type('again'); composer.replyTo(value); press('Escape'); press('Enter')", item(7, JOHN, text="Mussels?"))
        self.assertEqual(self.sends(calls), [("again", None)])

    def test_an_edit_takes_the_place_of_what_is_in_the_field_until_it_is_done(self):
        own = item(7, KATE, text="helo")
        self.do("type('a draft'); composer.edit(value)", own)
        self.assertEqual([self.saves, self.get("field.value"), self.get("document.activeElement === field")], [["a draft"], "helo", True])
        self.do("saves[0].done(); type('  ')")
        self.assertEqual(self.get("isReady()"), [False, False])
        self.do("type(' hello ')")
        self.pass_time(PAUSE)
        self.assertEqual([self.saves, self.get("typed")], [["a draft"], 1])
        self.do("composer.update({ text: 'from afar' }); press('Enter')")
        self.assertEqual(self.get("[edits[0].words, field.value]"), [[7, "hello", None], " hello "])
        self.do("edits[0].done()")
        self.assertEqual([self.get("field.value"), self.do("press('Enter')")[-1][:2]], ["a draft", ["send", "a draft"]])

    def test_an_edit_that_is_refused_stays_and_one_that_changes_nothing_is_not_sent(self):
        own = item(7, KATE, text="helo")
        calls = self.do("composer.edit(value); type('hello'); press('Enter'); edits[0].fail(new Error('Too late.'))", own)
        self.assertEqual([calls, self.get("field.value")], [[["problem", "Too late."]], "hello"])
        self.do("type('helo'); press('Enter')")
        self.assertEqual(self.get("[edits.length, field.value]"), [1, ""])

    def test_escape_ends_an_edit_and_is_somebody_elses_otherwise(self):
        self.do("globalThis.escapes = 0; addEventListener('keydown', () => (escapes += 1)); type('a draft'); composer.edit(value); press('Escape')", item(7, KATE, text="helo"))
        self.assertEqual(self.get("[field.value, escapes]"), ["a draft", 0])
        self.do("press('Escape')")
        self.assertEqual(self.get("escapes"), 1)

    def test_a_text_that_could_not_be_sent_comes_back_before_what_is_there(self):
        self.do("type('later'); composer.restore('first')")
        self.assertEqual([self.get("field.value"), self.get("isReady()"), self.get("document.activeElement === field")], ["first\nlater", [True, True], True])
        self.pass_time(PAUSE)
        self.assertEqual(self.saves, ["first\nlater"])
        self.do("type(''); composer.restore('first')")
        self.assertEqual(self.get("field.value"), "first")

    def test_one_that_goes_saves_its_text(self):
        self.assertEqual([self.do("type('a'); composer.disconnect()"), self.saves], [[["filesGone"]], ["a"]])

    def test_a_touch_screen_shows_no_keyboard_until_the_field_is_tapped(self):
        self.do("globalThis.matchMedia = () => ({ matches: true }); composer.focus({ bringsKeyboard: false })")
        self.assertEqual(self.get("[field.inputMode, document.activeElement === field]"), ["none", True])
        self.do("field.dispatchEvent(new Event('pointerup'))")
        self.assertEqual(self.get("[field.inputMode, document.activeElement === field]"), ["", True])
        self.do("globalThis.matchMedia = () => ({ matches: false }); composer.focus({ bringsKeyboard: false })")
        self.assertEqual(self.get("field.inputMode"), "")
