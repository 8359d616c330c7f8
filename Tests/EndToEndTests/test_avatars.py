"""Small pictures: somebody gives themselves and a group one, and the other people's pages show it at once, until it is taken away."""

import os
import re
import struct
import time
import zlib
from pathlib import Path

from playwright.sync_api import expect

from kept import AVATAR_COUNT
from people_test_case import PeopleTestCase
from phone import STEP_MILLISECONDS

BLUE, RED, GREEN = b"\x28\x78\xdc", b"\xfa\x14\x14", b"\x1e\xa0\x5a"
# A folder for screenshots, where somebody wants to look at the pages.
PICTURES = os.environ.get("PARLEY_PICTURES")


def png(row, height):
    """A PNG of equal rows of colours."""
    def chunk(name, content):
        return struct.pack(">I", len(content)) + name + content + struct.pack(">I", zlib.crc32(name + content))

    head = struct.pack(">IIBBBBB", len(row) // 3, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress((b"\0" + row) * height)) + chunk(b"IEND", b"")


# Its red sides are cut off.
WIDE = png(RED * 90 + BLUE * 220 + RED * 90, 200)
TALL = png(GREEN * 200, 300)


def file(name, data):
    return {"name": name, "mimeType": "image/png", "buffer": data}


class Avatars(PeopleTestCase):
    def pair(self):
        """Ann, who has her conversation with Ben open, and Ben at his list."""
        ann = self.join_owner()
        ben, _ = self.join("Ben", self.invite(ann))
        expect(ben.get_by_text("No conversations yet")).to_be_visible()
        ann.reload()
        self.begin(ann, ["Ben"])
        self.phone(ann).write("Hello Ben")
        return ann, ben

    def choose(self, page, control, picture, button="Choose picture"):
        """Chooses a file by the control's button."""
        with page.expect_file_chooser() as chooser:
            control.get_by_role("button", name=button).click()
        chooser.value.set_files(picture)

    def own(self, page):
        return page.get_by_role("group", name="Your picture")

    def shown(self, place):
        """The place's pictures, once each has come."""
        images = place.locator(".avatar > img")
        expect(images.first).to_be_visible()
        for image in images.all():
            image.evaluate("(image) => image.decode()")
            self.assertEqual(image.evaluate("(image) => [image.naturalWidth, image.naturalHeight]"), [256, 256])
        return images

    def middle(self, image):
        """The colours at the middle and at the left edge."""
        return image.evaluate("""(image) => {
          const canvas = new OffscreenCanvas(256, 256).getContext("2d");
          canvas.drawImage(image, 0, 0);
          return [[128, 128], [2, 128]].map(([x, y]) => [...canvas.getImageData(x, y, 1, 1).data.slice(0, 3)]);
        }""")

    def shot(self, name, page):
        if not PICTURES:
            return
        before = page.viewport_size
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme=scheme)
            for width in (390, 1280):
                page.set_viewport_size({"width": width, "height": 844})
                page.screenshot(path=Path(PICTURES) / f"{name}-{width}-{scheme}.png")
        page.emulate_media(color_scheme=None)
        page.set_viewport_size(before)

    def test_the_others_see_a_person_s_picture_at_once_and_no_more_once_it_is_taken_away(self):
        ann, ben = self.pair()
        self.row(ben, "Ann").click()
        row, header = self.row(ben, "Ann"), ben.locator(".conversation-header .avatars")
        expect(row.locator(".avatar")).to_have_text("A")

        ann.goto(f"{self.address}/settings")
        expect(self.own(ann).locator(".avatar")).to_have_text("A")
        self.choose(ann, self.own(ann), file("sea.png", WIDE))
        expect(self.own(ann).get_by_role("status")).to_have_text("Saved.")
        expect(self.own(ann).get_by_role("button", name="Change picture")).to_be_focused()
        colours = self.middle(self.shown(self.own(ann)).first)
        for colour in colours:
            self.assertLess(max(abs(one - other) for one, other in zip(colour, (40, 120, 220))), 12, colours)
        self.look("account with a picture", ann)
        self.shot("account", ann)
        for place in (row, header):
            self.shown(place)
        self.look("conversation with a picture", ben)
        self.shot("two", ben)

        self.own(ann).get_by_role("button", name="Remove picture").click()
        expect(self.own(ann).get_by_role("status")).to_have_text("The picture was removed.")
        for place in (row, header, self.own(ann)):
            expect(place.locator(".avatar")).to_have_text("A")
            expect(place.locator("img")).to_have_count(0)

    def test_pictures_are_there_without_a_connection_and_gone_with_who_signs_out(self):
        ann, ben = self.pair()
        ben.goto(f"{self.address}/settings")
        self.choose(ben, self.own(ben), file("sea.png", WIDE))
        self.shown(self.row(ann, "Ben"))
        self.wait_until_kept(ann, 1)
        ann.evaluate("navigator.serviceWorker.ready.then(() => {})")
        ann.reload()
        # Looks past the browser's own cache.
        ann.context.new_cdp_session(ann).send("Network.clearBrowserCache")
        ann.context.set_offline(True)
        ann.reload()
        self.shown(self.row(ann, "Ben"))
        ann.context.set_offline(False)
        ann.goto(f"{self.address}/settings")
        ann.get_by_role("button", name="Sign out", exact=False).first.click()
        ann.get_by_role("dialog").get_by_role("button", name="Sign out", exact=True).click()
        expect(ann.get_by_role("heading", name="You are not signed in")).to_be_visible()
        self.wait_until_kept(ann, 0)

    def wait_until_kept(self, page, count):
        end = time.monotonic() + STEP_MILLISECONDS / 1_000
        while (found := page.evaluate(AVATAR_COUNT)) != count:
            self.assertLess(time.monotonic(), end, f"{found} pictures are kept")
            page.wait_for_timeout(50)

    def test_a_group_has_a_picture_that_each_of_its_people_changes(self):
        ann, ben = self.pair()
        ann.locator("details.people > summary").click()
        expect(ann.get_by_role("textbox", name="Name of the conversation")).to_be_visible()
        expect(ann.get_by_role("group", name="Picture of the group")).to_be_hidden()
        ann.get_by_role("textbox", name="Name of the conversation").fill("Party")
        ann.get_by_role("button", name="Save name").click()
        control = ann.get_by_role("group", name="Picture of the group")
        expect(control).to_be_visible()
        self.choose(ann, control, file("green.png", TALL))
        expect(control.get_by_role("status")).to_have_text("Saved.")
        self.row(ben, "Party").click()
        places = [self.row(ben, "Party"), ben.locator(".conversation-header .avatars"), self.row(ann, "Party")]
        for place in places:
            expect(self.shown(place)).to_have_count(1)
        self.look("a group with a picture", ann)
        self.shot("group", ann)

        ben.locator("details.people > summary").click()
        ben.get_by_role("group", name="Picture of the group").get_by_role("button", name="Remove picture").click()
        for place in places:
            expect(place.locator("img")).to_have_count(0)

    def test_who_joins_may_choose_a_picture_of_themselves(self):
        ann = self.join_owner()
        page = self.open_browser(self.invite(ann))
        page.get_by_role("textbox", name="Your name").fill("Ben")
        self.choose(page, self.own(page), file("sea.png", WIDE))
        expect(self.own(page).locator("img")).to_be_visible()
        self.look("joining with a picture", page)
        self.shot("join", page)
        page.get_by_role("button", name="Join", exact=True).click()
        expect(page.get_by_text("No conversations yet")).to_be_visible()
        page.goto(f"{self.address}/settings")
        self.shown(self.own(page))

    def test_a_picture_that_cannot_be_used_is_refused_in_words(self):
        ann = self.join_owner()
        ann.goto(f"{self.address}/settings")
        self.choose(ann, self.own(ann), file("half.png", WIDE[:60]))
        words = self.own(ann).get_by_role("status")
        expect(words).to_have_text(re.compile("The picture (is damaged|or video cannot be read)."))
        self.choose(ann, self.own(ann), file("large.png", bytes(17 << 20)))
        expect(words).to_have_text("“large.png” has 18 MB. A file may have 17 MB.")
        expect(self.own(ann).locator("img")).to_have_count(0)

        page = self.open_browser(self.invite(ann))
        page.get_by_role("textbox", name="Your name").fill("Ben")
        self.choose(page, self.own(page), file("half.png", WIDE[:60]))
        page.get_by_role("button", name="Join", exact=True).click()
        expect(page.get_by_role("heading", name="Your picture was not added")).to_be_visible()
        self.shot("join-failed", page)
        page.get_by_role("button", name="Go on", exact=True).click()
        expect(page.get_by_text("No conversations yet")).to_be_visible()

    def test_a_slow_upload_is_shown_and_can_be_stopped(self):
        ann = self.join_owner()
        ann.goto(f"{self.address}/settings")
        held = []
        ann.route("**/account/avatar", lambda route: held.append(route))
        self.choose(ann, self.own(ann), file("sea.png", WIDE))
        expect(self.own(ann).get_by_role("progressbar", name="Uploading sea.png")).to_be_visible()
        self.own(ann).get_by_role("button", name="Cancel").click()
        expect(self.own(ann).get_by_role("button", name="Choose picture")).to_be_focused()
        expect(self.own(ann).get_by_role("progressbar")).to_be_hidden()
        expect(self.own(ann).locator("img")).to_have_count(0)
        ann.unroute_all(behavior="ignoreErrors")
