"""The client against a scripted server: transcript, input field, sending."""

from playwright.sync_api import expect

from fixtures.conversations import JOHN, KATE, MAYA, bubble, item, receipt, state
from support import ClientTestCase


class TranscriptTests(ClientTestCase):
    def rows(self, page):
        return page.get_by_role("log", name="Conversation")

    def test_the_names_of_the_contract(self):
        page = self.open_client(items=[item(1, JOHN, "bubble", bubble=bubble())], state=state(draft={"text": "", "bubble": bubble(caption="New")}))
        region = page.get_by_role("region", name="Kate", exact=True)
        expect(region.get_by_role("log")).to_be_visible()
        for name in ("Mussels Party with Mussels and Fries", "Mussels Party", "Send", "Remove draft"):
            expect(region.get_by_role("button", name=name, exact=True)).to_have_count(1)
        expect(region.get_by_role("textbox", name="Message", exact=True)).to_be_editable()

    def test_an_entry_replaces_the_bubble_by_its_summary_line_and_adds_the_new_one(self):
        page = self.open_client(items=[item(1, KATE, "bubble", bubble=bubble())])
        self.kate.emit_entry(2, item(1, KATE, "summary", text="Kate began a party"), item(2, JOHN, "bubble", bubble=bubble(accessibilityLabel="Three things")))
        log = self.rows(page)
        expect(log.get_by_role("button", name="Three things", exact=True)).to_be_visible()
        expect(log.get_by_text("Kate began a party")).to_be_visible()
        expect(log.get_by_role("button", name="Mussels Party with")).to_have_count(0)

    def test_an_entry_that_was_here_before_changes_nothing(self):
        page = self.open_client(items=[item(1, JOHN, text="once")])
        self.kate.emit_entry(1, item(1, JOHN, text="twice"))
        self.kate.emit_entry(2, item(2, JOHN, text="then"))
        expect(page.get_by_text("then", exact=True)).to_be_visible()
        expect(page.get_by_text("twice")).to_have_count(0)

    def test_the_parts_of_a_bubble(self):
        whole = bubble(picture="ab" * 32, imageTitle="On the picture", imageSubtitle="below it", trailingCaption="3", trailingSubcaption="of 5")
        page = self.open_client(items=[item(1, JOHN, "bubble", bubble=whole), item(2, JOHN, "bubble", bubble={**bubble(accessibilityLabel="Bare"), "caption": None, "subcaption": "alone", "imageTitle": "unseen"})])
        card = page.get_by_role("button", name="Mussels Party with Mussels and Fries")
        for words in ("On the picture", "below it", "Mussels Party", "2 things to bring", "3", "of 5"):
            expect(card.get_by_text(words, exact=True)).to_be_visible()
        self.kate.wait_for("GET", f"/pictures/{'ab' * 32}")
        bare = page.get_by_role("button", name="Bare")
        expect(bare.get_by_text("Mussels Party")).to_be_visible()
        for words in ("alone", "unseen"):
            expect(bare.get_by_text(words)).to_have_count(0)

    def test_a_bubble_has_the_icon_of_the_app_that_sent_it(self):
        chess = bubble(app="org.parley.Chess", appName="Chess", accessibilityLabel="A game", picture="ab" * 32)
        page = self.open_client(items=[item(1, JOHN, "bubble", bubble=bubble()), item(2, KATE, "bubble", bubble=chess)])
        for name, app in (("Mussels Party with Mussels and Fries", "org.parley.MusselsParty"), ("A game", "org.parley.Chess")):
            icon = page.get_by_role("button", name=name).locator(".app-icon img")
            expect(icon).to_have_count(1)
            self.assertTrue(icon.get_attribute("src").endswith(f"/apps/{app}/icon"), icon.get_attribute("src"))
            self.kate.wait_for("GET", f"/apps/{app}/icon")
            self.assertGreater(icon.bounding_box()["width"], 0)

    def test_the_icon_covers_no_picture_that_has_a_caption(self):
        bare = bubble(picture="ab" * 32, accessibilityLabel="Bare")
        bare.update(caption=None, subcaption=None)
        page = self.open_client(items=[
            item(1, JOHN, "bubble", bubble=bubble(picture="ab" * 32)), item(2, JOHN, "bubble", bubble=bare)])
        card = page.get_by_role("button", name="Mussels Party with Mussels and Fries")
        icon, picture = card.locator(".app-icon").bounding_box(), card.locator(".bubble-media").bounding_box()
        self.assertGreaterEqual(icon["y"], picture["y"] + picture["height"])
        # Nothing else says whose the picture is.
        expect(page.get_by_role("button", name="Bare").locator(".bubble-media .app-icon")).to_be_visible()

    def test_a_caption_has_at_most_three_lines_and_what_stands_under_it_one(self):
        long = " ".join(["Mussels, fries and more"] * 20)
        page = self.open_client(items=[item(1, JOHN, "bubble", bubble=bubble(caption=long, subcaption=long))])
        lines = page.locator(".caption-leading").evaluate_all("""all => all.map(each => {
          const style = getComputedStyle(each);
          return [each.clientHeight / parseFloat(style.lineHeight), each.scrollHeight > each.clientHeight];
        })""")
        self.assertEqual([(round(count, 1), is_cut) for count, is_cut in lines], [(3, True), (1, True)])
        short = page.evaluate("() => document.querySelector('.caption-leading').textContent.length")
        self.assertEqual(short, len(long), "a screen reader and a search find all of it")

    def test_words_from_others_are_never_markup(self):
        page = self.open_client(items=[item(1, JOHN, text="<img src=x onerror=alert(1)>")])
        expect(page.get_by_text("<img src=x onerror=alert(1)>")).to_be_visible()

    def test_a_tap_on_a_bubble_selects_it(self):
        page = self.open_client(items=[item(4, JOHN, "bubble", bubble=bubble())])
        page.get_by_role("button", name="Mussels Party with Mussels and Fries").click()
        self.assertEqual(self.kate.wait_for("PUT", "/selection"), [{"sequence": 4}])

    def test_a_refused_request_is_said_in_the_servers_words(self):
        self.expected_errors = ("404",)
        page = self.open_client(items=[item(4, JOHN, "bubble", bubble=bubble())])
        self.kate.answer("PUT", "/selection", (404, {"error": {"code": "unknown_app", "message": "Mussels Party is not on this device."}}))
        page.get_by_role("button", name="Mussels Party with Mussels and Fries").click()
        expect(page.get_by_text("Mussels Party is not on this device.")).to_be_visible()

    def test_senders_are_named_where_there_are_several(self):
        page = self.open_client(people=(KATE, JOHN, MAYA), items=[item(1, JOHN, text="one"), item(2, JOHN, text="two"), item(3, MAYA, text="three")])
        expect(page.locator(".sender-row")).to_have_text(["John", "Maya"])

    def test_unread_lines_begin_under_a_mark(self):
        receipts = [receipt(KATE, 3, 1), receipt(JOHN, 3, 3)]
        page = self.open_client(items=[item(1, KATE, text="one"), item(2, JOHN, text="two"), item(3, JOHN, text="three")], state=state(receipts=receipts))
        expect(page.locator(".transcript-rows > *")).to_contain_text(["", "one", "Read", "New", "two", "three"])

    def test_reading_is_told(self):
        self.open_client(items=[item(1, JOHN, text="one")], state=state(receipts=[receipt(KATE, 1, 0)]))
        self.assertEqual(self.kate.wait_for("PUT", "/read"), [{"sequence": 1}])
        self.kate.emit_entry(2, item(2, JOHN, text="two"))
        self.assertEqual(self.kate.wait_for("PUT", "/read", 2)[1], {"sequence": 2})

    def test_a_report_of_reading_that_failed_is_made_again(self):
        page = self.open_client(items=[item(1, JOHN, text="one")])
        self.kate.answer("PUT", "/read", (503, {"error": {"code": "internal_error", "message": "Not now."}}))
        self.expected_errors = ("503",)
        with page.expect_response(lambda response: response.status == 503):
            self.kate.emit_entry(2, item(2, JOHN, text="two"))
        # Whatever makes the client look again: the person comes back to the page.
        page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
        self.assertEqual(self.kate.wait_for("PUT", "/read", 2), [{"sequence": 2}, {"sequence": 2}])

    def test_the_delivery_state_stands_under_the_last_own_line(self):
        page = self.open_client(items=[item(1, KATE, text="one"), item(2, KATE, text="two")], state=state(receipts=[receipt(JOHN, 1, 0)]))
        status = page.locator(".status-row")
        expect(status).to_have_text(["Sent"])
        self.kate.emit("receipts", [receipt(JOHN, 2, 1)])
        expect(status).to_have_text(["Delivered"])
        self.kate.emit("receipts", [receipt(JOHN, 2, 2)])
        expect(status).to_have_text(["Read"])

    def test_who_joined_later_is_not_said_to_have_read_what_was_before(self):
        receipts = [receipt(KATE, 2, 2), receipt(JOHN, 1, 0), receipt(MAYA, 2, 2, first=2)]
        page = self.open_client(people=(KATE, JOHN, MAYA), items=[item(1, KATE, text="one")], lastSequence=2, state=state(receipts=receipts))
        status = page.locator(".status-row")
        expect(status).to_have_text(["Delivered"])
        self.kate.emit("receipts", [receipt(JOHN, 2, 2)])
        expect(status).to_have_text(["Read"])
        self.kate.emit("receipts", [receipt(JOHN, 2, 2, first=2)])
        expect(status).to_have_text(["Sent"])

    def test_somebody_who_reads_older_lines_is_not_moved_but_told(self):
        page = self.open_client(items=[item(index, JOHN, text=f"line {index}") for index in range(1, 60)])
        log = self.rows(page)
        # The page hears of scrolling with the next frame.
        log.evaluate("each => new Promise(done => { each.scrollTop = 0; requestAnimationFrame(() => requestAnimationFrame(done)); })")
        button = page.get_by_role("button", name="New messages")
        expect(button).to_be_hidden()
        self.kate.emit_entry(60, item(60, JOHN, text="the newest"))
        button.click()
        expect(page.get_by_text("the newest")).to_be_in_viewport()
        expect(button).to_be_hidden()
        self.kate.emit_entry(61, item(61, JOHN, text="and one more"))
        expect(page.get_by_text("and one more")).to_be_in_viewport()

    def test_an_entry_that_comes_before_the_scroll_event_does_not_move_the_reader_either(self):
        page = self.open_client(items=[item(index, JOHN, text=f"line {index}") for index in range(1, 60)])
        page.evaluate("addEventListener('scroll', (event) => event.stopImmediatePropagation(), { capture: true })")
        self.rows(page).evaluate("each => { each.scrollTop = 0; }")
        self.kate.emit_entry(60, item(60, JOHN, text="the newest"))
        expect(page.get_by_role("button", name="New messages")).to_be_visible()
        expect(page.get_by_text("line 1", exact=True)).to_be_in_viewport()

    def test_an_empty_conversation_has_a_friendly_word(self):
        page = self.open_client()
        expect(page.get_by_text("Say hello to John")).to_be_visible()
        self.kate.emit_entry(1, item(1, JOHN, text="Hello!"))
        expect(page.get_by_text("Say hello to John")).to_be_hidden()


