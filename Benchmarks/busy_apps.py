"""Measures how long the server takes for a page while apps send as much as they can.

    PARLEY_BINARIES=… python Benchmarks/busy_apps.py [apps] [rounds]

Each of the apps is a process of its own, on a phone of its own, and sends trees of a thousand nodes without end; one phone has
none. Times move with the machine: compare only figures of one run, or of two runs beside one another.
"""

import http.client
import json
import sys
import threading
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "Tests" / "EndToEndTests"))

from simulator import Simulator  # noqa: E402

BUTTON = 3
TIMEOUT_SECONDS = 60


class BusySimulator(Simulator):
    def _bundle(self, fixture):
        apps = super()._bundle(fixture)
        (apps / f"{fixture}.app" / "behaviour").write_text("treeFlood")
        return apps


def main():
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 6
    rounds = int(sys.argv[2]) if len(sys.argv) > 2 else 100
    simulator = BusySimulator(",".join(f"Person{number}" for number in range(count + 1)), fixture="ProbeApp")
    try:
        simulator.start()
        print(f"{'':32} median   p95   max (ms)")
        print_row("GET, no app open", times(simulator.port, rounds))
        own = list(devices(simulator.port))
        calm = own.pop()
        print_row("GET of a calm phone, no app open", times(simulator.port, rounds, *calm))
        stop = threading.Event()
        workers = [threading.Thread(target=keep_busy, args=(simulator.port, *phone, stop)) for phone in own]
        for worker in workers:
            worker.start()
        time.sleep(2)
        print_row(f"GET, {count} busy apps", times(simulator.port, rounds))
        print_row(f"GET of a calm phone, {count} busy apps", times(simulator.port, rounds, *calm))
        stop.set()
        for worker in workers:
            worker.join()
    finally:
        simulator.stop()


def print_row(name, found):
    found.sort()
    print(f"{name:32} {found[len(found) // 2]:6.1f} {found[int(len(found) * 0.95)]:5.0f} {found[-1]:5.0f}", flush=True)


def times(port, rounds, path="/simulator", cookie=None):
    found = []
    for _ in range(rounds):
        begin = time.perf_counter()
        request(port, "GET", path, cookie)
        found.append((time.perf_counter() - begin) * 1000)
    return found


def devices(port):
    """Where each phone is, and the cookie that signs it in."""
    status, _, headers = request(port, "GET", "/")
    values = [value for name, value in headers if name.lower() == "set-cookie"]
    cookies = {value.split("Path=")[1].split(";")[0]: value.split(";")[0] for value in values}
    _, body, _ = request(port, "GET", "/simulator")
    for place in json.loads(body)["devices"]:
        yield (f"/devices/{place['device']}/conversations/{place['conversation']}",
               cookies[f"/devices/{place['device']}"])


def keep_busy(port, place, cookie, stop):
    """The app is opened again each time that the server has ended it."""
    tapped = None
    while not stop.is_set():
        panel = json.loads(request(port, "GET", place, cookie)[1])["state"]["panel"]
        if panel["kind"] in ("closed", "failed"):
            request(port, "PUT", place + "/panel", cookie, {"app": "org.parley.ProbeApp"})
        elif panel["kind"] == "open" and panel["instance"] != tapped:
            tapped = panel["instance"]
            event = {"instance": tapped, "events": [{"kind": "tap", "node": BUTTON}]}
            request(port, "POST", place + "/panel/input", cookie, event)
        stop.wait(0.5)


def request(port, method, path, cookie=None, body=None):
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=TIMEOUT_SECONDS)
    headers = {"Content-Type": "application/json"} if body else {}
    if cookie:
        headers["Cookie"] = cookie
    connection.request(method, path, json.dumps(body) if body else None, headers)
    answer = connection.getresponse()
    content = answer.read()
    connection.close()
    if answer.status >= 400:
        raise RuntimeError(f"{method} {path}: {answer.status} {content[:200]}")
    return answer.status, content, answer.getheaders()


if __name__ == "__main__":
    main()
