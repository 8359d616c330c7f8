"""Opening the gallery's pages, for the tests of this folder."""

from playwright.sync_api import expect


class GallerySteps:
    """Part of a test case: opens a page, and reads what is on it."""

    def open(self, title):
        self.kate.button("Gallery").click()
        self.kate.reach(title).click()
        expect(self.kate.region.get_by_role("heading", name=title, exact=True)).to_be_visible()
        self.await_stillness()
        self.surface = self.kate.region.locator(".surface")

    def expect_text(self, text):
        expect(self.surface).to_contain_text(text)
