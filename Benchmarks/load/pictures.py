"""Pictures that people send: PNG files of colours at random."""

import random
import struct
import zlib

SIDES = (48, 64, 96, 128, 160, 200)


def write(folder):
    """Writes them into a new folder, and returns it."""
    folder.mkdir()
    colours = random.Random(1)
    for side in SIDES:
        (folder / f"{side}.png").write_bytes(png(side, colours))
    return folder


def png(side, colours):
    """Source: Portable Network Graphics (Second Edition), sections 5 and 11."""
    rows = b"".join(b"\0" + colours.randbytes(3 * side) for _ in range(side))
    parts = ((b"IHDR", struct.pack(">IIBBBBB", side, side, 8, 2, 0, 0, 0)), (b"IDAT", zlib.compress(rows)), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data)) for name, data in parts)
