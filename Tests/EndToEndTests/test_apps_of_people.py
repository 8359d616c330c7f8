"""What people choose on their own server: which apps they have, whom they block, how long messages are kept. Real command, real browsers."""

import plistlib
import re
import shutil
import sqlite3
import subprocess
import tarfile
import tempfile
import unittest
from contextlib import closing
from pathlib import Path

from playwright.sync_api import expect

from people_test_case import PeopleTestCase
from simulator import BINARIES, ROOT

LIST = re.compile("Mussels, Fries")
PARTY = "/apps/org.parley.MusselsParty"
TWO_DAYS = 2 * 24 * 60 * 60 * 1_000


class AppsOfPeople(PeopleTestCase):
    def begin_pair(self, **options):
        """Ann and Ben in the conversation of the two."""
        ann = self.join_owner()
        ben, _ = self.join("Ben", self.invite(ann), **options)
        expect(ben.get_by_text("No conversations yet")).to_be_visible()
        ann.reload()
        self.begin(ann, ["Ben"])
        expect(self.row(ben, "Ann")).to_be_visible()
        return ann, ben

    def test_a_bubble_of_an_app_that_was_removed_leads_to_its_page_and_back_into_the_message(self):
        ann, ben = self.begin_pair(width=390)
        ben.get_by_role("link", name="Apps", exact=True).click()
        self.look("directory", ben)
        ben.get_by_role("link", name="Mussels Party").click()
        expect(ben.get_by_role("img", name=re.compile("^Mussels Party: ")).first).to_be_visible()
        self.look("app", ben)
        ben.get_by_role("button", name="Remove Mussels Party").click()
        ben.get_by_role("dialog").get_by_role("button", name="Remove", exact=True).click()
        expect(ben.get_by_role("button", name="Get Mussels Party")).to_be_focused()

        self.phone(ann).send_party()
        ben.goto(self.address)
        self.row(ben, "Ann").click()
        phone = self.phone(ben)
        expect(phone.button("Tally")).to_be_visible()
        expect(phone.button("Mussels Party")).to_have_count(0)
        phone.bubbles(LIST).click()
        expect(phone.button("Get Mussels Party")).to_be_visible()
        ben.get_by_role("link", name="About Mussels Party").click()
        expect(ben.get_by_role("region", name="Others who use it").get_by_role("listitem")).to_contain_text("Ann")
        ben.get_by_role("button", name="Get Mussels Party").click()
        # The message is open in the app, on the page of the conversation.
        phone.field("New element").fill("Andalouse sauce")
        self.assertIn("/conversations/", ben.url)
        phone.button("Close panel").click()
        expect(phone.button("Mussels Party")).to_be_visible()

    def test_who_joins_begins_with_what_the_owner_gives(self):
        ann = self.join_owner()
        link = self.invite(ann)
        ann.goto(f"{self.address}/owner")
        apps = ann.get_by_role("region", name="Apps")
        apps.get_by_role("checkbox", name="Mussels Party").uncheck()
        expect(apps.get_by_text("Saved.")).to_be_visible()
        expect(ann.get_by_text("Ann changed which apps people begin with")).to_be_visible()
        self.look("owner", ann)
        ben, _ = self.join("Ben", link)
        expect(ben.get_by_text("No conversations yet")).to_be_visible()
        for page, name in ((ben, "Get Mussels Party"), (ann, "Remove Mussels Party")):
            page.goto(self.address + PARTY)
            expect(page.get_by_role("button", name=name)).to_be_visible()

    def test_an_app_is_installed_by_a_command_and_is_there_after_the_next_start(self):
        ann = self.join_owner()
        ann.goto(f"{self.address}/apps")
        bundle = BINARIES / "apps" / "Tally.app"
        done = self.install(bundle)
        self.assertEqual((done.returncode, done.stdout), (0, "Tally 1.0 is installed. A server that runs has it after its next start.\n"))
        self.assertIn("Tally 1.0 is installed in place of 1.0.", self.install(bundle).stdout)
        self.assertIn("Tally 1.0 runs again in place of 1.0.", self.install("--undo", "Tally").stdout)
        refused = self.install("--undo", "Snippets")
        self.assertEqual((refused.returncode, "nothing_to_undo" in refused.stderr), (1, True))
        self.server.kill()
        self.server.start()
        ann.reload()
        # One of both, that of `--apps` and the installed one.
        expect(ann.get_by_role("link", name="Tally")).to_have_count(1)

    def test_an_owner_installs_an_app_on_a_page_where_it_is_open_to_all_at_once_and_takes_a_version_back(self):
        ann, ben = self.begin_pair()
        self.row(ben, "Ann").click()
        ann.goto(f"{self.address}/owner")
        apps = ann.get_by_role("region", name="Apps")
        status = apps.get_by_role("status")
        self.choose_package(ann, self.packed("1.0"))
        expect(status).to_have_text("Counting 1.0 is installed.")
        # Ben's page is open, and has it at once.
        self.phone(ben).button("Counting").click()
        expect(self.phone(ben).button("Close panel")).to_be_visible()
        self.choose_package(ann, self.packed("1.1"))
        expect(status).to_have_text("Counting 1.1 is installed in place of 1.0.")
        broken = self.packed("1.2", leaving_out="Counting")
        self.choose_package(ann, broken)
        expect(status).to_contain_text("executable_missing")
        apps.get_by_role("button", name="Put version 1.0 of Counting back").click()
        expect(status).to_have_text("Counting 1.0 runs again.")
        expect(ann.get_by_text("Ann put Counting 1.0 back")).to_be_visible()
        expect(ann.get_by_text("Ann installed Counting 1.1")).to_be_visible()
        self.look("owner with an app", ann)
        ben.goto(f"{self.address}/apps/org.example.Counting")
        expect(ben.get_by_text("1.0", exact=True)).to_be_visible()
        self.server.kill()
        self.server.start()
        ben.reload()
        expect(ben.get_by_text("1.0", exact=True)).to_be_visible()

    def choose_package(self, page, file):
        with page.expect_file_chooser() as chooser:
            page.get_by_role("button", name="Install an app").click()
        chooser.value.set_files(file)

    def packed(self, version, leaving_out=None):
        """Tally under another name, as somebody packs it with tar."""
        folder = Path(tempfile.mkdtemp(prefix="parley-packed-"))
        self.addCleanup(shutil.rmtree, folder)
        bundle = shutil.copytree(BINARIES / "apps" / "Tally.app", folder / "Counting.app", symlinks=False)
        manifest = plistlib.loads((bundle / "Info.plist").read_bytes())
        executable = manifest["CFBundleExecutable"]
        (bundle / executable).rename(bundle / "Counting")
        manifest |= {"CFBundleIdentifier": "org.example.Counting", "CFBundleDisplayName": "Counting", "CFBundleExecutable": "Counting",
                     "CFBundleShortVersionString": version}
        (bundle / "Info.plist").write_bytes(plistlib.dumps(manifest))
        if leaving_out:
            (bundle / leaving_out).unlink()
        with tarfile.open(folder / f"Counting-{version}.tar.gz", "w:gz", compresslevel=1) as archive:
            archive.add(bundle, "Counting.app")
        return folder / f"Counting-{version}.tar.gz"

    def install(self, *arguments):
        return subprocess.run(
            [BINARIES / "parley", "install", *arguments, "--data", f"{self.server.folder.name}/data"], capture_output=True, text=True, timeout=60,
            cwd=ROOT)

    def test_who_is_blocked_writes_to_one_no_more_until_they_are_let_in_again(self):
        ann, ben = self.begin_pair()
        self.row(ben, "Ann").click()
        self.phone(ben).write("Rude words")
        text = self.phone(ann).log.get_by_text("Rude words")
        text.click(button="right")
        ann.get_by_role("dialog", name="Message actions").get_by_role("button", name="Block Ben").click()
        ann.get_by_role("dialog", name="Block Ben?").get_by_role("button", name="Block").click()
        expect(text).to_have_count(0)
        expect(ann.get_by_text("Message of somebody you have blocked.", exact=False)).to_be_visible()
        self.phone(ben).write("More of them")
        expect(ben.get_by_text("takes no messages of yours", exact=False).first).to_be_visible()

        ann.goto(f"{self.address}/settings")
        ann.get_by_role("button", name="Unblock Ben").click()
        expect(ann.get_by_text("Ben can write to you again.")).to_be_visible()
        ann.goto(self.address)
        self.row(ann, "Ben").click()
        ben.reload()
        self.phone(ben).write("I am sorry")
        expect(self.phone(ann).log.get_by_text("I am sorry")).to_be_visible()
        expect(self.phone(ann).log.get_by_text("More of them")).to_have_count(0)

    def test_old_messages_are_erased_for_everybody_once_somebody_says_for_how_long_they_are_kept(self):
        ann, ben = self.begin_pair()
        self.row(ben, "Ann").click()
        self.phone(ann).write("Two days old")
        expect(self.phone(ben).log.get_by_text("Two days old")).to_be_visible()
        self.server.kill()
        with closing(sqlite3.connect(f"{self.server.folder.name}/data/chat.sqlite")) as store, store:
            self.assertGreater(store.execute("UPDATE entry SET sentAt = sentAt - ?", [TWO_DAYS]).rowcount, 0)
        self.server.start()
        ann.reload()
        self.phone(ann).write("Of today")
        expect(self.phone(ben).log.get_by_text("Of today")).to_be_visible()
        ann.locator("summary", has_text="People").click()
        ann.get_by_label("Messages are kept").select_option("For a day")
        expect(self.phone(ben).log.get_by_text("Two days old")).to_be_visible()
        ann.get_by_role("button", name="Really erase what is older than a day, for everybody?").click()
        for page in (ann, ben):
            expect(self.phone(page).log.get_by_text("Two days old")).to_have_count(0)
            expect(self.phone(page).log.get_by_text("Of today")).to_be_visible()


if __name__ == "__main__":
    unittest.main()
