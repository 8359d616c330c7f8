"""A push service of this computer, and a browser's keys: what the server sends is verified and decrypted by other people's libraries."""

import base64
import http.server
import json
import os
import queue
import threading
import time

import http_ece
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from phone import STEP_MILLISECONDS

# The most that push services have to take, and the longest that a token may hold. Source: RFC 8030, section 7.2; RFC 8292, section 2.
BODY_MAX = 4096
TOKEN_SECONDS_MAX = 24 * 60 * 60


def decoded(text):
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def encoded(data):
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class PushService:
    """Takes what is sent to `/{name}` into a queue; answers with `status`."""

    def __init__(self):
        self.arrived = queue.Queue()
        self.status = 201
        service = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_POST(self):
                body = self.rfile.read(int(self.headers["Content-Length"]))
                service.arrived.put((self.path, dict(self.headers), body))
                self.send_response(service.status)
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *_):
                pass

        self._server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.origin = f"http://127.0.0.1:{self._server.server_port}"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def stop(self):
        self._server.shutdown()
        self._server.server_close()

    def next(self):
        return self.arrived.get(timeout=STEP_MILLISECONDS / 1_000)


class Subscriber:
    """The keys of one browser at the service."""

    def __init__(self, service, name):
        self.service = service
        self.path = f"/{name}"
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._secret = os.urandom(16)

    @property
    def subscription(self):
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": self.service.origin + self.path, "expirationTime": None,
                "keys": {"p256dh": encoded(point), "auth": encoded(self._secret)}}

    def next(self, key):
        """What the next push says. Fails where it is not from the server with this key, or for somebody else."""
        path, headers, body = self.service.next()
        assert path == self.path, f"{path} is not {self.path}"
        assert headers["Content-Encoding"] == "aes128gcm" and len(body) <= BODY_MAX
        assert int(headers["TTL"]) > 0 and len(headers["Topic"]) <= 32
        self._verify(headers["Authorization"], key)
        return json.loads(http_ece.decrypt(body, private_key=self._key, auth_secret=self._secret))

    def _verify(self, header, key):
        scheme, _, rest = header.partition(" ")
        parts = dict(part.strip().split("=", 1) for part in rest.split(","))
        assert scheme == "vapid" and parts["k"] == key
        head, claims, signature = parts["t"].split(".")
        assert json.loads(decoded(head)) == {"typ": "JWT", "alg": "ES256"}
        claims_read = json.loads(decoded(claims))
        assert claims_read["aud"] == self.service.origin
        assert 0 < claims_read["exp"] - time.time() <= TOKEN_SECONDS_MAX
        raw = decoded(signature)
        point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(key))
        numbers = utils.encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
        point.verify(numbers, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
