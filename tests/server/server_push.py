"""A browser that can be called: its keys, and a push service of its own on this machine that keeps what it is sent."""

import hashlib
import hmac
import json
import threading
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any

from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from quarterdeck.server.push import Target, b64, derive


class Browser:
    """A browser's key pair, and a push service of its own that keeps what it is sent."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"0123456789abcdef"
        self.got: list[tuple[dict[str, str], bytes]] = []
        self.status = 201
        self.arrived = threading.Semaphore(0)
        browser = self

        class Service(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                browser.got.append((dict(self.headers), body))
                self.send_response(browser.status)
                self.end_headers()
                browser.arrived.release()

            def log_message(self, *_: object) -> None:
                pass

        self.service = HTTPServer(("127.0.0.1", 0), Service)
        threading.Thread(target=self.service.serve_forever, daemon=True).start()
        self.endpoint = f"http://127.0.0.1:{self.service.server_port}/push/one"

    @property
    def point(self) -> bytes:
        numbers = serialization.PublicFormat.UncompressedPoint
        return self.key.public_key().public_bytes(serialization.Encoding.X962, numbers)

    @property
    def target(self) -> Target:
        return Target(self.endpoint, b64(self.point), b64(self.auth))

    @property
    def subscription(self) -> dict[str, object]:
        """What its page tells our server."""
        return {"endpoint": self.endpoint, "keys": {"p256dh": b64(self.point), "auth": b64(self.auth)}}

    def read(self, body: bytes) -> Any:
        """What a message says: RFC 8291 from the other side."""
        salt, theirs, sealed = body[:16], body[21 : 21 + body[20]], body[21 + body[20] :]
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
        prk = hmac.digest(self.auth, shared, hashlib.sha256)
        secret = hmac.digest(prk, b"WebPush: info\x00" + self.point + theirs + b"\x01", hashlib.sha256)
        key, nonce = derive(secret, salt, b"aes128gcm", 16), derive(secret, salt, b"nonce", 12)
        plain = AESGCM(key).decrypt(nonce, sealed, None)
        assert plain[-1:] == b"\x02"
        return json.loads(plain[:-1])

    def close(self) -> None:
        self.service.shutdown()
        self.service.server_close()
