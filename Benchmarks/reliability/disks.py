"""A disk that is full, and one that may not be written to: a small one in memory, in a namespace of its own."""

import os
import subprocess
import sys
from pathlib import Path

from .client import Probes, Refused, phones

SIZE_MEGABYTES = 4
TEXT = "words " * 3_000
IN_NAMESPACE = "PARLEY_OWN_MOUNTS"


class OnSmallDisk(Probes):
    """A simulator whose folder is the whole of a disk."""

    def __init__(self):
        super().__init__()
        self.disk = Path(self.folder.name) / "parley"
        self.disk.mkdir()
        mount("-t", "tmpfs", "-o", f"size={SIZE_MEGABYTES}m", "tmpfs", self.disk)

    def stop(self):
        self.stop_process()
        subprocess.run(["umount", str(self.disk)], check=False)
        self.folder.cleanup()


class OnFailingDisk(Probes):
    """A simulator whose folder is a file system of a file, which turns read-only when it finds an error."""

    def __init__(self):
        super().__init__()
        self.disk = Path(self.folder.name) / "parley"
        self.disk.mkdir()
        self.image = Path(self.folder.name) / "disk"
        with open(self.image, "wb") as image:
            image.truncate(32 << 20)
        subprocess.run(["mkfs.ext4", "-q", "-F", str(self.image)], check=True)
        self.attach()

    def attach(self):
        mount("-o", "loop,errors=remount-ro", self.image, self.disk)

    def fail(self):
        """Has the kernel find an error, as on a disk that goes bad: from then on nothing can be written."""
        device = os.path.basename(subprocess.run(
            ["findmnt", "-n", "-o", "SOURCE", str(self.disk)], check=True, capture_output=True, text=True).stdout.strip())
        Path(f"/sys/fs/ext4/{device}/trigger_fs_error").write_text("1")

    def mend(self):
        subprocess.run(["umount", str(self.disk)], check=True)
        subprocess.run(["fsck.ext4", "-y", str(self.image)], capture_output=True)
        self.attach()

    def stop(self):
        self.stop_process()
        subprocess.run(["umount", str(self.disk)], check=False)
        self.folder.cleanup()


def run_full():
    return in_namespace("full-disk", full)


def run_read_only():
    return in_namespace("read-only-disk", read_only)


def run_turned_read_only():
    return in_namespace("turned-read-only", turned_read_only)


def in_namespace(part, body):
    """Runs the body where nobody else sees what it mounts: in this program, or in another run of it."""
    if os.environ.get(IN_NAMESPACE):
        return body()
    if os.getuid() != 0 or subprocess.run(["unshare", "-m", "true"], capture_output=True).returncode:
        return "not tried: mounting is not permitted here", True
    again = subprocess.run(
        ["unshare", "-m", sys.executable, *sys.argv[:1], part], env={**os.environ, IN_NAMESPACE: "1"},
        capture_output=True, text=True, timeout=600)
    cells = again.stdout.strip().splitlines()[-1].split(" | ") if again.stdout else []
    if len(cells) < 3:
        return f"broke off: {again.stderr.strip().splitlines()[-1:]}", False
    return cells[1], again.returncode == 0


def full():
    simulator = OnSmallDisk()
    try:
        simulator.start()
        kate, john = phones(simulator.port)
        sent, code = fill(kate)
        john_code = refusal(john)
        simulator.kill()
        simulator.start()
        kept = texts(kate)
        simulator.process.poll()
        mount("-o", f"remount,size={4 * SIZE_MEGABYTES}m", simulator.disk)
        more = kate.send("after", "there is room again")
        told = any("full" in line for line in simulator.lines)
        return (
            f"{SIZE_MEGABYTES} MB: {len(sent)} Sends fit, the next is refused with {code}, another phone’s with {john_code}; after a kill "
            f"and a start on the full disk {len(kept)} are there; with room again a Send gets entry {more[0]}; the log "
            f"{'says so' if told else 'is silent'}",
            code == john_code == "disk_full" and kept == sent and told and texts(kate) == [*sent, "there is room again"])
    finally:
        simulator.stop()


def read_only():
    simulator = OnSmallDisk()
    try:
        simulator.start()
        kate, _ = phones(simulator.port)
        kate.send("first", "before")
        simulator.stop_process()
        mount("-o", "remount,ro", simulator.disk)
        code, words = start_and_fail(simulator)
        mount("-o", "remount,rw", simulator.disk)
        simulator.start()
        return (
            f"the server does not start, with code {code}: “{words}”; with the disk writable again all is there",
            code not in (0, None) and len(words) < 300 and texts(kate) == ["before"])
    finally:
        simulator.stop()


def turned_read_only():
    simulator = OnFailingDisk()
    try:
        simulator.start()
        kate, john = phones(simulator.port)
        sent = [f"text {number}" for number in range(20)]
        for number, text in enumerate(sent):
            kate.send(f"first-{number}", text)
        simulator.fail()
        codes = {refusal(kate), refusal(john)}
        read = texts(john)
        told = any("read" in line for line in simulator.lines)
        simulator.stop_process()
        simulator.mend()
        simulator.start()
        more = kate.send("after", "mended")
        return (
            f"a disk that goes bad under a running server: Sends are refused with {', '.join(sorted(codes))}, {len(read)} of {len(sent)} "
            f"texts can be read meanwhile, the log {'says so' if told else 'is silent'}; mended and started again all are there, and a "
            f"Send gets entry {more[0]}",
            codes == {"read_only_store"} and read == sent and told and texts(kate) == [*sent, "mended"])
    finally:
        simulator.stop()


def start_and_fail(simulator):
    """How a server ends that cannot start, and its last words."""
    done = subprocess.run(
        [str(part) for part in simulator.command()], capture_output=True, text=True, timeout=30,
        env={**os.environ, "XDG_DATA_HOME": simulator.folder.name})
    return done.returncode, " ".join((done.stdout + done.stderr).split())


def fill(phone):
    sent = []
    for number in range(10_000):
        text = f"{number} {TEXT}"
        try:
            phone.send(f"fill-{number}", text)
        except Refused as refused:
            return sent, refused.code
        sent.append(text.strip())
    return sent, "nothing"


def refusal(phone):
    try:
        phone.send("one-more", TEXT)
    except Refused as refused:
        return refused.code
    return "nothing"


def texts(phone):
    return [item["text"] for item in phone.items() if item["kind"] == "text"]


def mount(*arguments):
    subprocess.run(["mount", *map(str, arguments)], check=True)
