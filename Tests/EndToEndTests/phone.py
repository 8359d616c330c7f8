"""The simulated phones of a page, as tests use them."""

from playwright.sync_api import TimeoutError, expect

# Limit for one step on a busy computer; a test that passes waits for none of it.
STEP_MILLISECONDS = 30_000
expect.set_options(timeout=STEP_MILLISECONDS)
# Each row as it is seen and heard, without the marks of what is new and read and of days, which go by time.
ROWS = """log => [...log.querySelectorAll(".row:not(.status-row, .unread-row, .time-row)")].map((row) =>
  [row.innerText, ...[...row.querySelectorAll("[aria-label], img")].map((each) => each.ariaLabel ?? each.alt)].join(" | "))"""


class Phone:
    """One simulated phone, seen through accessible names only."""

    def __init__(self, page, person):
        self.page = page
        self.region = page.get_by_role("region", name=person, exact=True)
        self.log = self.region.get_by_role("log")

    def button(self, name, **options):
        return self.region.get_by_role("button", name=name, exact=True, **options)

    def reach(self, name):
        """A button in a list whose rows are made as they come into sight: scrolls as a person who looks for it."""
        button = self.button(name)
        for _ in range(100):
            try:
                button.wait_for(timeout=300)
                break
            except TimeoutError:
                self.region.locator(".surface .scroll").first.evaluate("each => each.scrollBy(0, each.clientHeight)")
        return button

    def field(self, name):
        return self.region.get_by_role("textbox", name=name, exact=True)

    def start_party(self):
        """Until the list is on screen: before, the only Send there is belongs to the input field."""
        self.button("Mussels Party").click()
        self.button("New party").click()
        self.button("Delete Fries").wait_for()

    def send_party(self):
        self.start_party()
        self.button("Send").click()
        expect(self.button("Remove draft")).to_be_visible()
        self.button("Send").click()
        expect(self.button("Remove draft")).to_have_count(0)

    def write(self, words):
        self.field("Message").fill(words)
        self.button("Send").click()

    def bubbles(self, name):
        return self.log.get_by_role("button", name=name)

    def rows(self):
        return self.log.evaluate(ROWS)

    @property
    def menu(self):
        return self.page.get_by_role("dialog", name="Message actions")

    def choose(self, text, action):
        """By mouse, in the menu of the first entry with that text."""
        self.log.get_by_text(text, exact=True).first.click(button="right")
        self.menu.get_by_role("button", name=action, exact=True).click()
        expect(self.menu).to_have_count(0)
