"""Pictures and answers that an app gets from the network: only from this computer, which a flag of the simulator allows."""

import http.server
import json
import tempfile
import threading
import unittest

from playwright.sync_api import expect

from media import MediaTestCase, bundle, png
from phone import STEP_MILLISECONDS
from simulator import Simulator

STEP_SECONDS = STEP_MILLISECONDS / 1_000


class PictureServer:
    """A web server on this computer; `/slow.png` is never answered."""

    def __init__(self):
        self.paths = []
        self.asked = threading.Event()
        self.gone = threading.Event()
        outer = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_GET(self):
                outer.paths.append(self.path)
                if self.path == "/slow.png":
                    self.wait_for_end()
                elif self.path == "/away.png":
                    self.answer(302, b"", Location=f"http://127.0.0.1:{outer.port}/mussel.png")
                elif self.path == "/page.png":
                    self.answer(200, b"<script>alert(1)</script>", **{"Content-Type": "text/html"})
                else:
                    self.answer(200, png(40, 20), **{"Content-Type": "image/png"})

            def do_POST(self):
                outer.paths.append(self.path)
                sent = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
                kind = {"Content-Type": self.headers["Content-Type"]}
                self.answer(201, json.dumps({"points": sent["points"] + 1}).encode(), **kind)

            def answer(self, status, body, **headers):
                self.send_response(status)
                for name, value in {**headers, "Content-Length": str(len(body))}.items():
                    self.send_header(name, value)
                self.end_headers()
                self.wfile.write(body)

            def wait_for_end(self):
                outer.asked.set()
                # Nothing more is sent by the other side: what is read is that it has gone.
                self.connection.settimeout(2 * STEP_SECONDS)
                self.connection.recv(1)
                outer.gone.set()

            def log_message(self, *arguments):
                pass

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.port = self.server.server_address[1]
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def stop(self):
        self.server.shutdown()
        self.server.server_close()


class NetworkTestCase(MediaTestCase):
    hosts = ("localhost",)
    options = ("--allow-private-network",)
    paths = ("mussel.png", "away.png", "page.png")

    def bundles(self, folder):
        bundle(folder, "Pictures", "PicturesViewController", hosts=self.hosts)

    def make_simulator(self):
        self.apps = tempfile.TemporaryDirectory(prefix="parley-network-apps-")
        self.addCleanup(self.apps.cleanup)
        self.bundles(self.apps.name)
        self.pictures = PictureServer()
        self.addCleanup(self.pictures.stop)
        return Simulator(apps=self.apps.name, options=self.options)

    def open(self, *paths):
        addresses = [f"http://localhost:{self.pictures.port}/{path}" for path in paths]
        (self.home("Pictures") / "addresses").write_text("\n".join(addresses))
        self.kate.button("Pictures").click()

    def see(self, text):
        expect(self.kate.region.get_by_text(text, exact=True)).to_be_visible()


class Allowed(NetworkTestCase):
    def test_a_picture_of_a_named_host_is_seen_and_nothing_else(self):
        self.open("mussel.png", "away.png", "page.png")
        image = self.kate.region.get_by_role("img", name="mussel.png")
        expect(image).to_be_visible()
        # 40 × 20 pixels at two a point.
        self.assertEqual({name: image.bounding_box()[name] for name in ("width", "height")}, {"width": 20, "height": 10})
        self.see("away.png: code -1020")
        self.see("page.png: code -1016")
        self.assertEqual(self.pictures.paths.count("/mussel.png"), 1)

    def test_what_is_not_seen_any_more_is_not_loaded_on(self):
        self.open("slow.png")
        self.see("slow.png is loading")
        self.assertTrue(self.pictures.asked.wait(STEP_SECONDS), "the server was not asked")
        self.kate.button("Hide").click()
        self.assertTrue(self.pictures.gone.wait(STEP_SECONDS), "the server still waits")

    def test_an_app_that_is_closed_loads_nothing_on(self):
        self.open("slow.png")
        self.see("slow.png is loading")
        self.assertTrue(self.pictures.asked.wait(STEP_SECONDS), "the server was not asked")
        self.kate.button("Close panel").click()
        self.assertTrue(self.pictures.gone.wait(STEP_SECONDS), "the server still waits")


class Sessions(NetworkTestCase):
    """`URLSession` of an app in its own process, behind its walls."""

    def bundles(self, folder):
        bundle(folder, "Session", "SessionViewController", hosts=self.hosts)

    def begin(self, path):
        (self.home("Session") / "addresses").write_text(f"http://localhost:{self.pictures.port}/{path}")
        self.kate.button("Session").click()

    def test_a_post_is_answered_by_a_named_host(self):
        self.begin("scores")
        self.kate.button("Post").click()
        self.see("status 201, 6 points")
        self.assertEqual(self.pictures.paths, ["/scores"])

    def test_a_task_of_a_session_of_its_own_is_loaded(self):
        self.begin("page.png")
        self.kate.button("Load").click()
        self.see("<script>alert(1)</script>")


class SessionNotNamed(Sessions):
    hosts = ("img.example.org",)

    def test_a_post_is_answered_by_a_named_host(self):
        self.begin("scores")
        self.kate.button("Post").click()
        self.see("code -1020")
        self.assertEqual(self.pictures.paths, [])

    def test_a_task_of_a_session_of_its_own_is_loaded(self):
        self.begin("page.png")
        self.kate.button("Load").click()
        self.see("code -1020")
        self.assertEqual(self.pictures.paths, [])


class NotNamed(NetworkTestCase):
    hosts = ("img.example.org",)

    def test_a_host_that_the_app_does_not_name_is_not_asked(self):
        self.open("mussel.png")
        self.see("mussel.png: code -1020")
        self.assertEqual(self.pictures.paths, [])


class Private(NetworkTestCase):
    options = ()

    def test_this_computer_is_not_asked_without_the_flag(self):
        self.open("mussel.png")
        self.see("mussel.png: code -1004")
        self.assertEqual(self.pictures.paths, [])


if __name__ == "__main__":
    unittest.main()
