"""Measures how long a page takes until it can be used: its messages are there, it hears of new ones, its field takes words.

    PARLEY_BINARIES=… python Benchmarks/page_load.py [rounds]

Each page is loaded from the bundle that `Scripts/bundle-web` writes and, to compare, from the sources as they are; cold (a
browser that has seen nothing) and warm (its next visit); on this computer, and on a line of 150 ms and 1.6 Mb/s."""

import statistics
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "Tests" / "EndToEndTests"))

from playwright.sync_api import sync_playwright  # noqa: E402

from phone import Phone  # noqa: E402
from simulator import ROOT, Simulator  # noqa: E402
from slow_line import SlowLine  # noqa: E402

WORDS = "Are you there?"
ROUND_TRIP_SECONDS = 0.150
RATE = 1_600_000 / 8
# Milliseconds, of the bundle: what the pages are to stay below, cold.
GOALS = {("device", "slow line"): 2_000, ("device", "this computer"): 400}

# Milliseconds from the beginning of the navigation.
IS_USABLE = """(words) => {
  const clients = [...document.querySelectorAll(".client")];
  const isUsable = clients.length > 0 && clients.every((client) =>
    client.querySelector("[role=log]")?.textContent.includes(words)
    && client.querySelector(".connection")?.dataset.state === "open"
    && client.querySelector("[role=textbox], textarea") !== null);
  return isUsable && performance.now();
}"""
TRAFFIC = """() => {
  const files = performance.getEntriesByType("resource").filter(({ name }) => name.includes("/web/"));
  return { count: files.length, bytes: files.reduce((sum, { transferSize }) => sum + transferSize, 0) };
}"""


def main():
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 5
    failures = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        print(f"{'page':<10} {'line':<14} {'files':<8} {'cold':>9} {'warm':>9} {'requests':>9} {'kB':>6}   medians of {rounds}")
        for files, options in [("sources", ("--web", ROOT / "Web")), ("bundle", ())]:
            simulator = Simulator(options=options)
            try:
                failures += measure(browser, simulator, files, rounds)
            finally:
                simulator.stop()
        browser.close()
    for failure in failures:
        print(failure)
    return len(failures) > 0


def measure(browser, simulator, files, rounds):
    say_something(browser, simulator.start())
    line = SlowLine(simulator.port, ROUND_TRIP_SECONDS, RATE)
    for page, path in [("device", "/devices/kate-phone/"), ("simulator", "/")]:
        for name, port in [("slow line", line.port), ("this computer", simulator.port)]:
            loads = [load(browser, f"http://127.0.0.1:{port}{path}") for _ in range(rounds)]
            cold, warm = (statistics.median(load[part] for load in loads) for part in (0, 1))
            traffic = loads[0][2]
            print(f"{page:<10} {name:<14} {files:<8} {cold:>6.0f} ms {warm:>6.0f} ms {traffic['count']:>9} {traffic['bytes'] / 1000:>6.0f}")
            goal = GOALS.get((page, name))
            if files == "bundle" and goal and cold > goal:
                yield f"The {page} page takes {cold:.0f} ms on {name}; the goal is {goal} ms."


def say_something(browser, address):
    page = browser.new_page()
    page.goto(address)
    Phone(page, "Kate").write(WORDS)
    page.get_by_text(WORDS).first.wait_for()
    page.context.close()


def load(browser, address):
    """Milliseconds cold and warm, and what the first load has fetched."""
    context = browser.new_context(viewport={"width": 1100, "height": 900})
    times = []
    for _ in range(2):
        page = context.new_page()
        page.goto(address, wait_until="commit")
        times.append(page.wait_for_function(IS_USABLE, arg=WORDS, timeout=60_000).json_value())
        if len(times) == 1:
            traffic = page.evaluate(TRAFFIC)
            # Fonts that are still under way.
            page.wait_for_function("() => document.fonts.status === 'loaded'", timeout=60_000)
        page.close()
    context.close()
    return *times, traffic


if __name__ == "__main__":
    sys.exit(main())
