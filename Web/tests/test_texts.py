"""Typed words: emoji and links, against a scripted server."""

from playwright.sync_api import expect

from contrast import contrast_of
from fixtures.conversations import JOHN, KATE, item
from support import ClientTestCase

FAMILY, THUMB, FLAG, KEYCAP, ENGLAND = "👨‍👩‍👧‍👦", "👍🏽", "🇩🇪", "1️⃣", "🏴\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f"


class EmojiTests(ClientTestCase):
    def test_one_to_three_emoji_are_large(self):
        large = ["😀", "❤️", FAMILY, THUMB, FLAG, KEYCAP, ENGLAND, "😀😀😀", f"{FAMILY} {FLAG} {THUMB}", "🇩🇪🇫🇷"]
        small = ["1", "#", "😀😀😀😀", "hi 😀", "😀!", "12", "©", "\u200d", "   x"]
        page = self.open_client(items=[item(number, JOHN, text=text) for number, text in enumerate(large + small, 1)])
        bubbles = page.locator(".text-bubble")
        expect(bubbles).to_have_count(len(large + small))
        shown = bubbles.evaluate_all("all => all.map(each => each.classList.contains('is-emoji'))")
        self.assertEqual(shown, [True] * len(large) + [False] * len(small))

    def test_where_no_font_has_colours_they_can_be_read_all_the_same(self):
        for scheme in ("light", "dark"):
            page = self.open_client(items=[item(1, JOHN, text="😀"), item(2, KATE, text="😀")], options={"color_scheme": scheme})
            for bubble in page.locator(".is-emoji").all():
                self.assertGreaterEqual(contrast_of(bubble, page.locator(".client")), 7)
            fonts = page.locator(".is-emoji").first.evaluate("each => getComputedStyle(each).fontFamily")
            self.assertRegex(fonts, "Apple Color Emoji.*Segoe UI Emoji.*Noto Color Emoji.*sans-serif")
            self.begin_anew()


class LinkTests(ClientTestCase):
    def links(self, *texts):
        page = self.open_client(items=[item(number, JOHN, text=text) for number, text in enumerate(texts, 1)])
        expect(page.locator(".text-bubble")).to_have_count(len(texts))
        self.assertEqual(page.locator(".text-bubble").evaluate_all("all => all.map(each => [...each.childNodes].map(node => node.firstChild?.data ?? node.data).join(''))"), list(texts))
        return page, page.locator(".text-bubble").evaluate_all(
            "all => all.map(each => [...each.querySelectorAll('a')].map(link => [link.firstChild.data, link.href]))")

    def test_addresses_in_a_text_are_links(self):
        page, links = self.links("see https://example.org/a?b=c#d and www.example.org", "HTTP://EXAMPLE.ORG", "write to ann@example.org")
        self.assertEqual(links, [
            [["https://example.org/a?b=c#d", "https://example.org/a?b=c#d"], ["www.example.org", "https://www.example.org/"]],
            [["HTTP://EXAMPLE.ORG", "http://example.org/"]], [["ann@example.org", "mailto:ann@example.org"]],
        ])
        link = page.get_by_role("link", name="www.example.org")
        self.assertEqual([link.get_attribute(name) for name in ("target", "rel", "dir")], ["_blank", "noopener noreferrer", "ltr"])

    def test_the_punctuation_of_a_sentence_is_none_of_an_address(self):
        _, links = self.links(
            "https://a.org.", "(https://a.org)", "https://a.org/b_(c)!", "“https://a.org/b”", "https://a.org/?", "https://a.org/b,c",
            "[x](https://a.org)", "https://a.org。", "really (see www.a.org/b_(c)).")
        self.assertEqual([found[0][0] for found in links], [
            "https://a.org", "https://a.org", "https://a.org/b_(c)", "https://a.org/b", "https://a.org/", "https://a.org/b,c",
            "https://a.org", "https://a.org", "www.a.org/b_(c)"])

    def test_nothing_else_is_a_link(self):
        _, links = self.links(
            "javascript:alert(1)", "data:text/html,x", "ftp://a.org", "https://", "www.", "www.a", "xhttps://a.org", "a@b", "@ann",
            "3.14", "<a href='x'>y</a>", "https:///", "http://[")
        self.assertEqual(links, [[]] * 13)

    def test_where_a_link_leads_is_said_if_its_words_do_not(self):
        page, links = self.links(
            "https://\u0430pple.com/x", "https://apple.com@evil.org/", "https://m\u00fcller.de", "https://plain.org/@ann")
        self.assertEqual(page.locator(".text-link-host").all_inner_texts(), [" (xn--pple-43d.com)", " (evil.org)", " (xn--mller-kva.de)"])
        self.assertEqual(links[0][0][1], "https://xn--pple-43d.com/x")

    def test_words_that_run_backwards_do_not_turn_an_address(self):
        page, links = self.links("\u202ehttps://a.org/\u202emoc.elppa", "مرحبا https://a.org/b?c ثم")
        self.assertEqual([found[0][0] for found in links], ["https://a.org/", "https://a.org/b?c"])
        for link in page.locator(".text-link").all():
            self.assertEqual(link.evaluate("each => [getComputedStyle(each).unicodeBidi, getComputedStyle(each).direction]"), ["isolate", "ltr"])

    def test_links_can_be_read_and_long_ones_wrap(self):
        long = "https://example.org/" + "a" * 300
        for scheme in ("light", "dark"):
            page = self.open_client({"width": 320, "height": 640}, items=[item(1, JOHN, text=long), item(2, KATE, text=long)], options={"color_scheme": scheme})
            for bubble in page.locator(".text-bubble").all():
                self.assertGreaterEqual(contrast_of(bubble.locator("a"), bubble), 4.5)
                self.assertLessEqual(bubble.bounding_box()["width"], 320 * 0.8)
            self.assertEqual(page.evaluate("document.scrollingElement.scrollWidth"), 320)
            self.begin_anew()

    def test_a_text_as_long_as_may_be_takes_no_time(self):
        page = self.open_client()
        page.evaluate("async () => { window.textParts = (await import('/web/client/text-links.js')).textParts; }")
        for start, letters in (("", "a"), ("", "a."), ("", "a@"), ("", "www."), ("", "https://"), ("https://a.org/", ")"), ("https://a.org/", "(")):
            text = start + letters * (20_000 // len(letters))
            took = page.evaluate("text => { const start = performance.now(); textParts(text); return performance.now() - start; }", text)
            self.assertLess(took, 500, letters)
