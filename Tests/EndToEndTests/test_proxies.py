"""`parley serve` behind nginx and Caddy as docs/running.md configures them, by HTTPS in a browser."""

import re
import tempfile
import unittest
import urllib.request
from pathlib import Path

from playwright.sync_api import expect

from authenticator import Authenticator
from server import HOST, Authority, Process, Server, caddy, documented, free_port
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
})"""


class BehindProxy:
    """Starts a proxy with a certificate of its own authority, a server behind it, and a browser in front."""

    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        self.path = Path(self.folder.name)
        self.authority = Authority(self.path)
        self.port = free_port()
        self.address = f"https://{HOST}:{self.port}"
        self.server = Server("--public-url", self.address, "--trusted-proxy", "127.0.0.1", "--log-level", "info")
        self.addCleanup(self.server.stop)
        self.server.start()
        self.proxy = self.start_proxy()
        self.addCleanup(self.proxy.stop)
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

    def test_figures_and_foreign_names_stay_outside(self):
        with urllib.request.urlopen(f"http://127.0.0.1:{self.server.port}/metrics") as figures:
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


if __name__ == "__main__":
    unittest.main()
