import Foundation
import Testing

@testable import ChatStore

@Suite(.timeLimit(.minutes(5))) struct `A stored UUID` {
    @Test func `is read as Foundation reads it`() {
        for _ in 0..<1_000 {
            let id = UUID()
            #expect(UUID(stored: id.uuidString) == id)
            #expect(UUID(stored: id.uuidString.lowercased()) == id)
        }
    }

    @Test func `is refused where one character is another`() {
        let good = "A1B2C3D4-E5F6-4711-8899-AABBCCDDEEFF"
        #expect(UUID(stored: good) != nil)
        for place in 0..<36 {
            for other in ["-", "g", " ", "0", "é", ""] {
                let start = good.index(good.startIndex, offsetBy: place)
                let text = good.replacingCharacters(in: start...start, with: other)
                let isGood = other == "0" ? good[start] != "-" : other == String(good[start])
                #expect((UUID(stored: text) != nil) == isGood, "\(text)")
            }
        }
        for text in ["", "-", good + "0", String(good.dropLast()), "{\(good)}"] { #expect(UUID(stored: text) == nil) }
    }
}
