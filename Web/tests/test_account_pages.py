"""The page of somebody's account, against a scripted server."""

import json
from pathlib import Path

from playwright.sync_api import expect

from settings_test_case import AT, DEVICES, SettingsTestCase

# A browser that has notices of somebody; each step of ending them fails but for the closing.
SUBSCRIBED = """
  const note = (step) => sessionStorage.setItem("steps", [sessionStorage.getItem("steps"), step].filter(Boolean).join(" "));
  const fail = async (step) => { note(step); throw new Error(step); };
  ServiceWorkerContainer.prototype.getRegistration = async () => ({
    getNotifications: async () => [{ close: () => note("close") }],
    pushManager: { getSubscription: async () => ({ unsubscribe: () => fail("unsubscribe") }) },
  });
  navigator.clearAppBadge = () => fail("badge");
"""


class AccountTests(SettingsTestCase):
    def notices(self, page):
        return page.get_by_role("region", name="Notices on this device")

    def test_a_browser_that_lets_nobody_show_notices_says_so(self):
        page = self.begin()
        self.people.answers[("GET", "/account/push")] = (200, {"key": "BAAB", "isOn": True, "showsTexts": False})
        page.add_init_script("Object.defineProperty(Notification, 'permission', { value: 'denied' })")
        page.reload()
        expect(self.notices(page).get_by_text("does not let Parley show notices", exact=False)).to_be_visible()
        expect(self.notices(page).get_by_role("button")).to_have_count(0)
        page.add_init_script("delete window.PushManager")
        page.reload()
        expect(self.notices(page).get_by_text("put Parley on the home screen", exact=False)).to_be_visible()

    def test_a_browser_that_is_asked_and_refuses_says_so(self):
        page = self.begin()
        # This browser lets nobody show any, and does not ask.
        page.add_init_script("Object.defineProperty(Notification, 'permission', { value: 'default' }); Notification.requestPermission = async () => 'denied'")
        page.reload()
        self.notices(page).get_by_role("button", name="Turn on notices").click()
        expect(self.notices(page).get_by_text("does not let Parley show notices", exact=False)).to_be_visible()
        self.assertNotIn(("PUT", "/account/push"), [each[:2] for each in self.people.requests])

    def test_who_is_signed_out_elsewhere_has_no_notices_left_here(self):
        self.expected_errors = ("401",)
        page = self.begin()
        page.add_init_script(SUBSCRIBED)
        self.people.answers[("GET", "/account")] = (401, {"error": {"code": "not_signed_in", "message": "Please sign in."}})
        for path in ("/settings", "/"):
            with self.subTest(path=path):
                page.goto(self.server.address + path)
                page.wait_for_function("() => sessionStorage.getItem('steps') === 'close badge unsubscribe'")
                page.evaluate("sessionStorage.clear()")

    def test_who_signs_in_sees_no_notices_of_who_was_here_before(self):
        page = self.begin("/sign-in")
        self.people.answers[("POST", "/sign-in")] = (201, {"device": "kate-phone", "page": "/settings"})
        page.add_init_script(SUBSCRIBED)
        page.reload()
        page.get_by_role("textbox", name="Code").fill("AB12-CD34")
        page.get_by_role("button", name="Sign in").click()
        page.wait_for_url("**/settings")
        self.assertEqual(page.evaluate("sessionStorage.getItem('steps')"), "close badge unsubscribe")

    def test_a_device_is_signed_out_after_a_question(self):
        page = self.begin()
        self.people.answers[("DELETE", "/account/devices/tablet")] = (204, None)
        expect(page.get_by_text("This device", exact=True)).to_be_visible()
        page.get_by_role("button", name="Sign out Safari on iPad").click()
        self.people.answers[("GET", "/account/devices")] = (200, {"devices": DEVICES["devices"][:1]})
        page.get_by_role("dialog").get_by_role("button", name="Sign out", exact=True).click()
        self.people.wait_for("DELETE", "/account/devices/tablet")
        expect(page.get_by_role("button", name="Sign out Safari on iPad")).to_have_count(0)

    def test_a_passkey_is_renamed(self):
        self.expected_errors = ("400",)
        page = self.begin()
        passkey = {"id": 7, "name": "Chrome on Linux", "addedAt": AT}
        self.people.answers[("GET", "/account/passkeys")] = (200, {"passkeys": [passkey]})
        self.people.answers[("PUT", "/account/passkeys/7/name")] = (400, {"error": {"code": "bad_name", "message": "No name."}})
        page.reload()
        page.get_by_role("button", name="Rename the passkey of Chrome on Linux").click()
        dialog = page.get_by_role("dialog", name="Rename this passkey")
        name = dialog.get_by_role("textbox", name="Name of the passkey")
        expect(name).to_have_value("Chrome on Linux")
        expect(name).to_be_focused()
        name.fill("Blue key ")
        name.press("Enter")
        expect(dialog.get_by_role("alert")).to_have_text("No name.")
        self.people.answers[("PUT", "/account/passkeys/7/name")] = (204, None)
        dialog.get_by_role("button", name="Save").click()
        expect(dialog).to_have_count(0)
        self.assertEqual(self.people.wait_for("PUT", "/account/passkeys/7/name"), {"name": "Blue key "})
        expect(page.get_by_role("button", name="Rename the passkey of Blue key")).to_be_focused()
        expect(page.get_by_role("region", name="Passkeys").get_by_text("Blue key", exact=True)).to_be_visible()

    def test_a_browser_that_can_make_no_passkeys_removes_those_of_lost_devices(self):
        self.expected_errors = ("404",)
        page = self.begin()
        section = page.get_by_role("region", name="Passkeys")
        # The page's address is a number.
        expect(page.get_by_role("region", name="Your devices").get_by_role("listitem")).to_have_count(2)
        expect(section).to_be_hidden()
        self.people.answers |= {
            ("GET", "/account/passkeys"): (200, {"passkeys": [{"id": each, "name": "Firefox on Linux", "addedAt": AT + each * 86_400_000} for each in (1, 2)]}),
            ("DELETE", "/account/passkeys/1"): (204, None),
            ("DELETE", "/account/passkeys/2"): (404, {"error": {"code": "unknown_passkey", "message": "There is no such passkey."}})}
        page.reload()
        expect(section.get_by_role("listitem")).to_have_count(2)
        expect(section.get_by_role("button", name="Add a passkey")).to_have_count(0)
        labels = section.get_by_role("button").evaluate_all("(all) => all.map((each) => each.ariaLabel)")
        self.assertEqual(len(set(labels)), 4, labels)
        # The second one was removed by another page; what is fetched from now on is not needed.
        self.people.answers[("GET", "/account/passkeys")] = (404, {"error": {"code": "not_found", "message": "Gone."}})
        for left in (1, 0):
            section.get_by_role("button", name="Remove").first.click()
            page.get_by_role("dialog").get_by_role("button", name="Remove", exact=True).click()
            expect(page.get_by_role("dialog")).to_have_count(0)
            expect(section.get_by_role("listitem")).to_have_count(left)

    def test_of_quick_choices_whether_one_is_shown_the_newest_stays(self):
        page = self.begin()
        held = []
        page.route("**/account/presence", lambda route: held.append(route))
        section = page.get_by_role("region", name="When you are here")
        box = section.get_by_role("checkbox")
        with page.expect_request("**/account/presence"):
            box.uncheck()
        box.check()
        self.assertEqual([each.request.post_data_json for each in held], [{"isShown": False}])
        with page.expect_request("**/account/presence"):
            held[0].fulfill(status=204)
        # The request is there; its route comes with the next of the browser's answers, or the one after it.
        while len(held) < 2:
            page.evaluate("0")
        self.assertEqual(held[1].request.post_data_json, {"isShown": True})
        held[1].fulfill(status=204)
        expect(section.get_by_role("status")).to_have_text("Saved.")
        expect(box).to_be_checked()
        self.assertEqual(len(held), 2)

    def test_a_choice_that_fails_goes_back_to_what_the_server_has_confirmed(self):
        self.expected_errors = ("500",)
        page = self.begin()
        statuses = [204, 500]
        page.route("**/account/presence", lambda route: route.fulfill(status=statuses.pop(0)))
        section = page.get_by_role("region", name="When you are here")
        box = section.get_by_role("checkbox")
        box.uncheck()
        expect(section.get_by_role("status")).to_have_text("Saved.")
        # Not `check`, which waits until it is.
        box.click()
        expect(section.locator(".settings-outcome.is-problem")).to_be_visible()
        expect(box).not_to_be_checked()

    def test_a_code_for_one_more_device_is_shown_with_its_picture(self):
        page = self.begin()
        self.people.answers[("POST", "/account/device-code")] = (201, {
            "code": "AB12-CD34", "address": "http://chat.example/sign-in#AB12-CD34", "picture": ["10", "01"], "expiresAt": AT})
        page.get_by_role("button", name="Add a device").click()
        expect(page.get_by_text("AB12-CD34")).to_be_visible()
        expect(page.get_by_role("img", name="QR code of the address")).to_be_visible()
        expect(page.get_by_text("open chat.example/sign-in", exact=False)).to_be_visible()

    def test_a_code_goes_once_a_device_has_come_in_by_it(self):
        page = self.begin()
        self.people.answers[("POST", "/account/device-code")] = (201, {
            "code": "AB12-CD34", "address": "http://chat.example/sign-in#AB12-CD34", "picture": ["10", "01"], "expiresAt": AT * 2})
        page.get_by_role("button", name="Add a device").click()
        expect(page.get_by_text("AB12-CD34")).to_be_visible()
        laptop = {"id": "laptop", "name": "Firefox on Windows", "addedAt": AT, "usedAt": AT}
        self.people.answers[("GET", "/account/devices")] = (200, {"devices": [*DEVICES["devices"], laptop]})
        expect(page.get_by_text("Firefox on Windows is signed in.")).to_be_visible()
        expect(page.get_by_text("AB12-CD34")).to_be_hidden()
        expect(page.get_by_role("button", name="Sign out Firefox on Windows")).to_be_visible()
        expect(page.get_by_role("button", name="Add a device")).to_be_visible()

    def test_somebody_who_was_blocked_is_let_in_again(self):
        page = self.begin()
        expect(page.get_by_text("You have blocked nobody.", exact=False)).to_be_visible()
        self.people.answers |= {
            ("GET", "/account/blocks"): (200, {"people": [{"id": "j", "name": "John"}]}), ("DELETE", "/account/blocks/j"): (204, None)}
        page.reload()
        button = page.get_by_role("button", name="Unblock John")
        expect(button).to_be_visible()
        self.people.answers[("GET", "/account/blocks")] = (200, {"people": []})
        button.click()
        self.people.wait_for("DELETE", "/account/blocks/j")
        expect(page.get_by_text("John can write to you again.")).to_be_visible()
        expect(button).to_have_count(0)

    def test_recovery_codes_are_shown_once(self):
        page = self.begin()
        codes = [f"AAAA-BBBB-CCCC-{number:04}" for number in range(10)]
        self.people.answers[("POST", "/account/recovery-codes")] = (201, {"codes": codes})
        page.get_by_role("button", name="Make recovery codes").click()
        expect(page.get_by_role("list", name="Recovery codes").get_by_role("listitem")).to_have_text(codes)

    def test_a_name_that_is_taken_is_told(self):
        self.expected_errors = ("400",)
        page = self.begin()
        self.people.answers[("PUT", "/account/name")] = (400, {"error": {"code": "bad_name", "message": "Somebody is called that."}})
        page.get_by_role("textbox", name="Your name").fill("John")
        page.get_by_role("button", name="Save").click()
        expect(page.get_by_role("region", name="Your name").get_by_role("status")).to_have_text("Somebody is called that.")

    def test_one_s_data_is_downloaded_and_how_much_is_told(self):
        page = self.begin()
        self.people.answers[("GET", "/account/export")] = (200, {"words": "x" * 2_000})
        with page.expect_download() as download:
            page.get_by_role("button", name="Download your data").click()
        self.assertEqual(download.value.suggested_filename, "parley-export.zip")
        self.assertEqual(json.loads(Path(download.value.path()).read_text()), {"words": "x" * 2_000})
        region = page.get_by_role("region", name="Your data")
        expect(region.get_by_role("status")).to_have_text("Downloaded 2.0 KB.")
        expect(region.get_by_role("progressbar")).to_be_hidden()
        expect(region.get_by_role("button", name="Download your data")).to_be_focused()

    def test_a_download_that_is_refused_says_why(self):
        self.expected_errors = ("429",)
        page = self.begin()
        self.people.answers[("GET", "/account/export")] = (429, {"error": {"code": "too_many_requests", "message": "It is on its way already."}})
        page.get_by_role("button", name="Download your data").click()
        region = page.get_by_role("region", name="Your data")
        expect(region.get_by_role("status")).to_have_text("It is on its way already.")
        expect(region.get_by_role("button", name="Stop")).to_be_hidden()

    def test_an_owner_cannot_delete_their_account_and_others_are_asked_first(self):
        expect(self.begin().get_by_role("button", name="Delete account")).to_have_count(0)
        page = self.begin(role="person")
        self.people.answers[("DELETE", "/account")] = (204, None)
        page.get_by_role("button", name="Delete account").click()
        page.get_by_role("dialog").get_by_role("button", name="Cancel").click()
        expect(page.get_by_role("dialog")).to_have_count(0)
        self.assertNotIn(("DELETE", "/account", None), self.people.requests)

    def test_the_keyboard_stays_among_the_devices_when_one_is_signed_out(self):
        page = self.begin()
        self.people.answers[("DELETE", "/account/devices/tablet")] = (204, None)
        page.get_by_role("button", name="Sign out Safari on iPad").press("Enter")
        expect(page.get_by_role("dialog")).to_be_visible()
        self.people.answers[("GET", "/account/devices")] = (200, {"devices": DEVICES["devices"][:1]})
        page.get_by_role("dialog").get_by_role("button", name="Sign out", exact=True).press("Enter")
        expect(page.get_by_role("button", name="Sign out Firefox on Linux, this device")).to_be_focused()

    def test_words_of_buttons_stand_where_their_rows_end_and_begin(self):
        page = self.begin()
        row = page.get_by_role("region", name="Your devices").get_by_role("listitem").first
        button = row.get_by_role("button")
        words = "(each) => { const range = document.createRange(); range.selectNodeContents(each); return range.getBoundingClientRect().toJSON(); }"
        expect(button).to_be_visible()
        self.assertAlmostEqual(button.evaluate(words)["right"], row.evaluate("each => each.getBoundingClientRect().right"), delta=1)
        page.set_viewport_size({"width": 320, "height": 900})
        self.assertAlmostEqual(button.evaluate(words)["left"], row.evaluate("each => each.getBoundingClientRect().left"), delta=1)
