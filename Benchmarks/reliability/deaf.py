"""Clients that ask for events and never read them; those that were cut off come again each minute."""

import selectors
import socket
import threading
import time

from .client import Probes, ask, descriptor_count, get_milliseconds, phones, resident_megabytes

STREAMS_PER_DEVICE = 8
# Each byte of it takes six in JSON.
TEXT = "\x01" * 20_000
SENDS_PER_SECOND = 0.5
# Within the first five minutes every client has been cut off several times; from then on nothing may grow.
SETTLED_MINUTES = 5
GROWTH_MAX = 1.25


def run(count, minutes):
    simulator = Probes()
    try:
        simulator.start()
        for number in range(2, count // STREAMS_PER_DEVICE):
            ask(simulator.port, "POST", "/simulator/people", body={"name": f"Person {number}"})
        own = phones(simulator.port)
        clients = Clients(own, count)
        stop = threading.Event()
        sender = threading.Thread(target=keep_sending, args=(own[0], stop))
        sender.start()
        try:
            memory, longest = watch(simulator, clients, minutes)
        finally:
            stop.set()
            sender.join()
        clients.close()
        settled, later = memory[:SETTLED_MINUTES], memory[SETTLED_MINUTES:] or memory
        return (
            f"{count} clients that never read, {minutes} minutes, {clients.count} connections opened: memory by minute "
            f"{' '.join(f'{one:.0f}' for one in memory)} MB; longest GET {longest:.0f} ms; "
            f"{descriptor_count(simulator.process.pid)} descriptors at the end",
            max(later) <= GROWTH_MAX * max(settled))
    finally:
        simulator.stop()


def keep_sending(phone, stop):
    number = 0
    while not stop.wait(1 / SENDS_PER_SECOND):
        number += 1
        phone.send(f"deaf-{number}", TEXT)


def watch(simulator, clients, minutes):
    """Memory at the end of the first minute and of each one after; how long the slowest request of somebody else took."""
    memory, longest = [], 0.0
    for minute in range(minutes + 1):
        end = time.monotonic() + 60
        clients.refill()
        while time.monotonic() < end:
            longest = max(longest, get_milliseconds(simulator.port))
            time.sleep(0.2)
        memory.append(resident_megabytes(simulator.process.pid))
    return memory, longest


class Clients:
    """As many connections as there may be; each asks for all that was ever said."""

    def __init__(self, own, count):
        self.own, self.count = own, 0
        self.selector = selectors.DefaultSelector()
        for place in range(count):
            self.open(place)

    def open(self, place):
        phone = self.own[place // STREAMS_PER_DEVICE]
        one = socket.socket()
        # The system is not to read for it.
        one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        one.connect(("127.0.0.1", phone.port))
        one.sendall(
            f"GET {phone.path}/events?after=0 HTTP/1.1\r\nHost: 127.0.0.1:{phone.port}\r\nCookie: {phone.cookie}\r\n\r\n".encode())
        # A connection that is cut off has an error; one that only has bytes to read has none.
        self.selector.register(one, selectors.EVENT_WRITE, place)
        self.count += 1

    def refill(self):
        for key, _ in self.selector.select(0):
            if is_gone(key.fileobj):
                self.selector.unregister(key.fileobj)
                key.fileobj.close()
                self.open(key.data)

    def close(self):
        for key in list(self.selector.get_map().values()):
            key.fileobj.close()


def is_gone(one):
    """Whether the server has closed it; without reading."""
    if one.getsockopt(socket.SOL_SOCKET, socket.SO_ERROR):
        return True
    # Source: tcp(7), TCP_INFO: the first byte is the state; 1 is established.
    return one.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, 1)[0] != 1
