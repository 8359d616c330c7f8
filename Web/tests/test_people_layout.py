"""Places and looks on the page of a person's conversations, measured, against a scripted server."""

from playwright.sync_api import expect

from contrast import contrast
from fixtures.conversations import JOHN, KATE, MAYA, item, receipt, snapshot, state
from scripted_device import Device
from scripted_people import People, account, summary
from support import BrowserTestCase

PHONE = {"width": 390, "height": 844}
WIDE = {"width": 1280, "height": 800}
SALMA = "سلمى"
# Left ends of a name and of the words behind it, as they are drawn.
LEFTS = """(each, name) => {
  const walker = document.createTreeWalker(each, NodeFilter.SHOW_TEXT);
  let text = walker.nextNode();
  while (!text.data.includes(name)) text = walker.nextNode();
  const left = (start, end) => {
    const range = document.createRange();
    range.setStart(text, start);
    range.setEnd(text, end);
    return range.getBoundingClientRect().left;
  };
  const start = text.data.indexOf(name);
  return [left(start, start + name.length), left(start + name.length + 2, text.data.length)];
}"""
# Left end of a button's words.
INSIDE = "each => each.getBoundingClientRect().left + parseFloat(getComputedStyle(each).paddingLeft)"
LONG = "Anna Maria Katharina Wilhelmina von der Heide und zu Lichten"


