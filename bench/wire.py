"""A socket client that costs almost nothing: load figures should be of the server, not of its clients."""

import asyncio
import base64
import os
import struct
from collections.abc import Callable
from urllib.parse import urlsplit

TEXT, PING, PONG, MASKED = 0x81, 0x89, 0x8A, 0x80
SHORT, LONG = 126, 127  # lengths that say: two bytes follow, eight bytes follow


class Wire(asyncio.Protocol):
    """One open socket; whole frames go to `heard`, or nowhere."""

    def __init__(self, heard: Callable[[bytes], None] | None) -> None:
        self.heard = heard
        self.lost: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._buffer = bytearray()
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport

    def connection_lost(self, error: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("refused"))
        self.lost.set_result(None)

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self.opened.done():
            self._read_handshake()
        while self.opened.done() and self._read_frame():
            pass

    def _read_handshake(self) -> None:
        head, end, rest = bytes(self._buffer).partition(b"\r\n\r\n")
        if not end:
            return
        assert head.startswith(b"HTTP/1.1 101"), head
        self._buffer = bytearray(rest)
        self.opened.set_result(None)

    def _read_frame(self) -> bool:
        """Hands on one frame; False where it is not all there. Servers never mask, and ours sends no fragments."""
        buffer = self._buffer
        if len(buffer) < 2:
            return False
        start, length = 2, buffer[1]
        if length in (SHORT, LONG):
            start = 4 if length == SHORT else 10
            if len(buffer) < start:
                return False
            length = int.from_bytes(buffer[2:start], "big")
        if len(buffer) < start + length:
            return False
        if buffer[0] == PING:
            self._write(PONG, bytes(buffer[start : start + length]))
        elif self.heard is not None:
            self.heard(bytes(buffer[start : start + length]))
        del buffer[: start + length]
        return True

    def send(self, text: bytes) -> None:
        """Sends a text frame."""
        self._write(TEXT, text)

    def _write(self, kind: int, content: bytes) -> None:
        """The mask of zeros changes nothing, and a benchmark has no proxies to protect."""
        assert self._transport is not None
        size = len(content)
        head = bytes([kind, MASKED | size]) if size < SHORT else bytes([kind, MASKED | SHORT]) + struct.pack(">H", size)
        self._transport.write(head + b"\0\0\0\0" + content)

    def close(self) -> None:
        if self._transport is not None:
            self._transport.abort()


async def open_wire(url: str, path: str, cookie: str, heard: Callable[[bytes], None] | None) -> Wire:
    """An open socket at a server."""
    parts = urlsplit(url)
    assert parts.hostname is not None
    assert parts.port is not None
    loop = asyncio.get_running_loop()
    _, wire = await loop.create_connection(lambda: Wire(heard), parts.hostname, parts.port)
    key = base64.b64encode(os.urandom(16)).decode()
    lines = [
        f"GET {path} HTTP/1.1",
        f"Host: {parts.netloc}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {key}",
        "Sec-WebSocket-Version: 13",
        f"Cookie: {cookie}",
    ]
    assert wire._transport is not None
    wire._transport.write(("\r\n".join(lines) + "\r\n\r\n").encode())
    await wire.opened
    return wire
