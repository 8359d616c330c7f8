import AppProtocol
import Foundation
import Glibc
import Testing

@testable import AppHost

/// Reading the pictures that a process has drawn.
@Suite(.timeLimit(.minutes(5))) struct PreviewFolderTests {
    private static let most = PreviewLimits.pictureByteCountMax
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// - Parameter byteCounts: of the light and the dark picture of each preview.
    /// - Returns: which of them have a picture.
    private func drawn(_ byteCounts: [(Int, Int)]) throws -> [Bool] {
        let listing = PreviewListing(previews: byteCounts.indices.map { PreviewListing.Entry(name: "\($0)") })
        try JSONEncoder().encode(listing).write(to: folder.url.appendingPathComponent(PreviewListing.file))
        for (index, (light, dark)) in byteCounts.enumerated() {
            try write(light, as: PreviewListing.pictureFile(index, isDark: false))
            try write(dark, as: PreviewListing.pictureFile(index, isDark: true))
        }
        return try PreviewFolder(url: folder.url).previews().map { $0.picture != nil }
    }

    /// The first bytes of a PNG, and nothing behind them.
    private func write(_ byteCount: Int, as name: String) throws {
        let file = folder.url.appendingPathComponent(name)
        try Data([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]).write(to: file)
        try #require(truncate(file.path, off_t(byteCount)) == 0)
    }

    @Test func `a picture may have so many bytes, light and dark, and one with a byte more is none`() throws {
        let most = Self.most
        #expect(try drawn([(most, most), (most + 1, most), (most, most + 1)]) == [true, false, false])
    }

    @Test func `the pictures of an app may have so many bytes together, and not one picture more`() throws {
        let count = PreviewLimits.pictureByteCountTotalMax / (2 * Self.most)
        let full = Array(repeating: (Self.most, Self.most), count: count)
        #expect(try drawn(full + [(8, 8)]) == Array(repeating: true, count: count) + [false])
    }
}