class PeopleLayoutTests(BrowserTestCase):
    def begin(self, path="/", conversations=None, viewport=PHONE, me="Kate", items=None, options=None, participants=None, state=None, **more):
        given = {name: value for name, value in (("participants", participants), ("state", state)) if value}
        self.people = self.server.people = People(conversations or [summary("party", ["John"], "See you there", unread=2)])
        signed_in = account(**more)
        signed_in["person"]["name"] = me
        self.people.answers[("GET", "/account")] = (200, signed_in)
        self.kate = self.server.add(Device("kate-phone", snapshot(items or [item(1, JOHN, text="See you there")], **given)))
        return self.open(path, viewport, **(options or {}))

    def test_a_long_own_name_leaves_the_list_as_wide_as_the_phone(self):
        for locale, words in (("en-GB", ", your account"), ("ar", "، حسابك")):
            with self.subTest(locale=locale):
                page = self.begin(me=LONG, options={"locale": locale})
                me = page.locator(".sidebar-me")
                expect(me).to_have_text(LONG + words)
                self.assertEqual(page.evaluate("[document.scrollingElement.scrollWidth, visualViewport.scale]"), [390, 1])
                self.begin_anew()

    def test_the_menu_of_a_message_ends_where_the_message_does_while_it_grows(self):
        for locale in ("en-GB", "ar"):
            for kind in ("menu", "reactions"):
                with self.subTest(locale=locale, kind=kind):
                    reactions = [{"emoji": "🎉", "sender": JOHN, "senderName": "Kate Bergström", "isMine": False}]
                    items = [item(1, KATE, text="Mussels on Saturday, or rather on Sunday after all?", reactions=reactions)]
                    page = self.begin("/conversations/party", items=items, options={"locale": locale, "reduced_motion": "no-preference"})
                    anchor, menu = page.locator(".reactions" if kind == "reactions" else ".text-bubble"), page.locator("dialog.entry-menu")
                    anchor.click(button="left" if kind == "reactions" else "right")
                    expect(menu).to_be_visible()
                    menu.evaluate("each => Promise.all(each.getAnimations().map(({ finished }) => finished))")
                    message, shown = anchor.bounding_box(), menu.bounding_box()
                    if locale == "ar":
                        self.assertAlmostEqual(shown["x"], message["x"], delta=1)
                    else:
                        self.assertAlmostEqual(shown["x"] + shown["width"], message["x"] + message["width"], delta=1)
                    self.assertGreaterEqual(shown["x"], 8)
                    self.assertLessEqual(shown["x"] + shown["width"], 382)
                    self.begin_anew()

    def test_a_sentence_that_begins_with_an_arabic_name_runs_as_its_language_does(self):
        said = f"{SALMA} left the conversation"
        for locale in ("en-GB", "de-DE"):
            with self.subTest(locale=locale):
                rows = [{**summary("party", [SALMA], "Hi"), "lastLine": {"isMine": False, "text": said}}]
                page = self.begin("/conversations/party", rows, WIDE, items=[item(1, JOHN, "notice", text=said)], options={"locale": locale})
                for line in (".transcript .summary", ".list-line"):
                    name, rest = page.locator(line).evaluate(LEFTS, SALMA)
                    self.assertLess(name, rest, line)
                self.begin_anew()

    def test_names_of_several_readers_stand_in_the_order_of_the_page(self):
        kate = [{"id": KATE, "name": "Kate"}, {"id": JOHN, "name": "John"}, {"id": MAYA, "name": "Maya"}, {"id": "z", "name": "Zoe"}]
        receipts = [receipt(JOHN, 1, 1), receipt(MAYA, 1, 1), receipt("z", 1, 0)]
        page = self.begin("/conversations/party", items=[item(1, KATE, text="hi")], participants=kate, state=state(receipts=receipts), options={"locale": "ar"})
        john, rest = page.locator(".status-row").evaluate(LEFTS, "John")
        self.assertLess(rest, john)
        self.assertRegex(page.locator(".status-row").inner_text(), "\u2068John\u2069.*\u2068Maya\u2069")

    def test_what_is_written_runs_as_its_language_does_and_an_empty_field_as_the_page_does(self):
        for locale, empty in (("en-GB", "ltr"), ("ar", "rtl")):
            with self.subTest(locale=locale):
                page = self.begin("/conversations/party", options={"locale": locale})
                field = page.locator(".message-input")
                for text, direction in (("", empty), ("سلمى", "rtl"), ("Hello", "ltr"), ("", empty)):
                    field.fill(text)
                    self.assertEqual(field.evaluate("each => getComputedStyle(each).direction"), direction, text)
                self.begin_anew()

    def test_what_the_search_is_for_can_be_read_in_the_dark(self):
        for scheme in ("light", "dark"):
            with self.subTest(scheme=scheme):
                page = self.begin(options={"color_scheme": scheme})
                words, ground = page.locator(".search-input").evaluate(
                    "each => [getComputedStyle(each, '::placeholder').color, getComputedStyle(each).backgroundColor]")
                self.assertGreaterEqual(contrast(words, ground), 4.5)
                self.begin_anew()

    def test_a_pointer_over_a_row_leaves_in_sight_how_much_is_unread(self):
        for locale in ("en-GB", "ar"):
            with self.subTest(locale=locale):
                row = summary("party", ["John"], "See you there", unread=120, mentions=1, pinned=True)
                page = self.begin(conversations=[row], viewport=WIDE, options={"locale": locale})
                page.locator(".list-row").hover()
                more, count = page.locator(".list-menu-button").bounding_box(), page.locator(".list-counts").bounding_box()
                self.assertLessEqual(more["y"] + more["height"], count["y"])
                self.assertEqual(page.locator(".list-menu-button, .list-when").evaluate_all("all => all.map(each => getComputedStyle(each).opacity)"), ["0", "1"])
                self.begin_anew()

    def open_report(self, page, name):
        page.locator(".text-bubble").click(button="right")
        page.locator(".entry-action.is-serious").last.click()
        dialog = page.locator("dialog.dialog")
        expect(dialog).to_be_visible()
        return dialog

    def test_a_report_of_a_long_name_fits_on_a_phone(self):
        for locale in ("en-GB", "de-DE", "ar"):
            for name in ("W" * 60, LONG):
                with self.subTest(locale=locale, name=name):
                    page = self.begin("/conversations/party", items=[{**item(1, JOHN, text="See you there"), "senderName": name}], options={"locale": locale})
                    dialog = self.open_report(page, name)
                    self.assertTrue(dialog.evaluate("each => each.scrollWidth <= each.clientWidth"))
                    box, frame = dialog.locator("input[type=checkbox]").bounding_box(), dialog.bounding_box()
                    self.assertEqual([box["width"], box["height"]], [20, 20])
                    for part in dialog.locator("h2, p:not(:empty), label, textarea, .dialog-buttons").all():
                        inside = part.bounding_box()
                        self.assertGreaterEqual(inside["x"], frame["x"] + 20)
                        self.assertLessEqual(inside["x"] + inside["width"], frame["x"] + frame["width"] - 20)
                    self.begin_anew()

    def test_the_focus_is_in_the_conversation_after_a_report_is_not_sent(self):
        page = self.begin("/conversations/party")
        page.evaluate("document.activeElement.blur()")
        # A finger gives nothing the focus.
        bubble = page.locator(".text-bubble")
        box = bubble.bounding_box()
        touch = {"pointerType": "touch", "bubbles": True, "cancelable": True, "clientX": box["x"] + 20, "clientY": box["y"] + 20}
        bubble.dispatch_event("pointerdown", touch)
        page.get_by_role("button", name="Report John").click()
        bubble.dispatch_event("pointerup", touch)
        page.locator("dialog.dialog").get_by_role("button", name="Cancel").click()
        expect(page.locator("dialog.dialog")).to_have_count(0)
        expect(page.get_by_role("region", name="Conversation")).to_be_focused()

    def test_what_a_search_has_found_is_marked_in_the_results_and_in_the_message(self):
        text = "The mussels are here: MÚSSELS, and no muscles"
        for sender in (KATE, JOHN):
            with self.subTest(is_mine=sender == KATE):
                page = self.begin(viewport=WIDE, items=[item(1, sender, text=text)])
                line = {"sender": "John", "isMine": False, "text": text}
                self.people.answers[("GET", "/devices/kate-phone/search?words=muss%20her")] = (
                    200, {"results": [{"conversation": "party", "sequence": 1, "line": line, "sentAt": 4_000_000_000_000}]})
                page.get_by_role("searchbox").fill("muss her")
                result = page.locator(".found-line")
                expect(result.locator("mark")).to_have_text(["muss", "her", "MÚSS"])
                expect(result).to_have_text(f"John: {text}")
                result.click()
                marked = page.locator(".row[data-is-found] .text-bubble")
                expect(marked).to_have_css("outline-style", "solid")
                self.assertEqual(page.evaluate("[...CSS.highlights.get('found')].map(each => [each.startOffset, each.endOffset])"), [[4, 8], [16, 19], [22, 26]])
                expect(marked).to_have_count(0)
                page.get_by_role("searchbox").fill("")
                self.assertEqual(page.evaluate("CSS.highlights.get('found').size"), 0)
                self.begin_anew()

    def test_a_message_that_waits_for_the_connection_can_be_read(self):
        self.expected_errors = ("ERR_",)
        for scheme in ("light", "dark"):
            with self.subTest(scheme=scheme):
                page = self.begin("/conversations/party", options={"color_scheme": scheme})
                self.kate.wait_for_stream()
                self.kate.is_away = True
                self.kate.cut()
                page.get_by_role("textbox", name="Message").fill("Are you there?")
                page.keyboard.press("Enter")
                bubble = page.locator(".is-waiting .text-bubble")
                expect(bubble).to_be_visible()
                words, ground, seen = bubble.evaluate("""each => [getComputedStyle(each).color, getComputedStyle(each).backgroundColor,
                  [...function* () { for (let one = each; one; one = one.parentElement) yield Number(getComputedStyle(one).opacity); }()]]""")
                self.assertEqual(set(seen), {1})
                # Mixed colours are told in parts of 1.
                if ground.startswith("color(srgb"):
                    ground = f"rgb({' '.join(str(255 * float(part)) for part in ground[11:-1].split()[:3])})"
                self.assertGreaterEqual(contrast(words, ground), 4.5)
                self.begin_anew()

    def test_a_voice_message_is_called_so_with_its_length_in_each_language(self):
        words = {"en-GB": "Voice message, 0:05", "de-DE": "Sprachnachricht, 0:05", "es-ES": "Mensaje de voz, 0:05", "fr-FR": "Message vocal, 0:05"}
        sound = {"mediaType": "audio/mp4", "duration": 5.2, "waveform": [50] * 48, "hasPoster": False}
        voice = {"kind": "file", "file": "ab" * 32, "name": "Voice message 2026-11-25 at 20.04.37.m4a", "mediaType": "audio/mp4", "byteCount": 1_400, "media": sound}
        for locale, name in words.items():
            with self.subTest(locale=locale):
                self.expected_errors = ("404",)
                items = [item(1, JOHN, "attachment", attachment=voice), item(2, JOHN, "attachment", attachment={**voice, "name": "song.m4a"})]
                page = self.begin("/conversations/party", items=items, options={"locale": locale})
                expect(page.locator(".sound").first).to_have_attribute("aria-label", name)
                expect(page.locator(".sound").last).to_have_attribute("aria-label", "song.m4a")
                for control in (".media-toggle", ".sound-slider", ".media-opener"):
                    self.assertIn(name, page.locator(control).first.get_attribute("aria-label"))
                self.begin_anew()

    def test_the_buttons_of_a_group_begin_where_their_labels_do_and_a_group_without_a_picture_has_faces(self):
        three = [{"id": KATE, "name": "Kate"}, {"id": JOHN, "name": "John"}, {"id": MAYA, "name": "Zoe"}]
        page = self.begin("/conversations/party", participants=three)
        page.locator("summary").click()
        form, control = page.locator("form.members-name"), page.locator(".members .avatar-control")
        label, button = form.locator("label").bounding_box(), form.get_by_role("button").evaluate(INSIDE)
        self.assertAlmostEqual(button, label["x"], delta=0.5)
        expect(control.locator(".avatar")).to_have_text(["J", "Z"])
        header = page.locator(".conversation-header > .avatars > .avatar:visible")
        color = "all => all.map(each => getComputedStyle(each).backgroundColor)"
        self.assertEqual(control.locator(".avatar").evaluate_all(color), header.evaluate_all(color))
        self.kate.emit("participants", [*three[:2], {"id": "m", "name": "Max"}])
        expect(control.locator(".avatar")).to_have_text(["J", "M"])

    def test_a_field_for_a_name_says_that_it_is_full(self):
        for locale, words in (("en-GB", "At most 60 characters."), ("de-DE", "Höchstens 60 Zeichen.")):
            with self.subTest(locale=locale):
                page = self.begin("/conversations/party", options={"locale": locale})
                page.locator("summary").click()
                name = page.locator("#conversation-name")
                name.fill("W" * 59)
                hint = page.locator(".members .field-hint")
                expect(hint).to_have_text("")
                name.press_sequentially("WW")
                expect(name).to_have_value("W" * 60)
                expect(hint).to_have_text(words)
                name.press("Backspace")
                expect(hint).to_have_text("")
                self.begin_anew()
