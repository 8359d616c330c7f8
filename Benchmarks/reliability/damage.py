"""A row, pages and the head of the store’s file are overwritten."""

import contextlib
import sqlite3

from .client import Probes, phones
from .disks import start_and_fail, texts

COUNT = 300
PAGE = 4096


def run():
    simulator = Probes()
    try:
        simulator.start()
        kate, john = phones(simulator.port)
        for number in range(COUNT):
            kate.send(f"{number}", f"line {number} " + "words " * 20)
        row = damaged_row(simulator, john)
        simulator.stop_process()
        whole = simulator.database.read_bytes()
        pages = damaged_pages(simulator, john, whole)
        head = damaged_head(simulator, whole)
        simulator.database.write_bytes(whole)
        simulator.start()
        back = len(texts(john)) == COUNT - 1
        return (
            f"a row: {row[0]}; pages: {pages[0]}; the head: {head[0]}; the file put back: {'all is there' if back else 'not all'}",
            row[1] and pages[1] and head[1] and back)
    finally:
        simulator.stop()


def damaged_row(simulator, phone):
    with contextlib.closing(sqlite3.connect(simulator.database, timeout=10)) as database:
        database.execute("UPDATE entry SET payload = X'00' WHERE sequence = 7")
        database.commit()
    kinds = [item["kind"] for item in phone.items()]
    code, words = simulator.parley("check", "--store", simulator.database.parent)
    shown = sum(kind == "text" for kind in kinds)
    return (
        f"{shown} of {COUNT} are shown and one stands as “{[item['text'] for item in phone.items() if item['kind'] != 'text'][0]}”, "
        f"`parley check` names it",
        shown == COUNT - 1 and len(kinds) == COUNT and code == 1 and "Entry 7" in words)


def damaged_pages(simulator, phone, whole):
    """Every tenth page from the second on is noise: the server must say so and not fall."""
    remove_journal(simulator)
    broken = bytearray(whole)
    for start in range(10 * PAGE, len(broken), 10 * PAGE):
        broken[start : start + PAGE] = b"\xa5" * PAGE
    simulator.database.write_bytes(broken)
    code, words = simulator.parley("check", "--store", simulator.database.parent)
    try:
        simulator.start()
    except RuntimeError:
        said = simulator.lines[-1]
        return f"the server does not start: “{said}”, `parley check` ends with {code}", code == 1 and "parley check" in said
    simulator.stop_process()
    told = any("parley check" in line for line in simulator.lines)
    return f"the server starts and {'says' if told else 'does not say'} it, `parley check` ends with {code}", told and code == 1


def damaged_head(simulator, whole):
    remove_journal(simulator)
    simulator.database.write_bytes(b"\xa5" * PAGE + whole[PAGE:])
    code, words = start_and_fail(simulator)
    return f"the server ends with {code}: “{words}”", code not in (0, None) and code > 0 and len(words) < 300


def remove_journal(simulator):
    for ending in ("-wal", "-shm"):
        (simulator.database.parent / f"chat.sqlite{ending}").unlink(missing_ok=True)
