import Foundation
import MediaFormats
import Testing

/// Reading headers of pictures without decoding them: exact, and never past their end.
@Suite(.timeLimit(.minutes(5))) struct PictureReadingTests {
    /// How many bytes from the start on are enough for `read` to find something; more than there are where none is.
    private func bytesNeeded(_ bytes: Data, _ read: (Data) -> Bool) -> Int {
        let found = (0...bytes.count).filter { read(bytes.prefix($0)) }
        #expect(found == Array((found.first ?? bytes.count + 1)..<(bytes.count + 1)), "what is found stays found")
        return found.first ?? bytes.count + 1
    }

    // MARK: Sizes

    @Test func `the size is read from as few bytes as say it`() throws {
        let pictures = [
            (PictureBytes.png(), [770, 259], 24), (Data(PictureBytes.gifHead), [515, 258], 10),
            (Data(PictureBytes.jpeg()), [772, 258], 11),
            (Data(PictureBytes.jpeg(PictureBytes.segment(0xe0, [1, 2]) + [0xff])), [772, 258], 18),
        ]
        for (bytes, size, count) in pictures {
            let found = try #require(PictureHeader.size(of: bytes))
            #expect([found.width, found.height] == size)
            #expect(bytesNeeded(bytes) { PictureHeader.size(of: $0) != nil } == count)
        }
        let old = Data("GIF87a".utf8) + Data(PictureBytes.gifHead.dropFirst(6))
        #expect(PictureHeader.size(of: old)?.width == 515)
    }

    @Test func `what only begins like a picture has no size`() {
        var png = PictureBytes.png()
        png[12] = UInt8(ascii: "X")
        #expect(PictureHeader.size(of: png) == nil)
        #expect(PictureHeader.size(of: Data("GIF88a".utf8) + Data(count: 20)) == nil)
        for marker: UInt8 in [0xc4, 0xc8, 0xcc] {
            #expect(PictureHeader.size(of: Data(PictureBytes.jpeg(frame: marker))) == nil)
        }
        for marker: UInt8 in [0xc0, 0xc1, 0xc2, 0xcf] {
            #expect(PictureHeader.size(of: Data(PictureBytes.jpeg(frame: marker)))?.width == 772)
        }
    }

    // MARK: Animations

    @Test func `an animated PNG has its frames, its seconds and a still picture`() throws {
        let (control, data) = (PictureBytes.chunk("acTL", [0, 0, 0, 2, 0, 0, 0, 0]), PictureBytes.chunk("fdAT", [1]))
        let moving = PictureBytes.png(
            control + PictureBytes.frameControl(3, 4) + data + PictureBytes.frameControl(50, 0) + data)
        let animation = try #require(PictureAnimation(moving))
        #expect(animation.frameCount == 2)
        #expect(animation.duration == 1.25)
        #expect(animation.firstFrame == PictureBytes.png())
        let first = PictureBytes.header().count + control.count + PictureBytes.frameControl(3, 4).count - 4
        #expect(bytesNeeded(moving) { PictureAnimation($0) != nil } == first - 2)
        #expect(PictureAnimation(PictureBytes.png()) == nil)
        #expect(PictureAnimation(moving.dropFirst()) == nil)
    }

    @Test func `a GIF has its frames, its seconds and its first frame alone`() throws {
        let (first, more) = (PictureBytes.gifFrame(300, colorCount: 4), PictureBytes.gifFrame(2, colorCount: 2))
        let head = PictureBytes.gifHead
        let moving = Data(head + first + more + PictureBytes.gifFrame(1) + [0x3b])
        let animation = try #require(PictureAnimation(moving))
        #expect(animation.frameCount == 3)
        #expect(abs(animation.duration - 3.12) < 0.000_1)
        #expect(animation.firstFrame == Data(head + first + [0x3b]))
        #expect(bytesNeeded(moving) { PictureAnimation($0) != nil } == head.count + first.count)
        #expect(
            bytesNeeded(moving) { PictureAnimation($0)?.frameCount ?? 0 > 1 } == head.count + first.count + more.count)
    }

    @Test func `other blocks of a GIF take no time and are no frames`() throws {
        let comment: [UInt8] = [0x21, 0xfe, 3, 9, 9, 9, 1, 0x2c, 0]
        let moving = Data(PictureBytes.gifHead + comment + PictureBytes.gifFrame(50) + comment + [0x3b, 0x2c])
        #expect(PictureAnimation(moving)?.frameCount == 1)
        #expect(PictureAnimation(moving)?.duration == 0.5)
    }

    // MARK: What a picture may hold

    @Test func `a PNG may be transparent by its kind of colour, or by a chunk`() {
        func hasAlpha(_ bytes: Data) -> Bool? { PictureInspection(bytes)?.hasAlpha }
        for (type, isSeeThrough) in [(0, false), (2, false), (3, false), (4, true), (6, true)] as [(UInt8, Bool)] {
            #expect(hasAlpha(PictureBytes.png(colorType: type)) == isSeeThrough)
        }
        #expect(hasAlpha(PictureBytes.png(PictureBytes.chunk("tRNS", [0]))) == true)
        #expect(bytesNeeded(PictureBytes.png(colorType: 6)) { hasAlpha($0) == true } == 26)
    }

    @Test func `a picture is whole with its last byte, and not before`() {
        let gif = Data(PictureBytes.gifHead + PictureBytes.gifFrame(5, colorCount: 2) + [0x3b])
        for bytes in [PictureBytes.png(), gif, Data(PictureBytes.jpeg())] {
            #expect(bytesNeeded(bytes) { PictureInspection($0)?.isWhole == true } == bytes.count)
        }
        // Some cameras fill the file up.
        #expect(PictureInspection(Data(PictureBytes.jpeg()) + Data(count: 7))?.isWhole == true)
    }

    @Test func `words and places are noticed in each format, and what belongs to the picture is none`() {
        func told(_ bytes: Data) -> Bool? { PictureInspection(bytes)?.hasMetadata }
        #expect(told(PictureBytes.png(PictureBytes.chunk("gAMA", [0, 0, 0, 1]))) == false)
        #expect(told(PictureBytes.png(PictureBytes.chunk("eXIf", [1]))) == true)
        for (marker, isTold) in [
            (0xe0, false), (0xe1, true), (0xe2, false), (0xe3, true), (0xed, true), (0xee, false), (0xef, true),
            (0xfe, true), (0xdb, false), (0xdf, false), (0xf0, false),
        ] as [(UInt8, Bool)] {
            #expect(told(Data(PictureBytes.jpeg(PictureBytes.segment(marker, [1, 2])))) == isTold, "\(marker)")
        }
        func gif(_ label: UInt8, _ name: String) -> Data {
            let block = [0x21, label, UInt8(name.utf8.count)] + Array(name.utf8) + [3, 1, 0, 0, 0]
            return Data(PictureBytes.gifHead + block + PictureBytes.gifFrame(5) + [0x3b])
        }
        #expect(told(gif(0xff, "NETSCAPE2.0")) == false)
        #expect(told(gif(0xff, "ANIMEXTS1.0")) == false)
        #expect(told(gif(0xff, "XMP DataXMP")) == true)
        #expect(told(gif(0xfe, "Secret")) == true)
    }

    @Test func `metadata goes from between the frames of a GIF with colours of their own`() {
        let (head, frame) = (PictureBytes.gifHead, PictureBytes.gifFrame(5, colorCount: 4))
        let comment: [UInt8] = [0x21, 0xfe, 2, 9, 9, 0]
        let told = Data(head + comment + frame + comment + frame + [0x3b, 7])
        #expect(PictureStripping.stripped(told) == Data(head + frame + frame + [0x3b]))
        for length in 0..<told.count {
            let stripped = PictureStripping.stripped(told.prefix(length))
            #expect(stripped.count <= length && told.prefix(head.count).starts(with: stripped.prefix(head.count)))
        }
    }

    @Test func `a JPEG keeps what breaks off behind its metadata`() {
        let told = PictureBytes.jpeg([0xff] + PictureBytes.segment(0xfe, [1, 2, 3]))
        #expect(PictureStripping.stripped(Data(told)) == Data(PictureBytes.jpeg()))
        let broken = Data(PictureBytes.jpeg(PictureBytes.segment(0xfe, [1])).dropLast(14) + [0xff, 0xdb, 0])
        #expect(PictureStripping.stripped(broken) == Data(PictureBytes.jpeg().dropLast(14) + [0xff, 0xdb, 0]))
    }
}
