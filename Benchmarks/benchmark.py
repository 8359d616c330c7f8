"""Measures the way of one move through every real part: real server, app process, SQLite and browser, on loopback.

    make benchmark              builds for release, then prints the table
    PARLEY_BINARIES=… python Benchmarks/benchmark.py [rounds]

Times move with the machine: compare only figures of one run.
"""

import http.client
import json
import statistics
import sys
import threading
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "Tests" / "EndToEndTests"))

from playwright.sync_api import sync_playwright  # noqa: E402

from phone import Phone  # noqa: E402
from simulator import Simulator  # noqa: E402

ROUNDS_MIN = 200

# From the click until the frame after the first change of the app's surface. The observer runs with the change itself,
# and the animation frame after it is the one that paints it.
CLICK_TO_PAINT = """(button) => new Promise((resolve) => {
  const begin = performance.now();
  const phone = button.closest("[role=region], section");
  const observer = new MutationObserver((changes) => {
    const isPainted = changes.some((change) =>
      [change.target, ...change.addedNodes].some((node) =>
        node.nodeType === 1 && (node.closest("[data-node]") || node.querySelector("[data-node]"))));
    if (!isPainted) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => resolve(performance.now() - begin);
      channel.port2.postMessage(0);
    });
  });
  observer.observe(phone, { subtree: true, childList: true, attributes: true, characterData: true });
  button.click();
})"""


def main():
    rounds = max(ROUNDS_MIN, int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS_MIN)
    simulator = Simulator()
    try:
        address = simulator.start()
        time.sleep(2)
        rows = [("resident memory of an idle server", [memory(simulator.process.pid, "VmRSS")], "MB")]
        rows.append(("Send to the other device's event", send_to_event(simulator.port, rounds), "ms"))
        rows += in_the_browser(simulator, address, rounds)
        report(rows)
    finally:
        simulator.stop()


def in_the_browser(simulator, address, rounds):
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": 1100, "height": 900})
        page.goto(address)
        kate = Phone(page, "Kate")
        launches = []
        for _ in range(rounds):
            launches.append(kate.button("Mussels Party").evaluate(CLICK_TO_PAINT))
            kate.button("New party").wait_for()
            kate.button("Close panel").click()
            kate.button("New party").wait_for(state="detached")
        kate.button("Mussels Party").click()
        kate.button("New party").click()
        kate.button("Delete Fries").wait_for()
        taps = []
        for _ in range(rounds // 2):
            taps.append(kate.button("Delete Fries").evaluate(CLICK_TO_PAINT))
            kate.button("Undo").wait_for()
            taps.append(kate.button("Undo").evaluate(CLICK_TO_PAINT))
            kate.button("Delete Fries").wait_for()
        (app,) = simulator.app_processes()
        private = private_memory(app)
        browser.close()
    return [
        ("app launch to first painted patch", launches, "ms"),
        ("tap to patch painted", taps, "ms"),
        ("private memory of an open app process", [private], "MB"),
    ]


def send_to_event(port, rounds):
    """John's stream is read in a thread of its own; Kate's posts are timed until his event is in."""
    connection = http.client.HTTPConnection("127.0.0.1", port)
    connection.request("GET", "/")
    answer = connection.getresponse()
    answer.read()
    cookies = [value.split(";")[0] for name, value in answer.getheaders() if name.lower() == "set-cookie"]
    paths = [value.split("Path=")[1].split(";")[0]
             for name, value in answer.getheaders() if name.lower() == "set-cookie"]
    signed_in = dict(zip(paths, cookies))
    connection.request("GET", "/simulator")
    places = {place["person"]: place for place in json.loads(connection.getresponse().read())["devices"]}

    def base(person):
        return f"/devices/{places[person]['device']}/conversations/{places[person]['conversation']}"

    def cookie(person):
        return signed_in[f"/devices/{places[person]['device']}"]

    arrivals = {}
    arrived = threading.Semaphore(0)
    stream = http.client.HTTPConnection("127.0.0.1", port)
    stream.request("GET", base("John") + "/events?after=0", headers={"Cookie": cookie("John")})
    lines = stream.getresponse()

    def read():
        is_entry = False
        while line := lines.readline():
            if line.startswith(b"event:"):
                is_entry = line.strip() == b"event: entry"
            elif line.startswith(b"data:") and is_entry:
                now = time.perf_counter()
                for item in json.loads(line[5:])["items"]:
                    arrivals[item.get("text")] = now
                arrived.release()

    threading.Thread(target=read, daemon=True).start()
    times = []
    for number in range(rounds):
        text = f"measure {number}"
        body = json.dumps({"key": f"benchmark-{number}", "text": text})
        begin = time.perf_counter()
        connection.request("POST", base("Kate") + "/entries", body,
                           {"Content-Type": "application/json", "Cookie": cookie("Kate")})
        connection.getresponse().read()
        arrived.acquire(timeout=10)
        times.append((arrivals[text] - begin) * 1000)
    return times


def memory(pid, field):
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith(field + ":"):
            return int(line.split()[1]) / 1024
    raise RuntimeError(f"no {field} for {pid}")


def private_memory(pid):
    fields = dict(line.split(":") for line in Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()[1:])
    return sum(int(fields[name].split()[0]) for name in ("Private_Clean", "Private_Dirty")) / 1024


def report(rows):
    print(f"{'':42}{'median':>10}{'p99':>10}{'n':>6}")
    for name, values, unit in rows:
        ordered = sorted(values)
        p99 = ordered[min(len(ordered) - 1, int(len(ordered) * 0.99))]
        print(f"{name:42}{statistics.median(ordered):>10.2f}{p99:>10.2f}{len(ordered):>6} {unit}")


if __name__ == "__main__":
    main()
