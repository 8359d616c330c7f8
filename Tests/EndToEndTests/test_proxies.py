"""`parley serve` by HTTPS in a browser: behind nginx and Caddy as docs/running.md configures them, and with a certificate of its own."""

import contextlib
import os
import re
import signal
import socket
import ssl
import tempfile
import time
import unittest
import urllib.request
from pathlib import Path

from playwright.sync_api import expect

from authenticator import Authenticator
from server import BINARIES, HOST, Authority, Process, Server, caddy, documented, free_port, parley
from simulator_test_case import Browsers


JOIN = """async code => {
  const body = JSON.stringify({ name: "Ann" });
  const answer = await fetch(`/invitations/${code}/people`, { method: "POST", body });
  return { status: answer.status, text: await answer.text() };
}"""
FIRST_MESSAGE = """() => new Promise((resolve, reject) => {
  const socket = new WebSocket(`wss://${location.host}/socket`);
  socket.onmessage = ({ data }) => data.includes("event:") && resolve(data);
  socket.onerror = () => reject(new Error("no socket"));
  setTimeout(() => reject(new Error("nothing comes")), 30_000);
})"""


# A renewed certificate is looked for every ten seconds.
RENEWAL_MAX_SECONDS = 60


class ByHTTPS:
    """Starts a server that is reached by HTTPS, with a certificate of an authority of its own, and a browser in front."""

    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        self.path = Path(self.folder.name)
        self.authority = Authority(self.path)
        self.port = free_port()
        self.address = f"https://{HOST}:{self.port}"
        self.start_server()
        self.browser = Browsers.get((
            f"--host-resolver-rules=MAP {HOST} 127.0.0.1",
            f"--ignore-certificate-errors-spki-list={self.authority.fingerprint}"))
        self.context = self.browser.new_context(viewport={"width": 1100, "height": 900})
        self.addCleanup(self.context.close)
        self.page = self.context.new_page()
        self.complaints = []
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def test_the_owner_comes_in_by_https(self):
        path = self.server.owner_path()
        answer = self.page.goto(self.address + path)
        self.assertEqual(answer.status, 200)
        self.assertEqual(answer.headers["strict-transport-security"], "max-age=31536000")
        joined = self.page.evaluate(JOIN, path.rsplit("/", 1)[1])
        self.assertEqual(joined["status"], 201, joined)
        cookies = {cookie["name"]: cookie for cookie in self.context.cookies()}
        cookie = cookies["__Host-parley"]
        self.assertTrue(cookie["secure"] and cookie["httpOnly"], cookie)
        self.assertEqual((cookie["path"], cookie["domain"], cookie["sameSite"]), ("/", HOST, "Strict"))
        # The welcome of a stream, which the server sends by itself.
        self.assertIn("event: stream", self.page.evaluate(FIRST_MESSAGE))
        self.assertEqual(self.page.evaluate("async () => (await fetch('/account')).status"), 200)

    def test_a_passkey_belongs_to_the_name_of_the_proxy(self):
        path = self.server.owner_path()
        self.page.goto(self.address + path)
        self.page.evaluate(JOIN, path.rsplit("/", 1)[1])
        keys = Authenticator(self.page)
        self.page.goto(f"{self.address}/settings")
        section = self.page.get_by_role("region", name="Passkeys")
        section.get_by_role("button", name="Add a passkey").click()
        expect(section.get_by_role("listitem")).to_have_count(1)
        self.assertEqual([each["rpId"] for each in keys.passkeys], [HOST])
        self.context.clear_cookies()
        self.page.goto(f"{self.address}/sign-in")
        self.page.get_by_role("button", name="Sign in with a passkey").click()
        expect(self.page.get_by_text("No conversations yet")).to_be_visible()


class BehindProxy(ByHTTPS):
    def start_server(self):
        self.server = Server("--public-url", self.address, "--trusted-proxy", "127.0.0.1", "--log-level", "info")
        self.addCleanup(self.server.stop)
        self.server.start()
        self.proxy = self.start_proxy()
        self.addCleanup(self.proxy.stop)

    def test_figures_and_foreign_names_stay_outside(self):
        with urllib.request.urlopen(f"http://127.0.0.1:{self.server.port}/metrics", timeout=10) as figures:
            self.assertIn("parley_http", figures.read().decode())
        answer = self.page.goto(self.address + "/metrics")
        self.assertEqual(answer.status, 404)
        answer = self.server.get("/", {"Host": "evil.test"})
        self.assertEqual(answer.status, 403)


