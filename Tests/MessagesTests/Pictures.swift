import Foundation

enum Pictures {
    /// A PNG of 3 × 2 pixels.
    static let threeByTwo =
        Data(
            base64Encoded:
                "iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAIAAAASFvFNAAAAEElEQVR4nGMwSJgAQQxwFgBBVAbBHq+J1AAAAABJRU5ErkJggg=="
        ) ?? Data()

    /// A GIF of 300 × 150 pixels; each frame stands for so many hundredths of a second.
    static func gif(delays: [UInt8]) -> Data {
        let head = Data("GIF89a".utf8) + Data([44, 1, 150, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255])
        let loop = Data([0x21, 0xff, 11]) + Data("NETSCAPE2.0".utf8) + Data([3, 1, 0, 0, 0])
        let frames = delays.flatMap { delay in
            [0x21, 0xf9, 4, 0, delay, 0, 0, 0, 0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0] as [UInt8]
        }
        return head + loop + Data(frames) + Data([0x3b])
    }

    /// An animated PNG of 300 × 150 pixels, as far as anybody reads it who does not draw it.
    static func apng(frames: Int) -> Data {
        return Data([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
            + chunk("IHDR", [0, 0, 1, 44, 0, 0, 0, 150, 8, 6, 0, 0, 0]) + chunk("acTL", [0, 0, 0, 2, 0, 0, 0, 0])
            + Data((0..<frames).flatMap { chunk("fcTL", control) + chunk($0 == 0 ? "IDAT" : "fdAT", [UInt8($0)]) })
    }

    private static let control: [UInt8] = Array(repeating: 0, count: 20) + [0, 1, 0, 4, 0, 0]

    private static func chunk(_ name: String, _ content: [UInt8]) -> Data {
        Data([0, 0, 0, UInt8(content.count)]) + Data(name.utf8) + Data(content) + Data(count: 4)
    }

    /// A PNG with a second frame: its own picture comes first.
    static func moving(_ png: Data) -> Data {
        let (header, rest, end) = (png.prefix(33), png.dropFirst(33).dropLast(12), png.suffix(12))
        return header + chunk("acTL", [0, 0, 0, 2, 0, 0, 0, 0]) + chunk("fcTL", control) + rest
            + chunk("fcTL", control) + chunk("fdAT", [0, 0, 0, 1]) + end
    }
}

/// A folder of a test's own, gone with it.
final class TestFolder {
    /// Folder of the tests that may run beside one that allows only some folders.
    static let allowed = FileManager.default.temporaryDirectory.appendingPathComponent("parley-messages-tests")
    let url: URL

    init(in parent: URL = allowed) throws {
        url = parent.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func file(_ name: String, _ data: Data) throws -> URL {
        let file = url.appendingPathComponent(name)
        try data.write(to: file)
        return file
    }
}
