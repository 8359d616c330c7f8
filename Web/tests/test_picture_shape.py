"""Pictures in the bubbles of apps: at their own shape, with their place kept, against a scripted server."""

from playwright.sync_api import expect

from fixtures.conversations import JOHN, KATE, bubble, item, state
from pictures import gradient_png
from support import ClientTestCase

FILE = "ab" * 32
LABEL = "Mussels Party with Mussels and Fries"


class PictureShapeTests(ClientTestCase):
    def shape(self, element):
        box = element.bounding_box()
        return box["width"] / box["height"]

    def test_a_bubbles_picture_is_whole_between_half_and_twice_as_wide_as_high(self):
        for width, height, shape in ((600, 400, 1.5), (400, 600, 2 / 3), (900, 300, 2), (300, 900, 0.5), (None, None, 1)):
            with self.subTest(width=width, height=height):
                sides = {"width": width, "height": height} if width else {}
                page = self.open_client(items=[item(1, JOHN, "bubble", bubble=bubble(picture=FILE, **sides))])
                self.assertAlmostEqual(self.shape(page.locator(".bubble-media")), shape, delta=0.02)
                self.begin_anew()

    def test_nothing_moves_when_the_picture_comes(self):
        items = [item(1, JOHN, "bubble", bubble=bubble(picture=FILE, width=600, height=400)), item(2, KATE, text="below")]
        page = self.open_client(items=items, files={f"/pictures/{FILE}": ("image/png", gradient_png(600, height=400))})
        page.route("**/pictures/**", lambda route: route.abort())
        self.expected_errors = ("ERR_FAILED",)
        page.reload()
        expect(page.get_by_text("below")).to_be_visible()
        before = page.get_by_text("below").bounding_box()
        page.unroute("**/pictures/**")
        page.reload()
        picture = page.locator("img.bubble-picture")
        page.wait_for_function("each => each.naturalWidth === 600", arg=picture.element_handle())
        self.assertEqual(page.get_by_text("below").bounding_box(), before)

    def test_an_old_systems_picture_and_what_is_staged_have_the_shape_too(self):
        page = self.open_client(items=[item(1, JOHN, "picture", picture=FILE, text="Mussels", width=600, height=400)],
                                state=state(draft={"text": "", "bubble": bubble(picture=FILE, width=600, height=400)}))
        self.assertAlmostEqual(self.shape(page.locator(".attachment-picture")), 1.5, delta=0.02)
        self.assertAlmostEqual(self.shape(page.locator(".draft .thumbnail")), 1.5, delta=0.02)

    def test_a_live_bubble_that_its_app_does_not_draw_yet_has_the_shape_too(self):
        page = self.open_client(items=[item(1, JOHN, "bubble", bubble=bubble(picture=FILE, width=600, height=400, isLive=True))])
        expect(page.get_by_role("button", name=LABEL)).to_be_visible()
        self.assertAlmostEqual(self.shape(page.locator(".bubble-media")), 1.5, delta=0.02)
