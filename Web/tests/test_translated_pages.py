"""The pages in another language than English: nothing stays English."""

import json
import re

from playwright.sync_api import expect

from catalogues import catalogue
from fixtures.conversations import bubble
from language_test_case import AT, TODAY, WIDE, LINES, LanguageTestCase


def pseudo():
    """A module in the place of the German catalogue: each text that it has stands in brackets, so that what is not in brackets did
    not go through `phrase`, or has no translation."""
    def answers(part=None):
        return json.dumps({key: f"⟦{key}⟧" if isinstance(text, str) else dict.fromkeys(text, f"⟦{key}⟧") for key, text in catalogue("de", part).items()})

    return f"export default {answers()}; export const server = {answers('server')};"


# The text of each element that has some itself, whole: a sentence may have elements within. And the attributes that are read out.
SAID = """() => [...document.body.querySelectorAll("*")].flatMap((element) => [
  ...[...element.childNodes].some(({ nodeType, data }) => nodeType === Node.TEXT_NODE && data.trim()) ? [element.textContent] : [],
  ...["aria-label", "title", "placeholder", "alt", "aria-valuetext"].flatMap((name) => element.getAttribute(name) ?? []),
])"""
# Names and texts of people and apps, which are not the page's.
THEIRS = {"Kate", "John", "Maya", "Zoë", "Ann", "K", "J", "M", "Z", "A", "xx", "yy", "ww", "zz.bin", "Mussels Party", "2 things to bring",
          "Mussels Party with Mussels and Fries", "img.example.org", "Parley", "Firefox", "English", "Deutsch", "Español", "Français", "العربية",
          # What the browser writes in dates and lists of that language.
          "und", "Mo.", "Sept.", "September"}


def untranslated(said):
    """The texts in which letters are left without the page's words, people's words, and dates."""
    found, theirs = [], "|".join(sorted(map(re.escape, THEIRS), key=len, reverse=True))
    for text in said:
        left, before = text, None
        while left != before:
            before, left = left, re.sub(r"⟦[^⟦⟧]*⟧", " ", left)
        if re.search(r"[A-Za-z]{2}", re.sub(rf"(?<!\w)(?:{theirs})(?!\w)", "", left)):
            found.append(text)
    return found


class PseudoLanguageTests(LanguageTestCase):
    """Walks through the pages in a language that brackets each word."""

    def walk(self, path, *steps, viewport=WIDE, **more):
        self.serve(**more)
        self.server.invitations["ab12"] = (200, {"inviter": "Kate", "peopleCount": 3, "expiresAt": TODAY})
        self.server.invitations["cd34"] = (200, {**self.server.invitations["ab12"][1], "shared": {"bubble": bubble(), "conversationName": "xx"}})
        self.server.invitations["none"] = (404, {"error": {"code": "unknown_invitation", "message": "There is no such invitation."}})
        page = self.open("/web/icon.svg", viewport, locale="de-DE")
        page.route(re.compile(r"/(languages/|assets/)de[-.]"), lambda route: route.fulfill(content_type="text/javascript", body=pseudo()))
        page.goto(self.server.address + path)
        expect(page.get_by_text("⟦").first).to_be_visible()
        for step in steps:
            step(page)
        page.wait_for_load_state("networkidle")
        said = page.evaluate(SAID)
        self.assertTrue(any("⟦" in text for text in said))
        self.assertEqual(untranslated(said), [])
        return page

    def test_a_conversation_with_the_menu_of_a_message(self):
        self.walk("/conversations/party", lambda page: page.locator(".row .text-bubble").first.click(button="right"),
                  lambda page: expect(page.locator("dialog.entry-menu")).to_be_visible())

    def test_a_conversation_with_its_people(self):
        self.walk("/conversations/party", lambda page: page.locator(".people > summary").click(),
                  lambda page: expect(page.locator(".members-name").first).to_be_visible())

    def test_an_answer_and_an_edited_message(self):
        for index in (0, 1):
            with self.subTest(index=index):
                self.walk("/conversations/party", lambda page: page.locator(".row .text-bubble").nth(index).click(button="right"),
                          lambda page: page.locator(".entry-action").first.click(), lambda page: expect(page.locator(".composer-task")).to_be_visible())
                self.begin_anew()

    def test_a_picture_in_the_viewer_and_a_sound(self):
        self.walk("/conversations/party", lambda page: page.locator(".attachment-picture .media-opener").click(),
                  lambda page: expect(page.locator(".viewer-count")).to_be_visible())

    def test_a_report_of_somebody(self):
        self.walk("/conversations/party", lambda page: page.locator(".row.is-theirs .text-bubble").click(button="right"),
                  lambda page: page.get_by_text("⟦Report John⟧").click(), lambda page: expect(page.locator("#report-words")).to_be_visible())

    def test_what_a_search_finds(self):
        self.serve()
        answer = {"results": [{"conversation": "party", "sequence": 2, "line": {"sender": "John", "isMine": True, "text": "xx"}, "sentAt": AT}]}
        self.walk("/", lambda page: self.people.answers.update({("GET", "/devices/kate-phone/search?words=xx"): (200, answer)}),
                  lambda page: page.locator(".search-input").fill("xx"), lambda page: expect(page.locator(".found-line")).to_be_visible())

    def test_the_list_with_the_menu_of_a_conversation(self):
        self.walk("/", lambda page: page.locator(".list-menu-button").first.click(), lambda page: expect(page.locator("dialog.entry-menu")).to_be_visible())

    def test_a_new_conversation(self):
        self.walk("/", lambda page: page.locator(".sidebar-header .icon-button").click(), lambda page: expect(page.locator("dialog.picker")).to_be_visible())

    def test_the_account(self):
        self.walk("/settings", lambda page: page.get_by_text("⟦Delete account⟧").click(), lambda page: expect(page.locator("dialog")).to_be_visible(), role="person")

    def test_the_owners_page(self):
        self.walk("/owner", lambda page: expect(page.locator(".audit-line")).to_have_count(len(LINES)),
                  lambda page: expect(page.locator(".settings-item").nth(2)).to_be_visible())

    def test_the_directory_of_apps_and_an_app(self):
        for path in ("/apps", "/apps/party", "/apps/party?conversation=party"):
            with self.subTest(path=path):
                self.walk(path, lambda page: expect(page.locator(".settings-section").first).to_be_visible())
                self.begin_anew()

    def test_joining_and_signing_in(self):
        for path in ("/join/ab12", "/join/cd34", "/join/none", "/sign-in"):
            with self.subTest(path=path):
                self.expected_errors = ("404",)
                self.walk(path)
                self.begin_anew()

    def test_somebody_who_is_not_signed_in(self):
        self.expected_errors = ("401",)
        answers = {("GET", "/account"): (401, {"error": {"code": "not_signed_in", "message": "Please sign in."}})}
        self.serve()
        self.walk("/", lambda page: self.people.answers.update(answers), lambda page: page.reload(),
                  lambda page: expect(page.locator(".join-title")).to_be_visible())
