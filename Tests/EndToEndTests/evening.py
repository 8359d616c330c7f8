"""An evening of four people on their own server, step by step, for test_evening."""

import re

from playwright.sync_api import expect

from media import png

FIRST = "Kate's party: Mussels, Fries"
LIST = "Kate's party: Mussels, Fries, Andalouse sauce"
SECONDS = re.compile("^0:(0[1-9]|[1-5][0-9])$")
GROUP = "Evening"
NAMES = ("Olive", "Kate", "John", "Zoë")
IS_LOADED = "image => image.complete && image.naturalWidth === 40"


class Evening:
    """Part of a test case with `PeopleTestCase`: Olive owns the server, Kate and John have come by her link, Zoë is a guest."""

    def people_come(self):
        self.olive = self.join_owner("Olive")
        link = self.invite(self.olive)
        self.kate, _ = self.join("Kate", link)
        self.john, _ = self.join("John", link, width=390, has_touch=True)
        for page in (self.kate, self.john):
            expect(page.get_by_text("No conversations yet")).to_be_visible()
        self.begin(self.olive, ["Kate", "John"], GROUP)
        for page in (self.kate, self.john):
            self.row(page, GROUP).click()

    def guest_link(self):
        kate = self.phone(self.kate)
        kate.region.get_by_text("People", exact=True).click()
        kate.button("Invite with a link").click()
        link = kate.field("Link to join").input_value()
        kate.region.get_by_text("People", exact=True).click()
        return link

    @property
    def pages(self):
        return (self.olive, self.kate, self.john, self.zoe)

    def phones(self):
        return [self.phone(page) for page in self.pages]

    def stage_and_send(self, phone, name="Send"):
        phone.button(name).click()
        self.send(phone)

    def send(self, phone):
        expect(phone.button("Remove draft")).to_be_visible()
        phone.button("Send").click()
        expect(phone.button("Remove draft")).to_have_count(0)

    def a_party_is_planned(self):
        kate, john = self.phone(self.kate), self.phone(self.john)
        kate.start_party()
        kate.field("Name of the list").fill("Kate's party")
        self.stage_and_send(kate)
        john.bubbles(FIRST).click()
        john.field("New element").fill("Andalouse sauce")
        john.button("Add").click()
        self.stage_and_send(john)
        for phone in self.phones():
            expect(phone.bubbles(LIST)).to_be_visible()
            # The old bubble is a line.
            expect(phone.log.get_by_text("Kate made “Kate's party”")).to_have_count(1)
            expect(phone.log.get_by_role("button", name="Kate's party")).to_have_count(1)

    def board(self, marks):
        for phone in self.phones():
            expect(phone.bubbles(f"Tic-tac-toe: {marks}")).to_be_attached()

    def a_game_is_played(self):
        """Zoë has begun it."""
        john, zoe, kate = self.phone(self.john), self.phone(self.zoe), self.phone(self.kate)
        john.bubbles("Tic-tac-toe").click()
        john.button("Middle, X").click()
        expect(john.region.get_by_text("That cell is taken. Choose an empty one.")).to_be_visible()
        expect(john.button("Remove draft")).to_have_count(0)
        self.move(john, "Top")
        self.move(zoe, "Left")
        self.board("X in left, middle; O in top. O to move.")
        kate.bubbles("Tic-tac-toe").click()
        kate.button("Right, empty").click()
        expect(kate.region.get_by_text("Two others play this game.", exact=False)).to_be_visible()
        expect(kate.button("Remove draft")).to_have_count(0)
        kate.button("Close panel").click()

    def move(self, phone, cell):
        phone.button(f"{cell}, empty").click()
        self.send(phone)

    def they_talk(self):
        olive, kate, john, zoe = self.phones()
        kate.write("Who brings the winne?")
        olive.log.get_by_text("Who brings the winne?", exact=True).click(button="right")
        olive.menu.get_by_role("button", name="Heart").click()
        expect(kate.log.get_by_role("button", name="Reactions: ❤️ Olive")).to_be_attached()
        zoe.choose("Who brings the winne?", "Reply")
        zoe.write("I do")
        kate.choose("Who brings the winne?", "Edit")
        kate.field("Message").fill("Who brings the wine?")
        kate.field("Message").press("Enter")
        for phone in (olive, john):
            expect(phone.button("Reply to Kate: Who brings the wine?. Go to the message")).to_be_attached()
            expect(phone.log.get_by_text("Edited", exact=True)).to_be_attached()
        self.a_picture_and_a_voice()

    def a_picture_and_a_voice(self):
        olive, kate, john, zoe = self.phones()
        with self.olive.expect_file_chooser() as chooser:
            olive.button("Add pictures and files").click()
        chooser.value.set_files([{"name": "bottle.png", "mimeType": "image/png", "buffer": png(40, 30)}])
        expect(olive.region.get_by_role("img", name="Draft: bottle.png")).to_be_visible()
        olive.button("Send").click()
        john.button("Record a voice message").click()
        expect(self.john.get_by_role("timer")).to_have_text(SECONDS)
        john.button("Send the voice message").click()
        for phone in (kate, zoe):
            expect(phone.button("Picture bottle.png")).to_be_attached()
            expect(phone.log.get_by_role("group", name="Voice message")).to_be_attached()
        sound = zoe.log.get_by_role("group", name="Voice message")
        sound.get_by_role("button", name="Play").click()
        expect(sound.get_by_role("button", name="Pause")).to_be_visible()

    def it_is_all_there(self, marks):
        """What has been said and played, as each of them sees it."""
        self.board(marks)
        for phone in self.phones():
            expect(phone.bubbles(LIST)).to_be_attached()
            expect(phone.log.get_by_text("Kate made “Kate's party”")).to_have_count(1)
            expect(phone.log.get_by_text("Zoë played X, middle")).to_have_count(1)
            expect(phone.log.get_by_text("Who brings the winne?")).to_have_count(0)
            expect(phone.log.get_by_role("button", name=re.compile("^Reactions: ❤️ (you|Olive)$"))).to_have_count(1)
            expect(phone.log.get_by_role("button", name=re.compile("^Reply to .*: Who brings the wine?"))).to_have_count(1)
            phone.page.wait_for_function(IS_LOADED, arg=phone.log.get_by_role("img", name="bottle.png").element_handle())
            expect(phone.log.get_by_role("group", name="Voice message").locator(".sound-time")).to_have_text(SECONDS)

    def everybody_writes(self, when):
        for name, phone in zip(NAMES, self.phones()):
            phone.write(f"{name} {when}")
        for phone in self.phones():
            for name in NAMES:
                expect(phone.log.get_by_text(f"{name} {when}", exact=True)).to_have_count(1)

    def the_game_goes_on(self, *moves):
        for name, cell in moves:
            phone = self.phone(getattr(self, name))
            phone.bubbles("Tic-tac-toe").click()
            self.move(phone, cell)
