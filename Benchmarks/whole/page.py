"""A run's figures, as a table, and the page that has them."""

import datetime
import os
import platform
import re
import subprocess
from pathlib import Path


class Run:
    """What the programs have printed."""

    def __init__(self, is_busy):
        self.name = "busy" if is_busy else "quiet"
        self.texts, self.failures, self.seconds = {}, [], 0
        self.begin, self.loads = datetime.datetime.now(datetime.UTC), [os.getloadavg()[0]]

    def add(self, part, text, seconds, failure):
        self.texts[part] = text
        self.seconds += seconds
        if failure:
            self.failures.append(f"{part} {failure}")

    def end(self):
        self.loads.append(os.getloadavg()[0])

    def table(self, goals):
        yield "| | goal | seen | in the same run |"
        yield "|---|---|---|---|"
        for goal in goals:
            if goal.part in self.texts:
                yield f"| {goal.name} | {limit(goal)} | {self.seen(goal)} | {self.beside(goal)} |"

    def seen(self, goal):
        figure = goal.figure(self.texts)
        if figure is None:
            return "–"
        return words(figure, goal.unit) + ("" if goal.is_met(figure) else " **missed**")

    def beside(self, goal):
        # A ratio is beside what it was made of.
        unit = "ms" if goal.over else goal.unit
        return "; ".join(f"{name}: {words(figure, unit)}" for name, figure in goal.beside(self.texts).items())

    def lines(self, goals):
        """The run's section of the page."""
        yield (f"{self.begin:%d %B %Y, %H:%M} UTC, commit `{commit()}`, {machine()}; load {self.loads[0]:.1f} before and "
               f"{self.loads[-1]:.1f} after, {self.seconds / 60:.1f} minutes.")
        if self.name == "busy":
            yield f"Beside {os.cpu_count()} processes that spin."
        yield ""
        yield from self.table(goals)
        for failure in self.failures:
            yield f"\nNo figures: {failure}."


def limit(goal):
    if goal.limit is None:
        return ""
    return ("≥ " if goal.is_minimum else "≤ ") + words(goal.limit, goal.unit)


def words(number, unit):
    text = f"{number:,.0f}" if number >= 100 or number == int(number) else f"{number:.2f}".rstrip("0")
    return f"{text} {unit}".rstrip()


def commit():
    """Returns the commit that is checked out, which a build may be older than: `make benchmark` builds first."""
    return subprocess.run(["git", "rev-parse", "--short=8", "HEAD"], capture_output=True, text=True).stdout.strip() or "unknown"


def machine():
    processor = re.search(r"^model name\s*: (.+)$", Path("/proc/cpuinfo").read_text(), re.MULTILINE)
    memory = int(re.search(r"MemTotal: +(\d+)", Path("/proc/meminfo").read_text())[1]) / (1 << 20)
    name = processor[1] if processor else platform.machine()
    return f"{os.cpu_count()} processors ({name}), {memory:.0f} GB, Linux {platform.release()}"


def update(page, run, goals):
    """Replaces what stands between the run's two comments on the page."""
    begin, end = f"<!-- {run.name} run -->", f"<!-- end of {run.name} run -->"
    before, _, rest = page.read_text().partition(begin)
    _, found, after = rest.partition(end)
    if not found:
        raise RuntimeError(f"{page} has no place for a {run.name} run")
    page.write_text(before + "\n".join([begin, *run.lines(goals), end]) + after)
