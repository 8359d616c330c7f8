"""Code that a page loads after everything else: before it is needed, and anew where it could not be loaded."""

from playwright.sync_api import expect

from fixtures.conversations import JOHN, item
from pictures import gradient_png
from support import LOADED, ClientTestCase
from test_files import asked
from test_viewer import FILES, picture, sent

# Of the sources or of the bundle.
LATER = "**/later*.js"
SENTENCE = "This part of Parley did not load. Check the connection and try again."


class LatePartTests(ClientTestCase):
    def begin(self, is_away=False):
        """A page whose later code cannot be loaded until `let_through`."""
        self.expected_errors = ("net::ERR_FAILED",)
        files = {f"/pictures/{FILES['a1']}": ("image/png", gradient_png(600, height=400))}
        options = {"device_scale_factor": 1.5}
        self.is_away, self.asked = is_away, []
        context = self.keep(None, **options).context
        context.route(LATER, self.answer)
        self.addCleanup(context.unroute, LATER, self.answer)
        return self.open_client(items=[item(1, JOHN, text="look"), sent(2, JOHN, picture("a1"))], files=files, options=options)

    def answer(self, route):
        self.asked.append(route.request.url)
        if self.is_away:
            route.abort()
        else:
            route.continue_()

    def test_it_is_there_before_anybody_uses_it(self):
        page = self.begin()
        page.evaluate(LOADED, r"later[^/]*\.js")
        self.is_away = True
        page.get_by_role("button", name="Picture a1.png", exact=True).click()
        expect(page.get_by_role("dialog", name="Picture a1.png")).to_be_visible()
        self.assertEqual(len(self.asked), 1)

    def test_a_picture_whose_viewer_does_not_load_says_so_and_opens_by_the_second_try(self):
        page = self.begin(is_away=True)
        page.get_by_role("button", name="Picture a1.png", exact=True).click()
        notice = page.locator(".notice")
        expect(notice.locator(".notice-words")).to_have_text(SENTENCE)
        self.is_away = False
        notice.get_by_role("button", name="Try again").click()
        expect(page.get_by_role("dialog", name="Picture a1.png")).to_be_visible()
        expect(notice.get_by_role("button")).to_have_count(0)

    def test_the_list_of_people_says_so_in_its_place(self):
        page = self.begin(is_away=True)
        page.get_by_text("People", exact=True).click()
        people = page.locator(".people")
        expect(people.get_by_role("alert")).to_have_text(SENTENCE)
        expect(people.get_by_role("button", name="Leave conversation")).to_be_visible()
        self.is_away = False
        people.get_by_role("button", name="Try again").click()
        expect(people.get_by_role("button", name="Invite with a link")).to_be_visible()
        expect(people.get_by_role("alert")).to_have_count(0)

    def test_a_name_is_written_without_the_list_where_that_does_not_load_and_with_it_from_the_next_sign_on(self):
        page = self.begin(is_away=True)
        field = page.get_by_role("textbox", name="Message", exact=True)
        field.press_sequentially("@Jo")
        expect(page.locator(".notice-words")).to_have_text(SENTENCE)
        expect(field).to_have_value("@Jo")
        self.is_away = False
        field.press_sequentially(" @J")
        expect(page.get_by_role("listbox", name="People to mention").get_by_role("option")).to_have_text(["JJohn"])
        page.locator(".notice").get_by_role("button", name="Try again").click()
        expect(page.get_by_role("listbox", include_hidden=True)).to_have_count(1)

    def test_an_app_that_asks_for_files_is_told_no_where_the_sheet_does_not_load(self):
        page = self.begin(is_away=True)
        self.kate.emit("files", asked())
        expect(page.locator(".notice-words")).to_have_text(SENTENCE)
        self.kate.wait_for("DELETE", "/files/1")
        self.kate.emit("files", {})
        self.is_away = False
        self.kate.emit("files", asked(2))
        expect(page.get_by_role("dialog", name="Mussels Party asks for files")).to_be_visible()

    def test_the_menu_of_an_entry_opens_by_the_second_try(self):
        page = self.begin(is_away=True)
        page.get_by_text("look", exact=True).click(button="right")
        expect(page.locator(".notice-words")).to_have_text(SENTENCE)
        self.is_away = False
        page.get_by_role("button", name="Try again").click()
        expect(page.get_by_role("dialog", name="Message actions")).to_be_visible()
