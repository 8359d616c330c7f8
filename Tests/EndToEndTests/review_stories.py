"""What `Scripts/review-pictures` drives and looks at: a function a story."""

from playwright.sync_api import expect

LONG = "A bottle of the very best Muscadet sur lie from the shop beside the harbour, cold"


def staged(phone):
    expect(phone.button("Remove draft")).to_be_visible()


def send(phone):
    phone.button("Send").click()
    expect(phone.button("Remove draft")).to_have_count(0)


def close(phone):
    phone.button("Close panel").click()


def mussels_party(review):
    kate, john = review.kate, review.john
    review.look("client-empty", kate.page)
    kate.button("Mussels Party").click()
    kate.button("New party").wait_for()
    review.look("mussels-home", kate.page)
    kate.button("New party").click()
    kate.button("Delete Fries").wait_for()
    review.look("mussels-list", kate.page)
    kate.field("New element").fill(LONG)
    kate.page.wait_for_timeout(500)
    review.look("mussels-long-text", kate.page)
    kate.button("Add").click()
    kate.button("Send").click()
    staged(kate)
    review.look("mussels-staged", kate.page)
    send(kate)
    close(kate)
    john.bubbles("Mussels Party").click()
    for name in ("Andalouse sauce", "Bread", "Candles", "Lemons", "A table", "Garlic"):
        john.field("New element").fill(name)
        john.button("Add").click()
        john.button(f"Delete {name}").wait_for()
    john.button("Send").click()
    staged(john)
    send(john)
    kate.bubbles("Mussels Party").wait_for()
    review.look("mussels-bubble", kate.page)


def tic_tac_toe(review):
    kate, john = review.kate, review.john

    def move(phone, cell):
        phone.button(f"{cell}, empty").click()
        staged(phone)
        send(phone)

    kate.button("Tic-Tac-Toe").click()
    kate.button("Middle, empty").wait_for()
    review.look("tictactoe-new", kate.page)
    kate.button("Middle, empty").click()
    staged(kate)
    review.look("tictactoe-staged", kate.page)
    send(kate)
    john.bubbles("Tic-tac-toe").click()
    john.button("Top, empty").wait_for()
    review.look("tictactoe-answer", john.page)
    for phone, cell in [(john, "Top"), (kate, "Left"), (john, "Top left"), (kate, "Right")]:
        move(phone, cell)
    review.look("tictactoe-won", kate.page)


def icon_store(review):
    kate, john = review.kate, review.john
    kate.button("Icon Store").click()
    kate.button("Campfire, €1.99").wait_for()
    review.look("icons-compact", kate.page)
    kate.button("Expand").click()
    kate.field("Search icons").wait_for()
    review.look("icons-browse", kate.page)
    kate.field("Search icons").fill("submarine")
    kate.region.get_by_text("No icon for").wait_for()
    review.look("icons-nothing-found", kate.page)
    kate.button("Clear search").click()
    kate.button("Campfire, €1.99").click()
    staged(kate)
    send(kate)
    close(kate)
    john.bubbles("Icon Campfire").click()
    john.button("Buy for €1.99").wait_for()
    review.look("icons-details", john.page)
    john.button("Buy for €1.99").click()
    staged(john)
    review.look("icons-receipt-staged", john.page)
    send(john)
    close(john)
    kate.bubbles("Receipt").wait_for()
    review.look("icons-receipt", kate.page)
    kate.bubbles("Receipt").click()
    kate.region.get_by_text("Bought").first.wait_for()
    review.look("icons-receipt-open", kate.page)


def ice_cream(review):
    kate, john = review.kate, review.john

    def add(phone, part):
        phone.button(part).click()
        staged(phone)
        send(phone)

    kate.button("Ice Cream Builder").click()
    kate.button("New ice cream").wait_for()
    review.look("ice-cream-home", kate.page)
    kate.button("New ice cream").click()
    kate.button("Cone").wait_for()
    review.look("ice-cream-base", kate.page)
    add(kate, "Cone")
    john.bubbles("Ice cream").click()
    john.button("Mint").wait_for()
    review.look("ice-cream-scoop", john.page)
    add(john, "Mint")
    kate.bubbles("Ice cream").click()
    kate.button("Cherry").wait_for()
    review.look("ice-cream-topping", kate.page)
    add(kate, "Cherry")
    john.bubbles("Ice cream").click()
    john.region.get_by_text("Ready to eat").last.wait_for()
    review.look("ice-cream-finished", john.page)
    john.button("Collapse").click()
    review.look("ice-cream-stickers", john.page)


