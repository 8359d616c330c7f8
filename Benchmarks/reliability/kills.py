"""Kills the server while people send, and looks whether each message that was acknowledged is there once and in its place."""

import http.client
import itertools
import random
import threading
import time

from .client import Probes, phones

SEED = 1
APP_EVERY = 10
LONG = ("long words " * 1_500).strip()


def run(count):
    simulator = Probes("Kate,John,Mary")
    try:
        simulator.start()
        writers = [Writer(phone, number) for number, phone in enumerate(phones(simulator.port))]
        pause = random.Random(SEED)
        for number in range(count):
            round_of_sends(simulator, writers, pause.uniform(0.005, 0.3), number % APP_EVERY == 0)
        for writer in writers:
            writer.settle()
        return judge(simulator.port, writers)
    finally:
        simulator.stop()


def round_of_sends(simulator, writers, seconds, with_app):
    """Everybody sends until the server is killed under them, `seconds` later; it is started again."""
    if with_app:
        writers[0].stage()
    stop = threading.Event()
    threads = [threading.Thread(target=writer.write, args=(stop,)) for writer in writers]
    for thread in threads:
        thread.start()
    time.sleep(seconds)
    simulator.kill()
    stop.set()
    for thread in threads:
        thread.join()
    simulator.process.stdout.close()
    simulator.start()


class Writer:
    """Sends numbered messages one after another: the next one when the one before is acknowledged, as a browser does."""

    def __init__(self, phone, place):
        self.phone, self.place = phone, place
        self.numbers = itertools.count(1)
        self.pending = None
        self.acknowledged = []
        self.staged_count = 0
        self.sequences = {}

    def write(self, stop):
        while not stop.is_set():
            try:
                self.send()
            except (OSError, http.client.HTTPException):
                return

    def send(self):
        if self.pending is None:
            number = next(self.numbers)
            text = f"{self.phone.name} {number}" + (" " + LONG if number % 7 == 0 else "")
            self.pending = (f"{self.phone.name}-{number}", text)
        key, text = self.pending
        self.sequences[text] = self.phone.send(key, text)
        self.acknowledged.append(text)
        self.pending = None

    def stage(self):
        """A message of an app goes with the next Send; it waits in the field also over a kill."""
        self.staged_count += 1
        self.phone.stage(self.phone.open_probe(), f"message {self.staged_count}")

    def settle(self):
        """Sends what is pending, and what is still in the field."""
        if self.pending:
            self.send()
        self.send()


def judge(port, writers):
    items = phones(port)[0].items()
    place, doubled = {}, 0
    for item in items:
        if item["kind"] == "text":
            doubled += item["text"] in place
            place[item["text"]] = item["id"]
    ours = [text for writer in writers for text in writer.acknowledged]
    lost = sum(1 for text in ours if text not in place)
    reordered = sum(
        1 for writer in writers for before, after in itertools.pairwise(writer.acknowledged)
        if place.get(before, 0) >= place.get(after, 0))
    moved = sum(1 for writer in writers for text, found in writer.sequences.items() if place.get(text) not in found)
    staged = sum(writer.staged_count for writer in writers)
    sent = sum(1 for item in items if item["kind"] in ("bubble", "summary"))
    return (
        f"{len(ours)} texts were acknowledged: {lost} lost, {doubled} doubled, {reordered} reordered, {moved} under another "
        f"number; of {staged} messages of an app {sent} are there",
        lost == doubled == reordered == moved == 0 and len(place) == len(ours) and sent == staged)
