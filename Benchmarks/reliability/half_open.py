"""Opens connections that begin a request and never end it."""

import socket
import statistics
import time

from .client import Probes, descriptor_count, get_milliseconds, resident_megabytes

HEAD = b"GET / HTTP/1.1\r\nHost: 127.0"
# `ConnectionLimits.idle`, and a little.
CLOSED_SECONDS_MAX = 75
GET_MILLISECONDS_MAX = 1_000


def run(count):
    simulator = Probes()
    try:
        simulator.start()
        pid = simulator.process.pid
        get_milliseconds(simulator.port)
        before = (descriptor_count(pid), resident_megabytes(pid))
        held = [connection(simulator.port) for _ in range(count)]
        beside = statistics.median(get_milliseconds(simulator.port) for _ in range(20))
        during = resident_megabytes(pid)
        begin = time.monotonic()
        closed = sum(is_closed(one, begin + CLOSED_SECONDS_MAX) for one in held)
        seconds = time.monotonic() - begin
        time.sleep(1)
        after = descriptor_count(pid)
        return (
            f"{count} connections with half a head: a GET beside them takes {beside:.0f} ms (median of 20); {closed} are closed "
            f"within {seconds:.0f} s; descriptors {before[0]} → {after}; memory {before[1]:.0f} → {during:.0f} MB",
            closed == count and beside < GET_MILLISECONDS_MAX and after <= before[0] + 5)
    finally:
        simulator.stop()


def connection(port):
    one = socket.create_connection(("127.0.0.1", port), timeout=10)
    one.sendall(HEAD)
    return one


def is_closed(one, end):
    one.settimeout(max(0.01, end - time.monotonic()))
    try:
        while one.recv(4096):
            pass
        return True
    except TimeoutError:
        return False
    except OSError:
        return True
    finally:
        one.close()

