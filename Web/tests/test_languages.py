"""The pages in another language than English: which one is taken, what of it is shown, and that nothing stays English."""

import json
import re

from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import expect

from catalogues import catalogue
from fixtures.conversations import JOHN, KATE, MAYA, bubble, item, snapshot
from scripted_device import Device
from scripted_people import People, account, summary
from support import BrowserTestCase

AT = 1_790_000_000_000
TODAY = 4_000_000_000_000
WIDE = {"width": 1100, "height": 800}
ITEMS = [
    item(1, JOHN, kind="notice", text="John joined the conversation"),
    item(2, JOHN, text="xx", reply={"id": 1, "text": "This message was unsent", "isThere": False}, reactions=[{"emoji": "🎉", "sender": MAYA, "senderName": "Maya", "isMine": False}]),
    item(3, KATE, text="yy", editedAt=AT, reply={"id": 2, "senderName": "John", "isMine": False, "text": "Picture", "wordless": "picture", "isThere": True}),
    item(4, JOHN, kind="bubble", bubble=bubble()),
    item(5, KATE, kind="attachment", attachment={
        "kind": "file", "file": "f", "name": "zz.bin", "mediaType": "application/octet-stream", "byteCount": 1_400_000}),
    item(6, JOHN, kind="attachment", attachment={
        "kind": "file", "file": "m", "name": "zz.bin", "mediaType": "audio/mp4", "byteCount": 1_400,
        "media": {"mediaType": "audio/mp4", "duration": 3, "waveform": [50] * 48, "hasPoster": False}}),
    item(7, JOHN, kind="attachment", attachment={
        "kind": "file", "file": "p", "name": "zz.bin", "mediaType": "image/png", "byteCount": 1_400, "width": 40, "height": 40}),
    item(8, JOHN, kind="summary", text="John sent Mussels Party message"),
]
LIST = [
    summary("party", ["John"], "xx", unread=2, mentions=1, at=TODAY - 1_000, pinned=True),
    summary("club", ["Maya", "John", "Zoë", "Ann"], "Picture", at=TODAY - 90_000_000, sender="Maya", muted=True, wordless="picture"),
    summary("gone", ["Ann"], "Ann left the conversation", sender=None),
]
INVITATION = {"id": "i", "role": "guest", "inviter": "Kate", "joins": 1, "joinsMax": 3, "expiresAt": AT}
REPORT = {"id": 7, "at": AT, "reporter": {"id": "k", "name": "Kate"}, "subject": {"id": "j", "name": "John"}, "conversation": "party",
          "entries": [3, 4], "words": "ww"}
SERVER_PEOPLE = [
    {"id": "k", "name": "Kate", "role": "owner", "isSuspended": False, "joinedAt": AT, "usedAt": AT, "deviceCount": 2},
    {"id": "j", "name": "John", "role": "guest", "isSuspended": True, "joinedAt": AT, "usedAt": AT, "deviceCount": 1},
]
ACTIONS = ["joined", "invited", "withdrew", "suspended", "readmitted", "removed", "reported", "closed_report", "set_settings", "set_apps"]
APP = {"id": "party", "name": "Mussels Party", "version": "2.0", "about": "xx", "isMine": True}
APP_DETAILS = {"app": APP, "author": "Ann", "hosts": ["img.example.org"], "isForMedia": True, "byteCount": 1_400_000, "users": [{"id": "j", "name": "John"}]}
LINES = [{"id": index, "at": AT, "actor": "Kate", "action": action, "subject": "John"} for index, action in enumerate(ACTIONS)]


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


class LanguageTestCase(BrowserTestCase):
    def serve(self, **more):
        self.people = self.server.people = People(LIST, **more)
        self.server.add(Device("kate-phone", snapshot(ITEMS, people=(KATE, JOHN, MAYA))))
        self.people.answers |= {
            ("GET", "/account/devices"): (200, {"devices": [{"id": "kate-phone", "name": "Firefox", "addedAt": AT, "usedAt": AT}]}),
            ("GET", "/account/push"): (200, {"key": "BAAB", "isOn": False, "showsTexts": False}),
            ("GET", "/account/blocks"): (200, {"people": []}), ("GET", "/owner/reports"): (200, {"reports": [REPORT]}),
            ("GET", "/owner/people"): (200, {"people": SERVER_PEOPLE}), ("GET", "/owner/invitations"): (200, {"invitations": [INVITATION]}),
            ("GET", "/owner/settings"): (200, {"peopleMayBegin": True}), ("GET", "/owner/audit"): (200, {"lines": LINES}),
            ("GET", "/account/apps"): (200, {"apps": [APP, {**APP, "id": "other", "isMine": False}]}),
            ("GET", "/account/apps/party"): (200, APP_DETAILS), ("GET", "/account/apps/party/pictures"): (200, {"names": ["xx"]}),
            # No pictures, which no test here looks at.
            **{("GET", f"/account/apps/{path}"): (204, None) for path in
               ("party/icon", "other/icon", "party/pictures/0/light", "party/pictures/0/dark")},
            ("GET", "/owner/apps"): (200, {"apps": [{**APP, "isGiven": True}], "problems": ["xx"]}),
            ("GET", "/devices/kate-phone/conversations"): (200, {"conversations": []}),
        }

    def visit(self, path, locale, viewport=WIDE, **options):
        self.serve()
        return self.open(path, viewport, locale=locale, **options)


