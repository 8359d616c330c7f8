"""The page of a server's owner, against a scripted server."""

import threading

from playwright.sync_api import expect

from language_test_case import HEALTH
from settings_test_case import AT, SERVER_PEOPLE, SettingsTestCase


INVITATION = {"id": "ab", "role": "person", "inviter": "Kate", "joins": 0, "joinsMax": 3, "expiresAt": AT}

class OwnerTests(SettingsTestCase):
    def test_an_owner_reads_a_report_and_closes_it(self):
        page = self.begin("/owner")
        report = {"id": 7, "at": AT, "reporter": {"id": "k", "name": "Kate"}, "subject": {"id": "j", "name": "John"}, "conversation": "party",
                  "entries": [3, 4], "words": "It hurts"}
        self.people.answers |= {("GET", "/owner/reports"): (200, {"reports": [report]}), ("DELETE", "/owner/reports/7"): (204, None)}
        page.reload()
        section = page.get_by_role("region", name="Reports")
        expect(section.get_by_role("listitem")).to_contain_text("Kate reports John")
        expect(section.get_by_role("listitem")).to_contain_text("messages 3, 4")
        expect(section.get_by_text("It hurts")).to_be_visible()
        self.people.answers[("GET", "/owner/reports")] = (200, {"reports": []})
        section.get_by_role("button", name="Close the report of John").click()
        self.people.wait_for("DELETE", "/owner/reports/7")
        expect(section.get_by_text("Nobody has reported anybody.")).to_be_visible()

    def facts(self, page):
        """The names of the figures, and what stands below them."""
        section = page.get_by_role("region", name="Storage and health")
        expect(section.get_by_role("term").first).to_be_visible()
        return dict(zip(section.get_by_role("term").all_inner_texts(), section.get_by_role("definition").all_inner_texts(), strict=True))

    def test_an_owner_sees_how_much_room_there_is_and_how_the_server_runs(self):
        page = self.begin("/owner")
        page.clock.install(time=AT / 1_000 + 3 * 24 * 60 * 60)
        page.reload()
        facts = self.facts(page)
        self.assertEqual(facts["Database, with all that is in it"], "1.3 GB of 2.0 GB (65%)")
        self.assertEqual(facts["Pictures, videos and files in it"], "900 KB")
        self.assertEqual(facts["What apps keep for themselves"], "41 KB")
        self.assertEqual(facts["Room left on the disk"], "20 GB")
        self.assertEqual((facts["People, guests among them"], facts["Conversations"]), ("12", "7"))
        self.assertRegex(facts["Running since"], r"\(3 days ago\)$")
        self.assertEqual(facts["Version of Parley"], "2.0")
        self.assertEqual(facts["Walls around apps"].split("\n"), ["In force", "xx"])

    def test_what_the_server_does_not_know_is_left_out_and_looked_for_again(self):
        page = self.begin("/owner")
        health = {name: value for name, value in HEALTH.items() if name not in ("containerByteCount", "freeByteCount", "walls")}
        self.people.answers[("GET", "/owner/health")] = (200, {**health, "peopleCount": 13})
        section = page.get_by_role("region", name="Storage and health")
        section.get_by_role("button", name="Look again").click()
        expect(section.get_by_text("13", exact=True)).to_be_visible()
        facts = self.facts(page)
        self.assertEqual(facts["What apps keep for themselves"], "Too many files to count")
        self.assertNotIn("Room left on the disk", facts)
        self.assertNotIn("Walls around apps", facts)

    def owned(self, version, before=None):
        app = {"id": "org.parley.Tally", "name": "Tally", "version": version, "isGiven": True, **({"versionBefore": before} if before else {})}
        self.people.answers[("GET", "/owner/apps")] = (200, {"apps": [app], "problems": [], "byteCountMax": 2_000})

    def install(self, page, size=500):
        with page.expect_file_chooser() as chooser:
            page.get_by_role("button", name="Install an app").click()
        chooser.value.set_files([{"name": "Tally-1.1.parley", "mimeType": "application/gzip", "buffer": b"x" * size}])

    def test_an_owner_installs_an_app_and_takes_a_version_back(self):
        page = self.begin("/owner")
        apps = page.get_by_role("region", name="Apps")
        expect(apps.get_by_text("There are none yet.")).to_be_visible()
        done = {"app": "org.parley.Tally", "name": "Tally", "version": "1.1"}
        self.people.answers[("POST", "/owner/apps")] = (201, {**done, "replaced": "1.0"})
        self.people.answers[("GET", "/account/apps/org.parley.Tally/icon")] = (204, None)
        self.owned("1.1", before="1.0")
        self.install(page)
        expect(apps.get_by_role("status")).to_have_text("Tally 1.1 is installed in place of 1.0.")
        expect(apps.get_by_text("Version 1.0 is kept")).to_be_visible()
        expect(apps.get_by_role("button", name="Install an app")).to_be_focused()
        self.people.answers[("POST", "/owner/apps/org.parley.Tally/undo")] = (201, {**done, "version": "1.0", "replaced": "1.1"})
        self.owned("1.0", before="1.1")
        self.people.answers[("GET", "/owner/audit")] = (200, {"lines": [{"id": 2, "at": AT, "actor": "Kate", "action": "undid_app", "app": "Tally 1.0"}]})
        apps.get_by_role("button", name="Put version 1.0 of Tally back").click()
        expect(apps.get_by_role("status")).to_have_text("Tally 1.0 runs again.")
        expect(apps.get_by_role("button", name="Put version 1.1 of Tally back")).to_be_visible()
        expect(page.get_by_text("Kate put Tally 1.0 back")).to_be_visible()

    def test_an_app_that_is_refused_says_why_and_one_that_is_too_large_is_not_sent(self):
        self.expected_errors = ("422",)
        page = self.begin("/owner")
        status = page.get_by_role("region", name="Apps").get_by_role("status")
        words = "The executable Tally is not in the bundle. (executable_missing)"
        self.people.answers[("POST", "/owner/apps")] = (422, {"error": {"code": "bad_bundle", "message": words}})
        self.install(page)
        expect(status).to_have_text(f"This app cannot be installed. {words}")
        self.install(page, size=2_001)
        expect(status).to_have_text("Tally-1.1.parley is larger than 2.0 KB.")
        self.assertEqual(len([path for method, path, _ in self.people.requests if (method, path) == ("POST", "/owner/apps")]), 1)

    def test_an_app_of_which_the_server_has_all_can_no_longer_be_stopped(self):
        page = self.begin("/owner")
        apps = page.get_by_role("region", name="Apps")
        installs = threading.Event()
        self.addCleanup(installs.set)
        done = {"app": "org.parley.Tally", "name": "Tally", "version": "1.1"}
        self.people.answers[("POST", "/owner/apps")] = lambda: installs.wait(10) and (201, done)
        self.install(page)
        expect(apps.get_by_role("status")).to_have_text("Checking and installing…")
        expect(apps.get_by_role("button", name="Stop installing")).to_be_hidden()
        installs.set()
        expect(apps.get_by_role("status")).to_have_text("Tally 1.1 is installed.")
        expect(apps.get_by_role("button", name="Install an app")).to_be_focused()

    def test_an_app_that_is_being_uploaded_is_stopped(self):
        self.expected_errors = ("ERR_ABORTED", "Failed to load")
        page = self.begin("/owner")
        apps = page.get_by_role("region", name="Apps")
        page.route("**/owner/apps", lambda route: None if route.request.method == "POST" else route.fallback())
        self.install(page)
        expect(apps.get_by_role("progressbar", name="Uploading")).to_be_visible()
        apps.get_by_role("button", name="Stop installing").click()
        expect(apps.get_by_role("status")).to_have_text("Cancelled.")
        expect(apps.get_by_role("progressbar")).to_be_hidden()
        expect(apps.get_by_role("button", name="Install an app")).to_be_focused()

    def test_an_owner_makes_a_link(self):
        page = self.begin("/owner")
        self.people.answers[("POST", "/owner/invitations")] = (201, {"code": "ab12", "expiresAt": AT, "picture": ["1"]})
        self.people.answers[("GET", "/owner/invitations")] = (200, {"invitations": [INVITATION]})
        page.get_by_label("For how many people").fill("3")
        page.get_by_role("button", name="Make link").click()
        expect(page.get_by_role("textbox", name="Link to join")).to_have_value(f"{self.server.address}/join/ab12")
        self.assertEqual(self.people.wait_for("POST", "/owner/invitations"), {"role": "person", "joinsMax": 3, "days": 7})

    def test_who_joins_is_counted_and_of_a_link_that_is_over_nothing_is_left_to_send(self):
        page = self.begin("/owner")
        link, section = page.get_by_role("textbox", name="Link to join"), page.get_by_role("region", name="Invite people")
        self.people.answers |= {
            ("POST", "/owner/invitations"): (201, {"code": "ab12", "expiresAt": AT, "picture": ["1"]}), ("DELETE", "/owner/invitations/ab"): (204, None),
            ("GET", "/owner/invitations"): (200, {"invitations": [INVITATION]})}
        page.get_by_role("button", name="Make link").click()
        expect(link).to_be_visible()
        expect(section.get_by_text("0 of 3 people have joined", exact=False)).to_be_visible()
        self.people.answers[("GET", "/owner/invitations")] = (200, {"invitations": [{**INVITATION, "joins": 2}]})
        expect(section.get_by_text("2 of 3 people have joined", exact=False)).to_be_visible()
        expect(link).to_be_visible()
        self.people.answers[("GET", "/owner/invitations")] = (200, {"invitations": []})
        page.get_by_role("button", name="Withdraw").click()
        expect(link).to_be_hidden()
        expect(section.get_by_role("img")).to_be_hidden()
        expect(page.get_by_role("button", name="Copy link")).to_be_hidden()

    def test_an_owner_suspends_somebody_and_removes_nobody_without_a_question(self):
        page = self.begin("/owner")
        self.people.answers[("PUT", "/owner/people/j/suspension")] = (204, None)
        expect(page.get_by_role("button", name="Suspend Kate")).to_have_count(0)
        page.get_by_role("button", name="Suspend John").click()
        self.people.wait_for("PUT", "/owner/people/j/suspension")
        page.get_by_role("button", name="Remove John").click()
        expect(page.get_by_role("dialog")).to_contain_text("This cannot be undone.")
        expect(page.get_by_text("Kate suspended John")).to_be_visible()

    def test_the_keyboard_stays_in_a_list_whose_row_has_gone_or_is_another(self):
        invitation = {"id": "i", "role": "person", "joins": 0, "joinsMax": 3, "expiresAt": AT}
        page = self.begin("/owner")
        self.people.answers |= {
            ("PUT", "/owner/people/j/suspension"): (204, None), ("DELETE", "/owner/people/j"): (204, None), ("DELETE", "/owner/invitations/i"): (204, None),
            ("GET", "/owner/invitations"): (200, {"invitations": [invitation]})}
        page.reload()
        expect(page.get_by_role("button", name="Suspend John")).to_be_visible()
        suspended = {"people": [SERVER_PEOPLE["people"][0], {**SERVER_PEOPLE["people"][1], "isSuspended": True}]}
        self.people.answers[("GET", "/owner/people")] = (200, suspended)
        page.get_by_role("button", name="Suspend John").press("Enter")
        expect(page.get_by_role("button", name="Let John in again")).to_be_focused()
        self.people.answers[("GET", "/owner/people")] = (200, {"people": SERVER_PEOPLE["people"][:1]})
        page.get_by_role("button", name="Remove John from here").press("Enter")
        page.get_by_role("dialog").get_by_role("button", name="Remove", exact=True).press("Enter")
        # Kate is left, for whom there is no button.
        expect(page.get_by_role("region", name="People", exact=True).get_by_role("list")).to_be_focused()
        self.people.answers[("GET", "/owner/invitations")] = (200, {"invitations": []})
        page.get_by_role("button", name="Withdraw").press("Enter")
        expect(page.get_by_role("region", name="Invite people").get_by_role("list")).to_be_focused()

    def test_others_do_not_see_the_owner_s_page(self):
        page = self.begin("/owner", role="person")
        expect(page.get_by_text("Only an owner of this server can see this page.")).to_be_visible()
