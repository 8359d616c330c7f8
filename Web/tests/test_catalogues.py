"""Every word that the code says is in every catalogue, and nothing else is."""

import re

from catalogues import ERROR, LANGUAGES, WEB, calls_without_key, catalogue, counted, error_codes, phrases, placeholders, said_by_server, worker_words
from module_page import ModuleTestCase

# Codes that no person sees: answers to programs, to a page of another version, and to what the pages do not do.
CODES_OF_PROGRAMS = {"malformed_body", "bad_number", "bad_page", "bad_handshake", "bad_header", "wrong_origin", "unknown_stream", "not_a_bubble", "not_a_sticker",
                     "wrong_entry", "panel_not_open"}
# Numbers of which a category that stands for one of them only has no other.
NUMBERS = 200


class CatalogueTests(ModuleTestCase):
    def test_every_call_names_its_words(self):
        self.assertEqual(calls_without_key(), [])

    def test_no_word_is_missing_and_none_is_left_over(self):
        wanted = phrases() | set(counted())
        for language in LANGUAGES:
            with self.subTest(language=language):
                known = set(catalogue(language)) - set(catalogue(language, "server"))
                self.assertEqual(sorted(wanted - known), [], "missing")
                self.assertEqual(sorted(known - wanted), [], "left over")

    def test_texts_have_the_values_of_their_keys(self):
        one = counted()
        for language in LANGUAGES:
            single = self.categories_of_one_number(language)
            for key, text in catalogue(language).items():
                with self.subTest(language=language, key=key):
                    if key.startswith(ERROR):
                        self.assertEqual(placeholders(text), [])
                    elif isinstance(text, str):
                        self.assertEqual(placeholders(text), placeholders(key))
                    else:
                        for category, each in text.items():
                            # Words may stand for a number, where the category has no other.
                            allowed = [placeholders(key), *([[x for x in placeholders(key) if x != "{count}"]] if category in single else [])]
                            self.assertIn(placeholders(each), allowed, category)
                        self.assertIn(placeholders(one[key]), [placeholders(key), [x for x in placeholders(key) if x != "{count}"]])

    def categories_of_one_number(self, language):
        found = self.js("([language, count]) => [...Array(count).keys()].map((number) => new Intl.PluralRules(language).select(number))", [language, NUMBERS])
        return {category for category in found if found.count(category) == 1}

    def test_each_plural_category_of_a_language_has_words(self):
        for language in LANGUAGES:
            categories = self.js("(language) => new Intl.PluralRules(language).resolvedOptions().pluralCategories", language)
            for key in counted():
                with self.subTest(language=language, key=key):
                    self.assertEqual(sorted(catalogue(language)[key]), sorted(categories))

    def test_the_catalogues_have_what_the_server_says_and_nothing_else(self):
        said = said_by_server()
        self.assertGreater(len(said), 15)
        for language in LANGUAGES:
            with self.subTest(language=language):
                sentences = [key for key in catalogue(language, "server") if not key.startswith(ERROR)]
                self.assertEqual([key for key in sentences if not any(re.fullmatch(each, key) for each in said)], [], "left over")
                self.assertEqual([each for each in said if not any(re.fullmatch(each, key) for key in sentences)], [], "missing")

    def test_the_catalogues_have_the_errors_that_people_meet(self):
        codes = error_codes()
        self.assertEqual(sorted(CODES_OF_PROGRAMS - codes), [])
        for language in LANGUAGES:
            with self.subTest(language=language):
                known = {key.removeprefix(ERROR) for key in catalogue(language, "server") if key.startswith(ERROR)}
                self.assertEqual(sorted(known), sorted(codes - CODES_OF_PROGRAMS))

    def test_the_service_worker_has_the_words_of_the_catalogues(self):
        for language in LANGUAGES:
            with self.subTest(language=language):
                words, known = worker_words(language), catalogue(language)
                self.assertEqual(words, {key: known[key] for key in ("New messages", "Picture", "Sound", "Sticker", "Video") if key in words or known[key] != key})
