"""Drags a slider, 60 events a second, on a slow processor and behind a slow line."""

import statistics

from phone import Phone
from simulator import Simulator
from slow_line import SlowLine

SECONDS = 3
EVENTS_A_SECOND = 60
THROTTLE = 4
LINE = {"round_trip": 0.150, "rate": 1_000_000}

# Moves a slider, or types, once a frame; then waits until the last value is in the document. Takes how late each value that is
# shown has come since it was set.
DRAG = """async ([field, area, count, rest]) => {
  const set = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value").set;
  const times = new Map();
  const lags = [];
  const read = () => /Volume (\\d\\d)/.exec(area.textContent)?.[1];
  const look = () => {
    const shown = read();
    if (!times.has(shown)) return;
    lags.push(performance.now() - times.get(shown));
    times.delete(shown);
  };
  const observer = new MutationObserver(look);
  observer.observe(area, { subtree: true, childList: true, characterData: true });
  for (let number = 1; number <= count; number += 1) {
    const value = String(10 + number % 80);
    times.set(value, performance.now());
    set.call(field, value);
    field.dispatchEvent(new Event("input", { bubbles: true }));
    await new Promise((done) => setTimeout(done, rest));
  }
  const end = performance.now();
  const last = String(10 + count % 80);
  while (read() !== last && performance.now() - end < 20_000) await new Promise((done) => setTimeout(done, 20));
  observer.disconnect();
  return lags;
}"""


def measure_dragging(playwright):
    for words, throttle, line in [("", 1, None), (f", processor / {THROTTLE}", THROTTLE, None), (", line of 150 ms", 1, LINE)]:
        simulator = Simulator()
        try:
            simulator.start()
            port = SlowLine(simulator.port, **line).port if line else simulator.port
            browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
            lags = drag(browser, port, throttle)
            browser.close()
        finally:
            simulator.stop()
        print(f"{'slider at 60 a second' + words:36} p50 {statistics.median(lags):7.2f}   last {lags[-1]:7.2f} ms"
              f"   values shown {len(lags)} of {SECONDS * EVENTS_A_SECOND}", flush=True)


def drag(browser, port, throttle):
    page = browser.new_page(viewport={"width": 1100, "height": 900})
    page.goto(f"http://127.0.0.1:{port}")
    kate = Phone(page, "Kate")
    kate.button("Gallery").click()
    kate.reach("Toggles and sliders").click()
    slider = kate.region.get_by_role("slider", name="Volume")
    slider.wait_for()
    page.wait_for_timeout(1_000)
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": throttle})
    return page.evaluate(DRAG, [
        slider.element_handle(), kate.region.locator(".surface").first.element_handle(), SECONDS * EVENTS_A_SECOND,
        1_000 / EVENTS_A_SECOND])