class ComposerTests(ClientTestCase):
    def parts(self, page):
        return page.get_by_role("textbox", name="Message"), page.get_by_role("button", name="Send", exact=True)

    def test_send_waits_for_something_to_send(self):
        page = self.open_client()
        message, send = self.parts(page)
        expect(send).to_be_disabled()
        message.fill("  ")
        expect(send).to_be_disabled()
        self.kate.emit("draft", {"text": "", "bubble": bubble()})
        expect(send).to_be_enabled()

    def test_enter_sends_and_shift_enter_breaks_the_line(self):
        page = self.open_client()
        message, _ = self.parts(page)
        message.press_sequentially("one")
        message.press("Shift+Enter")
        message.press_sequentially("two")
        message.press("Enter")
        body = self.kate.wait_for("POST", "/entries")[0]
        self.assertEqual(body["text"], "one\ntwo")
        self.assertRegex(body["key"], r"^[A-Za-z0-9._-]{1,128}$")
        expect(message).to_have_value("")

    def test_what_is_typed_is_kept_by_the_server(self):
        page = self.open_client()
        self.parts(page)[0].press_sequentially("later")
        self.assertEqual(self.kate.wait_for("PUT", "/draft/text")[-1], {"text": "later"})

    def test_what_is_typed_right_before_a_reload_is_there_after_it(self):
        page = self.open_client()
        self.parts(page)[0].fill("half a thought")
        page.reload()
        expect(self.parts(page)[0]).to_have_value("half a thought")
        self.kate.wait_for_last("PUT", "/draft/text", lambda body: body["text"] == "half a thought")
        page.wait_for_function("Object.keys(sessionStorage).every((key) => !key.startsWith('typed'))")
        page.reload()
        expect(self.parts(page)[0]).to_have_value("")

    def test_what_could_not_be_kept_is_kept_when_the_server_is_back(self):
        self.expected_errors = ("ERR_", "503")
        page = self.open_client()
        self.kate.answer("PUT", "/draft/text", (503, None))
        self.parts(page)[0].press_sequentially("later")
        self.kate.wait_for("PUT", "/draft/text")
        self.kate.cut()
        self.assertEqual(self.kate.wait_for("PUT", "/draft/text", 2), [{"text": "later"}] * 2)
        expect(self.parts(page)[0]).to_have_value("later")

    def test_a_kept_draft_is_there_again(self):
        page = self.open_client(state=state(draft={"text": "half a thou", "bubble": bubble(picture="cd" * 32)}))
        expect(self.parts(page)[0]).to_have_value("half a thou")
        expect(page.get_by_role("img", name="Draft: Mussels Party with Mussels and Fries")).to_be_visible()

    def test_the_servers_draft_does_not_undo_what_is_typed_meanwhile(self):
        page = self.open_client()
        message, _ = self.parts(page)
        message.press_sequentially("mine")
        self.kate.emit("draft", {"text": "old", "bubble": bubble()})
        expect(page.get_by_role("button", name="Remove draft")).to_be_visible()
        expect(message).to_have_value("mine")
        self.kate.wait_for("PUT", "/draft/text")
        page.wait_for_timeout(50)
        self.kate.emit("draft", {"text": "mine and the app’s"})
        expect(message).to_have_value("mine and the app’s")

    def test_another_page_s_text_comes_at_once_and_one_s_own_comes_back_without_effect(self):
        page = self.open_client()
        own = self.kate.stream_pages[0]
        field = page.get_by_role("textbox", name="Message")
        self.kate.emit("draft", {"text": "from the other tab", "page": "other"})
        expect(field).to_have_value("from the other tab")
        field.fill("mine")
        self.kate.wait_for("PUT", "/draft/text")
        self.kate.emit("draft", {"text": "mi", "page": own})
        self.kate.emit("draft", {"text": "mi", "bubble": bubble(), "page": own})
        expect(page.get_by_role("button", name="Remove draft")).to_be_visible()
        expect(field).to_have_value("mine")
        self.kate.emit("draft", {"text": "theirs", "page": "other"})
        expect(field).to_have_value("theirs")

    def test_what_is_staged_is_a_picture_and_no_button(self):
        page = self.open_client(state=state(draft={"text": "", "bubble": bubble()}))
        picture = page.get_by_role("img", name="Draft: Mussels Party with Mussels and Fries")
        expect(picture).to_be_visible()
        expect(page.locator(".draft").get_by_role("button")).to_have_count(1)
        picture.click()
        self.assertFalse(picture.evaluate("each => each.tabIndex >= 0 || each.contains(document.activeElement)"))
        # Removes the draft, whose request comes after the tap's: the tap itself asked for nothing.
        page.get_by_role("button", name="Remove draft").click()
        self.kate.wait_for("DELETE", "/draft")
        self.assertEqual(self.kate.bodies("PUT", "/selection"), [])
        self.assertEqual(self.kate.bodies("PUT", "/panel"), [])

    def test_the_draft_can_be_removed(self):
        page = self.open_client(state=state(draft={"text": "", "bubble": bubble()}))
        page.get_by_role("button", name="Remove draft").click()
        self.kate.wait_for("DELETE", "/draft")
        self.kate.emit("draft", {"text": ""})
        expect(page.get_by_role("button", name="Remove draft")).to_have_count(0)
        expect(self.parts(page)[0]).to_be_focused()