class ChoiceTests(LanguageTestCase):
    def test_the_browsers_language_is_that_of_the_page(self):
        for locale, words, direction in (("de-AT", "Nachricht", "ltr"), ("fr-FR", "Message", "ltr"), ("es-MX", "Mensaje", "ltr"), ("ar-EG", "رسالة", "rtl")):
            with self.subTest(locale=locale):
                page = self.visit("/conversations/party", locale)
                expect(page.locator(".message-input")).to_have_attribute("placeholder", words)
                expect(page.locator("html")).to_have_attribute("lang", locale)
                self.assertEqual(page.evaluate("getComputedStyle(document.body).direction"), direction)
                self.begin_anew()

    def test_english_and_languages_without_words_load_no_catalogue(self):
        for locale in ("en-US", "it-IT"):
            with self.subTest(locale=locale):
                page = self.visit("/settings", locale)
                expect(page.get_by_role("heading", name="Your account")).to_be_visible()
                expect(page.locator("html")).to_have_attribute("lang", "en")
                loaded = page.evaluate("performance.getEntriesByType('resource').map(({ name }) => name)")
                self.assertEqual([name for name in loaded if re.search(r"/(languages|assets)/(ar|de|es|fr)[-.]", name)], [])
                self.begin_anew()

    def test_a_chosen_language_goes_before_the_browsers_and_is_kept(self):
        page = self.visit("/settings", "de-DE")
        self.addCleanup(page.evaluate, "localStorage.clear()")
        page.get_by_role("combobox", name="Sprache").select_option("fr")
        expect(page.get_by_role("heading", name="Votre compte")).to_be_visible()
        self.assertEqual(page.title(), "Votre compte – Parley")
        page.goto(self.server.address + "/")
        expect(page.get_by_role("heading", name="Conversations")).to_be_visible()
        page.goto(self.server.address + "/settings")
        page.get_by_role("combobox", name="Langue").select_option("")
        expect(page.get_by_role("heading", name="Dein Konto")).to_be_visible()

    def test_a_choice_that_is_no_language_is_passed_over(self):
        for kept in ("toString", "no tag!", "it"):
            with self.subTest(kept=kept):
                page = self.visit("/settings", "fr-FR")
                self.addCleanup(page.evaluate, "localStorage.clear()")
                page.evaluate("(kept) => localStorage.setItem('parley-language', kept)", kept)
                page.reload()
                expect(page.get_by_role("heading", name="Votre compte")).to_be_visible()

    def test_a_catalogue_that_does_not_come_leaves_the_page_english(self):
        self.expected_errors = ("Failed to load resource", "ERR_FAILED")
        self.serve()
        page = self.open("/web/icon.svg", WIDE, locale="es-ES")
        page.route(re.compile(r"/(languages/|assets/)es[-.]"), lambda route: route.abort())
        page.goto(self.server.address + "/settings")
        expect(page.get_by_role("heading", name="Your account")).to_be_visible()
        expect(page.locator("html")).to_have_attribute("lang", "en")

    def test_a_catalogue_that_does_not_answer_is_waited_for_no_longer_than_it_may(self):
        self.serve()
        page = self.open("/web/icon.svg", WIDE, locale="es-ES", has_clock=True)
        page.clock.pause_at(page.evaluate("Date.now()") + 1_000)
        page.route(re.compile(r"/(languages/|assets/)es[-.]"), lambda route: None)
        with page.expect_request(re.compile(r"/(languages/|assets/)es[-.]")):
            page.goto(self.server.address + "/settings", wait_until="commit")
        page.clock.run_for(4_999)
        self.assertEqual(page.get_by_role("heading").count(), 0)
        page.clock.run_for(1)
        expect(page.get_by_role("heading", name="Your account")).to_be_visible()

    def test_tags_of_the_browser_that_are_none_are_passed_over(self):
        for tags, heading in ((["en-US@posix", "de-DE"], "Dein Konto"), (["C", "en_US"], "Your account")):
            with self.subTest(tags=tags):
                page = self.visit("/web/icon.svg", "en-US")
                page.add_init_script(f"Object.defineProperty(navigator, 'languages', {{ get: () => {json.dumps(tags)} }})")
                page.goto(self.server.address + "/settings")
                expect(page.get_by_role("heading", name=heading)).to_be_visible()

    def test_a_choice_that_cannot_be_kept_says_so(self):
        page = self.visit("/settings", "de-DE")
        page.evaluate("() => { Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }; }")
        page.get_by_role("combobox", name="Sprache").select_option("fr")
        expect(page.get_by_text("Dieser Browser lässt Parley die Auswahl nicht speichern.", exact=False)).to_be_visible()

    def test_a_choice_that_notices_cannot_know_is_that_of_the_page(self):
        page = self.visit("/settings", "de-DE")
        self.addCleanup(page.evaluate, "localStorage.clear()")
        page.evaluate("() => { Cache.prototype.put = () => Promise.reject(new DOMException('full', 'QuotaExceededError')); }")
        page.get_by_role("combobox", name="Sprache").select_option("fr")
        expect(page.get_by_role("heading", name="Votre compte")).to_be_visible()

    def test_numbers_choose_their_words(self):
        self.serve()
        for locale, count, words in (("en-US", 1, "One person is"), ("de-DE", 1, "Eine Person ist"), ("de-DE", 3, "3 Personen sind"), ("ar", 2, "شخصان"),
                                     ("ar", 11, "شخصًا")):
            with self.subTest(locale=locale, count=count):
                self.server.invitations["ab12"] = (200, {"inviter": "Kate", "peopleCount": count, "expiresAt": TODAY})
                expect(self.open("/join/ab12", locale=locale).locator(".join-words")).to_contain_text(words)

    def test_errors_and_sentences_of_the_server_are_translated(self):
        page = self.visit("/conversations/party", "de-DE")
        expect(page.get_by_text("John ist der Unterhaltung beigetreten")).to_be_visible()
        expect(page.locator("nav .conversation-list")).to_contain_text("Ann hat die Unterhaltung verlassen")
        expect(page.locator("nav .conversation-list")).to_contain_text("Maya: Bild")
        expect(page.get_by_text("Das Senden dieser Nachricht wurde widerrufen")).to_be_visible()
        expect(page.get_by_text("John hat eine Nachricht mit Mussels Party gesendet")).to_be_visible()
        expect(page.get_by_role("button", name="Antwort auf John: Bild. Zur Nachricht gehen")).to_be_visible()
        self.expected_errors = ("404",)
        self.people.answers[("POST", "/sign-in")] = (404, {"error": {"code": "wrong_code", "message": "There is no such code."}})
        page.goto(self.server.address + "/sign-in")
        page.get_by_role("textbox", name="Code").fill("AB12-CD34")
        page.get_by_role("button", name="Anmelden").click()
        expect(page.get_by_role("alert")).to_have_text("Dieser Code stimmt nicht, oder er ist abgelaufen.")

    def test_names_in_an_arabic_sentence_are_isolated(self):
        self.serve()
        self.server.invitations["ab12"] = (200, {"inviter": "Kate", "peopleCount": 3, "expiresAt": TODAY})
        page = self.open("/join/ab12", locale="ar")
        expect(page.get_by_role("heading")).to_have_text("يدعوك \u2068Kate\u2069")

    def test_an_arabic_or_hebrew_name_is_isolated_in_every_language(self):
        self.serve()
        for inviter, words in (("דנה", "\u2068דנה\u2069 lädt dich ein"), ("ليلى", "\u2068ليلى\u2069 lädt dich ein"), ("Zoë", "Zoë lädt dich ein")):
            with self.subTest(inviter=inviter):
                self.server.invitations["ab12"] = (200, {"inviter": inviter, "peopleCount": 3, "expiresAt": TODAY})
                expect(self.open("/join/ab12", locale="de-DE").get_by_role("heading")).to_have_text(words)

    def test_words_of_people_that_are_as_the_servers_stay_where_they_are_found(self):
        page = self.visit("/", "de-DE")
        answer = {"results": [{"conversation": "party", "sequence": 2, "line": {"sender": "John", "isMine": False, "text": "Picture"}, "sentAt": AT}]}
        self.people.answers[("GET", "/devices/kate-phone/search?words=pic")] = (200, answer)
        page.locator(".search-input").fill("pic")
        expect(page.locator(".found-line")).to_have_text("John: Picture")

    def test_a_picture_is_named_in_the_language_and_a_text_of_the_same_word_is_not(self):
        summaries = [summary("party", ["John", "Ann"], "Picture", wordless="picture"), summary("club", ["Maya", "Zoë"], "Picture", at=AT - 1_000)]
        self.server.people = People(summaries)
        page = self.open("/", WIDE, locale="de-DE")
        expect(page.locator(".list-line")).to_have_text(["John: Bild", "Maya: Picture"])

    def test_apps_are_told_the_chosen_language(self):
        page = self.visit("/settings", "en-US")
        self.addCleanup(page.evaluate, "localStorage.clear()")
        page.get_by_role("combobox", name="Language").select_option("ar")
        expect(page.locator("html")).to_have_attribute("dir", "rtl")
        page.goto(self.server.address + "/conversations/party")
        device = self.server.devices["kate-phone"]
        screen = device.wait_for("PUT", "/screen")[-1]
        self.assertEqual(screen["environment"]["locale"], "ar")


