"""The language of the pages: which one is taken, and what of it is shown."""

import json
import re

from playwright.sync_api import expect

from language_test_case import AT, TODAY, WIDE, LanguageTestCase
from scripted_people import People, summary


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
