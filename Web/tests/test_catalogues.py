"""Every word that the code says is in every catalogue, and nothing else is."""

import re

from catalogues import ERROR, LANGUAGES, WEB, calls_without_key, catalogue, counted, phrases, placeholders
from module_page import ModuleTestCase

ROOT = WEB.parent


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
            for key, text in catalogue(language).items():
                with self.subTest(language=language, key=key):
                    if key.startswith(ERROR):
                        self.assertEqual(placeholders(text), [])
                    elif isinstance(text, str):
                        self.assertEqual(placeholders(text), placeholders(key))
                    else:
                        allowed = {tuple(placeholders(key)), tuple(placeholders(one[key])), tuple(x for x in placeholders(key) if x != "{count}")}
                        for each in text.values():
                            self.assertIn(tuple(placeholders(each)), allowed)

    def test_each_plural_category_of_a_language_has_words(self):
        for language in LANGUAGES:
            categories = self.js("(language) => new Intl.PluralRules(language).resolvedOptions().pluralCategories", language)
            for key in counted():
                with self.subTest(language=language, key=key):
                    self.assertEqual(sorted(catalogue(language)[key]), sorted(categories))

    def test_the_server_says_what_the_catalogues_translate(self):
        codes = set(re.findall(r"`(\w+)`", (ROOT / "docs" / "protocol.md").read_text()))
        files = [*ROOT.glob("Sources/Transcript/*.swift"), ROOT / "Sources/DeviceHost/AppViolation.swift",
                 ROOT / "Server/Sources/ChatServer/Apps/PanelFailure+End.swift"]
        said = "\n".join(file.read_text() for file in files)
        server = {language: catalogue(language, "server") for language in LANGUAGES}
        for key in server["de"]:
            with self.subTest(key=key):
                for language in LANGUAGES:
                    self.assertIn(key, server[language])
                if key.startswith(ERROR):
                    self.assertIn(key.removeprefix(ERROR), codes)
                else:
                    # Behind the name and the verb, which Swift may fill in.
                    self.assertIn(key.removeprefix("{name} ").removeprefix("You ").split(" ", 1)[1], said)
