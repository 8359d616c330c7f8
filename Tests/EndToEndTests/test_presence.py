"""Who has a conversation open, as two and three people see it of each other."""

import re

from playwright.sync_api import expect

from people_test_case import PeopleTestCase

LAST_HERE = re.compile(r"^Last here: Today, \d+:\d\d")


class Presence(PeopleTestCase):
    def pair(self):
        ann = self.join_owner()
        ben, _ = self.join("Ben", self.invite(ann))
        expect(ben.get_by_text("No conversations yet")).to_be_visible()
        ann.reload()
        self.begin(ann, ["Ben"])
        self.phone(ann).write("Welcome")
        return ann, ben

    def line(self, page):
        """The line below the conversation's title."""
        return page.locator(".conversation-people")

    def show(self, page, is_shown):
        page.goto(f"{self.address}/settings")
        box = page.get_by_role("region", name="When you are here").get_by_role("checkbox")
        expect(box).to_be_checked(checked=not is_shown)
        box.set_checked(is_shown)
        expect(page.get_by_role("region", name="When you are here").get_by_role("status")).to_have_text("Saved.")

    def test_two_see_each_other_come_and_go(self):
        ann, ben = self.pair()
        expect(self.line(ann)).to_have_text(LAST_HERE)
        self.row(ben, "Ann").click()
        for page in (ann, ben):
            expect(self.line(page)).to_have_text("Online")
            expect(page.locator(".avatars .avatar.is-here")).to_have_count(1)
        self.look("online", ann)
        ben.close()
        expect(self.line(ann)).to_have_text(LAST_HERE)
        expect(ann.locator(".avatars .avatar.is-here")).to_have_count(0)

    def test_who_turns_it_off_is_not_seen_and_sees_nobody(self):
        ann, ben = self.pair()
        self.show(ben, False)
        expect(self.line(ann)).to_have_text("You and Ben")
        self.look("account", ben)
        ben.goto(self.address)
        self.row(ben, "Ann").click()
        # What Ann writes comes after who is here would have.
        self.phone(ann).write("Are you there?")
        expect(self.phone(ben).log.get_by_text("Are you there?")).to_be_visible()
        for page, words in ((ann, "You and Ben"), (ben, "You and Ann")):
            expect(self.line(page)).to_have_text(words)
        self.show(ben, True)
        expect(self.line(ann)).to_have_text(LAST_HERE)

    def test_in_a_group_they_are_marked_in_the_list_of_people(self):
        ann, ben = self.pair()
        cid, _ = self.join("Cid", self.invite(ann))
        expect(cid.get_by_text("No conversations yet")).to_be_visible()
        ann.reload()
        self.begin(ann, ["Ben", "Cid"], "Party")
        self.row(ben, "Party").click()
        ann.locator("details.people > summary").click()
        row = ann.locator(".people-list > li")
        expect(row.filter(has_text="Ben")).to_contain_text("Online")
        expect(row.filter(has_text="Cid")).not_to_contain_text("Online")
        expect(row.filter(has_text="(you)")).not_to_contain_text("Online")
        expect(self.line(ann)).to_have_text("You, Ben and Cid")
        self.look("people", ann)
