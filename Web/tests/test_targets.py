"""Fingers hit the client's own controls, and eyes see where the focus is."""

from playwright.sync_api import expect

from fixtures import mussels_party as party
from fixtures.conversations import APP, JOHN, bubble, item, state
from fixtures.nodes import box, field, line, node, rounded, whole
from scripted_handler import WEB
from support import ClientTestCase
from test_painter import PainterTestCase

STICKER = {"kind": "sticker", "file": "abc", "label": "Crab", "width": 200, "height": 200}
# WCAG 2.2, 2.5.8: what stands in a sentence, or decorates something else, is as large as that.
SMALL = ".row .link-button, .unstick, .live-note .link-button"
# How far a point may be from the middle of a control and still hit it.
REACH = (WEB.parent / "Tests" / "Fixtures" / "reach.js").read_text()


class TargetTests(ClientTestCase):
    def open_everything(self, **options):
        sticker = {"id": 5, "sticker": STICKER, "senderName": "Kate", "isMine": True, "place": {"x": 0.5, "y": 0.5, "rotation": 0, "scale": 1}}
        lines = [
            item(1, JOHN, "bubble", bubble=bubble()), item(2, JOHN, text="hi", stickers=[sticker]),
            item(3, JOHN, "attachment", attachment={"kind": "file", "file": "f1", "name": "menu.pdf", "byteCount": 1200}),
            item(4, JOHN, "bubble", bubble=bubble(picture="p", media={"mediaType": "video/mp4", "width": 200, "height": 200})),
            item(5, JOHN, "bubble", bubble=bubble(picture="s", media={"mediaType": "audio/mp4", "duration": 3})),
        ]
        draft = {"text": "hello", "bubble": bubble(), "attachments": [STICKER | {"kind": "sticker"}],
                 "preparing": [{"id": 3, "name": "film.mov", "progress": 0.4}]}
        apps = [{"id": APP, "name": "Mussels Party"}, {"id": "org.parley.Stickers", "name": "Stickers", "isForMedia": True}]
        page = self.open_client({"width": 390, "height": 1400}, items=lines, apps=apps, state=state(
            panel={"kind": "open", "app": APP, "style": "compact", "instance": 1}, draft=draft), options=options)
        self.kate.emit_patch(party.home())
        expect(page.locator(".panel .surface .node").first).to_be_attached()
        return page

    def expect_targets(self, scope, least):
        names = []
        for control in scope.locator("button:not(.node):visible, summary:visible, a:visible, textarea:visible, input:not(.field):visible").all():
            if control.evaluate("(each, small) => each.closest('.surface, [inert]') !== null || each.matches(small)", SMALL):
                continue
            control.scroll_into_view_if_needed()
            name = control.evaluate("each => each.ariaLabel ?? each.textContent")
            reach = control.evaluate(REACH)
            names.append(name)
            with self.subTest(name):
                self.assertGreaterEqual(min(reach.values()), 43.5, f"{name}: {reach}")
        self.assertGreaterEqual(len(names), least, names)

    def test_every_control_of_the_client_is_44_points_high_and_wide(self):
        page = self.open_everything()
        self.expect_targets(page, 14)

    def test_so_are_those_of_its_sheets_lists_and_cards(self):
        page = self.open_everything()
        page.get_by_role("button", name="Add stickers and pictures").click()
        self.expect_targets(page.locator(".media-picker"), 2)
        page.keyboard.press("Escape")
        page.get_by_role("button", name="Put Sticker Crab on a message…").click()
        self.expect_targets(page.locator("dialog"), 6)
        page.keyboard.press("Escape")
        self.kate.answer("POST", "/invitation", (201, {"code": "ab12", "expiresAt": 4_102_444_800_000}))
        page.get_by_text("People", exact=True).click()
        page.get_by_role("button", name="Invite with a link").click()
        expect(page.get_by_role("textbox", name="Link to join")).to_be_visible()
        self.expect_targets(page.locator(".people"), 6)
        page.keyboard.press("Escape")
        self.kate.emit("panel", {"kind": "offered", "app": APP, "name": "Mussels Party"})
        expect(page.get_by_role("button", name="Get Mussels Party")).to_be_visible()
        self.expect_targets(page.locator(".panel"), 3)
        self.kate.emit("panel", {"kind": "failed", "app": APP, "failure": {"code": "app_crashed", "message": "The app ended by itself. Nothing is lost."}})
        expect(page.get_by_role("button", name="Reopen")).to_be_visible()
        self.expect_targets(page.locator(".panel"), 2)


class RingTests(PainterTestCase):
    """A field that has the focus has one line around it."""

    def paint_field(self, *more):
        outline = rounded(300, 44, 11)
        return self.paint(whole(1, [
            node(1, (0, 0, 390, 640), children=[8, 2]), line(8, (0, 0, 390, 640), rounded(390, 640, 11), "#00ff00ff"),
            node(2, (20, 100, 300, 44), children=[3, 4, *(each["id"] for each in more)]), box(3, (0, 0, 300, 44), "#ffffffff", 11),
            field(4, (12, 11, 276, 22), "Mussels", "Name"), *[each | {"content": each["content"] | {"path": outline}} for each in more]]))

    def lines(self):
        return self.page.evaluate("""() => {
          const focus = getComputedStyle(document.documentElement).getPropertyValue("--focus").trim();
          const probe = document.body.appendChild(document.createElement("i"));
          probe.style.color = focus;
          const colour = getComputedStyle(probe).color;
          probe.remove();
          const paths = [...document.querySelectorAll(".canvas path")].filter((path) => getComputedStyle(path).stroke === colour);
          const ring = getComputedStyle(document.querySelector(".text-field"), "::after");
          return { paths: paths.map((path) => path.closest(".node").dataset.node), ring: ring.content !== "none" && ring.boxShadow !== "none" };
        }""")

    def test_the_outline_that_the_app_has_drawn_becomes_the_ring(self):
        page = self.paint_field(line(5, (0, 0, 300, 44), "", "#3c3c432e"))
        self.assertEqual(self.lines(), {"paths": [], "ring": False})
        page.get_by_label("Name").focus()
        self.assertEqual(self.lines(), {"paths": ["5"], "ring": False})
        self.apply({"revision": 2, "operations": [{"op": "put", "node": field(4, (12, 11, 276, 22), "Mussels!", "Name", edit=1)}]})
        self.assertEqual(self.lines(), {"paths": ["5"], "ring": False})
        page.get_by_label("Name").blur()
        self.assertEqual(self.lines(), {"paths": [], "ring": False})

    def test_a_field_without_an_outline_has_a_ring_of_its_own(self):
        page = self.paint_field()
        page.get_by_label("Name").focus()
        self.assertEqual(self.lines(), {"paths": [], "ring": True})


class LinkFieldTests(ClientTestCase):
    def test_the_ring_of_the_client_s_own_field_covers_its_border(self):
        page = self.open_client()
        self.kate.answer("POST", "/invitation", (201, {"code": "ab12", "expiresAt": 4_102_444_800_000}))
        page.get_by_text("People", exact=True).click()
        page.get_by_role("button", name="Invite with a link").click()
        link = page.get_by_role("textbox", name="Link to join")
        expect(link).to_be_focused()
        style = link.evaluate("each => { const { outlineOffset, borderWidth } = getComputedStyle(each); return [outlineOffset, borderWidth]; }")
        self.assertEqual(style, ["-1px", "1px"])
