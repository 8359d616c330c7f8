"""Storage and health on the owner's page. Real command, real browser."""

from playwright.sync_api import expect

from people_test_case import PeopleTestCase


class OwnerHealth(PeopleTestCase):
    arguments = ("--media-quota", "20MB")

    def facts(self, page):
        section = page.get_by_role("region", name="Storage and health")
        expect(section.get_by_role("term").first).to_be_visible()
        return dict(zip(section.get_by_role("term").all_inner_texts(), section.get_by_role("definition").all_inner_texts(), strict=True))

    def test_an_owner_sees_what_the_server_takes_and_nothing_of_what_was_written(self):
        ann = self.join_owner()
        ben, _ = self.join("Ben", self.invite(ann))
        expect(ben.get_by_text("No conversations yet")).to_be_visible()
        ann.reload()
        self.begin(ann, ["Ben"])
        phone = self.phone(ann)
        phone.write("Nobody else reads this")
        phone.send_party()
        ann.goto(f"{self.address}/owner")
        facts = self.facts(ann)
        self.assertEqual((facts["People, guests among them"], facts["Conversations"]), ("2", "1"))
        self.assertRegex(facts["Pictures, videos and files in it"], r"^[\d.]+ (bytes|KB) of 20 MB \([01]%\)")
        self.assertRegex(facts["Database, with all that is in it"], r"^[\d.]+ (KB|MB)$")
        self.assertRegex(facts["Room left on the disk"], r"^[\d,.]+ (MB|GB)$")
        self.assertRegex(facts["Walls around apps"], r"^(In force|They cannot stand here)")
        self.assertRegex(facts["Running since"], r"ago\)$")
        section = ann.get_by_role("region", name="Storage and health")
        self.assertNotIn("Nobody else reads this", section.inner_text())
        self.look("owner with storage", ann)
        ann.set_viewport_size({"width": 390, "height": 844})
        self.assertLessEqual(ann.evaluate("document.documentElement.scrollWidth"), 390)
