"""The viewer of pictures, videos and sounds, against a scripted server."""

from playwright.sync_api import expect

from fixtures.conversations import APP, JOHN, KATE, bubble, item, snapshot
from pictures import gradient_png
from scripted_device import Device
from support import BrowserTestCase, ClientTestCase
from test_media import SOUND, VIDEO, tone

FILES = {name: name * 32 for name in ("a1", "b2", "c3", "d4")}
SCALE = "each => new DOMMatrix(getComputedStyle(each).transform).a"


def picture(name, width=600, height=400):
    return {"kind": "file", "file": FILES[name], "name": f"{name}.png", "mediaType": "image/png", "byteCount": 9,
            "width": width, "height": height, "app": APP}


def sent(sequence, sender, attachment):
    return {**item(sequence, sender, "attachment"), "attachment": attachment}


def moving(name, media):
    return {"kind": "file", "file": FILES["c3"], "name": name, "mediaType": media["mediaType"], "byteCount": 9, "app": APP, "media": media}


class ViewerTestCase(ClientTestCase):
    def open_pictures(self, *more, **options):
        items = [item(1, JOHN, text="look"), sent(2, JOHN, picture("a1")), item(3, JOHN, "bubble", bubble=bubble()),
                 sent(4, KATE, picture("b2", 300, 900)), *more]
        files = {f"/pictures/{FILES['a1']}": ("image/png", gradient_png(600, height=400)),
                 f"/pictures/{FILES['b2']}": ("image/png", gradient_png(300, height=900)),
                 f"/pictures/{FILES['c3']}": ("audio/wav", tone(3))}
        return self.open_client(items=items, files=files, **options)

    def opener(self, page, name="Picture a1.png"):
        return page.get_by_role("button", name=name, exact=True)

    def viewer(self, page, words="Picture a1.png"):
        return page.get_by_role("dialog", name=words)

    def view(self, page, name="a1.png"):
        self.opener(page, f"Picture {name}").click()
        viewer = self.viewer(page, f"Picture {name}")
        expect(viewer).to_be_visible()
        shown = viewer.get_by_role("img", name=f"Picture {name}")
        page.wait_for_function("each => each.complete && each.naturalWidth > 0", arg=shown.element_handle())
        return viewer, shown


