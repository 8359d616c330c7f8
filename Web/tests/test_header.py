"""The header of a conversation on a phone and on a desktop, measured, against a scripted server."""

from playwright.sync_api import expect

from fixtures.conversations import JOHN, KATE, MAYA, item
from support import ClientTestCase

PHONE = {"width": 390, "height": 844}
WIDE = {"width": 1280, "height": 800}
ME = {"id": KATE, "name": "Kate"}
LONG = "Anna Maria Katharina Wilhelmina von der Heide und zu Lichten"


# The box of a line's letters, and that of its first letter.
LETTERS = """each => {
  const range = document.createRange();
  range.selectNodeContents(each);
  return range.getBoundingClientRect().toJSON();
}"""
FIRST = """each => {
  const range = document.createRange();
  const text = document.createTreeWalker(each, NodeFilter.SHOW_TEXT).nextNode();
  range.setStart(text, 0);
  range.setEnd(text, 1);
  const [letter, frame] = [range, each.closest("h2, p")].map(box => box.getBoundingClientRect());
  return letter.left >= frame.left - 1 && letter.right <= frame.right + 1 ? "in sight" : "cut off";
}"""


def first_letter(locator):
    """Of a line that is too long, whether its first letter is in sight."""
    return locator.evaluate(FIRST)


def box(locator):
    return locator.bounding_box()


