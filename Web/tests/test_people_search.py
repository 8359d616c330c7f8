"""The search of a person's conversations, against a scripted server."""

from playwright.sync_api import expect

from fixtures.conversations import JOHN, item, snapshot
from scripted_people import summary
from test_people import TODAY, PeopleTestCase


class SearchTests(PeopleTestCase):
    def find(self, page, words, *found):
        self.people.answers[("GET", f"/devices/kate-phone/search?words={words}")] = (200, {"results": [
            {"conversation": "party", "sequence": sequence, "line": {"sender": "John", "isMine": False, "text": text}, "sentAt": TODAY}
            for sequence, text in found]})
        page.get_by_role("searchbox", name="Search messages").fill(words)

    def test_a_search_finds_conversations_by_title_and_people_before_messages(self):
        page = self.begin(conversations=[summary("party", ["John"]), summary("club", ["Maya", "Zoë"], name="Chess Club")])
        expect(self.rows(page)).to_have_count(2)
        results = page.get_by_role("region", name="Search results")
        for words, found in (("zoe", "Chess Club"), ("club che", "Chess Club"), ("John", "John")):
            with self.subTest(words=words):
                self.find(page, words.replace(" ", "%20"))
                page.get_by_role("searchbox").fill(words)
                expect(results.get_by_role("link")).to_have_count(1)
                expect(results.get_by_role("link").locator(".list-title")).to_have_text(found)
        self.find(page, "John", (1, "John was here"))
        page.get_by_role("searchbox").fill("Joh")
        page.get_by_role("searchbox").fill("John")
        expect(results.get_by_role("heading")).to_have_text(["Conversations", "Messages"])
        results.get_by_role("link").first.click()
        self.assertTrue(page.url.endswith("/conversations/party"))
        self.find(page, "nowhere")
        expect(page.get_by_text("Nothing found.")).to_be_visible()

    def test_a_search_leads_to_the_place(self):
        page = self.begin()
        old = [item(number, JOHN, text=f"line {number}") for number in range(1, 121)]
        self.kate.snapshot = snapshot(old[-20:], older=101)
        asked = []

        def answer(words):
            asked.append(words)
            if "before" in words:
                return 200, {"items": [], "revision": 0}
            first = words["after"]
            return 200, {"items": old[first:first + 40], "older": first + 1, "newer": first + 40, "revision": 0}

        self.kate.page = answer
        self.find(page, "mussels", (47, "…the mussels are here"))
        result = page.get_by_role("region", name="Search results").get_by_role("link")
        expect(result).to_contain_text("John: …the mussels are here")
        expect(self.rows(page)).to_have_count(0)
        result.click()
        expect(page.get_by_role("log").get_by_text("line 47", exact=True)).to_be_in_viewport()
        self.assertIn({"after": 17}, asked)
        page.get_by_role("searchbox").press("Escape")
        expect(self.rows(page)).to_have_count(2)
        expect(page.get_by_role("region", name="Search results")).to_be_hidden()

    def test_a_search_that_finds_nothing_says_so(self):
        page = self.begin()
        self.find(page, "xyz")
        expect(page.get_by_text("Nothing found.")).to_be_visible()
