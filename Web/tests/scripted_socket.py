"""The WebSocket of a `ScriptedServer`: the same stream as its event stream, and what comes by it: input and Sends."""

import base64
import hashlib
import json
import struct
import threading

MAGIC = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"


def accept(handler):
    """Answers the handshake."""
    key = handler.headers["Sec-WebSocket-Key"].encode()
    handler.send_response(101)
    handler.send_header("Upgrade", "websocket")
    handler.send_header("Connection", "Upgrade")
    handler.send_header("Sec-WebSocket-Accept", base64.b64encode(hashlib.sha1(key + MAGIC).digest()).decode())
    handler.end_headers()
    handler.close_connection = True


def frame(data):
    """One text message of the server."""
    if len(data) < 126:
        return bytes([0x81, len(data)]) + data
    if len(data) < 65_536:
        return bytes([0x81, 126]) + struct.pack(">H", len(data)) + data
    return bytes([0x81, 127]) + struct.pack(">Q", len(data)) + data


def read_messages(file):
    """The texts that a browser sends, until it closes."""
    while True:
        head = file.read(2)
        if len(head) < 2 or head[0] & 15 == 8:
            return
        length = head[1] & 127
        if length == 126:
            (length,) = struct.unpack(">H", file.read(2))
        mask = file.read(4)
        yield bytes(byte ^ mask[index % 4] for index, byte in enumerate(file.read(length))).decode()


def listen(handler, stream, channel_of):
    """Records what comes as if it had been posted, in a thread of its own; it is answered as its device says."""
    def read():
        try:
            for text in read_messages(handler.rfile):
                message = json.loads(text)
                channel = channel_of(message["channel"])
                device = next(each for each in handler.owner.devices.values() if channel in each.streams)
                kind, path = ("send", "/entries") if "send" in message else ("input", "/panel/input")
                device.record("SOCKET", path, message[kind])
                answers = device.answers.get(("SOCKET", path))
                answer = answers.pop(0) if answers else {}
                if answer != "none":
                    data = json.dumps({"number": message["number"], **answer})
                    channel.put(f"event: answer\ndata: {data}\n\n".encode())
        except (OSError, ValueError, StopIteration):
            pass
        stream.put(None)

    threading.Thread(target=read, daemon=True).start()
