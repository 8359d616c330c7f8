"""Bubbles that apps draw themselves, in the client, against a scripted server."""

from playwright.sync_api import expect

from fixtures.conversations import APP, JOHN, KATE, bubble, item, state
from support import ClientTestCase


def live_bubble(**more):
    return bubble(isLive=True, **more)


def live_item(sequence, sender=JOHN, **more):
    return {**item(sequence, sender, "bubble"), "bubble": live_bubble(**more)}


def drawn(entry, instance=1, **look):
    shown = {"instance": instance, "look": {"size": [240, 90], "cornerRadius": 12, **look}}
    return shown if entry is None else {"entry": entry, **shown}


def failed(entry, instance=1):
    return {"entry": entry, "instance": instance, "failure": {"code": "app_crashed", "message": "Mussels Party stopped."}}


def tree(words, revision=1, **more):
    nodes = [
        {"id": 1, "frame": [0, 0, 240, 90], "children": [2, 3]},
        {"id": 2, "frame": [0, 0, 100, 44], "content": {"kind": "button"}, "accessibility": {"label": "Count one"}},
        {"id": 3, "frame": [0, 50, 200, 20], "accessibility": {"label": words, "traits": ["image"]}},
    ]
    return {"revision": revision, "root": 1, "operations": [{"op": "put", "node": node} for node in nodes], **more}


