"""The goals of issues 12 and 13, and where the programs print their figures."""

import re
from dataclasses import dataclass

NUMBER = r"([\d.,]+)"
# Servers whose lines are like this one's, where they were measured.
PEERS = ("Prosody, sqlite", "Prosody, files")


@dataclass
class Goal:
    """One line of the table. Each pattern's one group is a number; lines are searched from the beginning, over line breaks."""

    part: str
    name: str
    pattern: str
    # None where nothing is asked.
    limit: float | None
    unit: str = "ms"
    # A figure of something else in the same run, and its name.
    baseline: str = ""
    baseline_name: str = ""
    is_minimum: bool = False
    # Pattern of a number that the figure is divided by: the goal is a ratio.
    over: str = ""

    def figure(self, texts):
        """The number that the program has printed; None where it has not."""
        figure = find(self.pattern, texts.get(self.part, ""))
        if figure is None or not self.over:
            return figure
        divisor = find(self.over, texts.get(self.part, ""))
        return figure / divisor if divisor else None

    def is_met(self, figure):
        return self.limit is None or (figure >= self.limit if self.is_minimum else figure <= self.limit)

    def beside(self, texts):
        """Names and figures of what was measured in the same run."""
        patterns = {self.baseline_name: self.baseline} if self.baseline else {}
        if "this server" in self.pattern:
            patterns |= {peer: self.pattern.replace("this server", peer) for peer in PEERS}
        found = {name: find(pattern, texts.get(self.part, "")) for name, pattern in patterns.items()}
        return {name: figure for name, figure in found.items() if figure is not None}


def find(pattern, text):
    found = re.search(pattern, text, re.MULTILINE)
    return float(found[1].replace(",", "")) if found else None


def launch(line):
    """The median of a line of the launch program, or of the story's."""
    return rf"{line} +{NUMBER}"


def late(line):
    """The p99 of a line of the story's."""
    return rf"{line} +[\d.]+ +{NUMBER}"


BUBBLEWRAP = (launch("bubblewrap with /usr/bin/true, to its end"), "bubblewrap")


STORY, TEXT = "^the whole story", "^a text, until John has it"


def tap(line, percentile):
    return rf"^ *{line} .*?{percentile} +{NUMBER}"


def posts(line, words):
    return rf"^{line}.*?{words}"


ONE, MANY, BARE = "this server, clients: 1:", "this server, clients: 64:", "bare server, clients: "
# As pages post, each of which hears its conversation meanwhile.
BY_SOCKET = "this server by sockets, clients: "
APART = BY_SOCKET + "64, conversations: 64:"


def column(server, index):
    """A column of the table of deliveries."""
    return rf"^{server}" + r" +[\d.]+" * index + rf" +{NUMBER}"


def growth(index):
    return r"^ +100,000" + r" +[\d.]+" * index + rf" +{NUMBER}"


