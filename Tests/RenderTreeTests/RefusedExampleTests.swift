import Foundation
import RenderTree
import Testing

/// Takes every example of the wire, spoils one number or text at a time, and expects that decoding or the host's check
/// refuses the result. A field that a check forgets is found here without a test of its own.
@Suite(.timeLimit(.minutes(5))) struct RefusedExampleTests {
    private static let numbers: [JSONValue] = [
        .number(1e300), .number(-1e300), .text("nan"), .text("infinity"), .text("-infinity"),
    ]
    private static let longText = JSONValue.text(String(repeating: "0", count: TreeLimits.textByteCountMax + 1))

    @Test func `every example as it stands is accepted`() throws {
        for (name, node) in try WireExamples("nodes").examples {
            #expect(throws: Never.self, "\(name)") { try Self.check(node: node) }
        }
        for (name, patch) in try WireExamples("patches").examples {
            let before = try Self.tree(before: patch)
            #expect(throws: Never.self, "\(name)") { try Self.check(patch: patch, after: before) }
        }
        for (name, event) in try WireExamples("input-events").examples {
            #expect(throws: Never.self, "\(name)") { try Self.check(event: event) }
        }
    }

    @Test func `no number of a node can be one that no screen shows, and no text longer than the limit`() throws {
        for (name, node) in try WireExamples("nodes").examples {
            for spoiled in Self.spoiled(node) {
                #expect(throws: (any Error).self, "\(name)\(spoiled.path)") { try Self.check(node: spoiled.value) }
            }
        }
    }

    @Test func `nor any of a patch, of its motions and of their keyframes`() throws {
        for (name, patch) in try WireExamples("patches").examples {
            let before = try Self.tree(before: patch)
            for spoiled in Self.spoiled(patch) {
                #expect(throws: (any Error).self, "\(name)\(spoiled.path)") {
                    try Self.check(patch: spoiled.value, after: before)
                }
            }
        }
    }

    /// Texts of events that `DeviceHost.forward` checks, because their limits are those of what a person types
    /// (`ChatLimits.textByteCountMax`), of a value input and of a key.
    private static let textsCheckedByTheDevice: Set = [
        "edit.text", "edit, with the selection.text", "pick.value", "paste.text", "key.event.key",
        "key.event.characters",
    ]

    @Test func `nor any of an event`() throws {
        for (name, event) in try WireExamples("input-events").examples {
            for spoiled in Self.spoiled(event) where !Self.textsCheckedByTheDevice.contains(name + spoiled.path) {
                #expect(throws: (any Error).self, "\(name)\(spoiled.path)") { try Self.check(event: spoiled.value) }
            }
        }
    }
}

// MARK: - The host's checks

extension RefusedExampleTests {
    private struct RefusedEvent: Error {}

    private static func spoiled(_ example: JSONValue) -> [JSONValue.Variant] {
        let changed = numbers.flatMap { bad in
            example.variants { if case .number = $0 { bad } else { nil } }
        }
        return changed + example.variants { if case .text = $0 { longText } else { nil } }
    }

    private static func check(node value: JSONValue) throws {
        let decoded = try decode(Node.self, from: value)
        _ = try NodeTree(root: decoded.id.rawValue, [.put(decoded)] + decoded.children.map { put($0.rawValue) })
    }

    private static func check(patch value: JSONValue, after tree: NodeTree) throws {
        var tree = tree
        try tree.apply(decode(Patch.self, from: value))
    }

    private static func check(event value: JSONValue) throws {
        guard try decode(InputEvent.self, from: value).hasGoodNumbers else { throw RefusedEvent() }
    }

    /// The tree to which an example of a patch applies: empty for the first one, else a root with two children.
    private static func tree(before patch: JSONValue) throws -> NodeTree {
        let revision = try decode(Patch.self, from: patch).revision - 1
        var tree = NodeTree()
        if revision > 0 {
            let operations = [put(1, [2, 3]), put(2), put(3)]
            try tree.apply(
                Patch(revision: revision, reset: true, root: NodeID(rawValue: 1), operations: operations))
        }
        return tree
    }

    /// Decodes leniently: JSON has no such numbers, and a check must not depend on that.
    private static func decode<Value: Decodable>(_ type: Value.Type, from value: JSONValue) throws -> Value {
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "infinity", negativeInfinity: "-infinity", nan: "nan")
        return try decoder.decode(Value.self, from: JSONEncoder().encode(value))
    }
}
