"""What people share in an app: two real app processes see one another's changes, and a change of an old record is refused."""

import unittest

from playwright.sync_api import expect

from simulator_test_case import SimulatorTestCase


class GroupStore(SimulatorTestCase):
    fixture = "TraceApp"

    def open_app(self, phone):
        phone.button("TraceApp").click()
        phone.region.locator(".panel-bar").get_by_role("button", name="Expand").click()
        phone.button("Group add").wait_for()

    def surface(self, phone):
        return phone.region.locator(".surface")

    def press(self, phone, name):
        self.surface(phone).get_by_role("button", name=name, exact=True).click()

    def test_two_processes_see_one_another_s_changes_and_a_conflict_is_refused(self):
        for phone in (self.kate, self.john):
            self.open_app(phone)
            expect(self.surface(phone).get_by_text("Group: nothing")).to_be_visible()
        self.press(self.kate, "Group add")
        for phone in (self.kate, self.john):
            expect(self.surface(phone).get_by_text("Group: 1", exact=True)).to_be_visible()
        self.press(self.john, "Group add")
        expect(self.surface(self.kate).get_by_text("Group: 2", exact=True)).to_be_visible()
        # What John's app read first is not what is there.
        self.press(self.john, "Group save old")
        expect(self.surface(self.john).get_by_text("Refused: group_record_changed")).to_be_visible()
        expect(self.surface(self.kate).get_by_text("Group: 2", exact=True)).to_be_visible()
        self.simulator.kill()
        self.simulator.start()
        self.page.reload()
        self.open_app(self.kate)
        expect(self.surface(self.kate).get_by_text("Group: 2", exact=True)).to_be_visible()


if __name__ == "__main__":
    unittest.main()