class PseudoLanguageTests(LanguageTestCase):
    """Walks through the pages in a language that brackets each word."""

    def walk(self, path, *steps, viewport=WIDE, **more):
        self.serve(**more)
        self.server.invitations["ab12"] = (200, {"inviter": "Kate", "peopleCount": 3, "expiresAt": TODAY})
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
        for path in ("/join/ab12", "/join/none", "/sign-in"):
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


class RightToLeftTests(LanguageTestCase):
    def test_axe_finds_nothing_on_arabic_pages(self):
        for path in ("/conversations/party", "/", "/settings", "/owner", "/apps", "/apps/party", "/join/ab12", "/sign-in"):
            for scheme in ("light", "dark"):
                with self.subTest(path=path, scheme=scheme):
                    self.serve()
                    self.server.invitations["ab12"] = (200, {"inviter": "Kate", "peopleCount": 3, "expiresAt": TODAY})
                    page = self.open(path, WIDE, locale="ar", color_scheme=scheme)
                    page.wait_for_load_state("networkidle")
                    page.evaluate(AXE_SCRIPT)
                    # The list has no heading of the first level in any language.
                    options = {"resultTypes": ["violations"], "rules": {"page-has-heading-one": {"enabled": False}}}
                    found = page.evaluate("options => axe.run(options).then(({ violations }) => violations)", options)
                    self.assertEqual([(each["id"], [node["html"] for node in each["nodes"]]) for each in found], [])
                    self.begin_anew()

    def test_no_page_is_wider_than_its_window(self):
        for locale in ("ar", "de-DE"):
            for path in ("/conversations/party", "/", "/settings", "/owner", "/apps", "/apps/party", "/join/ab12", "/sign-in"):
                with self.subTest(path=path, locale=locale):
                    self.serve()
                    self.server.invitations["ab12"] = (200, {"inviter": "Kate", "peopleCount": 3, "expiresAt": TODAY})
                    page = self.open(path, {"width": 360, "height": 740}, locale=locale)
                    page.wait_for_load_state("networkidle")
                    self.assertEqual(page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollLeft]"), [360, 0])
                    self.begin_anew()

    def test_the_arrow_keys_follow_the_reactions_as_they_stand(self):
        for locale, key in (("ar", "ArrowLeft"), ("en-US", "ArrowRight")):
            with self.subTest(locale=locale):
                page = self.visit("/conversations/party", locale)
                page.locator(".row.is-mine .text-bubble").click(button="right")
                expect(page.locator(".emoji-button").nth(0)).to_be_focused()
                page.keyboard.press(key)
                expect(page.locator(".emoji-button").nth(1)).to_be_focused()
                self.begin_anew()

    def test_a_sound_is_played_from_left_to_right(self):
        for locale in ("ar", "en-US"):
            with self.subTest(locale=locale):
                page = self.visit("/conversations/party", locale)
                # The sentence that comes in place of the length makes the slider narrower.
                expect(page.locator(".sound-time")).not_to_have_text(re.compile(":"))
                slider = page.locator(".sound-slider")
                box = slider.bounding_box()
                slider.click(position={"x": box["width"] / 4, "y": box["height"] / 2})
                # Not as far as the middle, wherever in the browser's thumb a click is taken to be.
                self.assertLess(float(slider.input_value()), 1.3)
                self.assertGreater(float(slider.input_value()), 0)
                self.begin_anew()

    def test_own_messages_stand_at_the_end_of_the_line_and_their_menu_beside_them(self):
        for locale, is_left in (("ar", True), ("en-US", False)):
            with self.subTest(locale=locale):
                page = self.visit("/conversations/party", locale)
                bubble = page.locator(".row.is-mine .text-bubble")
                bubble.click(button="right")
                expect(page.locator("dialog.entry-menu")).to_be_visible()
                frame, mine, menu = (page.locator(each).first.bounding_box() for each in (".transcript", ".row.is-mine .text-bubble", "dialog.entry-menu"))
                middle = frame["x"] + frame["width"] / 2
                self.assertEqual(mine["x"] + mine["width"] < middle, is_left)
                if is_left:
                    self.assertAlmostEqual(menu["x"], mine["x"], delta=1)
                else:
                    self.assertAlmostEqual(menu["x"] + menu["width"], mine["x"] + mine["width"], delta=1)
                self.begin_anew()