def snippets(review):
    kate, john = review.kate, review.john
    kate.button("Snippets").first.click()
    kate.region.get_by_role("button", name="Sunrise,").wait_for()
    review.look("snippets-compact", kate.page)
    kate.button("Expand").click()
    review.look("snippets-list", kate.page)
    kate.field("Search snippets").fill("zebra")
    kate.region.get_by_text("Nothing found").wait_for()
    review.look("snippets-nothing-found", kate.page)
    kate.button("Clear search").click()
    for name, kind in (("Sailboat", "Pictures"), ("Doorbell", "Sounds")):
        kate.region.get_by_role("radio", name=kind).click()
        kate.region.get_by_role("button", name=f"{name},").click()
        kate.button("Insert").wait_for()
        review.look(f"snippets-{name.lower()}", kate.page)
        kate.button("Insert").click()
        expect(kate.button("Insert")).to_have_count(0)
        kate.button("Expand").click()
    close(kate)
    kate.field("Message").fill("Two for the road")
    review.look("snippets-staged", kate.page)
    kate.button("Send").click()
    john.log.get_by_role("img", name="Sailboat.png").wait_for()
    review.look("snippets-sent", john.page)
    john.log.get_by_role("img", name="Sailboat.png").click()
    john.region.get_by_role("dialog").wait_for()
    review.look("client-viewer", john.page)


def tally(review):
    kate, john = review.kate, review.john
    kate.button("Tally").click()
    kate.button("Mussels eaten").wait_for()
    review.look("tally-start", kate.page)
    kate.button("Mussels eaten").click()
    staged(kate)
    send(kate)
    bubble = john.log.get_by_role("group", name="Tally: Mussels eaten")
    bubble.get_by_role("button", name="Count one").click()
    bubble.get_by_text("1 counted").wait_for()
    review.look("tally-bubble", john.page)
    bubble.get_by_role("button", name="Details").click()
    expect(john.region.get_by_role("dialog", name="Tally panel")).to_contain_text("1 of them by you")
    review.look("tally-panel", john.page)


def client(review):
    kate = review.kate
    for phone, words in [(kate, "Mussels on Friday?"), (review.john, "Yes! https://example.org/mussels"), (kate, "🎉")]:
        phone.write(words)
        phone.log.get_by_text(words.split(" ")[0]).first.wait_for()
    kate.region.get_by_text("People", exact=True).click()
    review.look("client-people", kate.page)
    kate.button("Invite with a link").click()
    link = kate.field("Link to join").input_value()
    review.look("client-join", review.page(link))
    review.look("simulator", review.page("/"))
    previews = review.page("/previews")
    previews.get_by_role("figure").first.wait_for()
    review.look("simulator-previews", previews)


def guests(review):
    """How a phone of the same network comes in: what this computer shows, and what the phone does."""
    simulator = review.page("/")
    simulator.get_by_role("button", name="Phone", exact=True).click()
    dialog = simulator.get_by_role("dialog", name="Open on a phone")
    address = dialog.locator("code").inner_text()
    review.look("guests-code", simulator)
    outside = address.partition("?")[0]
    review.look("guests-wrong-code", review.page(f"{outside}?code=0"))
    phone = review.page("about:blank")

    def stay(route):
        """Shows the page that a browser leaves at once."""
        answer = route.fetch()
        route.fulfill(response=answer, headers={name: value for name, value in answer.headers.items() if name != "refresh"})

    phone.route(address, stay)
    phone.goto(address)
    phone.get_by_role("heading", name="Welcome").wait_for()
    review.look("guests-welcome", phone)
    phone.goto(outside)
    phone.get_by_role("region", name="Kate", exact=True).get_by_role("log").wait_for()
    review.look("guests-phone", phone)
    dialog.get_by_role("status").filter(has_text="A phone has come in").wait_for()
    review.look("guests-next-code", simulator)


STORIES = [mussels_party, tic_tac_toe, icon_store, ice_cream, snippets, tally, client, guests]
# Those whose simulator admits phones of the network, too.
HOSTED = {guests}
