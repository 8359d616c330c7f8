"""Presence: two and three people see of each other whether they have a conversation open."""

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

    def three(self):
        """Ann, who has a group's page open, Ben and Cid."""
        ann, ben = self.pair()
        cid, _ = self.join("Cid", self.invite(ann))
        expect(cid.get_by_text("No conversations yet")).to_be_visible()
        ann.reload()
        self.begin(ann, ["Ben", "Cid"], "Party")
        return ann, ben, cid

    def person(self, page, name):
        """Somebody's row in the list of people, which is open."""
        return page.locator(".people-list > li").filter(has_text=name)

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
        ann, ben, cid = self.three()
        self.show(ben, False)
        self.look("account", ben)
        ben.goto(self.address)
        self.row(ben, "Party").click()
        self.phone(ann).write("Are you there?")
        expect(self.phone(ben).log.get_by_text("Are you there?")).to_be_visible()
        # Cid opens it after Ben, so that an event with Cid would have Ben, too.
        self.row(cid, "Party").click()
        for page in (ann, ben):
            page.locator("details.people > summary").click()
        expect(self.person(ann, "Cid")).to_contain_text("Online")
        expect(self.person(ann, "Ben")).not_to_contain_text("Online")
        # Cid's message reaches Ben after Ann was told of presence.
        self.phone(cid).write("Here I am")
        expect(self.phone(ben).log.get_by_text("Here I am")).to_be_visible()
        for name in ("Ann", "Cid"):
            expect(self.person(ben, name)).not_to_contain_text("Online")
        self.show(ben, True)
        ben.goto(self.address)
        self.row(ben, "Party").click()
        expect(self.person(ann, "Ben")).to_contain_text("Online")

    def test_the_last_visit_of_who_turns_it_off_is_not_told(self):
        ann, ben = self.pair()
        expect(self.line(ann)).to_have_text(LAST_HERE)
        self.show(ben, False)
        expect(self.line(ann)).to_have_text("You and Ben")
        self.show(ben, True)
        expect(self.line(ann)).to_have_text(LAST_HERE)

    def test_in_a_group_they_are_marked_in_the_list_of_people(self):
        ann, ben, _ = self.three()
        self.row(ben, "Party").click()
        ann.locator("details.people > summary").click()
        expect(self.person(ann, "Ben")).to_contain_text("Online")
        for name in ("Cid", "(you)"):
            expect(self.person(ann, name)).not_to_contain_text("Online")
        expect(self.line(ann)).to_have_text("You, Ben and Cid")
        self.look("people", ann)
