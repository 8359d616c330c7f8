"""A server that serves the client and says to it what a test tells it to."""

import sys
import threading
from http.server import ThreadingHTTPServer

from scripted_handler import BUNDLE, Handler


class QuietServer(ThreadingHTTPServer):
    """Says nothing of connections that the browser has broken off, as it does when a page is closed."""

    daemon_threads = True

    def handle_error(self, request, client_address):
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)


class ScriptedServer:
    """Serves until `stop`; each device is scripted by its `Device`."""

    def __init__(self):
        self.devices = {}
        # Devices that come with who joins, by name.
        self.joiners = {}
        # Answers to requests for an invitation, and to those that join by it: `(status, value)`, by code.
        self.invitations = {}
        self.joins = {}
        # A server for people, in the place of a simulator.
        self.people = None
        # Lines of the inspector.
        self.lines = []
        # Channels on which it has been asked for lines.
        self.inspectors = []
        # Queues of what is to be written, by the name of the shared stream.
        self.streams = {}
        # The client's files: the sources, or a bundle, beside which the sources are there for pages of the tests.
        self.web = BUNDLE
        # How a phone comes in, as the listing says; None where only this computer may.
        self.guests = None
        # Names the store; a page that has seen another loads itself again.
        self.store = "store-1"
        # Answers who wants to begin anew, and who kills the apps of a device, by its name.
        self.reset = lambda: (202, None)
        self.kill = lambda device: (204, None)
        # Treatment of sockets: "carried", "refused", or "dumb" for one that ends without a word; the number of requests for one.
        self.sockets = "carried"
        self.socket_count = 0
        # Sounds at `/tests/NAME`, for players.
        self.sounds = {}
        handler = type("BoundHandler", (Handler,), {"owner": self})
        self._server = QuietServer(("127.0.0.1", 0), handler)
        self.address = f"http://127.0.0.1:{self._server.server_port}"
        threading.Thread(target=self._server.serve_forever, args=(0.02,), daemon=True).start()

    def add(self, device):
        self.devices[device.name] = device
        return device

    def cut_streams(self):
        """Ends all streams; they are forgotten at once, whenever their threads find out."""
        streams, self.streams = self.streams, {}
        for stream in list(streams.values()):
            stream.put(None)

    def forget_devices(self):
        for device in self.devices.values():
            device.cut()
        # A browser's closed stream is noticed by the next write only, up to a second later.
        self.cut_streams()
        self.devices = {}
        self.people = None
        self.joiners = {}
        self.invitations = {}
        self.joins = {}
        self.lines = []
        self.inspectors = []
        self.sockets = "carried"
        self.socket_count = 0

    def stop(self):
        self.forget_devices()
        self._server.shutdown()
        self._server.server_close()
