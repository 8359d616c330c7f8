"""The simulator's inspector: what it lists, how a line is found, and what a line holds."""

from playwright.sync_api import expect

from fixtures.conversations import JOHN, snapshot
from pictures import gradient_png
from scripted_device import Device
from support import BrowserTestCase

PICTURE = "ab" * 32
MESSAGE = {
    "number": 3, "at": 2, "device": "kate-phone", "kind": "entry", "words": "entry 1: message of Ice Cream “One scoop”", "picture": PICTURE,
    "details": [
        {"title": "URL", "fields": [{"name": "address", "value": "https://example.org/ice"}, {"name": "flavour", "value": "mango & <b>"}]},
        {"title": "Layout", "fields": [{"name": "caption", "value": "One scoop"}]},
    ],
}
LINES = [
    {"number": 1, "at": 0, "device": "kate-phone", "kind": "person", "words": "opens Ice Cream"},
    {"number": 2, "at": 1, "device": "kate-phone", "kind": "call", "words": "willBecomeActive in the panel"},
    MESSAGE,
    {"number": 4, "at": 3, "device": "john-phone", "kind": "output", "words": "hello from John’s app"},
]


class InspectorTests(BrowserTestCase):
    def open_inspector(self, lines=LINES, viewport=None, **options):
        self.server.lines = list(lines)
        self.kate = self.server.add(Device("kate-phone", snapshot()))
        self.kate.files = {f"/pictures/{PICTURE}": ("image/png", gradient_png(60))}
        self.server.add(Device("john-phone", snapshot(me=JOHN, device="john-phone")))
        page = self.open("/", viewport or {"width": 1440, "height": 900}, **options)
        self.kate.wait_for_stream()
        page.get_by_role("button", name="Inspector").click()
        self.log = page.get_by_role("log", name="What happens")
        self.lines = self.log.get_by_role("listitem")
        expect(self.lines).to_have_count(len(lines))
        self.search = page.get_by_role("searchbox", name="Search")
        return page

    def test_people_are_named_and_not_their_phones(self):
        page = self.open_inspector()
        expect(self.lines.nth(0)).to_contain_text("Kate")
        expect(self.lines.nth(3)).to_contain_text("John")
        expect(self.log.get_by_text("kate-phone")).to_have_count(0)
        self.assertEqual(page.get_by_role("combobox", name="Phone").locator("option").all_inner_texts(), ["All phones", "Kate", "John"])

    def test_a_phone_that_the_page_gets_to_know_later_is_named_then(self):
        page = self.open_inspector([*LINES, {"number": 5, "at": 4, "device": "maya-phone", "kind": "note", "words": "late"}])
        expect(self.lines.nth(4)).to_contain_text("maya-phone")
        self.server.joiners["Maya"] = Device("maya-phone", snapshot(me=JOHN, device="maya-phone"))
        self.server.joiners["Maya"].listing["person"] = "Maya"
        page.get_by_label("Name of who joins").fill("Maya")
        page.keyboard.press("Enter")
        expect(self.lines.nth(4)).to_contain_text("Maya")
        expect(self.log.get_by_text("maya-phone")).to_have_count(0)
        self.assertEqual(page.get_by_role("combobox", name="Phone").locator("option").all_inner_texts()[-1], "Maya")

    def test_a_search_finds_words_names_and_what_lines_hold(self):
        page = self.open_inspector()
        for words, count in (("ICE cream", 2), ("mango", 1), ("callback", 1), ("john", 1), ("kate entry", 1)):
            self.search.fill(words)
            expect(self.lines).to_have_count(count)
            expect(page.get_by_role("complementary", name="Inspector").get_by_role("status")).to_have_text(f"{count} of 4 lines")
        self.search.press("Escape")
        expect(self.search).to_have_value("")
        expect(self.search).to_be_focused()
        expect(self.lines).to_have_count(4)
        self.search.press("Escape")
        expect(self.log).to_be_hidden()

    def test_kind_and_phone_leave_out_the_others_also_of_what_comes_later(self):
        page = self.open_inspector()
        page.get_by_role("combobox", name="Kind").select_option("Callback")
        expect(self.lines).to_have_count(1)
        page.get_by_role("combobox", name="Phone").select_option("John")
        expect(self.lines).to_have_count(0)
        expect(page.get_by_text("Nothing matches.")).to_be_visible()
        page.get_by_role("button", name="Close").click()
        self.server.lines.append({"number": 5, "at": 4, "device": "john-phone", "kind": "call", "words": "didSelect"})
        self.server.lines.append({"number": 6, "at": 5, "device": "john-phone", "kind": "note", "words": "left out"})
        page.get_by_role("button", name="Inspector").click()
        expect(self.lines).to_have_count(1)
        expect(self.lines).to_contain_text("didSelect")
        expect(page.get_by_text("Nothing matches.")).to_be_hidden()

    def test_show_all_ends_a_search_that_finds_nothing(self):
        page = self.open_inspector()
        self.search.fill("no such thing")
        expect(page.get_by_text("Nothing matches.")).to_be_visible()
        page.get_by_role("button", name="Show all").click()
        expect(self.lines).to_have_count(4)
        expect(self.search).to_be_focused()
        expect(page.get_by_text("Nothing matches.")).to_be_hidden()

    def test_a_line_opens_to_what_it_holds(self):
        self.open_inspector()
        entry = self.lines.nth(2)
        entry.locator("summary").click()
        expect(entry.get_by_role("region", name="URL").get_by_role("definition")).to_have_text(["https://example.org/ice", "mango & <b>"])
        expect(entry.get_by_role("region", name="URL").get_by_role("term")).to_have_text(["address", "flavour"])
        expect(entry.get_by_role("region", name="Layout")).to_contain_text("One scoop")
        picture = entry.get_by_role("img", name="Picture of the entry")
        expect(picture).to_have_js_property("naturalWidth", 60)
        self.assertEqual(len(self.kate.bodies("GET", f"/pictures/{PICTURE}")), 1)
        expect(self.lines.nth(0).locator("summary")).to_have_count(0)

    def test_the_keyboard_leads_through_lines_and_opens_them(self):
        page = self.open_inspector()
        expect(self.log).to_be_focused()
        page.keyboard.press("ArrowUp")
        expect(self.lines.nth(3).locator(".inspector-head")).to_be_focused()
        page.keyboard.press("ArrowUp")
        page.keyboard.press("Enter")
        expect(page.get_by_role("region", name="Layout")).to_be_visible()
        page.keyboard.press("Enter")
        expect(page.get_by_role("region", name="Layout")).to_be_hidden()
        page.keyboard.press("Home")
        expect(self.lines.nth(0).locator(".inspector-head")).to_be_focused()
        for key, place in (("ArrowUp", 0), ("ArrowDown", 1), ("End", 3), ("ArrowDown", 3), ("ArrowUp", 2)):
            page.keyboard.press(key)
            expect(self.lines.nth(place).locator(".inspector-head")).to_be_focused()
        self.log.focus()
        page.keyboard.press("ArrowDown")
        expect(self.lines.nth(0).locator(".inspector-head")).to_be_focused()
        self.search.fill("kate")
        self.log.focus()
        page.keyboard.press("End")
        expect(self.lines.nth(2).locator(".inspector-head")).to_be_focused()
        # The list is one stop: the keyboard leaves it at once.
        page.keyboard.press("Shift+Tab")
        expect(self.log).to_be_focused()
        page.keyboard.press("Shift+Tab")
        expect(page.get_by_role("combobox", name="Kind")).to_be_focused()

    def test_nothing_sticks_out_on_a_phone(self):
        page = self.open_inspector([{**MESSAGE, "details": [{"title": "URL", "fields": [{"name": "n" * 200, "value": "v" * 900}]}]}], {"width": 390, "height": 780})
        self.lines.first.locator("summary").click()
        expect(page.get_by_role("region", name="URL")).to_be_visible()
        self.assertTrue(page.evaluate("() => [...document.querySelectorAll('.inspector *')].every(each => each.getBoundingClientRect().right <= 390)"))
