import Foundation
import MediaFormats
import Testing

/// Removing all that is not picture; the picture stays bit by bit.
@Suite(.timeLimit(.minutes(5))) struct PictureStrippingTests {
    private func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
        let length = UInt32(content.count).bigEndian
        return withUnsafeBytes(of: length) { Array($0) } + Array(name.utf8) + content + [0, 0, 0, 0]
    }

    private func png(_ more: [UInt8]) -> Data {
        let head: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
        let size: [UInt8] = [0, 0, 0, 2, 0, 0, 0, 1, 8, 6, 0, 0, 0]
        return Data(head + chunk("IHDR", size) + more + chunk("IDAT", [1, 2, 3]) + chunk("IEND", []))
    }

    @Test func `a PNG loses its words and places, and keeps its colours and frames`() {
        let drawing = chunk("acTL", [0, 0, 0, 1, 0, 0, 0, 0]) + chunk("gAMA", [0, 0, 0, 1])
        let told = png(chunk("eXIf", [1, 2]) + drawing + chunk("tEXt", Array("Secret".utf8)))
        #expect(PictureStripping.stripped(told) == png(drawing))
        #expect(PictureStripping.stripped(png(drawing)) == png(drawing))
    }

    @Test func `a JPEG loses its comments and its camera, and keeps its colours`() {
        func segment(_ marker: UInt8, _ words: String) -> [UInt8] {
            [0xff, marker, 0, UInt8(words.utf8.count + 2)] + Array(words.utf8)
        }
        let size: [UInt8] = [0xff, 0xc0, 0, 11, 8, 0, 1, 0, 2, 1, 1, 0x11, 0]
        let scan: [UInt8] = [0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 1, 2, 0xff, 0xd9]
        let kept = Data([0xff, 0xd8] + segment(0xe0, "JFIF") + segment(0xe2, "ICC") + size + scan)
        let told = Data(
            [0xff, 0xd8] + segment(0xe0, "JFIF") + segment(0xe1, "Exif") + segment(0xe2, "ICC")
                + segment(0xfe, "Secret")
                + size + scan)
        #expect(PictureStripping.stripped(told) == kept)
        #expect(PictureInspection(told)?.mayBeTurned == true && PictureInspection(kept)?.mayBeTurned == false)
    }

    @Test func `a GIF loses its comment and keeps moving`() {
        let head = Array("GIF89a".utf8) + [1, 0, 1, 0, 0x80, 0, 0, 200, 60, 20, 255, 255, 255]
        let frame: [UInt8] = [0x21, 0xf9, 4, 0, 50, 0, 0, 0, 0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]
        let loop: [UInt8] = [0x21, 0xff, 11] + Array("NETSCAPE2.0".utf8) + [3, 1, 0, 0, 0]
        let comment: [UInt8] = [0x21, 0xfe, 6] + Array("Secret".utf8) + [0]
        let told = Data(head + comment + loop + frame + frame + [0x3b])
        #expect(PictureStripping.stripped(told) == Data(head + loop + frame + frame + [0x3b]))
    }

    @Test func `what breaks off, or is no picture, does not trap`() {
        let told = png(chunk("tEXt", Array("Secret".utf8)))
        for length in 0..<told.count { _ = PictureStripping.stripped(told.prefix(length)) }
        let gif = Data("GIF89a".utf8) + Data([1, 0, 1, 0, 0x80, 0, 0, 0x21, 0xfe, 200, 1])
        for length in 0...gif.count { _ = PictureStripping.stripped(gif.prefix(length)) }
        let jpeg = Data([0xff, 0xd8, 0xff, 0xc0, 0, 11, 8, 0, 1, 0, 2, 1, 1, 0x11, 0, 0xff, 0xfe, 0xff, 0xff, 1])
        for length in 0...jpeg.count { _ = PictureStripping.stripped(jpeg.prefix(length)) }
        #expect(PictureStripping.stripped(Data("hello".utf8)) == Data("hello".utf8))
    }
}
