"""Notices of apps: banners, and the question whether there may be any."""

import unittest

from playwright.sync_api import expect

from fixtures.conversations import APP, state
from support import ClientTestCase

QUESTION = {"app": {"id": APP, "name": "Mussels Party"}}


def notice(**changes):
    return {
        "app": APP, "name": "Mussels Party", "identifier": "turn", "title": "Your turn", "subtitle": "", "body": "Kate has played.",
        "hasSound": False, **changes,
    }


class AppNoticeTests(ClientTestCase):
    def emitted(self, **changes):
        page = self.open_client()
        self.kate.wait_for_stream()
        self.kate.emit("notice", notice(**changes))
        self.banner = page.locator(".app-banner")
        expect(self.banner).to_be_visible()
        return page

    def test_a_banner_is_announced_and_a_tap_opens_the_app_by_it(self):
        page = self.emitted()
        expect(page.get_by_role("status").filter(has_text="Your turn")).to_contain_text("Kate has played.")
        page.locator(".app-banner-open").click()
        self.kate.wait_for("PUT", "/panel")
        self.assertEqual(self.kate.wait_for("POST", f"/notices/{APP}/open"), [{"identifier": "turn"}])
        expect(self.banner).to_have_count(0)

    def test_keyboard_closes_it_and_the_same_notice_is_there_once(self):
        page = self.emitted()
        self.kate.emit("notice", notice(body="Kate has played again."))
        expect(self.banner).to_have_count(1)
        expect(self.banner).to_contain_text("again")
        page.get_by_role("button", name="Close the notice of Mussels Party").focus()
        page.keyboard.press("Escape")
        expect(self.banner).to_have_count(0)
        self.assertEqual(self.kate.bodies("POST", f"/notices/{APP}/open"), [])

    def test_it_closes_itself_but_not_while_somebody_is_at_it(self):
        page = self.open_client(options={"has_clock": True})
        self.kate.wait_for_stream()
        self.kate.emit("notice", notice())
        banner = page.locator(".app-banner")
        expect(banner).to_be_visible()
        page.locator(".app-banner-open").focus()
        page.clock.run_for(20_000)
        expect(banner).to_be_visible()
        page.locator("textarea.message-input").focus()
        page.clock.run_for(9_000)
        expect(banner).to_be_visible()
        page.clock.run_for(2_000)
        expect(banner).to_have_count(0)

    def test_further_banners_wait_until_one_goes(self):
        page = self.open_client()
        self.kate.wait_for_stream()
        for number in range(5):
            self.kate.emit("notice", notice(identifier=str(number), title=f"Turn {number}"))
        banners = page.locator(".app-banner-title")
        expect(banners).to_have_text(["Turn 0", "Turn 1", "Turn 2"])
        # One that waits is there once, too.
        self.kate.emit("notice", notice(identifier="3", title="Turn 3 again"))
        page.get_by_role("button", name="Close the notice of Mussels Party: Turn 1").click()
        expect(banners).to_have_text(["Turn 0", "Turn 2", "Turn 4"])
        page.get_by_role("button", name="Close the notice of Mussels Party: Turn 0").click()
        expect(banners).to_have_text(["Turn 2", "Turn 4", "Turn 3 again"])

    def test_the_focus_goes_back_and_a_pointer_that_leaves_does_not_end_what_has_the_focus(self):
        page = self.open_client(options={"has_clock": True})
        self.kate.wait_for_stream()
        # An element that a screen reader watches is there before anything comes into it.
        expect(page.locator(".app-banners[role=status]")).to_have_count(2)
        self.kate.emit("notice", notice())
        banner = page.locator(".app-banner")
        expect(banner).to_be_visible()
        page.locator("textarea.message-input").focus()
        banner.hover()
        page.get_by_role("button", name="Close the notice").focus()
        page.mouse.move(0, 0)
        page.clock.run_for(20_000)
        expect(banner).to_be_visible()
        page.keyboard.press("Escape")
        expect(banner).to_have_count(0)
        expect(page.locator("textarea.message-input")).to_be_focused()

    def test_a_page_in_the_background_tells_the_browser_by_device_and_conversation(self):
        page = self.open_client()
        self.kate.wait_for_stream()
        page.evaluate("""() => {
            window.shown = [];
            window.Notification = class { static permission = "granted"; constructor(title, options) { shown.push({ title, ...options }); } };
            Object.defineProperty(document, "hidden", { value: true });
        }""")
        self.kate.emit("notice", notice())
        expect(page.locator(".app-banner")).to_be_attached()
        (shown,) = page.evaluate("shown")
        self.assertEqual((shown["title"], shown["renotify"]), ("Your turn", True))
        self.assertRegex(shown["tag"], f"/devices/.+/conversations/.+/apps/{APP}/icon turn$")

    def test_texts_are_texts_and_stay_within_a_small_screen(self):
        page = self.emitted(title="<img src=x onerror=alert(1)>", body="ק" * 300)
        page.set_viewport_size({"width": 320, "height": 480})
        expect(self.banner.locator("img[src=x]")).to_have_count(0)
        box = self.banner.bounding_box()
        self.assertGreaterEqual(box["x"], 0)
        self.assertLessEqual(box["x"] + box["width"], 320)
        self.assertLess(box["height"], 240)

    def test_the_question_is_answered_and_goes_with_the_app_that_asks(self):
        page = self.open_client(state={**state(), "noticeQuestion": QUESTION["app"]})
        card = page.get_by_role("group", name="Notices of Mussels Party")
        expect(card).to_be_visible()
        card.get_by_role("button", name="Allow", exact=True).click()
        self.assertEqual(self.kate.wait_for("PUT", f"/notices/{APP}/permission"), [{"isAllowed": True}])
        self.kate.emit("noticeQuestion", {})
        expect(card).to_have_count(0)
        self.kate.emit("noticeQuestion", QUESTION)
        card.get_by_role("button", name="Don’t allow").click()
        self.assertEqual(self.kate.wait_for("PUT", f"/notices/{APP}/permission", 2)[1], {"isAllowed": False})


if __name__ == "__main__":
    unittest.main()
