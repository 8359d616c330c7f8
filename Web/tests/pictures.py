"""Pictures made from nothing, so that no binary file is kept."""

import struct
import zlib


def gradient_png(width=120, top=(244, 190, 120), bottom=(40, 96, 108), height=None):
    height = height or width
    rows = []
    for y in range(height):
        share = y / max(1, height - 1)
        pixel = bytes(round(a + (b - a) * share) for a, b in zip(top, bottom))
        rows.append(b"\0" + pixel * width)
    return _png(width, height, b"".join(rows))


def _png(width, height, data):
    def chunk(kind, body):
        return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))

    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(data)) + chunk(b"IEND", b"")
