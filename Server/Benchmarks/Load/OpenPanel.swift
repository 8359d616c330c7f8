import Foundation
import NIOCore

/// The app that a person has open, as far as its events say.
struct OpenPanel {
    private(set) var instance: Int?
    /// Nodes that take a tap.
    private(set) var targets: [Int] = []

    private struct State: Decodable { var instance: Int? }
    private struct Patch: Decodable {
        struct Content: Decodable {
            var reset: Bool?
            var operations: [Operation]?
        }
        struct Operation: Decodable { var node: Node? }
        struct Node: Decodable {
            var id: Int
            var interactions: Int?
            var content: Kind?
        }
        struct Kind: Decodable { var kind: String }
        var instance: Int
        var patch: Content
    }
    private static let tap = 1
    private static let targetsMax = 64

    mutating func take(_ event: Event) {
        let data = Data(event.data.readableBytesView)
        if event.name == "panel" {
            instance = (try? JSONDecoder().decode(State.self, from: data))?.instance
            if instance == nil { targets = [] }
        } else if let patch = try? JSONDecoder().decode(Patch.self, from: data) {
            let nodes = (patch.patch.operations ?? []).compactMap(\.node)
            let new = nodes.filter { $0.content?.kind == "button" || ($0.interactions ?? 0) & Self.tap != 0 }.map(\.id)
            targets = (patch.patch.reset == true ? [] : targets.suffix(Self.targetsMax)) + new
        }
    }
}