GOALS = [
    Goal("launch", "first patch of an app, cold", launch("cold, to the first patch"), 25, "ms", *BUBBLEWRAP),
    Goal("launch", "first patch of an app, started ahead", launch("started ahead, to the first patch"), 2, "ms", *BUBBLEWRAP),
    Goal("launch", "private memory of an open app", launch("private dirty memory of each"), 1, "MB"),
    Goal("launch", "memory of 20 open apps together (PSS)", launch(r"proportional memory \(PSS\) of all"), 30, "MB"),
    Goal("launch", "system calls of a start", launch("system calls of launcher and app"), 483, ""),
    Goal("tap", "tap to changed document, p50", tap("tap, Parley", "p50"), 2.5, "ms", tap("tap, NiceGUI", "p50"), "NiceGUI"),
    Goal("tap", "tap to changed document, p99", tap("tap, Parley", "p99"), 6, "ms", tap("tap, NiceGUI", "p99"), "NiceGUI"),
    Goal("tap", "futex calls of the server a tap", rf"^futex of the server a tap +{NUMBER}", 8, ""),
    Goal("tap", "20 people, p99", tap("20 people, two taps a second", "p99"), 15),
    Goal("tap", "20 people beside a hostile app, p99", tap("20 people, two taps a second beside", "p99"), 2, "times as long",
         tap("20 people, two taps a second beside", "p99"), "beside it", over=tap("20 people, two taps a second", "p99")),
    Goal("posts", "post of one client, p50", posts(ONE, rf"p50 {NUMBER}"), 0.6, "ms", posts(BARE + "1:", rf"p50 {NUMBER}"), "bare server"),
    Goal("posts", "post of one client, p99", posts(ONE, rf"p99 {NUMBER}"), 1.5, "ms", posts(BARE + "1:", rf"p99 {NUMBER}"), "bare server"),
    Goal("posts", "post of 64 clients, p50", posts(MANY, rf"p50 {NUMBER}"), 8, "ms", posts(BARE + "64:", rf"p50 {NUMBER}"), "bare server"),
    Goal("posts", "post of 64 clients, p99", posts(MANY, rf"p99 {NUMBER}"), 15, "ms", posts(BARE + "64:", rf"p99 {NUMBER}"), "bare server"),
    Goal("posts", "posts into one conversation, by HTTP", rf"^{MANY} {NUMBER}", 8_000, "a second",
         rf"^{BARE}64: {NUMBER}", "bare server", is_minimum=True),
    Goal("posts", "processor of a post, by HTTP", posts(MANY, rf"{NUMBER} µs"), 100, "µs", posts(BARE + "64:", rf"{NUMBER} µs"),
         "bare server"),
    Goal("posts", "post of one client by its page's socket, p50", posts(BY_SOCKET + "1:", rf"p50 {NUMBER}"), 0.6, "ms",
         posts(ONE, rf"p50 {NUMBER}"), "by HTTP"),
    Goal("posts", "the same, p99", posts(BY_SOCKET + "1:", rf"p99 {NUMBER}"), 1.5, "ms", posts(ONE, rf"p99 {NUMBER}"), "by HTTP"),
    Goal("posts", "posts of 64 pages into 64 conversations, by sockets", rf"^{APART} {NUMBER}", 10_000, "a second",
         rf"^this server, clients: 64, conversations: 64: {NUMBER}", "by HTTP", is_minimum=True),
    Goal("posts", "one of these, p50", posts(APART, rf"p50 {NUMBER}"), 8, "ms"),
    Goal("posts", "one of these, p99", posts(APART, rf"p99 {NUMBER}"), 15, "ms"),
    Goal("posts", "processor of one of these", posts(APART, rf"{NUMBER} µs"), 100, "µs",
         posts("this server, clients: 64, conversations: 64:", rf"{NUMBER} µs"), "by HTTP"),
    Goal("posts", "posts of 64 pages into one conversation, by sockets, with 64 deliveries each", rf"^{BY_SOCKET}64: {NUMBER}", None,
         "a second", is_minimum=True),
    Goal("posts", "posts into 64 conversations, the store alone", rf"^64 clients, 64 conversations, the store +{NUMBER}", 10_000,
         "a second", rf"^64 clients, 64 conversations, a prepared.*?transaction +{NUMBER}", "an INSERT each", is_minimum=True),
    Goal("deliveries", "deliveries a second of the server's processor", column("this server", 1), 165_000, "",
         column("bare server", 1), "bare server", is_minimum=True),
    Goal("deliveries", "last of 1,000 streams, p50", column("this server", 3), 6, "ms", column("bare server", 3), "bare server"),
    Goal("deliveries", "last of 1,000 streams, p99", column("this server", 4), 15, "ms", column("bare server", 4), "bare server"),
    Goal("deliveries", "quiet after a post, p50", column("this server", 5), 30, "ms", column("bare server", 5), "bare server"),
    Goal("deliveries", "events a stream a post", column("this server", 7), 2, "", column("bare server", 7), "bare server"),
    Goal("idle", "an idle stream, of 1,000", rf"^this server: {NUMBER} KB", 10, "KB", rf"^bare server: {NUMBER} KB", "bare server"),
    Goal("streams", "an idle stream, of 10,000", rf"^this server: {NUMBER} KB", 10, "KB", rf"^bare server: {NUMBER} KB", "bare server"),
    Goal("streams", "processor of 10,000 idle streams", rf"^this server: .*processor {NUMBER}", 1, "%",
         rf"^bare server: .*processor {NUMBER}", "bare server"),
    Goal("streams", "streams that ended, of 10,000", rf"^this server: .*, {NUMBER} ended", 0, ""),
    Goal("growth", "ready with 100,000 entries", growth(0), 50, "ms", rf"^ +0 +{NUMBER}", "empty store"),
    Goal("growth", "snapshot", growth(1), 4, "ms", rf"^ +0 +[\d.]+ +{NUMBER}", "empty store"),
    Goal("growth", "catch-up of 10,000 entries", growth(2), 60),
    Goal("growth", "memory of an idle server", growth(3), 20, "MB"),
    Goal("page", "device page usable, cold", rf"^device +this computer +bundle +{NUMBER}", 400, "ms",
         rf"^device +this computer +sources +{NUMBER}", "sources"),
    Goal("page", "device page usable on 150 ms and 1.6 Mb/s, cold", rf"^device +slow line +bundle +{NUMBER}", 2_000, "ms",
         rf"^device +slow line +sources +{NUMBER}", "sources"),
    Goal("story", "a story's whole way, p50", launch(STORY), None, "ms", launch(TEXT), "a text, no app"),
    Goal("story", "a story's whole way, p99", late(STORY), None, "ms", late(TEXT), "a text, no app"),
    Goal("kills", "acknowledged posts lost by kill -9", rf"acknowledged: {NUMBER} lost", 0, ""),
]
