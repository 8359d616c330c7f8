"""The app's panel in the client: opening, both styles, focus, failure."""

from playwright.sync_api import expect

from fixtures import mussels_party as party
from fixtures.conversations import APP, JOHN, bubble, item, snapshot, state
from fixtures.nodes import node
from scripted_device import Device
from support import ClientTestCase

CRASH = {"kind": "failed", "app": APP, "failure": {"code": "app_crashed", "message": "The app ended by itself. Nothing of the conversation is lost."}}


def opened(style="compact", instance=1):
    return {"kind": "open", "app": APP, "style": style, "instance": instance}


class PanelTests(ClientTestCase):
    def button(self, page, name):
        return page.get_by_role("button", name=name, exact=True)

    def open_app(self, page):
        self.button(page, "Mussels Party").click()
        self.kate.wait_for("PUT", "/panel")
        self.kate.emit("panel", opened())
        self.kate.emit_patch(party.home())
        expect(self.button(page, "New party")).to_be_visible()

    def expand(self, page):
        self.kate.emit("panel", opened("expanded"))
        self.kate.emit_patch(party.list_screen(revision=2) | {"revision": 2})
        expect(self.button(page, "Remove Fries")).to_be_visible()

    def test_the_drawer_opens_the_app_and_the_focus_goes_into_it(self):
        page = self.open_client()
        self.button(page, "Mussels Party").click()
        self.assertEqual(self.kate.wait_for("PUT", "/panel"), [{"app": APP}])
        expect(page.get_by_role("status", name="Loading")).to_be_attached()
        self.kate.emit("panel", opened())
        self.kate.emit_patch(party.home())
        expect(self.button(page, "New party")).to_be_visible()
        expect(page.locator(".panel-body")).to_be_focused()
        page.keyboard.press("Tab")
        expect(self.button(page, "New party")).to_be_focused()
        expect(page.get_by_role("status", name="Loading")).to_have_count(0)
        expect(page.get_by_role("textbox", name="Message")).to_be_editable()

    def test_the_drawer_appears_in_its_place_and_does_not_move_under_a_finger(self):
        page = self.keep(None, reduced_motion="no-preference")
        self.addCleanup(page.close)
        page.add_init_script("window.moved = []; addEventListener('transitionrun', (event) => moved.push(event.propertyName))")
        self.kate = self.server.add(Device("kate-phone", snapshot()))
        page.goto(self.server.address + "/devices/kate-phone/")
        expect(self.button(page, "Mussels Party")).to_be_visible()
        expect(page.locator(".connection")).to_have_attribute("data-state", "open")
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        self.assertNotIn("padding-bottom", page.evaluate("moved"))

    def test_a_stream_that_begins_meanwhile_does_not_close_what_is_being_opened(self):
        page = self.open_client()
        self.kate.answer("PUT", "/panel", "wait")
        self.button(page, "Mussels Party").click()
        self.kate.emit("state", state())
        self.kate.emit("draft", {"text": "", "bubble": bubble()})
        expect(self.button(page, "Remove draft")).to_be_visible()
        expect(self.button(page, "Close panel")).to_be_visible()
        self.kate.go_on.set()

    def test_an_address_of_the_app_on_screen_is_opened_in_a_window_of_its_own_once_the_person_agrees(self):
        page = self.open_client()
        self.open_app(page)
        page.evaluate("() => { window.opened = []; window.open = (...all) => window.opened.push(all); }")
        for instance, url in ((1, "javascript:alert(1)"), (1, "nonsense"), (2, "https://example.org/old"), (1, "https://example.org/mussels")):
            self.kate.emit("openURL", {"instance": instance, "url": url})
        self.kate.emit("draft", {"text": "", "bubble": bubble()})
        question = page.get_by_role("dialog", name="Open this page?")
        expect(question).to_have_count(1)
        self.assertEqual(page.evaluate("window.opened"), [])
        question.get_by_role("button", name="Open", exact=True).click()
        expect(question).to_have_count(0)
        self.assertEqual(page.evaluate("window.opened"), [["https://example.org/mussels", "_blank", "noopener"]])

    def test_the_person_sees_where_an_address_leads_before_it_opens_and_can_say_no(self):
        page = self.open_client()
        self.open_app(page)
        page.evaluate("() => { window.opened = []; window.open = (...all) => window.opened.push(all); }")
        self.button(page, "New party").focus()
        self.kate.emit("openURL", {"instance": 1, "url": "https://apple.com@evil.example:8080/apple.com?" + "a" * 3000})
        question = page.get_by_role("dialog", name="Open this page?")
        expect(question.get_by_text("evil.example:8080", exact=True)).to_be_visible()
        expect(question.get_by_role("button", name="Cancel")).to_be_focused()
        self.assertLessEqual(question.evaluate("each => each.scrollWidth"), question.evaluate("each => each.clientWidth"))
        page.keyboard.press("Escape")
        expect(question).to_have_count(0)
        self.assertEqual(page.evaluate("window.opened"), [])
        expect(self.button(page, "New party")).to_be_focused()

    def test_a_tap_in_the_app_is_sent_to_its_instance(self):
        page = self.open_client()
        self.open_app(page)
        self.button(page, "New party").click()
        self.kate.wait_for_input({"kind": "tap", "node": party.NEW})
        self.assertEqual(self.kate.bodies("POST", "/panel/input")[0]["instance"], 1)

    def test_behind_the_expanded_app_nothing_can_be_reached(self):
        page = self.open_client(items=[item(1, JOHN, "bubble", bubble=bubble())])
        self.open_app(page)
        self.expand(page)
        expect(self.button(page, "Send")).to_have_count(1)
        self.button(page, "Send").click()
        self.kate.wait_for_input({"kind": "tap", "node": party.SEND})
        expect(page.get_by_role("log")).to_have_count(0)
        self.assertTrue(page.locator(".client-main").evaluate("each => each.inert"))
        for _ in range(14):
            page.keyboard.press("Tab")
            self.assertFalse(page.evaluate("document.querySelector('.client-main').contains(document.activeElement)"))

    def test_the_focus_stays_in_the_app_when_its_element_goes(self):
        page = self.open_client()
        self.open_app(page)
        self.button(page, "New party").focus()
        self.expand(page)
        expect(page.locator(".panel-body")).to_be_focused()

    def test_escape_collapses_and_then_closes(self):
        page = self.open_client()
        self.open_app(page)
        self.expand(page)
        page.keyboard.press("Escape")
        self.assertEqual(self.kate.wait_for("PUT", "/panel/style"), [{"style": "compact"}])
        self.kate.emit("panel", opened())
        expect(self.button(page, "Expand")).to_be_visible()
        page.keyboard.press("Escape")
        self.kate.wait_for("DELETE", "/panel")

    def test_the_controls_of_the_large_panel_are_gone_as_soon_as_it_is_small(self):
        page = self.open_client()
        self.open_app(page)
        self.expand(page)
        self.kate.emit("panel", opened())
        expect(page.get_by_role("textbox", name="Message")).to_be_visible()
        expect(self.button(page, "Send")).to_have_count(1)
        self.kate.emit_patch(party.home() | {"revision": 3})
        expect(self.button(page, "New party")).to_be_visible()

    def test_the_newest_lines_stay_in_sight_when_the_panel_opens(self):
        lines = [item(index, JOHN, text=f"line {index}") for index in range(1, 40)]
        # Only while the panel slides does the end run away.
        page = self.open_client(options={"reduced_motion": "no-preference"}, items=lines)
        self.open_app(page)
        page.evaluate("Promise.all(document.getAnimations().map((each) => each.finished))")
        expect(page.get_by_text("line 39")).to_be_in_viewport()

    def test_the_bar_changes_the_style_and_closes(self):
        page = self.open_client()
        self.open_app(page)
        self.button(page, "Expand").click()
        self.kate.wait_for("PUT", "/panel/style")
        self.expand(page)
        self.button(page, "Collapse").click()
        self.assertEqual([body["style"] for body in self.kate.wait_for("PUT", "/panel/style", 2)], ["expanded", "compact"])
        self.button(page, "Close panel").click()
        self.kate.wait_for("DELETE", "/panel")

    def test_dragging_the_bar_changes_the_style(self):
        page = self.open_client()
        self.open_app(page)
        bar = page.locator(".panel-bar").bounding_box()
        page.mouse.move(bar["x"] + 195, bar["y"] + 20)
        page.mouse.down()
        page.mouse.move(bar["x"] + 195, bar["y"] - 100)
        page.mouse.up()
        self.assertEqual(self.kate.wait_for("PUT", "/panel/style"), [{"style": "expanded"}])

    def test_closing_returns_the_focus_to_where_it_came_from(self):
        page = self.open_client()
        self.open_app(page)
        self.kate.emit("panel", {"kind": "closed"})
        expect(self.button(page, "Mussels Party")).to_be_focused()
        expect(self.button(page, "New party")).to_have_count(0)

    def restart(self, epoch):
        """The server ends, and begins again without the app that was open."""
        self.kate.snapshot["state"] |= {"panel": {"kind": "closed"}, "epoch": epoch}
        self.kate.emit("state", self.kate.snapshot["state"])

    def test_an_app_that_ended_with_the_server_says_so_and_can_be_opened_again_or_put_away(self):
        page = self.open_client(state={**state(), "epoch": 1})
        self.open_app(page)
        self.restart(2)
        expect(page.get_by_text("Mussels Party stopped.")).to_be_visible()
        expect(page.get_by_text("Your conversation is safe.")).to_be_visible()
        self.restart(2)
        self.button(page, "Reopen").click()
        self.kate.wait_for("PUT", "/panel", 2)
        self.kate.emit("panel", opened(instance=2))
        self.restart(3)
        expect(self.button(page, "Reopen")).to_be_visible()
        self.button(page, "Close panel").click()
        expect(self.button(page, "Reopen")).to_be_hidden()
        expect(self.button(page, "Mussels Party")).to_be_focused()
        self.assertEqual(self.kate.bodies("DELETE", "/panel"), [])

    def test_an_app_that_was_closed_while_the_page_was_away_has_not_stopped(self):
        page = self.open_client(state={**state(), "epoch": 1})
        self.open_app(page)
        self.restart(1)
        expect(self.button(page, "Close panel")).to_have_count(0)
        expect(page.get_by_text("Mussels Party stopped.")).to_have_count(0)

    def test_closing_with_something_staged_leads_to_the_input_field(self):
        page = self.open_client()
        self.open_app(page)
        self.kate.emit("draft", {"text": "", "bubble": bubble()})
        self.kate.emit("panel", {"kind": "closed"})
        expect(page.get_by_role("textbox", name="Message")).to_be_focused()
        page.keyboard.press("Enter")
        self.assertEqual(self.kate.wait_for("POST", "/entries")[0]["text"], "")

    def test_somebody_who_writes_is_not_disturbed(self):
        page = self.open_client()
        page.get_by_role("textbox", name="Message").focus()
        self.kate.emit("panel", opened())
        self.kate.emit_patch(party.home())
        expect(self.button(page, "New party")).to_be_visible()
        expect(page.get_by_role("textbox", name="Message")).to_be_focused()

    def test_a_failed_app_says_so_and_opens_again(self):
        page = self.open_client()
        self.open_app(page)
        self.kate.emit("panel", CRASH)
        expect(page.get_by_text("The app ended by itself.")).to_be_visible()
        expect(self.button(page, "New party")).to_have_count(0)
        expect(page.get_by_role("textbox", name="Message")).to_be_editable()
        self.button(page, "Reopen").click()
        self.assertEqual(self.kate.wait_for("PUT", "/panel", 2)[1], {"app": APP})
        self.kate.emit("panel", opened(instance=2))
        self.kate.emit_patch(party.home(), 2)
        expect(self.button(page, "New party")).to_be_visible()
        expect(self.button(page, "Reopen")).to_have_count(0)

    def test_an_author_is_told_why_it_ended_where_and_what_it_wrote_last(self):
        page = self.open_client()
        calls = [{"function": "PartyView.add(_:)", "file": "PartyView.swift", "line": 12}, {"function": "main", "file": "main.swift"}, {"function": "start"}]
        report = {"cause": "Fatal error: Index out of range", "output": ["first", "last"], "calls": calls}
        self.kate.emit("panel", {**CRASH, "failure": {**CRASH["failure"], "report": report}})
        told = page.locator(".crash-report")
        expect(told).to_contain_text("Fatal error: Index out of range")
        expect(told.get_by_role("listitem")).to_have_text(["PartyView.add(_:)PartyView.swift:12", "mainmain.swift", "start"])
        expect(told.locator("pre")).to_have_text("first\nlast")
        self.kate.emit("panel", {**CRASH, "failure": {**CRASH["failure"], "report": {**report, "calls": [], "output": []}}})
        expect(told.get_by_role("listitem")).to_have_count(0)
        expect(told.locator("pre")).to_have_count(0)

    def test_an_app_that_cannot_be_opened_leaves_no_panel(self):
        self.expected_errors = ("404",)
        page = self.open_client()
        self.kate.answer("PUT", "/panel", (404, {"error": {"code": "unknown_app", "message": "There is no such app."}}))
        self.button(page, "Mussels Party").click()
        expect(page.get_by_text("There is no such app.")).to_be_visible()
        expect(self.button(page, "Close panel")).to_have_count(0)
        expect(self.button(page, "Mussels Party")).to_be_focused()

    def test_a_patch_of_an_instance_that_is_gone_is_left_out(self):
        page = self.open_client()
        self.kate.emit("panel", opened(instance=3))
        self.kate.emit_patch(party.home(), 3)
        self.kate.emit_patch(party.list_screen(), 2)
        self.kate.emit("draft", {"text": "", "bubble": bubble()})
        expect(self.button(page, "Remove draft")).to_be_visible()
        expect(self.button(page, "New party")).to_be_visible()

    def test_a_late_patch_does_not_hide_that_the_app_failed(self):
        page = self.open_client()
        self.open_app(page)
        self.kate.emit("panel", CRASH)
        self.kate.emit_patch(party.list_screen())
        self.kate.emit_patch({"revision": 2, "operations": []})
        self.kate.emit("draft", {"text": "", "bubble": bubble()})
        expect(self.button(page, "Remove draft")).to_be_visible()
        expect(self.button(page, "Reopen")).to_be_visible()

    def test_a_broken_tree_is_fetched_anew(self):
        self.expected_errors = ("Parley painter",)
        page = self.open_client()
        self.open_app(page)
        self.kate.snapshot["state"] = state(panel=opened())
        self.kate.first_events = [("patch", {"instance": 1, "patch": party.list_screen() | {"revision": 8}})]
        self.kate.emit_patch({"revision": 2, "operations": [{"op": "put", "node": node(2, (0, 0, 1, 1), {"kind": "hologram"})}]})
        self.kate.wait_for_stream(2)
        expect(self.button(page, "Remove Fries")).to_be_visible()

    def test_an_expanded_panel_says_that_the_connection_is_gone_and_looks_so(self):
        page = self.open_client()
        self.kate.emit("panel", {"kind": "open", "app": APP, "style": "expanded", "instance": 1})
        self.kate.emit_patch(party.list_screen())
        body = page.locator(".panel-body")
        expect(page.get_by_role("button", name="Remove Fries")).to_be_visible()
        expect(body).to_have_css("opacity", "1")
        self.kate.break_streams = True
        self.kate.cut()
        expect(page.locator(".panel-bar").get_by_role("status")).to_have_text("No connection")
        expect(body).to_have_css("opacity", "0.5")
        self.kate.snapshot["state"] = state(panel={"kind": "open", "app": APP, "style": "expanded", "instance": 1})
        self.kate.break_streams = False
        expect(page.locator(".panel-bar").get_by_role("status")).to_have_text("")
        expect(body).to_have_css("opacity", "1")

    def test_the_field_keeps_text_and_focus_over_a_lost_stream(self):
        page = self.open_client(state=state(panel=opened("expanded")))
        self.kate.emit_patch(party.list_screen(title=""))
        name = page.get_by_label("Name of the party")
        name.press_sequentially("Our party")
        self.kate.snapshot["state"] = state(panel=opened("expanded"))
        self.kate.first_events = [("patch", {"instance": 1, "patch": party.list_screen(title="Our") | {"revision": 4}})]
        self.kate.cut()
        self.kate.wait_for_stream(2)
        self.kate.emit("draft", {"text": "", "bubble": bubble()})
        expect(page.locator(".draft")).to_be_attached()
        expect(name).to_be_focused()
        expect(name).to_have_value("Our party")

    def test_what_is_done_quickly_goes_in_order_one_request_at_a_time(self):
        page = self.open_client(state=state(panel=opened("expanded")))
        self.kate.emit_patch(party.list_screen(title=""))
        name = page.get_by_label("Name of the party")
        name.press_sequentially("A rather long name for a party")
        name.press("Enter")
        self.button(page, "Send").click()

        events = self.kate.wait_for_input({"kind": "tap", "node": party.SEND})
        edits = [event for event in events if event["kind"] == "edit"]
        self.assertEqual(edits[-1]["text"], "A rather long name for a party")
        self.assertEqual([event["edit"] for event in edits], sorted(event["edit"] for event in edits))
        kinds = [event["kind"] for event in events]
        self.assertLess(len(kinds) - 1 - kinds[::-1].index("edit"), kinds.index("submit"))

    def test_pictures_of_the_app_are_fetched_from_its_instance(self):
        page = self.open_client()
        self.kate.emit("panel", opened(instance=5))
        self.kate.emit_patch({"revision": 1, "reset": True, "root": 1, "operations": [
            {"op": "put", "node": node(1, (0, 0, 40, 40), {"kind": "image", "asset": "abc123"}, accessibility={"label": "A mussel"})}]}, 5)
        expect(page.get_by_role("img", name="A mussel")).to_be_visible()
        self.assertEqual(self.kate.wait_for("GET", "/panel/assets/abc123"), ["instance=5"])
