"""Pictures made from nothing, so that no binary file is kept."""

import struct
import zlib


def gradient_png(side=120, top=(244, 190, 120), bottom=(40, 96, 108)):
    rows = []
    for y in range(side):
        share = y / (side - 1)
        pixel = bytes(round(a + (b - a) * share) for a, b in zip(top, bottom))
        rows.append(b"\0" + pixel * side)
    return _png(side, b"".join(rows))


def _png(side, data):
    def chunk(kind, body):
        return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))

    header = struct.pack(">IIBBBBB", side, side, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(data)) + chunk(b"IEND", b"")
