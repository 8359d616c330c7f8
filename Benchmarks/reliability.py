"""Does to a running server what a bad day does, and says what came of it.

    PARLEY_BINARIES=… python Benchmarks/reliability.py [--quick] [part …]

Each part starts servers of its own; all traffic stays on 127.0.0.1. Prints one row of a Markdown table for each, and ends with 1
where something was not as it must be. `--quick` does less of everything. Needs Linux; the disks need root and `unshare`.
"""

import argparse
import sys
import time

from reliability import clock, damage, deaf, disks, half_open, kills, processes

PARTS = {
    "kills": lambda quick: kills.run(10 if quick else 200),
    "full-disk": lambda quick: disks.run_full(),
    "read-only-disk": lambda quick: disks.run_read_only(),
    "turned-read-only": lambda quick: disks.run_turned_read_only(),
    "damage": lambda quick: damage.run(),
    "clock": lambda quick: clock.run(),
    "deaf-clients": lambda quick: deaf.run(200, minutes=1 if quick else 10),
    "no-processes": lambda quick: processes.run(),
    "half-open": lambda quick: half_open.run(100 if quick else 1_000),
}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("parts", nargs="*", metavar="part", help=", ".join(PARTS))
    options = parser.parse_args()
    unknown = set(options.parts) - set(PARTS)
    if unknown:
        parser.error(f"no such part: {', '.join(sorted(unknown))}")
    print("| part | what was seen | as it must be | seconds |\n|---|---|---|---|", flush=True)
    results = [row(name, options.quick) for name in options.parts or PARTS]
    sys.exit(0 if all(results) else 1)


def row(name, quick):
    begin = time.monotonic()
    words, is_good = PARTS[name](quick)
    print(f"| {name} | {words} | {'yes' if is_good else '**no**'} | {time.monotonic() - begin:.0f} |", flush=True)
    return is_good


if __name__ == "__main__":
    main()
