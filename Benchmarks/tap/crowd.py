"""People with an app open, each tapping twice a second, spoken by the sockets of one thread."""

import asyncio
import base64
import http.client
import json
import os
import shutil
import struct
import time

from simulator import BINARIES, Simulator

APP = "org.example.CounterStarter"
PROBE = "org.parley.ProbeApp"
REST_SECONDS = 0.5


class Crowd:
    """A simulator with that many people, and one more whose app sends trees without end where it is to be hostile."""

    def __init__(self, count, is_hostile, simulator_class):
        self.names = [f"Person{number}" for number in range(count + 1)]
        self.simulator = simulator_class(",".join(self.names[:2]), fixture="CounterStarter")
        self.count, self.is_hostile = count, is_hostile
        if is_hostile:
            self._add_neighbour()
        self.simulator.start()

    def stop(self):
        self.simulator.stop()

    def _add_neighbour(self):
        other = Simulator(fixture="ProbeApp")
        shutil.copytree(other.apps / "ProbeApp.app", self.simulator.apps / "ProbeApp.app")
        (self.simulator.apps / "ProbeApp.app" / "behaviour").write_text("treeFlood")
        other.folder.cleanup()

    def run(self, seconds):
        return asyncio.run(self._run(seconds))

    async def _run(self, seconds):
        places = self._places()
        people = [Person(self.simulator.port, *place) for place in places[:self.count]]
        for person in people:
            await person.open()
        stop = asyncio.Event()
        neighbour = asyncio.create_task(self._disturb(*places[self.count], stop)) if self.is_hostile else None
        await asyncio.sleep(2)
        found = await asyncio.gather(*(person.tap_for(seconds, number) for number, person in enumerate(people)))
        stop.set()
        if neighbour:
            await neighbour
        return [time for times in found for time in times]

    async def _disturb(self, path, cookie, stop):
        """Opens the app that spins, again whenever it has been ended; taps it, which is what makes it spin."""
        stranger = Person(self.simulator.port, path, cookie, app=PROBE)
        await stranger.open(waits=False)
        while not stop.is_set():
            await asyncio.to_thread(stranger.ask, "PUT", "/panel", {"app": PROBE})
            for _ in range(10):
                await asyncio.sleep(0.1)
                if stranger.instance:
                    await stranger.send({"kind": "tap", "node": 3})

    def _places(self):
        connection = http.client.HTTPConnection("127.0.0.1", self.simulator.port)
        for name in self.names[2:]:
            connection.request("POST", "/simulator/people", json.dumps({"name": name}), {"Content-Type": "application/json"})
            connection.getresponse().read()
        connection.request("GET", "/")
        answer = connection.getresponse()
        answer.read()
        values = [value for name, value in answer.getheaders() if name.lower() == "set-cookie"]
        cookies = {value.split("Path=")[1].split(";")[0]: value.split(";")[0] for value in values}
        connection.request("GET", "/simulator")
        return [(f"/devices/{place['device']}/conversations/{place['conversation']}", cookies[f"/devices/{place['device']}"])
                for place in json.loads(connection.getresponse().read())["devices"]]


class Person:
    """One device with its socket, and the counter open in its panel."""

    def __init__(self, port, path, cookie, app=APP):
        self.port, self.path, self.cookie, self.app = port, path, cookie, app
        self.instance, self.node, self.number = None, None, 0
        self.patched = asyncio.Event()

    def ask(self, method, path, body):
        connection = http.client.HTTPConnection("127.0.0.1", self.port)
        connection.request(method, self.path + path, json.dumps(body),
                           {"Content-Type": "application/json", "Cookie": self.cookie})
        return connection.getresponse().read()

    async def open(self, waits=True):
        self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port)
        key = base64.b64encode(os.urandom(16)).decode()
        self.writer.write((
            f"GET /socket HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nOrigin: http://127.0.0.1:{self.port}\r\n"
            f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n").encode())
        await self.reader.readuntil(b"\r\n\r\n")
        self.reading = asyncio.create_task(self._read())
        while self.number == 0:
            await asyncio.sleep(0.01)
        await asyncio.to_thread(self.ask, "PUT", f"/streams/{self.stream}/1", {"after": 0})
        await asyncio.to_thread(self.ask, "PUT", "/panel", {"app": self.app})
        while waits and self.node is None:
            await asyncio.sleep(0.01)

    async def _read(self):
        rest = ""
        while True:
            first, second = await self.reader.readexactly(2)
            length = second
            if second == 126:
                (length,) = struct.unpack(">H", await self.reader.readexactly(2))
            elif second == 127:
                (length,) = struct.unpack(">Q", await self.reader.readexactly(8))
            data = await self.reader.readexactly(length)
            if first & 15 in (0, 1):
                *blocks, rest = (rest + data.decode()).split("\n\n")
                for block in blocks:
                    self._take(block)

    def _take(self, block):
        lines = block.split("\n")
        name = next((line[7:] for line in lines if line.startswith("event: ")), "")
        data = [line[6:] for line in lines if line.startswith("data: ")]
        if name == "stream":
            self.stream, self.number = json.loads(data[0])["stream"], 1
        if name == "patch":
            event = json.loads(data[-1])
            self.instance = event["instance"]
            # To look through the neighbour's trees would hold up this one thread, and so the people's times.
            operations = event["patch"]["operations"] if self.app == APP and self.node is None else []
            for operation in operations:
                node = operation.get("node")
                if isinstance(node, dict) and "Count one" in json.dumps(node) and node["content"]["kind"] == "button":
                    self.node = node["id"]
            self.patched.set()

    async def send(self, event):
        self.number += 1
        message = {"channel": 1, "number": self.number, "input": {"instance": self.instance, "events": [event]}}
        data = json.dumps(message).encode()
        head = bytes([0x81, 0x80 | len(data)]) if len(data) < 126 else bytes([0x81, 0xFE]) + struct.pack(">H", len(data))
        self.writer.write(head + bytes(4) + data)
        await self.writer.drain()

    async def tap_for(self, seconds, number):
        await asyncio.sleep(REST_SECONDS * (number % 20) / 20)
        times = []
        end = time.perf_counter() + seconds
        while time.perf_counter() < end:
            self.patched.clear()
            begin = time.perf_counter()
            await self.send({"kind": "tap", "node": self.node})
            try:
                await asyncio.wait_for(self.patched.wait(), 5)
            except asyncio.TimeoutError:
                times.append(5_000)
                continue
            times.append((time.perf_counter() - begin) * 1_000)
            await asyncio.sleep(REST_SECONDS)
        return times
