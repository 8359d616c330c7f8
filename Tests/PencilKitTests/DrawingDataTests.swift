import Foundation
@testable import PencilKit
import Testing

@Suite(.timeLimit(.minutes(5))) struct `The data of a drawing` {
    private var drawing: PKDrawing {
        var moved = stroke(level(40), PKInk(.marker, color: .systemBlue), width: 12.5)
        moved.transform = CGAffineTransform(translationX: 3, y: -4).scaledBy(x: 2, y: 2)
        moved.mask = UIBezierPath(rect: CGRect(x: 1, y: 2, width: 30, height: 40))
        let wide = PKStrokePoint(
            location: CGPoint(x: -5.5, y: 700), timeOffset: 2, size: CGSize(width: 3, height: 5), opacity: 0.5,
            force: 2,
            azimuth: 1, altitude: 0.25, secondaryScale: 3)
        let mixed = PKStroke(
            ink: PKInk(.crayon, color: UIColor.black.withAlphaComponent(0.2)),
            path: PKStrokePath(
                controlPoints: stroke(level(9)).path + [wide], creationDate: Date(timeIntervalSinceReferenceDate: 7)))
        return PKDrawing(strokes: [stroke(level(20)), moved, mixed])
    }

    @Test func `brings back what it was made of`() throws {
        let read = try PKDrawing(data: drawing.dataRepresentation())
        #expect(read == drawing && read.strokes.count == 3)
        #expect(read.strokes[1].ink.inkType == .marker && read.strokes[1].mask != nil)
        #expect(read.strokes[2].path.last?.secondaryScale == 3)
        #expect(try PKDrawing(data: PKDrawing().dataRepresentation()) == PKDrawing())
        let coded = try JSONDecoder().decode([PKDrawing].self, from: JSONEncoder().encode([drawing]))
        #expect(coded == [drawing])
    }

    @Test func `rounds places to a 32nd of a point, once`() throws {
        let crooked = PKDrawing(strokes: [stroke([CGPoint(x: 1 / 3.0, y: 2), CGPoint(x: 5, y: CGFloat.nan)])])
        let read = try PKDrawing(data: crooked.dataRepresentation())
        #expect(read.strokes[0].path[0].location == CGPoint(x: 11 / 32.0, y: 2))
        #expect(read.strokes[0].path[1].location == CGPoint(x: 5, y: 0))
        #expect(read.dataRepresentation() == crooked.dataRepresentation())
    }

    @Test func `is small`() {
        let long = PKDrawing(strokes: [stroke((0..<1_000).map { CGPoint(x: CGFloat($0), y: CGFloat($0 % 7)) })])
        #expect(long.dataRepresentation().count < 6_000)
    }

    @Test func `is refused wherever it ends too early, and where more follows`() {
        let data = drawing.dataRepresentation()
        for length in 0..<data.count {
            #expect(throws: CocoaError.self) { try PKDrawing(data: data.prefix(length)) }
        }
        #expect(throws: CocoaError.self) { try PKDrawing(data: data + [0]) }
    }

    @Test func `is read without a trap whatever single byte is changed`() {
        let data = drawing.dataRepresentation()
        var readCount = 0
        for index in data.indices {
            for value: UInt8 in [0, 0x7F, 0x80, 0xFF] {
                var bad = data
                bad[index] = value
                if let read = try? PKDrawing(data: bad) {
                    readCount += 1
                    #expect(read.strokes.count <= DrawingLimits.strokeCountMax)
                }
            }
        }
        #expect(readCount < data.count * 4)
    }

    @Test(arguments: [
        ("", "was made here"), ("hello", "was made here"), ("PKPY\u{2}\u{0}", "version"),
        ("PKPY\u{1}\u{7F}", "too early"),
    ]) func `says what is wrong`(text: String, words: String) throws {
        let error = try #require(throws: CocoaError.self) { try PKDrawing(data: Data(text.utf8)) }
        #expect(error.code == .coderReadCorrupt)
        #expect((error.userInfo[NSLocalizedDescriptionKey] as? String)?.contains(words) == true)
    }

    @Test func `of more strokes and bytes than a drawing may have is refused`() throws {
        // 2,001 as a number of 7 bits a byte.
        let many = Data("PKPY\u{1}".utf8) + [0xD1, 0x0F]
        let error = try #require(throws: CocoaError.self) { try PKDrawing(data: many) }
        #expect((error.userInfo[NSLocalizedDescriptionKey] as? String)?.contains("2001 strokes; at most 2000") == true)
        #expect(throws: CocoaError.self) { try PKDrawing(data: Data(count: DrawingLimits.byteCountMax + 1)) }
        let full = PKDrawing(strokes: Array(repeating: stroke([.zero]), count: 2_001))
        #expect(try PKDrawing(data: full.dataRepresentation()).strokes.count == 2_000)
    }
}