class HeaderTests(ClientTestCase):
    def open_header(self, names=("John", "Maya"), viewport=PHONE, **more):
        others = [{"id": person, "name": name} for person, name in zip((JOHN, MAYA, "z"), names)]
        return self.open_client(viewport, participants=[ME, *others], items=[item(1, JOHN, text="hi")], **more)

    def test_the_name_keeps_its_room_while_there_is_no_connection(self):
        self.expected_errors = ("ERR_",)
        for viewport in (PHONE, {"width": 320, "height": 640}, WIDE):
            with self.subTest(width=viewport["width"]):
                page = self.open_header(viewport=viewport)
                title, words = page.locator(".conversation-title"), page.locator(".header-words")
                before = box(title)
                self.kate.is_away = True
                self.kate.cut()
                state = page.get_by_text("Reconnecting…")
                expect(state).to_be_visible()
                self.assertEqual(box(title), before)
                self.assertGreaterEqual(box(state)["y"], before["y"] + before["height"] - 1)
                self.assertAlmostEqual(box(state)["x"], box(words)["x"], delta=1)
                expect(page.locator(".conversation-people")).to_be_hidden()
                self.begin_anew()

    def open_people(self, page):
        page.get_by_text("People", exact=True).click()
        return page.locator(".people .disclosure-sheet")

    def test_the_people_have_the_width_of_a_phone_below_the_header_and_of_a_card_on_a_desktop(self):
        for viewport, width in ((PHONE, 374), ({"width": 320, "height": 640}, 304), (WIDE, 340)):
            for locale in ("en-GB", "ar"):
                with self.subTest(width=viewport["width"], locale=locale):
                    page = self.open_header(viewport=viewport, options={"locale": locale})
                    page.locator("summary").click()
                    sheet, header = box(page.locator(".people .disclosure-sheet")), box(page.locator(".conversation-header"))
                    self.assertAlmostEqual(sheet["width"], width, delta=1)
                    self.assertGreaterEqual(sheet["y"], header["y"] + header["height"])
                    self.assertGreaterEqual(sheet["x"], 8)
                    self.assertLessEqual(sheet["x"] + sheet["width"], viewport["width"] - 8)
                    self.begin_anew()

    def test_a_long_name_in_the_people_has_one_line_and_what_is_said_of_it_the_next(self):
        page = self.open_header(names=(LONG, "Maya"))
        self.kate.emit("presence", {"here": [KATE, JOHN, MAYA]})
        self.open_people(page)
        row = page.locator(".people-list > li").nth(1)
        name, online, face = box(row.locator(".person-name")), box(row.locator(".is-online")), box(row.locator(".avatar"))
        self.assertLess(name["height"], 30)
        self.assertGreater(name["width"], 250)
        self.assertAlmostEqual(online["x"], name["x"], delta=1)
        self.assertGreaterEqual(online["y"], name["y"] + name["height"] - 1)
        self.assertAlmostEqual(face["y"] + face["height"] / 2, (name["y"] + online["y"] + online["height"]) / 2, delta=1)
        self.assertEqual(row.locator("bdi").evaluate("each => [getComputedStyle(each).textOverflow, each.scrollWidth > each.clientWidth]"), ["ellipsis", True])

    def test_that_somebody_is_the_reader_is_not_cut_off_with_a_long_name(self):
        page = self.open_client(PHONE, participants=[{**ME, "name": LONG}, {"id": JOHN, "name": "John"}])
        self.open_people(page)
        words = page.locator(".people-list .person-name").first
        expect(words).to_have_text(f"{LONG} (you)")
        self.assertTrue(words.evaluate("each => each.scrollWidth <= each.clientWidth"))

    def test_leaving_stays_in_sight_below_the_people_and_the_link(self):
        page = self.open_header(viewport={"width": 390, "height": 320}, names=("John", "Maya", "Zoe"))
        self.open_people(page)
        leave = page.get_by_role("button", name="Leave conversation")
        expect(page.get_by_role("button", name="Invite with a link")).to_be_attached()
        expect(leave).to_be_in_viewport(ratio=1)
        page.locator(".people .disclosure-sheet").evaluate("each => each.scrollTo(0, 10_000)")
        expect(leave).to_be_in_viewport(ratio=1)
        link, below = box(page.get_by_role("button", name="Invite with a link")), box(leave)
        self.assertLessEqual(link["y"] + link["height"], below["y"] + 1)

    def test_a_long_title_is_cut_off_at_its_end_in_each_direction(self):
        arabic = "سلمى عبد الرحمن بن محمد بن عبد العزيز آل سعود الكريم ابن خالد"
        for locale in ("en-GB", "ar"):
            for name, direction in ((LONG, "ltr"), (arabic, "rtl")):
                with self.subTest(locale=locale, direction=direction):
                    page = self.open_header(names=(name,), options={"locale": locale})
                    title = page.locator(".conversation-title")
                    self.assertEqual(title.evaluate("each => getComputedStyle(each).direction"), direction)
                    self.assertEqual(first_letter(title), "in sight")
                    self.begin_anew()

    def test_a_short_title_stands_beside_the_picture_whichever_way_it_is_written(self):
        for locale in ("en-GB", "ar"):
            for name in ("John", "سلمى"):
                with self.subTest(locale=locale, name=name):
                    page = self.open_header(names=(name,), options={"locale": locale})
                    letters, frame = page.locator(".conversation-title").evaluate(LETTERS), box(page.locator(".header-words"))
                    if locale == "ar":
                        self.assertAlmostEqual(letters["right"], frame["x"] + frame["width"], delta=2)
                    else:
                        self.assertAlmostEqual(letters["left"], frame["x"], delta=2)
                    self.begin_anew()

    def test_of_a_list_with_long_names_each_keeps_its_beginning(self):
        page = self.open_header(names=(LONG, "Maya"), options={"locale": "ar"})
        for line in (".conversation-title", ".conversation-people"):
            self.assertEqual(first_letter(page.locator(f"{line} > bdi").first), "in sight")

    def test_who_types_is_said_in_whole_however_long_the_name_is(self):
        for names, words in (((LONG,), "typing…"), ((LONG, "Maya"), f"{LONG} is typing…")):
            for viewport in (PHONE, {"width": 320, "height": 640}):
                with self.subTest(people=len(names), width=viewport["width"]):
                    page = self.open_header(names=names, viewport=viewport)
                    self.kate.emit("typing", {"person": JOHN})
                    line = page.locator(".conversation-people.is-typing")
                    expect(line).to_have_text(words)
                    self.assertLess(box(line)["height"], 24)
                    inside, outside, end = line.evaluate("each => [each.scrollWidth, each.clientWidth, (" + LETTERS + ")(each.lastChild).right]")
                    self.assertLessEqual(inside, outside)
                    self.assertLessEqual(end, box(line)["x"] + box(line)["width"] + 0.5)
                    self.begin_anew()

    def test_a_group_leaves_half_of_a_phones_header_to_its_name(self):
        page = self.open_header(names=("Maximilian", "Maya", "Zoe"))
        self.assertGreaterEqual(box(page.locator(".header-words"))["width"], 195)
        expect(page.locator(".conversation-header .avatar:visible")).to_have_count(2)
        self.assertEqual(box(page.locator(".conversation-header"))["height"], 60)

    def test_the_header_of_a_small_phone_is_hardly_higher_than_that_of_others(self):
        page = self.open_header(names=(LONG, "Maya", "Zoe"), viewport={"width": 320, "height": 568})
        self.assertLessEqual(box(page.locator(".conversation-header"))["height"], 80)

    def test_a_press_on_the_title_opens_the_people_and_closes_them(self):
        page = self.open_header()
        page.locator(".conversation-title").click()
        leave = page.get_by_role("button", name="Leave conversation")
        expect(leave).to_be_visible()
        page.locator(".header-words").click()
        expect(leave).to_be_hidden()
