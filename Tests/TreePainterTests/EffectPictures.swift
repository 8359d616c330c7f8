import CoreGraphics
import Foundation
import ReadPictures
import RenderTree
import TreePainter

/// Content of `Tests/Fixtures/effects.json`: trees, and colours of the pictures that the Cairo painter makes of them. The
/// browser's tests paint the same trees and compare (`Web/tests/test_effects.py`).
struct EffectPictures: Codable {
    struct Example: Codable {
        var patch: Patch
        /// Every third pixel of every third row as `rrggbb`, row by row.
        var colors: [String]
    }
    /// Rows of `#rrggbbaa` by name: pictures that trees refer to.
    var assets: [String: [[RGBA]]]
    var examples: [String: Example]

    static let side = 60.0
    static let step = 3

    @MainActor static func make() throws -> EffectPictures {
        var examples: [String: Example] = [:]
        for (name, nodes) in Self.trees {
            let patch = patch(of: nodes)
            var tree = NodeTree()
            try tree.apply(patch)
            guard let image = CairoPainter.image(of: tree, scale: 1, asset: { bytes(of: $0.rawValue) }) else {
                throw NoPicture()
            }
            examples[name] = Example(patch: patch, colors: image.sampled(every: step))
        }
        return EffectPictures(assets: pictures, examples: examples)
    }

    /// A white ground, and the nodes on it; those that are children of others stand in no list but theirs.
    private static func patch(of nodes: [Node]) -> Patch {
        let inner = Set(nodes.flatMap(\.children))
        let ground = rectangle(2, 0, 0, side, side, RGBA(red: 1, green: 1, blue: 1))
        let root = Node(
            id: NodeID(rawValue: 1), frame: TreeRect(x: 0, y: 0, width: side, height: side),
            children: [ground.id] + nodes.map(\.id).filter { !inner.contains($0) })
        return Patch(revision: 1, reset: true, root: root.id, operations: ([root, ground] + nodes).map { .put($0) })
    }

    static let pictures: [String: [[RGBA]]] = [
        "checker": [
            [.red, .green], [.blue, RGBA(red: 0, green: 0, blue: 0, alpha: 0)],
        ],
        "ramp": [(0..<16).map { RGBA(red: 0, green: 0, blue: 0, alpha: Double($0) / 15) }],
    ]

    @MainActor private static func bytes(of asset: String) -> Data? {
        guard let rows = pictures[asset], let first = rows.first,
            let context = CGContext(width: first.count, height: rows.count)
        else { return nil }
        for (y, row) in rows.enumerated() {
            for (x, color) in row.enumerated() {
                let parts = stride(from: 1, to: 9, by: 2).compactMap {
                    Int(color.hexadecimal.dropFirst($0).prefix(2), radix: 16).map { CGFloat($0) / 255 }
                }
                context.setFillColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
                context.fill(CGRect(x: x, y: y, width: 1, height: 1))
            }
        }
        return context.makeImage()?.pngData
    }
}

extension CGImage {
    fileprivate func sampled(every step: Int) -> [String] {
        stride(from: 1, to: height, by: step).map { y in
            stride(from: 1, to: width, by: step).map { x in
                let parts = components(x, y)
                return parts.prefix(3).map { String($0 + 256, radix: 16).dropFirst() }.joined()
            }.joined(separator: " ")
        }
    }
}
