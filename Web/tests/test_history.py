"""Lines that are not held: fetched by page, dropped again, and nothing moves under the person's eyes."""

import unittest

from playwright.sync_api import expect

from fixtures.conversations import JOHN, KATE, item, receipt, state
from support import ClientTestCase

COUNT = 2_000
SNAPSHOT = 500
PAGE = 100
ROWS_MAX = 1_500


def line(number, me=KATE):
    return item(number, JOHN if number % 3 else KATE, text=f"line {number}")


class HistoryTests(ClientTestCase):
    def open_long(self, count=COUNT, **more):
        self.count = count
        self.fails = 0
        first = max(1, count - SNAPSHOT + 1)
        older = {"older": first} if first > 1 else {}
        page = self.open_client(
            items=[line(number) for number in range(first, count + 1)],
            state=state(receipts=[receipt(KATE, count, count), receipt(JOHN, 0, 0)]), **older, **more)
        self.kate.page = self.page_of_lines
        return page

    def page_of_lines(self, words):
        if self.fails:
            self.fails -= 1
            return 503, {"error": {"code": "internal_error", "message": "Not now."}}
        if "after" in words:
            first, last = words["after"] + 1, min(self.count, words["after"] + PAGE)
        else:
            last = words.get("before", self.count + 1) - 1
            first = max(1, last - PAGE + 1)
        answer = {"items": [line(number) for number in range(first, last + 1)], "revision": 0}
        if first > 1:
            answer["older"] = first
        if last < self.count:
            answer["newer"] = last
        return 200, answer

    def log(self, page):
        return page.get_by_role("log", name="Conversation")

    def scroll(self, page, top):
        """Scrolls there and waits until the page has heard of it."""
        self.log(page).evaluate(
            "(each, top) => new Promise(done => { each.scrollTop = top;"
            " requestAnimationFrame(() => requestAnimationFrame(done)); })", top)

    def row_count(self, page):
        return page.locator(".transcript-rows").evaluate("each => each.childElementCount")

    def test_older_lines_come_before_one_is_at_the_top_and_nothing_moves(self):
        page = self.open_long()
        first = page.get_by_text(f"line {COUNT - SNAPSHOT + 1}", exact=True)
        self.scroll(page, 200)
        # A line in the middle of the screen, and where it stands, before and after its page has come.
        middle = "each => { const box = each.getBoundingClientRect();" \
            " const line = [...each.querySelectorAll('.text-bubble')].find(one => one.getBoundingClientRect().top > box.top + 200);" \
            " return [line.textContent, line.getBoundingClientRect().top]; }"
        words, before = self.log(page).evaluate(middle)
        expect(page.get_by_text(f"line {COUNT - SNAPSHOT - PAGE + 1}", exact=True)).to_have_count(1)
        after = page.get_by_text(words, exact=True).evaluate("each => each.getBoundingClientRect().top")
        self.assertLessEqual(abs(after - before), 1)
        expect(first).to_have_count(1)

    def test_the_page_holds_few_lines_all_the_way_to_the_first_and_back(self):
        page = self.open_long()
        for _ in range(60):
            if page.get_by_text("line 1", exact=True).count():
                break
            self.scroll(page, 0)
            self.assertLess(self.row_count(page), ROWS_MAX)
        expect(page.get_by_text("line 1", exact=True)).to_have_count(1)
        expect(page.get_by_text(f"line {COUNT}", exact=True)).to_have_count(0)
        expect(page.locator(".transcript-edge[data-state=none]")).to_have_count(1)
        for _ in range(60):
            if page.get_by_text(f"line {COUNT}", exact=True).count():
                break
            self.scroll(page, 10_000_000)
            self.assertLess(self.row_count(page), ROWS_MAX)
        expect(page.get_by_text(f"line {COUNT}", exact=True)).to_have_count(1)
        expect(page.get_by_text("line 1", exact=True)).to_have_count(0)
        numbers = [int(words.removeprefix("line ")) for words in page.locator(".text-bubble").all_text_contents()]
        self.assertEqual(numbers, list(range(numbers[0], COUNT + 1)))

    def scroll_until_dropped(self, page):
        for _ in range(20):
            self.scroll(page, 0)
            if page.get_by_text(f"line {self.count}", exact=True).count() == 0:
                return
        self.fail("the newest lines are still held")

    def test_a_new_line_far_away_is_told_of_and_one_press_goes_there(self):
        page = self.open_long()
        self.scroll_until_dropped(page)
        button = page.get_by_role("button", name="Newest messages")
        expect(button).to_be_visible()
        self.count += 1
        self.kate.emit_entry(self.count, item(self.count, JOHN, text=f"line {self.count}"))
        page.get_by_role("button", name="New messages").click()
        expect(page.get_by_text(f"line {self.count}", exact=True)).to_be_in_viewport()
        expect(button).to_be_hidden()
        self.assertEqual(self.kate.wait_for_last("PUT", "/read", lambda body: body["sequence"] == self.count)[-1], {"sequence": self.count})

    def test_what_one_sends_from_far_away_is_shown_at_the_end(self):
        page = self.open_long()
        self.scroll_until_dropped(page)
        self.kate.answer("POST", "/entries", "wait")
        page.get_by_role("textbox", name="Message").fill("from far away")
        page.get_by_role("button", name="Send", exact=True).click()
        expect(page.get_by_text("from far away")).to_be_in_viewport()
        self.kate.go_on.set()

    def test_a_page_that_does_not_come_can_be_asked_for_again(self):
        page = self.open_long()
        self.expected_errors = ("503",)
        self.fails = 1
        self.scroll(page, 0)
        expect(page.get_by_role("alert").get_by_text("The older messages could not be loaded.")).to_be_visible()
        page.get_by_role("button", name="Retry", exact=True).click()
        expect(page.get_by_text(f"line {COUNT - SNAPSHOT}", exact=True)).to_have_count(1)
        expect(page.get_by_text("could not be loaded")).to_have_count(0)

    def test_only_what_is_new_is_announced_and_once(self):
        page = self.open_long()
        said = page.locator(".transcript-rows > :not([aria-live=off])")
        self.scroll(page, 0)
        expect(page.get_by_text(f"line {COUNT - SNAPSHOT}", exact=True)).to_have_count(1)
        expect(said).to_have_count(0)
        self.scroll(page, 10_000_000)
        self.kate.emit_entry(COUNT + 1, item(COUNT + 1, JOHN, text="hello"))
        expect(said).to_have_text(["John: hello"])
        # It looks different, and is no new line.
        self.kate.emit_entry(COUNT + 2, item(COUNT + 1, JOHN, text="hello!"))
        expect(page.get_by_text("hello!")).to_have_count(1)
        expect(said).to_have_count(0)

    def test_a_change_that_comes_while_a_page_is_on_its_way_is_not_lost(self):
        page = self.open_long()
        answer = self.page_of_lines

        def slowly(words):
            result = answer(words)
            changed = {**line(COUNT - SNAPSHOT), "text": "changed meanwhile"}
            self.kate.emit_entry(COUNT + 1, changed, line(COUNT + 1))
            page_heard.wait(5)
            return result

        import threading
        page_heard = threading.Event()
        self.kate.page = slowly
        self.scroll(page, 0)
        expect(page.get_by_text(f"line {COUNT + 1}", exact=True)).to_have_count(1)
        page_heard.set()
        expect(page.get_by_text("changed meanwhile")).to_have_count(1)
        expect(page.get_by_text(f"line {COUNT - SNAPSHOT}", exact=True)).to_have_count(0)

    def test_the_mark_of_what_is_new_stands_where_it_begins_however_much_that_is(self):
        self.count, self.fails = COUNT, 0
        unread = COUNT - SNAPSHOT - 5
        receipts = [receipt(KATE, COUNT, unread - 1), receipt(JOHN, 0, 0)]
        first = COUNT - SNAPSHOT + 1
        page = self.open_client(items=[line(number) for number in range(first, COUNT + 1)], older=first, state=state(receipts=receipts))
        self.kate.page = self.page_of_lines
        expect(page.get_by_text("New", exact=True)).to_have_count(0)
        self.scroll(page, 0)
        expect(page.get_by_text(f"line {unread}", exact=True)).to_have_count(1)
        expect(page.locator(".unread-row")).to_have_count(1)
        following = page.locator(".unread-row").evaluate("each => each.nextElementSibling.textContent")
        self.assertIn(f"line {unread + (0 if unread % 3 else 1)}", following)


if __name__ == "__main__":
    unittest.main()
