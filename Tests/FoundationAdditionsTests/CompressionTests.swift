import Foundation
import Testing

@testable import FoundationAdditions

@Suite(.timeLimit(.minutes(5))) struct `Compressed data` {
    private let text = Data(String(repeating: "one two three ", count: 20_000).utf8)

    @Test func `are smaller, and the same again when they are decompressed`() throws {
        let small = try NSData(data: text).compressed(using: .zlib)
        #expect(small.count < text.count / 100)
        #expect(Data(referencing: try small.decompressed(using: .zlib)) == text)
        let empty = try NSData().compressed(using: .zlib)
        #expect(try empty.decompressed(using: .zlib).count == 0)
    }

    /// Example of RFC 1951: a stored block, and one with fixed codes, as other programs write them.
    @Test func `are a raw stream without header and checksum`() throws {
        let stored = NSData(data: Data([1, 3, 0, 0xFC, 0xFF, 65, 66, 67]))
        #expect(Data(referencing: try stored.decompressed(using: .zlib)) == Data("ABC".utf8))
        let fixed = try NSData(data: Data("a".utf8)).compressed(using: .zlib)
        #expect(Data(referencing: fixed) == Data([0x4B, 4, 0]))
    }

    @Test func `are changed in place where they can be`() throws {
        let data = NSMutableData(data: text)
        try data.compress(using: .zlib)
        #expect(data.count < text.count / 100)
        let copy = try data.decompressed(using: .zlib)
        copy.append(Data([1]))
        #expect(copy.count == text.count + 1)
        try data.decompress(using: .zlib)
        #expect(Data(referencing: data) == text)
    }

    @Test func `are refused where they are damaged or cut off`() throws {
        let small = try NSData(data: text).compressed(using: .zlib)
        let cut = NSData(data: Data(referencing: small).dropLast(3))
        for data in [cut, NSData(data: Data([0xFF, 1, 2])), NSData()] {
            let error = #expect(throws: CocoaError.self) { try data.decompressed(using: .zlib) }
            #expect(error?.code == .decompressionFailed)
        }
    }

    @Test func `are refused where too many bytes would come of them`() throws {
        let small = try #require(RawDeflate.compressed(text))
        #expect(RawDeflate.decompressed(small, byteCountMax: text.count) == text)
        #expect(RawDeflate.decompressed(small, byteCountMax: text.count - 1) == nil)
        let bomb = NSData(data: Data(count: NSData.decompressedByteCountMax + 1))
        let error = #expect(throws: CocoaError.self) { try bomb.compressed(using: .zlib).decompressed(using: .zlib) }
        #expect(error?.code == .decompressionFailed)
    }

    @Test(arguments: [NSData.CompressionAlgorithm.lzfse, .lz4, .lzma])
    func `are not made with another algorithm, which the error names`(algorithm: NSData.CompressionAlgorithm) {
        let error = #expect(throws: CocoaError.self) { try NSData(data: text).compressed(using: algorithm) }
        #expect(error?.code == .featureUnsupported)
        #expect(error?.localizedDescription.contains("\(algorithm)") == true)
        #expect(throws: CocoaError.self) { try NSMutableData(data: text).decompress(using: algorithm) }
    }
}
