import Foundation
import Testing

@testable import ChatServer

@Suite(.timeLimit(.minutes(5))) struct PlainCBORTests {
    private static let vast: [UInt8] = [0x9b, 0, 0, 0, 0, 0x40, 0, 0, 0]

    private func isPlain(_ item: [UInt8]) -> Bool {
        let head = Data(count: 32) + Data([0x85, 0, 0, 0, 0])
        // A slice, whose first index is not 0.
        return PlainCBOR.isPlain(authenticatorData: (Data(count: 3) + head + item).dropFirst(3), isNew: false)
    }

    @Test(
        arguments: [
            [0x00], [0x20], [0x18, 0xff], [0x3b, 255, 255, 255, 255, 255, 255, 255, 255], [0x40], [0x42, 1, 2],
            [0x61, 0x61],
            [0x80], [0x82, 1, 2], [0xa0], [0xa1, 1, 2], [0xc1, 1], [0xf5], [0xf9, 0, 0],
            [0xfb, 0, 0, 0, 0, 0, 0, 0, 0],
            [0x81, 0x81, 0x81, 0x01], [0x58, 1, 9], [0x98, 1, 9],
        ] as [[UInt8]]) func `what the bytes bear out is let through`(item: [UInt8])
    { #expect(isPlain(item)) }

    @Test(
        arguments: [
            [], [0x18], [0x1b, 0, 0], [0x42, 1], [0x5b, 0, 0, 0, 0, 0x40, 0, 0, 0], vast, vast + [1, 2, 3], [0x82, 1],
            [0xa1, 1], [0xbb, 0, 0, 0, 0, 0x40, 0, 0, 0], [0xbb, 255, 255, 255, 255, 255, 255, 255, 255, 1],
            [0x9b, 255, 255, 255, 255, 255, 255, 255, 255, 1], [0xa1, 1] + vast, [0x81] + vast, [0xc1] + vast,
            [0x81, 0x81, 0x81, 0x81, 0x01], [0xc1, 0xc1, 0xc1, 0xc1, 0x01], [0x9f, 1, 0xff], [0x5f, 0x41, 1, 0xff],
            [0xbf, 0xff], [0xff], [0x1c], [0x1f],
        ] as [[UInt8]]) func `what they do not is refused`(item: [UInt8])
    { #expect(!isPlain(item)) }

    @Test func `a new passkey's key is looked at behind its name, and then its extensions`() {
        func isPlain(_ flags: UInt8, _ rest: [UInt8], isNew: Bool = true) -> Bool {
            PlainCBOR.isPlain(authenticatorData: Data(count: 32) + Data([flags, 0, 0, 0, 0] + rest), isNew: isNew)
        }
        let name = [UInt8](repeating: 0x9b, count: 16) + [0, 2, 0x9b, 0x9b]
        #expect(isPlain(0x45, name + [0xa0]))
        #expect(isPlain(0xc5, name + [0xa0, 0xa0]))
        #expect(!isPlain(0x45, name + Self.vast))
        #expect(!isPlain(0xc5, name + [0xa0] + Self.vast))
        #expect(!isPlain(0xc5, name + [0xa0]))
        #expect(!isPlain(0x45, name.dropLast()))
        #expect(!isPlain(0x45, [UInt8](repeating: 0, count: 17)))
        // At a sign-in libfido2 reads the bytes behind the fixed part as extensions.
        #expect(!isPlain(0xc5, Self.vast, isNew: false))
        #expect(!PlainCBOR.isPlain(authenticatorData: Data(count: 36), isNew: true))
    }
}