class ViewerTests(ViewerTestCase):
    def test_a_picture_opens_over_the_conversation_and_the_focus_comes_back(self):
        page = self.open_pictures()
        opener = self.opener(page)
        opener.focus()
        page.keyboard.press("Enter")
        viewer = self.viewer(page)
        expect(viewer).to_be_focused()
        expect(viewer.get_by_role("img", name="Picture a1.png")).to_be_visible()
        self.assertEqual(viewer.get_attribute("aria-modal"), "true")
        page.keyboard.press("Escape")
        expect(viewer).to_have_count(0)
        expect(opener).to_be_focused()

    def test_back_closes_it_and_leaves_the_page_as_it_was(self):
        page = self.open_pictures()
        address = page.url
        for close in (lambda: page.go_back(), lambda: page.get_by_role("button", name="Close", exact=True).click()):
            viewer, _ = self.view(page)
            close()
            expect(viewer).to_have_count(0)
            page.wait_for_function("history.state === null")
            self.assertEqual(page.url, address)

    def test_the_focus_stays_inside(self):
        page = self.open_pictures()
        viewer, _ = self.view(page)
        names = []
        for _ in range(7):
            page.keyboard.press("Tab")
            self.assertTrue(viewer.evaluate("each => each.contains(document.activeElement)"))
            names.append(page.evaluate("document.activeElement.getAttribute('aria-label')"))
        self.assertEqual(names[:5], ["Close", "Zoom out", "Zoom in", "Save a1.png", "Next"])
        page.keyboard.press("Shift+Tab")
        page.keyboard.press("Shift+Tab")
        page.get_by_role("textbox", name="Message").evaluate("each => each.focus()")
        self.assertTrue(viewer.evaluate("each => each.contains(document.activeElement)"))

    def test_keys_and_buttons_go_through_all_media_of_the_conversation(self):
        page = self.open_pictures(sent(5, JOHN, moving("song.m4a", SOUND)))
        viewer, _ = self.view(page)
        expect(viewer.get_by_text("John", exact=False)).to_be_visible()
        expect(viewer.get_by_text("1 of 3")).to_be_visible()
        page.keyboard.press("ArrowRight")
        second = self.viewer(page, "Picture b2.png")
        expect(second.get_by_text("2 of 3")).to_be_visible()
        second.get_by_role("button", name="Next").click()
        third = self.viewer(page, "Sound song.m4a")
        expect(third.get_by_text("3 of 3")).to_be_visible()
        expect(third.get_by_role("button", name="Next")).to_have_count(0)
        expect(third).to_be_focused()
        page.keyboard.press("Home")
        expect(self.viewer(page)).to_be_visible()
        for key, name in (("PageDown", "Picture b2.png"), ("End", "Sound song.m4a"), ("PageUp", "Picture b2.png"), ("ArrowLeft", "Picture a1.png")):
            page.keyboard.press(key)
            expect(self.viewer(page, name)).to_be_visible()
        # Before the first and with a key of the browser's nothing changes.
        for key in ("ArrowLeft", "PageUp", "ArrowUp", "Control+End", "Alt+End"):
            page.keyboard.press(key)
            expect(self.viewer(page)).to_be_visible()

    def test_the_keys_of_a_player_are_its_own(self):
        page = self.open_pictures(sent(5, JOHN, moving("song.m4a", SOUND)))
        page.get_by_role("button", name="Open song.m4a").click()
        sound = self.viewer(page, "Sound song.m4a").locator("audio")
        sound.evaluate("each => { each.tabIndex = 0; each.focus(); }")
        for key in ("Home", "ArrowLeft", "End"):
            page.keyboard.press(key)
            expect(self.viewer(page, "Sound song.m4a")).to_be_visible()
        page.keyboard.press("PageUp")
        expect(self.viewer(page, "Picture b2.png")).to_be_visible()

    def test_sounds_and_videos_play_with_the_browsers_controls(self):
        self.expected_errors = ("Failed to load resource",)
        page = self.open_pictures(sent(5, JOHN, moving("song.m4a", SOUND)), sent(6, JOHN, moving("party.mp4", VIDEO)))
        page.get_by_role("button", name="Open song.m4a").click()
        sound = self.viewer(page, "Sound song.m4a").locator("audio")
        self.assertTrue(sound.evaluate("each => each.controls"))
        page.keyboard.press("Escape")
        self.opener(page, "Video party.mp4").click()
        video = self.viewer(page, "Video party.mp4").locator("video")
        self.assertEqual(video.evaluate("each => [each.controls, each.muted, each.getAttribute('aria-label')]"), [True, False, "Video party.mp4"])

    def test_it_saves_the_file_under_its_name(self):
        page = self.open_pictures()
        viewer, _ = self.view(page)
        link = viewer.get_by_role("link", name="Save a1.png")
        self.assertEqual(link.get_attribute("download"), "a1.png")
        self.assertTrue(link.get_attribute("href").endswith(f"/pictures/{FILES['a1']}"))

    def test_what_came_meanwhile_can_be_reached_and_what_has_gone_closes_it(self):
        page = self.open_pictures()
        viewer, _ = self.view(page, "b2.png")
        expect(viewer.get_by_text("2 of 2")).to_be_visible()
        self.kate.emit_entry(5, sent(5, JOHN, picture("d4")))
        expect(viewer.get_by_text("2 of 3")).to_be_visible()
        self.kate.emit("transcript", {"first": 4, "last": 4, "items": [], "revision": 0})
        expect(viewer).to_have_count(0)
        expect(page.get_by_role("log")).to_be_focused()

    def test_a_picture_that_is_on_its_way_cannot_be_opened(self):
        page = self.open_client(state={"panel": {"kind": "closed"}, "draft": {"text": "", "attachments": [picture("a1")]}, "receipts": []})
        self.kate.answer("POST", "/entries", "wait")
        page.get_by_role("button", name="Send", exact=True).click()
        expect(page.locator(".is-sending").get_by_role("img", name="Picture a1.png")).to_be_visible()
        expect(self.opener(page)).to_have_count(0)
        self.kate.go_on.set()

    def test_an_old_systems_picture_opens_too(self):
        page = self.open_client(items=[item(1, JOHN, "picture", picture=FILES["a1"], text="Mussels")])
        page.get_by_role("button", name="Mussels", exact=True).click()
        expect(page.get_by_role("dialog", name="Mussels").get_by_role("img", name="Mussels")).to_be_visible()


class ThumbnailTests(ViewerTestCase):
    def test_a_picture_keeps_its_shape_between_half_and_twice_as_wide_as_high(self):
        shapes = {"a1": (600, 400, 1.5), "b2": (300, 900, 0.5), "c3": (900, 200, 2), "d4": (30, 20, 1.5)}
        items = [sent(number, JOHN, picture(name, *sides[:2])) for number, (name, sides) in enumerate(shapes.items(), 1)]
        page = self.open_client(items=items)
        for name, (*_, shape) in shapes.items():
            # The files that come are square: what counts is what the server has said of them.
            box = self.opener(page, f"Picture {name}.png").bounding_box()
            self.assertAlmostEqual(box["width"] / box["height"], shape, delta=0.02, msg=name)
            self.assertLessEqual(box["height"], 421)


