"""A line like that of a telephone far from its mast, between a browser and a server on this computer.

The browser's own emulation (`Network.emulateNetworkConditions`) leaves out shared workers and handshakes; this one is between
the two programs, so that nothing gets past it."""

import asyncio
import threading

CHUNK = 4_096


class SlowLine:
    """Forwards to a port. All connections share the line's rate, each way for itself, and a handshake takes a round trip."""

    def __init__(self, port, round_trip, rate):
        """`round_trip` in seconds, `rate` in bytes a second."""
        self.target, self.round_trip, self.rate = port, round_trip, rate
        self.port = 0
        self._loop = asyncio.new_event_loop()
        # When each way is free again.
        self._free = {"up": 0.0, "down": 0.0}
        is_open = threading.Event()
        threading.Thread(target=self._run, args=(is_open,), daemon=True).start()
        is_open.wait(10)

    def _run(self, is_open):
        asyncio.set_event_loop(self._loop)
        server = self._loop.run_until_complete(asyncio.start_server(self._connect, "127.0.0.1", 0))
        self.port = server.sockets[0].getsockname()[1]
        is_open.set()
        self._loop.run_forever()

    async def _connect(self, reader, writer):
        await asyncio.sleep(self.round_trip)
        try:
            there, back = await asyncio.open_connection("127.0.0.1", self.target)
        except OSError:
            writer.close()
            return
        await asyncio.gather(self._carry("up", reader, back), self._carry("down", there, writer))

    async def _carry(self, way, source, target):
        # A queue keeps what is under way, so that a delay does not slow down what follows.
        queue = asyncio.Queue()
        deliver = asyncio.ensure_future(self._deliver(queue, target))
        try:
            while data := await source.read(CHUNK):
                begin = max(self._loop.time(), self._free[way])
                self._free[way] = begin + len(data) / self.rate
                await queue.put((self._free[way] + self.round_trip / 2, data))
                # A sender is not told of more than the line takes.
                await asyncio.sleep(self._free[way] - self._loop.time())
        except OSError:
            pass
        await queue.put((self._loop.time(), None))
        await deliver

    async def _deliver(self, queue, target):
        try:
            while True:
                at, data = await queue.get()
                if data is None:
                    break
                await asyncio.sleep(max(0, at - self._loop.time()))
                target.write(data)
                await target.drain()
        except OSError:
            pass
        target.close()