class LiveTests(ClientTestCase):
    label = "Mussels Party with Mussels and Fries"

    def emit_tree(self, words, instance=1, revision=1, **more):
        self.kate.emit_patch(tree(words, revision, **more), instance)

    def open_live(self, count=1, **options):
        page = self.open_client(items=[live_item(sequence) for sequence in range(1, count + 1)], **options)
        self.bubbles = page.locator(".live-bubble")
        return page

    def sights(self, count=1):
        return self.kate.wait_for("PUT", "/live", count)

    def wait_for_sight(self, page, wanted):
        """Waits until the newest report names these entries."""
        for _ in range(50):
            reports = self.kate.bodies("PUT", "/live")
            if reports and sorted(reports[-1]["entries"]) == wanted:
                return reports[-1]
            page.wait_for_timeout(100)
        raise AssertionError(f"{wanted} did not come into sight; there are {self.kate.bodies('PUT', '/live')}")

    def test_a_live_bubble_in_sight_is_asked_for_and_shows_its_template_until_then(self):
        page = self.open_live()
        sight = self.sights()[0]
        self.assertEqual((sight["entries"], sight["draft"]), ([1], False))
        self.assertEqual(sight["size"][1], 400)
        self.assertTrue(200 <= sight["size"][0] <= 300, sight)
        expect(self.bubbles.get_by_role("button", name=self.label)).to_be_visible()
        self.bubbles.get_by_role("button", name=self.label).click()
        self.kate.wait_for("PUT", "/selection")
        self.assertEqual(page.locator(".live-bubble .surface").count(), 0)

    def test_a_conversation_without_live_bubbles_reports_nothing(self):
        page = self.open_client(items=[{**item(1, JOHN, "bubble"), "bubble": bubble()}])
        page.wait_for_timeout(400)
        self.assertEqual(self.kate.bodies("PUT", "/live"), [])

    def test_what_the_app_draws_takes_the_template_s_place_and_its_touches_go_to_it(self):
        page = self.open_live()
        self.sights()
        self.kate.emit("live", [drawn(1, instance=4, tint="#ff8800ff")])
        expect(self.bubbles.get_by_role("button", name=self.label)).to_be_visible()
        self.emit_tree("3 counted", instance=4)
        group = page.get_by_role("group", name=self.label)
        expect(group.get_by_role("img", name="3 counted")).to_be_visible()
        self.assertEqual(group.evaluate("each => [each.offsetWidth, each.offsetHeight]"), [240, 90])
        style = group.evaluate("each => [getComputedStyle(each).backgroundColor, getComputedStyle(each).borderRadius]")
        self.assertEqual(style, ["rgb(255, 136, 0)", "12px"])
        expect(self.bubbles.get_by_role("button", name=self.label)).to_have_count(0)
        group.get_by_role("button", name="Count one").click()
        self.kate.wait_for_input({"kind": "tap", "node": 2})
        self.assertEqual(self.kate.bodies("POST", "/panel/input")[0]["instance"], 4)
        self.assertEqual(self.kate.bodies("PUT", "/selection"), [])
        self.emit_tree("4 counted", instance=4, revision=2)
        expect(group.get_by_role("img", name="4 counted")).to_be_visible()

    def test_it_works_by_keyboard_and_keeps_the_focus_when_it_goes(self):
        page = self.open_live()
        self.kate.emit("live", [drawn(1)])
        self.emit_tree("3 counted")
        button = page.get_by_role("button", name="Count one")
        button.focus()
        page.keyboard.press("Enter")
        self.kate.wait_for_input({"kind": "tap", "node": 2})
        self.kate.emit("live", [])
        expect(self.bubbles).to_be_focused()

    def test_a_field_in_a_bubble_is_drawn_and_a_touch_on_it_is_one_on_what_is_around_it(self):
        page = self.open_live()
        self.kate.emit("live", [drawn(1)])
        content = {"kind": "textField", "text": "Mussels", "placeholder": "Dish", "edit": 0, "isFocused": True,
                   "font": {"family": "Inter", "size": 17, "weight": 400, "italic": False},
                   "color": "#000000ff", "placeholderColor": "#888888ff"}
        nodes = [
            {"id": 1, "frame": [0, 0, 240, 90], "children": [2], "gestures": {"taps": [1]}, "interactions": 1},
            {"id": 2, "frame": [20, 30, 200, 22], "content": content},
        ]
        self.kate.emit_patch({
            "revision": 1, "root": 1, "operations": [{"op": "put", "node": node} for node in nodes]})
        field = page.get_by_role("textbox", name="Dish")
        expect(field).to_have_value("Mussels")
        expect(field).not_to_be_editable()
        expect(field).not_to_be_focused()
        self.kate.wait_for_input({"kind": "focus", "node": 2, "isFocused": False})
        box = field.bounding_box()
        page.mouse.click(box["x"] + 10, box["y"] + 10)
        expect(field).not_to_be_focused()
        page.keyboard.type("x")
        expect(field).to_have_value("Mussels")
        events = [event for body in self.kate.bodies("POST", "/panel/input") for event in body["events"]]
        self.assertEqual([event["kind"] for event in events if event["node"] == 2], ["focus"])
        self.kate.wait_for("POST", "/panel/input", 2)

    def test_a_panel_and_bubbles_do_not_take_each_others_patches(self):
        page = self.open_live(state=state(panel={"kind": "opening", "app": APP, "style": "compact"}))
        self.kate.emit("live", [drawn(1, instance=5)])
        self.emit_tree("3 counted", instance=5)
        expect(self.bubbles.get_by_role("img", name="3 counted")).to_be_visible()
        self.assertEqual(page.locator(".panel .surface").count(), 0)
        self.kate.emit("panel", {"kind": "open", "app": APP, "style": "compact", "instance": 6})
        self.kate.emit_patch(tree("the panel"), instance=6)
        expect(page.locator(".panel").get_by_role("img", name="the panel")).to_be_visible()
        expect(self.bubbles.get_by_role("img", name="3 counted")).to_be_visible()

    def test_a_patch_of_a_bubble_that_has_gone_is_not_the_first_of_a_panel_that_opens(self):
        page = self.open_live(state=state(panel={"kind": "opening", "app": APP, "style": "compact"}))
        self.emit_tree("a late one", instance=5)
        self.kate.emit("live", [drawn(1, instance=6)])
        self.emit_tree("3 counted", instance=6)
        expect(self.bubbles.get_by_role("img", name="3 counted")).to_be_visible()
        self.assertEqual(page.locator(".panel .surface").count(), 0)

    def test_a_number_that_was_a_bubble_s_is_the_panel_s_once_the_server_has_restarted(self):
        page = self.open_live()
        self.kate.emit("live", [drawn(1)])
        self.emit_tree("3 counted")
        expect(self.bubbles.locator(".surface")).to_be_visible()
        self.kate.emit("state", state(panel={"kind": "open", "app": APP, "style": "compact", "instance": 1}))
        self.emit_tree("the panel", reset=True)
        expect(page.locator(".panel").get_by_role("img", name="the panel")).to_be_visible()
        expect(self.bubbles.locator(".surface")).to_have_count(0)
        self.kate.emit("state", state() | {"live": [drawn(1)]})
        self.emit_tree("4 counted", reset=True)
        expect(self.bubbles.get_by_role("img", name="4 counted")).to_be_visible()
        expect(page.locator(".panel .surface")).to_have_count(0)
        self.emit_tree("5 counted", revision=2)
        expect(self.bubbles.get_by_role("img", name="5 counted")).to_be_visible()

    def test_scrolled_away_it_is_let_go_and_brought_back_on_return(self):
        page = self.open_live(count=24)
        first = self.wait_for_sight(page, self.wait_for_sight_at_end(page))
        self.assertNotIn(1, first["entries"])
        self.assertEqual(first["entries"][0], max(first["entries"]), "on screen before just outside")
        page.locator(".transcript").evaluate("each => { each.scrollTop = 0; }")
        top = self.settled_sight(page)
        self.assertIn(1, top)
        self.assertNotIn(24, top)
        page.locator(".transcript").evaluate("each => { each.scrollTop = each.scrollHeight; }")
        self.assertIn(24, self.settled_sight(page))

    def test_of_many_in_sight_those_that_came_last_are_asked_for(self):
        page = self.open_live(count=40, viewport={"width": 390, "height": 12_000})
        newest = list(range(40, 8, -1))
        self.kate.wait_for_last("PUT", "/live", lambda body: body["entries"] == newest)
        expect(page.get_by_text("2 things to bring").first).to_be_in_viewport()

    def wait_for_sight_at_end(self, page):
        self.sights()
        return self.settled_sight(page)

    def settled_sight(self, page):
        page.wait_for_timeout(600)
        return sorted(self.kate.bodies("PUT", "/live")[-1]["entries"])

    def test_a_superseded_bubble_is_let_go(self):
        page = self.open_live(count=2)
        self.wait_for_sight(page, [1, 2])
        self.kate.emit_entry(3, item(1, JOHN, "summary", text="John counted"), live_item(3))
        self.wait_for_sight(page, [2, 3])
        expect(self.bubbles).to_have_count(2)

    def test_a_failed_app_says_so_in_the_bubble_with_its_template_and_can_be_tried_again(self):
        page = self.open_live()
        self.kate.emit("live", [drawn(1)])
        self.emit_tree("3 counted")
        expect(self.bubbles.locator(".surface")).to_be_visible()
        self.kate.emit("live", [failed(1)])
        expect(self.bubbles.get_by_text("Mussels Party stopped.")).to_be_visible()
        expect(self.bubbles.get_by_role("button", name=self.label)).to_be_visible()
        self.bubbles.get_by_role("button", name="Try again").click()
        self.kate.wait_for("POST", "/live/1/retry")
        self.kate.emit("live", [drawn(1, instance=2)])
        self.emit_tree("0 counted", instance=2)
        expect(self.bubbles.get_by_role("img", name="0 counted")).to_be_visible()
        expect(page.get_by_text("Mussels Party stopped.")).to_have_count(0)

    def test_a_staged_live_message_is_drawn_in_the_input_field(self):
        page = self.open_client(state=state(draft={"text": "", "bubble": live_bubble()}))
        self.kate.wait_for_last("PUT", "/live", lambda sight: sight["draft"])
        expect(page.get_by_role("img", name=f"Draft: {self.label}")).to_be_visible()
        self.kate.emit("live", [drawn(None, instance=3)])
        self.emit_tree("0 counted", instance=3)
        composer = page.locator(".composer")
        expect(composer.get_by_role("img", name="0 counted")).to_be_visible()
        composer.get_by_role("button", name="Remove draft").click()
        self.kate.wait_for("DELETE", "/draft")
        self.kate.emit("draft", {"text": ""})
        self.kate.emit("live", [])
        expect(composer.locator(".live-bubble")).to_have_count(0)

    def test_after_a_lost_connection_what_is_in_sight_is_said_again(self):
        page = self.open_live()
        self.sights()
        self.kate.cut()
        self.kate.wait_for_stream(2)
        self.sights(2)
        self.kate.emit("live", [drawn(1)])
        self.emit_tree("3 counted", reset=True)
        expect(self.bubbles.get_by_role("img", name="3 counted")).to_be_visible()

    def test_a_faulty_tree_is_fetched_again(self):
        self.expected_errors = ("Parley painter",)
        page = self.open_live()
        self.kate.emit("live", [drawn(1)])
        self.emit_tree("3 counted")
        expect(self.bubbles.locator(".surface")).to_be_visible()
        self.kate.snapshot["state"]["live"] = [drawn(1)]
        self.kate.first_events = [("patch", {"instance": 1, "patch": tree("whole", 9, reset=True)})]
        self.emit_tree("gap", revision=7)
        self.kate.wait_for_stream(2)
        expect(page.get_by_role("img", name="whole")).to_be_visible()

    def test_an_own_bubble_stands_on_its_own_side(self):
        page = self.open_client(items=[live_item(1, KATE)])
        self.kate.emit("live", [drawn(1)])
        self.emit_tree("3 counted")
        box = page.get_by_role("group", name=self.label).bounding_box()
        self.assertGreater(box["x"], 100)