class ZoomTests(ViewerTestCase):
    def test_keys_enlarge_a_picture_move_it_and_make_it_whole_again(self):
        page = self.open_pictures()
        viewer, shown = self.view(page)
        page.keyboard.press("+")
        page.keyboard.press("+")
        scale = shown.evaluate(SCALE)
        self.assertGreater(scale, 1.5)
        left = shown.bounding_box()["x"]
        page.keyboard.press("ArrowRight")
        self.assertLess(shown.bounding_box()["x"], left)
        expect(viewer.get_by_text("1 of 2")).to_be_visible()
        page.keyboard.press("-")
        self.assertLess(shown.evaluate(SCALE), scale)
        page.keyboard.press("0")
        self.assertEqual(shown.evaluate(SCALE), 1)
        # The key of the plus where it needs Shift.
        page.keyboard.press("=")
        self.assertGreater(shown.evaluate(SCALE), 1)

    def test_a_double_click_enlarges_where_it_points_and_a_second_one_makes_it_whole(self):
        page = self.open_pictures()
        _, shown = self.view(page)
        page.mouse.dblclick(100, 380)
        self.assertGreater(shown.evaluate(SCALE), 2)
        # Expects the picture's left part nearer to the middle now.
        self.assertGreater(shown.evaluate("each => new DOMMatrix(getComputedStyle(each).transform).e"), 20)
        page.mouse.dblclick(100, 380)
        self.assertEqual(shown.evaluate(SCALE), 1)

    def test_the_wheel_enlarges_and_an_edge_is_never_pulled_inside(self):
        page = self.open_pictures()
        _, shown = self.view(page)
        page.mouse.move(195, 390)
        page.mouse.wheel(0, -400)
        page.wait_for_function(f"each => ({SCALE})(each) > 1.2", arg=shown.element_handle())
        page.mouse.down()
        page.mouse.move(2_000, 390, steps=4)
        page.mouse.up()
        box = shown.bounding_box()
        self.assertLessEqual(box["x"], 0.5)
        self.assertGreaterEqual(box["x"] + box["width"], 389.5)

    def test_two_fingers_enlarge(self):
        page = self.open_pictures(options={"has_touch": True})
        _, shown = self.view(page)
        touches = page.context.new_cdp_session(page)
        for kind, gap in (("touchStart", 40), ("touchMove", 60), ("touchMove", 120)):
            points = [{"x": 195 - gap, "y": 390, "id": 1}, {"x": 195 + gap, "y": 390, "id": 2}]
            touches.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        touches.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        self.assertAlmostEqual(shown.evaluate(SCALE), 3, delta=0.3)

    def swipe(self, page, start, end):
        touches = page.context.new_cdp_session(page)
        places = [[a + (b - a) * step / 4 for a, b in zip(start, end)] for step in range(5)]
        for index, (x, y) in enumerate(places):
            touches.send("Input.dispatchTouchEvent", {"type": "touchMove" if index else "touchStart", "touchPoints": [{"x": x, "y": y}]})
        touches.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    def test_a_swipe_goes_to_the_next_one_and_a_swipe_down_closes(self):
        page = self.open_pictures(options={"has_touch": True})
        viewer, _ = self.view(page)
        self.swipe(page, (300, 400), (60, 410))
        second = self.viewer(page, "Picture b2.png")
        expect(second).to_be_visible()
        self.swipe(page, (60, 400), (300, 410))
        expect(viewer).to_be_visible()
        self.swipe(page, (200, 300), (205, 600))
        expect(viewer).to_have_count(0)


# Counts the animations that are begun: one of a quarter of a second may be over before a test looks at it.
COUNT_ANIMATIONS = """() => {
  const { animate } = Element.prototype;
  globalThis.animationCount = 0;
  Element.prototype.animate = function (...all) {
    globalThis.animationCount += 1;
    return animate.apply(this, all);
  };
}"""


class GrowthTests(ViewerTestCase):
    def test_it_grows_out_of_its_place_only_where_motion_is_allowed(self):
        for motion, count in (("no-preference", 1), ("reduce", 0)):
            with self.subTest(motion=motion):
                page = self.open_pictures(options={"reduced_motion": motion})
                page.evaluate(COUNT_ANIMATIONS)
                self.opener(page).click()
                expect(self.viewer(page).locator(".viewer-slide")).to_be_visible()
                self.assertEqual(page.evaluate("animationCount"), count)
                page.keyboard.press("Escape")
                expect(self.viewer(page)).to_have_count(0)


class SimulatorViewerTests(BrowserTestCase):
    def test_it_stays_inside_of_its_phone(self):
        items = [sent(1, KATE, picture("a1"))]
        self.server.add(Device("kate-phone", snapshot(items=items)))
        self.server.add(Device("john-phone", snapshot(items=items, me=JOHN, device="john-phone")))
        page = self.open("/", {"width": 1100, "height": 800})
        kate, john = (page.get_by_role("region", name=name, exact=True) for name in ("Kate", "John"))
        for phone in (kate, john):
            phone.get_by_role("button", name="Picture a1.png").click()
        viewers = [phone.get_by_role("dialog", name="Picture a1.png") for phone in (kate, john)]
        for phone, viewer in zip((kate, john), viewers):
            self.assertEqual(viewer.bounding_box(), phone.bounding_box())
        viewers[0].get_by_role("button", name="Close").click()
        expect(viewers[0]).to_have_count(0)
        expect(viewers[1]).to_be_visible()
        page.go_back()
        expect(viewers[1]).to_have_count(0)
