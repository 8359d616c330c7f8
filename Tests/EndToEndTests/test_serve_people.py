"""Real people on their own server: the owner and two people who are invited play a round, through the real command and browsers."""

import contextlib
import hashlib
import http.server
import json
import re
import threading
import time
import unittest
import zipfile

from playwright.sync_api import expect

from kept import IS_KEPT, KEPT_COUNTS, PICTURE_COUNT
from media import png
from people_test_case import PeopleTestCase
from phone import STEP_MILLISECONDS

LIST = "Ann's party: Mussels, Fries"
LONGER = "Ann's party: Mussels, Fries, Andalouse sauce"
# At least one, and not one exactly: a busy computer looks seldom.
SECONDS = re.compile("^0:(0[1-9]|[1-5][0-9])$")


class BadGateway(http.server.BaseHTTPRequestHandler):
    """A proxy in front of a server that is away."""

    def do_GET(self):
        self.send_error(502)

    def log_message(self, *_):
        pass


@contextlib.contextmanager
def proxy_without_a_server(port):
    with http.server.ThreadingHTTPServer(("127.0.0.1", port), BadGateway) as proxy:
        threading.Thread(target=proxy.serve_forever, daemon=True).start()
        yield
        proxy.shutdown()


class ServePeople(PeopleTestCase):
    def test_three_people_play_a_round_in_a_group(self):
        ann = self.join_owner()
        ben, _ = self.join("Ben", self.invite(ann))
        expect(ben.get_by_text("No conversations yet")).to_be_visible()
        ann.reload()
        self.begin(ann, ["Ben"])
        phone = self.phone(ann)
        phone.write("Welcome")
        expect(self.row(ben, "Ann")).to_contain_text("Welcome")
        expect(self.row(ben, "Ann")).to_contain_text("1 unread")

        self.begin_group(ann)
        self.the_stranger_comes_by_a_link_on_a_phone(ann)
        self.a_round_of_mussels_party(ann, ben)
        self.nothing_serious_is_found(ann, ben)

    def test_a_mention_reaches_who_has_muted_the_group_and_a_voice_message_is_heard(self):
        ann = self.join_owner()
        ben, _ = self.join("Ben", self.invite(ann), width=390)
        expect(ben.get_by_text("No conversations yet")).to_be_visible()
        self.begin_group(ann)
        other = ben.context.new_page()
        other.goto(self.address)
        for choice in ("Mute", "Pin"):
            ben.get_by_role("button", name="Actions for Party").click()
            ben.get_by_role("dialog", name="Actions for Party").get_by_role("button", name=choice).click()
        for page in (ben, other):
            expect(self.row(page, "Party")).to_contain_text("Pinned")
            expect(self.row(page, "Party")).to_contain_text("Muted")
        phone = self.phone(ann)
        phone.field("Message").press_sequentially("Are you there, @Be")
        expect(ann.get_by_role("option", name="Ben")).to_be_visible()
        ann.keyboard.press("Enter")
        ann.keyboard.press("Enter")
        expect(self.row(ben, "Party")).to_contain_text("You are mentioned, 1 unread")
        self.row(ben, "Party").click()
        expect(self.phone(ben).log.locator(".mention.is-me")).to_have_text("@Ben (you)")
        self.ben_answers_by_voice(ben)
        sound = phone.log.get_by_role("group", name="Voice message")
        expect(sound.locator(".sound-time")).to_have_text(SECONDS)
        sound.get_by_role("button", name="Play").click()
        expect(sound.get_by_role("button", name="Pause")).to_be_visible()
        for name, page in (("mention", ben), ("voice", ann)):
            self.look(name, page)
        self.ben_takes_his_data_along(ben)

    def ben_answers_by_voice(self, ben):
        phone = self.phone(ben)
        phone.button("Record a voice message").click()
        expect(ben.get_by_role("timer")).to_have_text(SECONDS)
        phone.button("Send the voice message").click()

    def ben_takes_his_data_along(self, ben):
        """The archive agrees with what his page shows, and has his voice and not what was said without him."""
        rows = [" ".join(text.split()) for text in ben.get_by_role("log").locator(".text-bubble").all_inner_texts()]
        ben.goto(f"{self.address}/settings")
        with ben.expect_download() as download:
            ben.get_by_role("button", name="Download your data").click()
        with zipfile.ZipFile(download.value.path()) as archive:
            self.assertIsNone(archive.testzip())
            files = {name: archive.read(name) for name in archive.namelist()}
        self.assertEqual(list(files)[-1], "export.json")
        summary, account = json.loads(files["export.json"]), json.loads(files["account.json"])
        self.assertEqual((account["person"]["name"], account["role"], len(account["devices"])), ("Ben", "person", 1))
        (name,) = [name for name in files if name.endswith("/conversation.json")]
        conversation = json.loads(files[name])
        self.assertEqual((conversation["name"], conversation["isMuted"], conversation["isPinned"]), ("Party", True, True))
        items = json.loads(files[name.replace("conversation.json", "entries-1.json")])["items"]
        texts = [item["text"].replace("@Ben", "@Ben (you)") for item in items if item["kind"] == "text"]
        self.assertEqual(texts, rows)
        (sound,) = [item["attachment"] for item in items if item["kind"] == "attachment"]
        (media,) = [name for name in files if name.startswith("media/")]
        self.assertEqual(media, f"media/{sound['file']}.m4a")
        self.assertEqual((len(files[media]), hashlib.sha256(files[media]).hexdigest()), (sound["byteCount"], sound["file"]))
        self.assertEqual((summary["conversationCount"], summary["itemCount"], summary["mediaCount"], summary["leftOut"]), (1, len(items), 1, []))

    def begin_group(self, ann):
        """A group has three people; the fourth comes by a link to it."""
        zoe, _ = self.join("Zoe", self.invite(ann), width=390)
        expect(zoe.get_by_text("No conversations yet")).to_be_visible()
        ann.reload()
        self.begin(ann, ["Ben", "Zoe"], "Party")
        expect(self.row(zoe, "Party")).to_be_visible()
        expect(ann.get_by_role("heading", name="Party", exact=True)).to_be_visible()

    def the_stranger_comes_by_a_link_on_a_phone(self, ann):
        link = self.invite(ann, "Party")
        page, began = self.join("Kim", link, width=390, has_touch=True)
        expect(self.phone(page).field("Message")).to_be_visible()
        seconds = time.monotonic() - began
        # The link itself, the name's field has the focus already, and Join.
        print(f"\nfrom link to open conversation: {seconds:.1f} s, 2 taps (the link, Join) and a name")
        self.kim = page
        expect(ann.get_by_role("navigation", name="Conversations")).to_contain_text("Kim joined the conversation")

    def a_round_of_mussels_party(self, ann, ben):
        self.row(ann, "Party").click()
        phone = self.phone(ann)
        phone.start_party()
        phone.field("Name of the list").fill("Ann's party")
        phone.button("Send").click()
        expect(phone.button("Remove draft")).to_be_visible()
        phone.button("Send").click()
        self.row(ben, "Party").click()
        other = self.phone(ben)
        other.bubbles(LIST).click()
        other.field("New element").fill("Andalouse sauce")
        other.button("Add").click()
        other.button("Send").click()
        expect(other.button("Remove draft")).to_be_visible()
        other.button("Send").click()
        for page in (ann, ben, self.kim):
            expect(self.phone(page).bubbles(LONGER)).to_be_visible()
        # Another conversation of the same people shows nothing of it, and the app is where it was afterwards.
        self.row(ben, "Ann").filter(has_text="Welcome").click()
        expect(self.phone(ben).log.get_by_text("Welcome")).to_be_visible()
        expect(self.phone(ben).bubbles(LONGER)).to_have_count(0)
        ben.go_back()
        expect(self.phone(ben).bubbles(LONGER)).to_be_visible()

    def nothing_serious_is_found(self, ann, ben):
        for name, page in (("conversation", ann), ("phone", self.kim)):
            self.look(name, page)
        self.kim.get_by_role("link", name="Conversations", exact=True).click()
        self.look("list", self.kim)
        for path in ("/settings", "/owner"):
            ann.goto(self.address + path)
            expect(ann.get_by_role("heading", level=1)).to_be_visible()
            self.look(path, ann)

    def test_a_second_device_comes_by_a_code_and_is_lost(self):
        ann = self.join_owner()
        ann.get_by_role("link", name="Ann").click()
        ann.get_by_role("button", name="Add a device").click()
        code = ann.locator(".code-text code").inner_text()
        tablet = self.open_browser("/sign-in")
        tablet.get_by_role("textbox", name="Code").fill(code.replace("-", "").lower())
        tablet.get_by_role("button", name="Sign in").click()
        expect(tablet.get_by_text("No conversations yet")).to_be_visible()
        again = self.open_browser(f"/sign-in#{code}")
        again.get_by_role("button", name="Sign in").click()
        expect(again.get_by_role("alert")).to_contain_text("does not work")
        ann.reload()
        devices = ann.get_by_role("region", name="Your devices").get_by_role("listitem")
        expect(devices).to_have_count(2)
        devices.filter(has_text="Last used").get_by_role("button", name="Sign out").click()
        ann.get_by_role("dialog").get_by_role("button", name="Sign out", exact=True).click()
        expect(devices).to_have_count(1)
        expect(tablet.get_by_role("heading", name="You are not signed in")).to_be_visible()
        tablet.reload()
        expect(tablet.get_by_role("heading", name="You are not signed in")).to_be_visible()

    def test_the_page_is_installed_and_opens_without_a_network_and_anew_after_an_update(self):
        ann = self.join_owner()
        line = ann.context.new_cdp_session(ann)
        manifest = line.send("Page.getAppManifest")
        self.assertEqual((manifest["errors"], manifest["url"]), ([], f"{self.address}/manifest.webmanifest"))
        for icon in json.loads(manifest["data"])["icons"]:
            self.assertEqual(ann.request.get(self.address + icon["src"]).status, 200)
        ann.evaluate("navigator.serviceWorker.ready.then(() => {})")
        ann.reload()
        self.assertTrue(ann.evaluate("navigator.serviceWorker.controller !== null"))
        ann.context.set_offline(True)
        ann.goto(f"{self.address}/conversations/any")
        expect(ann.get_by_text("The conversation could not be loaded")).to_be_visible()
        self.assertEqual(ann.evaluate("getComputedStyle(document.body).fontFamily").split(",")[0], "Inter")
        ann.goto(f"{self.address}/settings")
        expect(ann.get_by_role("heading", name="This cannot be shown now")).to_be_visible()
        # Nothing of hers is in the caches: only what is the same for everybody.
        kept = ann.evaluate("caches.keys().then((names) => Promise.all(names.map((name) => caches.open(name).then((cache) => cache.keys()))))"
                            ".then((all) => all.flat().map(({ url }) => new URL(url).pathname))")
        self.assertEqual([path for path in kept if not path.startswith("/web/assets/")], ["/", "/settings"])
        ann.context.set_offline(False)
        self.server.kill()
        with proxy_without_a_server(self.server.port):
            ann.goto(f"{self.address}/settings")
            expect(ann.get_by_role("heading", name="This cannot be shown now")).to_be_visible()
        self.server.start()
        ann.goto(self.address)
        expect(ann.get_by_text("No conversations yet")).to_be_visible()
        page = self.server.web / "people.html"
        page.write_text(page.read_text().replace("</head>", '<meta name="edition" content="2"></head>'))
        ann.reload()
        expect(ann.locator("meta[name=edition]")).to_have_count(1)
        expect(ann.get_by_text("No conversations yet")).to_be_visible()

    def two_who_write(self):
        """Ann and Ben in a conversation; hers is open in a browser that keeps it."""
        ann = self.join_owner()
        ben, _ = self.join("Ben", self.invite(ann))
        expect(ben.get_by_text("No conversations yet")).to_be_visible()
        ann.evaluate("navigator.serviceWorker.ready.then(() => {})")
        ann.reload()
        self.begin(ann, ["Ben"])
        self.phone(ann).write("Read before")
        self.row(ben, "Ann").click()
        expect(self.phone(ben).log.get_by_text("Read before")).to_be_visible()
        expect(self.phone(ann).log.get_by_text("Read before")).to_be_visible()
        self.wait_until_kept(ann, "Read before", [True, True])
        return ann, ben

    def wait_until_kept(self, page, words, wanted):
        """What is in the list, and in a conversation that was open, is kept a second after it changed."""
        end = time.monotonic() + STEP_MILLISECONDS / 1_000
        while page.evaluate(IS_KEPT, words) != wanted:
            self.assertLess(time.monotonic(), end, f"{words} was not kept")
            page.wait_for_timeout(50)

    def nothing_is_kept(self, page):
        self.assertEqual(page.evaluate(KEPT_COUNTS), [0, 0, 0])

    def test_without_a_connection_what_was_read_is_there_and_what_is_written_is_sent_once(self):
        ann, ben = self.two_who_write()
        address = ann.url
        context = ann.context
        context.set_offline(True)
        ann.reload()
        expect(self.row(ann, "Ben")).to_contain_text("Read before")
        expect(ann.get_by_text("No connection. You see what was here before.")).to_be_visible()
        phone = self.phone(ann)
        expect(phone.log.get_by_text("Read before")).to_be_visible()
        expect(phone.region.get_by_text("No connection", exact=True).first).to_be_visible()
        self.look("offline", ann)
        phone.write("From the tunnel")
        expect(phone.log.get_by_text("Waiting for the connection.")).to_be_visible()
        ann.close()
        ann = context.new_page()
        ann.goto(address)
        phone = self.phone(ann)
        expect(phone.log.get_by_text("From the tunnel")).to_have_count(1)
        expect(phone.log.get_by_text("Waiting for the connection.")).to_be_visible()
        self.phone(ben).write("Where are you?")
        context.set_offline(False)
        for page in (ann, ben):
            for words in ("From the tunnel", "Where are you?"):
                expect(self.phone(page).log.get_by_text(words)).to_have_count(1)
        expect(phone.log.get_by_text("Waiting for the connection.")).to_have_count(0)
        expect(ann.get_by_text("No connection")).to_have_count(0)

    def test_pictures_that_were_seen_are_there_without_a_connection_and_gone_with_who_signs_out(self):
        ann, ben = self.two_who_write()
        with ben.expect_file_chooser() as chooser:
            self.phone(ben).button("Add pictures and files").click()
        chooser.value.set_files([{"name": "sea.png", "mimeType": "image/png", "buffer": png(40, 30)}])
        expect(self.phone(ben).region.get_by_role("img", name="Draft: sea.png")).to_be_visible()
        self.phone(ben).button("Send").click()
        picture = self.phone(ann).log.get_by_role("img", name="sea.png")
        expect(picture).to_be_visible()
        self.wait_until_kept_pictures(ann, 1)
        # Looks past the browser's own cache.
        ann.context.new_cdp_session(ann).send("Network.clearBrowserCache")
        ann.context.set_offline(True)
        ann.reload()
        ann.wait_for_function("image => image.complete && image.naturalWidth === 40", arg=picture.element_handle())
        ann.context.set_offline(False)
        ann.goto(f"{self.address}/settings")
        ann.get_by_role("button", name="Sign out", exact=False).first.click()
        ann.get_by_role("dialog").get_by_role("button", name="Sign out", exact=True).click()
        expect(ann.get_by_role("heading", name="You are not signed in")).to_be_visible()
        self.wait_until_kept_pictures(ann, 0)

    def wait_until_kept_pictures(self, page, count):
        end = time.monotonic() + STEP_MILLISECONDS / 1_000
        while (found := page.evaluate(PICTURE_COUNT)) != count:
            self.assertLess(time.monotonic(), end, f"{found} pictures are kept")
            page.wait_for_timeout(50)

    def test_a_server_that_is_stopped_is_waited_for_and_whoever_is_signed_out_meanwhile_keeps_nothing(self):
        ann, ben = self.two_who_write()
        self.server.kill()
        ann.goto(self.address)
        expect(self.row(ann, "Ben")).to_contain_text("Read before")
        self.row(ann, "Ben").click()
        self.phone(ann).write("While it was down")
        expect(self.phone(ann).log.get_by_text("Waiting for the connection.")).to_be_visible()
        # The list's page sends it, for the conversation is closed.
        ann.goto(self.address)
        self.server.start()
        expect(self.phone(ben).log.get_by_text("While it was down")).to_have_count(1)
        expect(self.row(ann, "Ben")).to_contain_text("While it was down")
        ann.goto(f"{self.address}/settings")
        ann.get_by_role("button", name="Add a device").click()
        code = ann.locator(".code-text code").inner_text()
        tablet = self.open_browser(f"/sign-in#{code}")
        tablet.get_by_role("button", name="Sign in").click()
        expect(self.row(tablet, "Ben")).to_be_visible()
        ann.goto(self.address)
        expect(self.row(ann, "Ben")).to_be_visible()
        ann.context.set_offline(True)
        tablet.goto(f"{self.address}/settings")
        devices = tablet.get_by_role("region", name="Your devices").get_by_role("listitem")
        devices.filter(has_text="Last used").get_by_role("button", name="Sign out").click()
        tablet.get_by_role("dialog").get_by_role("button", name="Sign out", exact=True).click()
        expect(devices).to_have_count(1)
        ann.context.set_offline(False)
        expect(ann.get_by_role("heading", name="You are not signed in")).to_be_visible()
        self.nothing_is_kept(ann)

    def test_who_signs_out_leaves_nothing_and_who_signs_in_after_sees_nothing_of_them(self):
        ann, ben = self.two_who_write()
        ann.goto(f"{self.address}/settings")
        ann.get_by_role("button", name="Sign out", exact=False).first.click()
        ann.get_by_role("dialog").get_by_role("button", name="Sign out", exact=True).click()
        expect(ann.get_by_role("heading", name="You are not signed in")).to_be_visible()
        self.nothing_is_kept(ann)
        ben.goto(f"{self.address}/settings")
        ben.get_by_role("button", name="Add a device").click()
        code = ben.locator(".code-text code").inner_text()
        ann.goto(f"{self.address}/sign-in#{code}")
        ann.get_by_role("button", name="Sign in").click()
        expect(self.row(ann, "Ann")).to_be_visible()
        self.wait_until_kept(ann, "Read before", [True, False])
        ann.context.set_offline(True)
        ann.reload()
        expect(ann.get_by_role("complementary").locator(".sidebar-me")).to_contain_text("Ben")
        expect(self.row(ann, "Ann")).to_contain_text("Read before")

    def test_what_was_written_is_there_after_a_kill(self):
        ann = self.join_owner()
        ben, _ = self.join("Ben", self.invite(ann))
        # The list of people to choose from is fetched once.
        expect(ben.get_by_text("No conversations yet")).to_be_visible()
        ann.reload()
        self.begin(ann, ["Ben"])
        self.phone(ann).write("Before the kill")
        expect(self.phone(ann).log.get_by_text("Before the kill")).to_be_visible()
        expect(self.row(ben, "Ann")).to_contain_text("Before the kill")
        self.server.kill()
        self.server.start()
        self.row(ben, "Ann").click()
        self.phone(ben).write("After it")
        expect(self.row(ann, "Ben")).to_contain_text("After it")
        self.assertNotIn("/join/", "\n".join(self.server.lines), "there is an owner")


if __name__ == "__main__":
    unittest.main()
