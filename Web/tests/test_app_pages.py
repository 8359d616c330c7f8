"""The directory of apps and the page of an app, against a scripted server."""

import base64

from playwright.sync_api import expect

from language_test_case import HEALTH
from scripted_people import People
from support import BrowserTestCase

TALLY = {"id": "org.parley.Tally", "name": "Tally", "version": "1.2", "about": "Counts things together.", "isMine": True}
PARTY = {"id": "org.parley.MusselsParty", "name": "Mussels Party", "version": "2.0", "isMine": False}
DETAILS = {"app": PARTY, "author": "Jo", "hosts": ["img.example.org", "*.example.net"], "isForMedia": False, "byteCount": 1_400_000,
           "users": [{"id": "j", "name": "John"}]}
PATH = f"/account/apps/{PARTY['id']}"
PIXEL = base64.b64decode("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==")


class AppPageTests(BrowserTestCase):
    def begin(self, path="/apps", pictures=(), **details):
        self.people = self.server.people = People()
        self.people.answers |= {
            ("GET", "/account/apps"): (200, {"apps": [TALLY, PARTY]}), ("GET", PATH): (200, {**DETAILS, **details}),
            ("GET", f"{PATH}/pictures"): (200, {"names": list(pictures)}), ("PUT", PATH): (204, None), ("DELETE", PATH): (204, None)}
        page = self.open("/sign-in", {"width": 390, "height": 844})
        page.route("**/account/apps/*/icon", lambda route: route.fulfill(status=204))
        page.route("**/account/apps/*/pictures/*/*", lambda route: route.fulfill(body=PIXEL, content_type="image/png"))
        page.goto(self.server.address + path)
        return page

    def test_the_directory_says_what_one_has_and_gets_the_rest(self):
        page = self.begin()
        expect(page.get_by_role("listitem")).to_have_count(2)
        tally, party = page.get_by_role("listitem").all()
        expect(tally).to_contain_text("Counts things together.")
        expect(tally).to_contain_text("You have it")
        party.get_by_role("button", name="Get Mussels Party").click()
        self.people.wait_for("PUT", PATH)
        expect(page.get_by_text("Mussels Party is in your drawer now.")).to_be_visible()
        expect(party).to_contain_text("You have it")
        expect(party.get_by_role("link")).to_be_focused()

    def test_an_app_that_cannot_be_got_says_why(self):
        self.expected_errors = ("429",)
        page = self.begin()
        self.people.answers[("PUT", PATH)] = (429, {"error": {"code": "too_many_requests", "message": "Please wait a minute."}})
        page.get_by_role("button", name="Get Mussels Party").click()
        expect(page.get_by_text("Please wait a minute.")).to_be_visible()
        expect(page.get_by_role("button", name="Get Mussels Party")).to_be_enabled()

    def test_an_app_s_page_says_what_it_is_and_may_reach(self):
        page = self.begin(f"/apps/{PARTY['id']}", pictures=["Home", "List"])
        expect(page.get_by_role("heading", name="Mussels Party", level=1)).to_be_visible()
        for text in ("1.4 MB", "2.0", "Jo", "img.example.org", "*.example.net"):
            expect(page.get_by_text(text, exact=True)).to_be_visible()
        expect(page.get_by_role("img", name="Mussels Party: List")).to_be_visible()
        expect(page.get_by_role("region", name="Others who use it").get_by_role("listitem")).to_contain_text("John")
        self.assertEqual(page.title(), "Mussels Party – Parley")

    def test_an_address_that_is_none_says_that_there_is_no_such_app(self):
        self.expected_errors = ("404",)
        page = self.begin("/sign-in")
        self.people.answers[("GET", "/account/apps/%25ff")] = (404, {"error": {"code": "unknown_app", "message": "There is no such app."}})
        page.goto(self.server.address + "/apps/%ff")
        expect(page.get_by_text("There is no such app.")).to_be_visible()

    def test_an_app_without_pictures_has_no_section_for_them(self):
        page = self.begin(f"/apps/{PARTY['id']}", users=[], hosts=[])
        expect(page.get_by_text("Nobody has sent you anything with it yet.")).to_be_visible()
        expect(page.get_by_text("It has no way into the network.")).to_be_visible()
        expect(page.get_by_role("region", name="Pictures")).to_have_count(0)

    def test_an_app_is_removed_after_a_question_and_got_again(self):
        page = self.begin(f"/apps/{PARTY['id']}", app={**PARTY, "isMine": True})
        page.get_by_role("button", name="Remove Mussels Party").click()
        dialog = page.get_by_role("dialog", name="Remove Mussels Party?")
        expect(dialog).to_contain_text("is deleted")
        dialog.get_by_role("button", name="Remove", exact=True).click()
        self.people.wait_for("DELETE", PATH)
        get = page.get_by_role("button", name="Get Mussels Party")
        expect(get).to_be_focused()
        get.click()
        self.people.wait_for("PUT", PATH)
        expect(page.get_by_role("button", name="Remove Mussels Party")).to_be_focused()

    def test_who_comes_from_a_message_goes_back_to_it_with_the_app(self):
        page = self.begin(f"/apps/{PARTY['id']}?conversation=party")
        expect(page.get_by_role("link", name="Conversation")).to_have_attribute("href", "/conversations/party")
        page.route("**/conversations/party", lambda route: route.fulfill(body="<title>Back</title>", content_type="text/html"))
        page.get_by_role("button", name="Get Mussels Party").click()
        page.wait_for_url("**/conversations/party")
        self.people.wait_for("PUT", PATH)

    def test_the_address_leads_to_no_other_server(self):
        page = self.begin(f"/apps/{PARTY['id']}?conversation=//evil.example/")
        expect(page.get_by_role("link", name="Conversation")).to_have_attribute("href", "/conversations/%2F%2Fevil.example%2F")

    def test_nothing_is_wider_than_a_small_phone_also_from_right_to_left(self):
        page = self.begin(f"/apps/{PARTY['id']}", pictures=["Home"] * 6, author="Jo " * 80, hosts=["a" * 63 + ".example.org"] * 3)
        page.set_viewport_size({"width": 320, "height": 700})
        expect(page.get_by_role("img", name="Mussels Party: Home").first).to_be_visible()
        for direction in ("ltr", "rtl"):
            page.evaluate("(direction) => { document.documentElement.dir = direction; }", direction)
            self.assertLessEqual(page.evaluate("document.documentElement.scrollWidth"), 320, direction)

    def test_an_owner_says_with_which_apps_people_begin(self):
        page = self.begin()
        owned = [{"id": each["id"], "name": each["name"], "version": each["version"], "isGiven": each is TALLY} for each in (TALLY, PARTY)]
        given = f"/owner/apps/{PARTY['id']}/given"
        self.people.answers |= {
            ("GET", "/owner/apps"): (200, {"apps": owned, "problems": ["Broken.app: it has no manifest."]}), ("PUT", given): (204, None),
            ("GET", "/owner/people"): (200, {"people": []}), ("GET", "/owner/invitations"): (200, {"invitations": []}),
            ("GET", "/owner/reports"): (200, {"reports": []}), ("GET", "/owner/settings"): (200, {"peopleMayBegin": True}),
            ("GET", "/owner/health"): (200, HEALTH), ("GET", "/owner/audit"): (200, {"lines": []}),
            ("GET", "/devices/kate-phone/conversations"): (200, {"conversations": []})}
        page.goto(f"{self.server.address}/owner")
        section = page.get_by_role("region", name="Apps")
        expect(section.get_by_role("checkbox", name="Tally")).to_be_checked()
        box = section.get_by_role("checkbox", name="Mussels Party")
        expect(box).not_to_be_checked()
        box.check()
        self.people.wait_for("PUT", given)
        expect(section.get_by_text("Saved.")).to_be_visible()
        expect(section.get_by_text("Left out: Broken.app: it has no manifest.")).to_be_visible()
