import Foundation
import Testing

@testable import XcodeProject

@Suite(.timeLimit(.minutes(5))) struct `The old text format of property lists` {
    private static func read(_ text: String) throws -> PropertyValue { try PropertyListReader.read(Data(text.utf8)) }

    @Test func `has dictionaries, lists, texts, words and bytes, with comments between`() throws {
        let value = try Self.read(
            """
            // !$*UTF8*$!
            { /* first */ name = "Grocery+Message.swift"; path = a/b-c.d_e; // last
              list = ( one, "two\\n\\"three\\" \\U00e9 \\101", <0a FF>, ); empty = (); nested = { x = 1; }; }
            """)
        let list: [PropertyValue] = [.string("one"), .string("two\n\"three\" é A"), .data(Data([10, 255]))]
        #expect(
            value
                == .dictionary([
                    "name": .string("Grocery+Message.swift"), "path": .string("a/b-c.d_e"), "list": .array(list),
                    "empty": .array([]), "nested": .dictionary(["x": .string("1")]),
                ]))
    }

    @Test(arguments: [
        ("", 1), ("{", 1), ("{\n a = 1\n}", 3), ("{\n a 1; }", 2), ("{ a = \n; }", 2), ("(a b)", 1), ("(,)", 1),
        ("\"no end\n", 1), ("{ /* no end", 1), ("<0>", 1), ("<0g>", 1), ("{ a = 1; }\n}", 2), ("\"\\Uzz\"", 1),
        ("\"\\", 1), ("{ = 1; }", 1), ("(a;)", 1), ("\u{0}", 1),
    ])
    func `is refused with the line where it is broken`(text: String, line: Int) {
        let error = #expect(throws: XcodeProjectError.self) { try Self.read(text) }
        #expect(error?.code == .malformed)
        #expect(error?.message.contains("Line \(line) ") == true, "\(error?.message ?? "")")
    }

    @Test func `is refused where it is deeper than the limit`() throws {
        let depth = PropertyListReader.depthMax
        _ = try Self.read(String(repeating: "(", count: depth) + String(repeating: ")", count: depth))
        let error = #expect(throws: XcodeProjectError.self) { try Self.read(String(repeating: "(", count: depth + 1)) }
        #expect(error?.code == .tooDeep)
    }

    @Test func `is read or refused, and never stops the program, however it is cut or changed`() throws {
        let project = try Data(contentsOf: Fixture.file("Dice/Dice.xcodeproj/project.pbxproj"))
        var numbers = SeededNumbers(seed: 7)
        for _ in 0..<300 {
            var bytes = [UInt8](project)
            for _ in 0..<Int.random(in: 1...4, using: &numbers) {
                bytes[Int.random(in: bytes.indices, using: &numbers)] = UInt8.random(in: 0...255, using: &numbers)
            }
            bytes.removeLast(Int.random(in: 0...20, using: &numbers))
            _ = try? ProjectObjects(Data(bytes))
        }
    }
}

/// Numbers that are the same in each run.
struct SeededNumbers: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ state >> 29
    }
}
