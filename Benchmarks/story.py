"""Plays a story's whole way again and again: Kate sends a list of Mussels Party's, John opens the bubble, adds to it, and sends it back.

    PARLEY_BINARIES=… .venv/bin/python Benchmarks/story.py [rounds]

Real server, app processes, SQLite and browser, on loopback; both phones are on one page. A stage is the time from a click until what
it makes has been painted, by that page's clock. Baselines, in each round: a text without any app, and a request that the server answers
with next to nothing, painted. The first round is not counted. Times move with the machine: compare only figures of one run.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "Tests" / "EndToEndTests"))

from playwright.sync_api import sync_playwright  # noqa: E402

from benchmark import report  # noqa: E402
from phone import Phone  # noqa: E402
from simulator import Simulator  # noqa: E402

ROUNDS = 30
STAGE_MILLISECONDS_MAX = 20_000

IN_PAGE = """(() => {
  // The frame after the change is the one that paints it.
  const painted = () => new Promise((done) => requestAnimationFrame(() => {
    const channel = new MessageChannel();
    channel.port1.onmessage = done;
    channel.port2.postMessage(0);
  }));

  /** Milliseconds from the click until a button of that name, or a text, is in the region and painted. */
  globalThis.clickUntil = (clicked, region, name, limit) => new Promise((done, fail) => {
    const isThere = () => [...region.querySelectorAll("[aria-label], .text-bubble")]
      .some((each) => (each.ariaLabel ?? each.textContent) === name);
    if (isThere()) throw new Error(`${name} is there before`);
    const late = setTimeout(() => fail(new Error(`${name} does not come`)), limit);
    const begin = performance.now();
    const observer = new MutationObserver(async () => {
      if (!isThere()) return;
      observer.disconnect();
      clearTimeout(late);
      await painted();
      done(performance.now() - begin);
    });
    observer.observe(region, { subtree: true, childList: true, attributes: true, characterData: true });
    clicked.click();
  });

  globalThis.requestAndPaint = async () => {
    const begin = performance.now();
    const answer = await fetch("/healthz");
    document.documentElement.dataset.answer = await answer.text() + begin;
    await painted();
    return performance.now() - begin;
  };
})();"""


class Story:
    def __init__(self, page):
        self.page = page
        self.kate, self.john = Phone(page, "Kate"), Phone(page, "John")
        # Milliseconds of each stage, in the order in which they come.
        self.times = {}

    def play(self, number):
        self.note("the whole story", sum(self.kate_sends(number)) + sum(self.john_answers(number)))
        self.compare(number)
        self.close_panels()

    def kate_sends(self, number):
        kate = self.kate
        yield self.stage("Kate opens the app", kate.button("Mussels Party"), kate, "New party")
        yield self.stage("Kate begins a list", kate.button("New party"), kate, "Delete Fries")
        kate.field("Name of the list").fill(f"Party {number}")
        yield self.stage("Kate's list stands in the field", kate.button("Send"), kate, "Remove draft")
        yield self.stage("Kate sends it, until John has it", kate.button("Send"), self.john, f"Party {number}: Mussels, Fries")

    def john_answers(self, number):
        john, bubble = self.john, f"Party {number}: Mussels, Fries"
        yield self.stage("John opens it", john.bubbles(bubble), john, "Delete Fries")
        john.field("New element").fill("Andalouse sauce")
        yield self.stage("John adds to it", john.button("Add"), john, "Delete Andalouse sauce")
        yield self.stage("John's list stands in the field", john.button("Send"), john, "Remove draft")
        yield self.stage("John sends it, until Kate has it", john.button("Send"), self.kate, bubble + ", Andalouse sauce")

    def compare(self, number):
        self.kate.field("Message").fill(f"Text {number}")
        self.stage("a text, until John has it", self.kate.button("Send"), self.john, f"Text {number}")
        self.note("a request and its painting, no app", self.page.evaluate("requestAndPaint()"))

    def stage(self, name, button, phone, awaited):
        # As a person does who waits until the button can be clicked.
        button.click(trial=True)
        milliseconds = self.page.evaluate(
            "([clicked, region, name, limit]) => clickUntil(clicked, region, name, limit)",
            [button.element_handle(), phone.region.element_handle(), awaited, STAGE_MILLISECONDS_MAX])
        return self.note(name, milliseconds)

    def note(self, name, milliseconds):
        self.times.setdefault(name, []).append(milliseconds)
        return milliseconds

    def close_panels(self):
        for phone in (self.kate, self.john):
            phone.button("Close panel").click()
            phone.button("New party").wait_for(state="detached")


def main():
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS
    simulator = Simulator()
    try:
        address = simulator.start()
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
            page = browser.new_page(viewport={"width": 1100, "height": 900})
            page.add_init_script(IN_PAGE)
            page.goto(address)
            story = Story(page)
            for number in range(rounds + 1):
                story.play(number)
            browser.close()
        report([(name, times[1:], "ms") for name, times in story.times.items()])
    finally:
        simulator.stop()


if __name__ == "__main__":
    main()