class Nginx(BehindProxy, unittest.TestCase):
    def start_proxy(self):
        certificate, key = self.authority.issue()
        site = documented("nginx").replace("127.0.0.1:8080", f"127.0.0.1:{self.server.port}")
        site = site.replace("listen 443", f"listen {self.port}").replace("chat.example.org;", f"{HOST};")
        site = re.sub(r"ssl_certificate .*;", f"ssl_certificate {certificate};", site)
        site = re.sub(r"ssl_certificate_key .*;", f"ssl_certificate_key {key};", site)
        temporary = "".join(
            f"{kind}_temp_path {self.path / kind};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
        file = self.path / "nginx.conf"
        file.write_text(
            f"daemon off;\nmaster_process off;\npid {self.path / 'pid'};\nerror_log stderr;\nevents {{}}\n"
            f"http {{\naccess_log off;\n{temporary}{site}}}\n")
        return Process("/usr/sbin/nginx", "-c", file)


class Caddy(BehindProxy, unittest.TestCase):
    def start_proxy(self):
        return caddy(self.path, self.address, self.server, self.authority)


class OwnCertificate(ByHTTPS, unittest.TestCase):
    def start_server(self):
        self.certificate, self.key = self.authority.issue()
        self.server = Server(
            "--public-url", self.address, "--certificate", self.certificate, "--key", self.key, "--host", "127.0.0.1", port=self.port)
        self.addCleanup(self.server.stop)
        self.start()

    def start(self):
        self.server.process = Process(*self.server.command())
        self.server.process.find("^Parley server: (.*)")

    def served_certificate(self):
        """The one that a client is shown, once it has checked it."""
        trust = ssl.create_default_context(cafile=self.authority.certificate)
        with socket.create_connection(("127.0.0.1", self.port), timeout=10) as connection:
            with trust.wrap_socket(connection, server_hostname=HOST) as secure:
                return secure.getpeercert()["serialNumber"]

    def test_a_renewed_certificate_is_shown_without_a_restart(self):
        first = self.served_certificate()
        certificate, key = self.authority.issue("renewed")
        # One after the other, as who copies files does: for a moment they do not belong together.
        certificate.replace(self.certificate)
        key.replace(self.key)
        deadline = time.monotonic() + RENEWAL_MAX_SECONDS
        while self.served_certificate() == first and time.monotonic() < deadline:
            time.sleep(0.2)
        self.assertNotEqual(self.served_certificate(), first)

    def test_a_renewed_certificate_that_is_damaged_leaves_the_one_before(self):
        first = self.served_certificate()
        self.certificate.write_text("nothing")
        self.server.process.find("(The renewed certificate is not taken, the one before stays.*)")
        self.assertEqual(self.served_certificate(), first)

    def test_the_server_ends_with_words_where_what_speaks_tls_for_it_ends(self):
        os.kill(self.nginx(), signal.SIGKILL)
        code, words = self.server.process.ended()
        self.assertEqual(code, 1, words)
        self.assertIn("nginx has ended", words)

    def nginx(self):
        """The number of the process that the server has started."""
        for status in Path("/proc").glob("[0-9]*/status"):
            with contextlib.suppress(OSError):
                if f"PPid:\t{self.server.process.id}\n" in status.read_text() and (status.parent / "comm").read_text() == "nginx\n":
                    return int(status.parent.name)
        self.fail("no nginx runs")

    def test_who_stops_or_kills_the_server_stops_what_speaks_tls_for_it(self):
        self.server.process.kill()
        self.await_silence()
        self.start()
        self.served_certificate()
        self.assertEqual(self.server.process.stop(), 0)
        self.await_silence()

    def await_silence(self):
        deadline = time.monotonic() + RENEWAL_MAX_SECONDS
        with contextlib.suppress(ConnectionRefusedError):
            while time.monotonic() < deadline:
                socket.create_connection(("127.0.0.1", self.port), timeout=10).close()
                time.sleep(0.05)
            self.fail("somebody still listens")

    def test_a_client_cannot_give_itself_another_address(self):
        # A request that was passed on is no request of this computer, which alone reads figures.
        self.assertEqual(self.page.goto(self.address + "/metrics").status, 404)
        self.context.set_extra_http_headers({"X-Forwarded-For": "127.0.0.1"})
        self.assertEqual(self.page.goto(self.address + "/metrics").status, 404)

    def test_files_that_are_no_certificate_and_an_address_without_tls_are_refused_in_words(self):
        folder, other = self.path / "other", self.path / "other.pem"
        other.write_text("nothing")
        code, words = parley(
            "serve", "--data", folder, "--port", free_port(), "--web", BINARIES / "web", "--public-url", self.address, "--certificate",
            other, "--key", self.key)
        self.assertEqual(code, 1, words)
        self.assertIn("nginx does not take the certificate and the key", words)
        code, words = parley(
            "serve", "--data", folder, "--web", BINARIES / "web", "--certificate", self.certificate, "--key", self.key)
        self.assertEqual(code, 1, words)
        self.assertIn("--public-url https://", words)
        code, words = parley(
            "serve", "--data", folder, "--port", self.port, "--web", BINARIES / "web", "--public-url", self.address, "--certificate",
            self.certificate, "--key", self.key)
        self.assertEqual(code, 1, words)
        self.assertIn("is taken", words)


if __name__ == "__main__":
    unittest.main()
