"""What a conversation and its people are called, and their colours, against a scripted server."""

from playwright.sync_api import expect

from contrast import contrast_of
from fixtures.conversations import JOHN, KATE, MAYA, item, receipt, snapshot, state
from scripted_device import Device
from support import BrowserTestCase, ClientTestCase

ME = {"id": KATE, "name": "Kate"}


def person(number, name):
    return {"id": f"{number:08}-0000-4000-8000-000000000000", "name": name}


OTHERS = [person(number, name) for number, name in enumerate(("John", "Maya", "Ann", "Ben", "Zoe"), 2)]


class TitleTests(ClientTestCase):
    def expect_names(self, page, title, people):
        expect(page.locator(".conversation-title")).to_have_text(title)
        expect(page.locator(".conversation-people")).to_have_text(people)
        expect(page).to_have_title(f"{title} – Parley")

    def test_a_conversation_goes_by_the_names_of_the_others_who_take_part_now(self):
        page = self.open_client(participants=[ME, *OTHERS[:1]])
        self.expect_names(page, "John", "You and John")
        for count, title, people in (
            (2, "John and Maya", "You, John and Maya"), (3, "John, Maya and Ann", "You, John, Maya and Ann"),
            (5, "John, Maya and 3 others", "You, John, Maya, Ann, Ben and Zoe"), (0, "Only you", "Nobody else is here"),
        ):
            self.kate.emit("participants", [ME, *OTHERS[:count]])
            self.expect_names(page, title, people)

    def test_no_letter_of_the_faces_is_covered_by_the_next_one(self):
        for width, count in ((390, 2), (1100, 3)):
            page = self.open_client({"width": width, "height": 780}, participants=[ME, *(person(number, name) for number, name in enumerate(("Olive", "Wim", "Max"), 2))])
            faces = page.locator(".conversation-header .avatars > .avatar:visible")
            expect(faces).to_have_count(count)
            covered = faces.evaluate_all("""(all) => all.slice(1).filter((face, index) => {
              const letter = document.createRange();
              letter.selectNodeContents(all[index]);
              const [box, above] = [letter.getBoundingClientRect(), face.getBoundingClientRect()];
              const height = 0.72 * parseFloat(getComputedStyle(all[index]).fontSize);
              const across = Math.max(0, above.x + above.width / 2 - box.right);
              const down = Math.max(0, above.y + above.height / 2 - (box.y + (box.height + height) / 2));
              // Adds the ring around the face that lies above.
              return Math.hypot(across, down) < above.width / 2 + 2;
            }).length""")
            self.assertEqual(covered, 0, width)
            self.begin_anew()

    def test_a_name_that_it_was_given_stays(self):
        page = self.open_client(name="Saturday", participants=[ME, *OTHERS[:2]])
        self.kate.emit("participants", [ME, *OTHERS[:3]])
        self.expect_names(page, "Saturday", "You, John, Maya and Ann")

    def test_readers_are_listed(self):
        page = self.open_client(people=(KATE, JOHN, MAYA), participants=[ME, *OTHERS[:3]], items=[item(1, KATE, text="hi")],
                                state=state(receipts=[receipt(each["id"], 1, int(each["name"] != "Ann")) for each in OTHERS[:3]]))
        expect(page.locator(".status-row")).to_have_text("Read by John and Maya")


class ColorTests(ClientTestCase):
    def colors(self, page):
        page.get_by_text("People", exact=True).click()
        rows = page.locator(".people-list > li")
        colors = dict(rows.evaluate_all("each => each.map(row => [row.innerText.split('\\n').at(-1), getComputedStyle(row.firstChild).backgroundColor])"))
        page.get_by_text("People", exact=True).click()
        return colors

    def test_people_of_one_conversation_have_colours_of_their_own_that_stay(self):
        # So many that some of them would have the same one.
        others = [person(number, f"Person {number}") for number in range(2, 13)]
        page = self.open_client(participants=[ME, *others])
        colors = self.colors(page)
        self.assertEqual(len(set(colors.values())), 12)
        self.kate.emit("participants", [ME, *others[3:]])
        expect(page.locator(".people-list > li")).to_have_count(9)
        self.assertEqual(self.colors(page), {name: color for name, color in colors.items() if name in self.colors(page)})

    def test_the_letter_can_be_read_on_each_colour(self):
        others = [person(number, f"Person {number}") for number in range(2, 13)]
        for scheme in ("light", "dark"):
            page = self.open_client(participants=[ME, *others], options={"color_scheme": scheme})
            page.get_by_text("People", exact=True).click()
            avatars = page.locator(".people-list .avatar")
            expect(avatars).to_have_count(12)
            for avatar in avatars.all():
                self.assertGreaterEqual(contrast_of(avatar), 4.5)
            self.begin_anew()


class LongNameTests(ClientTestCase):
    names = {"words": "Anna Maria Katharina Wilhelmina von der Heide und zu Lichtena", "letters": "W" * 60,
             "arabic": "عبد الرحمن بن محمد بن عبد العزيز بن عبد الله آل سعود الكريم ابن"}

    def expect_nothing_cut(self, page, width):
        """Nothing sticks out of the page, and nothing inside of the client is wider than it is."""
        self.assertEqual(page.evaluate("document.scrollingElement.scrollWidth"), width)
        wide = page.locator(".client *:not(.visually-hidden)").evaluate_all(
            "(all, width) => all.filter(each => each.checkVisibility() && each.getBoundingClientRect().right > width + 0.5"
            " && !each.closest('.drawer, .gauge, bdi')).map(each => each.className)", width)
        self.assertEqual(wide, [])

    def test_long_names_leave_the_page_as_wide_as_the_phone(self):
        for kind, name in self.names.items():
            with self.subTest(kind=kind):
                people = [ME, {"id": JOHN, "name": name}, {"id": MAYA, "name": name}]
                items = [{**item(1, JOHN, text="hi"), "senderName": name}, {**item(2, MAYA, "notice", text=f"{name} joined the conversation")},
                         {**item(3, JOHN, "summary", text=f"{name} added {name}")}, item(4, KATE, text="well")]
                receipts = [receipt(JOHN, 4, 4), receipt(MAYA, 4, 0)]
                page = self.open_client({"width": 320, "height": 640}, participants=people, items=items, state=state(receipts=receipts))
                button = page.get_by_text("People", exact=True)
                expect(button).to_be_in_viewport(ratio=1)
                self.expect_nothing_cut(page, 320)
                button.click()
                expect(page.get_by_role("button", name="Leave conversation")).to_be_in_viewport(ratio=1)
                self.expect_nothing_cut(page, 320)
                self.begin_anew()


class LongPhoneTests(BrowserTestCase):
    def test_a_long_name_leaves_the_settings_in_the_phones_bar(self):
        for width in (320, 1100):
            for kind, name in LongNameTests.names.items():
                with self.subTest(width=width, kind=kind):
                    taken = snapshot()
                    taken["me"]["name"] = name
                    self.server.add(Device("kate-phone", taken))
                    page = self.open("/", {"width": width, "height": 700})
                    bar = page.locator(".phone-bar").bounding_box()
                    settings = page.get_by_text("Settings", exact=True).bounding_box()
                    self.assertLessEqual(settings["x"] + settings["width"], bar["x"] + bar["width"] + 0.5)
                    self.assertLessEqual(bar["x"] + bar["width"], width)
                    self.begin_anew()