class SendTests(ClientTestCase):
    def send(self, page, words):
        page.get_by_role("textbox", name="Message").fill(words)
        page.get_by_role("button", name="Send", exact=True).click()

    def test_the_pending_line_becomes_the_entry(self):
        page = self.open_client(state=state(draft={"text": "", "bubble": bubble()}))
        self.kate.answer("POST", "/entries", (200, {"sequences": [1, 2]}))
        self.send(page, "Look")
        key = self.kate.wait_for("POST", "/entries")[0]["key"]
        expect(page.get_by_role("img", name="Mussels Party with Mussels and Fries", exact=True)).to_be_visible()
        self.kate.emit_entry(1, item(1, KATE, "bubble", bubble=bubble(), key=key))
        self.kate.emit("draft", {"text": ""})
        self.kate.emit_entry(2, item(2, KATE, text="Look", key=key))
        expect(page.get_by_role("button", name="Mussels Party with Mussels and Fries", exact=True)).to_have_count(1)
        expect(page.get_by_role("img", name="Mussels Party with Mussels and Fries", exact=True)).to_have_count(0)
        expect(page.get_by_role("log").get_by_text("Look", exact=True)).to_have_count(1)
        expect(page.locator(".status-row")).to_have_text(["Sent"])
        expect(page.get_by_role("button", name="Remove draft")).to_have_count(0)

    def test_a_send_is_tried_again_with_the_same_key(self):
        self.expected_errors = ("ERR_EMPTY_RESPONSE", "503")
        page = self.open_client()
        self.kate.answer("POST", "/entries", None, (503, None), (200, {"sequences": [1]}))
        self.send(page, "Hello")
        expect(page.get_by_text("Sending…")).to_be_visible()
        bodies = self.kate.wait_for("POST", "/entries", 3)
        self.assertEqual(len({body["key"] for body in bodies}), 1)
        self.assertEqual([body["text"] for body in bodies], ["Hello"] * 3)
        expect(page.locator(".status-row")).to_have_text(["Sent"])

    def test_a_refused_send_fails_at_once_and_can_be_retried(self):
        self.expected_errors = ("413",)
        page = self.open_client()
        self.kate.answer("POST", "/entries", (413, {"error": {"code": "text_too_long", "message": "The text is too long."}}), (200, {"sequences": [1]}))
        self.send(page, "Hello")
        expect(page.get_by_text("The text is too long.")).to_be_visible()
        page.get_by_role("button", name="Retry").click()
        first, second = self.kate.wait_for("POST", "/entries", 2)
        self.assertEqual(first, second)
        self.kate.emit_entry(1, item(1, KATE, text="Hello", key=first["key"]))
        expect(page.get_by_text("Hello", exact=True)).to_have_count(1)
        expect(page.get_by_role("button", name="Retry")).to_have_count(0)

    def test_a_refused_send_can_be_taken_back_into_the_field(self):
        self.expected_errors = ("413",)
        page = self.open_client(state=state(draft={"text": "", "bubble": bubble()}))
        self.kate.answer("POST", "/entries", (413, {"error": {"code": "text_too_long", "message": "The text is too long."}}))
        self.send(page, "Hello")
        page.get_by_role("button", name="Edit", exact=True).click()
        expect(page.get_by_role("textbox", name="Message")).to_have_value("Hello")
        expect(page.get_by_role("button", name="Remove draft")).to_be_visible()
        expect(page.get_by_text("The text is too long.")).to_have_count(0)

    def test_sends_stay_in_order(self):
        page = self.open_client()
        self.expected_errors = ("503",)
        self.kate.answer("POST", "/entries", (503, None))
        self.send(page, "first")
        self.send(page, "second")
        bodies = self.kate.wait_for("POST", "/entries", 3)
        self.assertEqual([body["text"] for body in bodies], ["first", "first", "second"])
