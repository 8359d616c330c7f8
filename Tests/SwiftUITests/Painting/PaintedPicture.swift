import CoreGraphics
import RenderTree
import SwiftUI

extension RGBA {
    static let red = RGBA(red: 1, green: 0, blue: 0)
    static let green = RGBA(red: 0, green: 1, blue: 0)
    static let blue = RGBA(red: 0, green: 0, blue: 1)
    static let black = RGBA(red: 0, green: 0, blue: 0)
}

struct NoPicture: Error {}

/// The picture of a root, 20 points a side unless said otherwise, with these children; `more` are children of theirs.
@MainActor func painted(
    _ children: [Node], more: [Node] = [], size: Double = 20, scale: CGFloat = 1,
    asset: (AssetID) -> Data? = { _ in nil }
) throws -> CGImage {
    let root = Node(
        id: NodeID(rawValue: 1), frame: TreeRect(x: 0, y: 0, width: size, height: size), children: children.map(\.id))
    var tree = NodeTree()
    let nodes = [root] + children + more
    try tree.apply(Patch(revision: 1, reset: true, root: root.id, operations: nodes.map { .put($0) }))
    guard let image = CairoPainter.image(of: tree, scale: scale, asset: asset) else { throw NoPicture() }
    return image
}

func group(_ x: Double, _ y: Double, of children: Int...) -> Node {
    Node(
        id: NodeID(rawValue: 2), frame: TreeRect(x: x, y: y, width: 20, height: 20),
        children: children.map(NodeID.init(rawValue:)))
}

func rectangle(_ id: Int, _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ color: RGBA) -> Node {
    Node(
        id: NodeID(rawValue: id), frame: TreeRect(x: x, y: y, width: width, height: height),
        content: .shape(ShapeContent(path: "M0 0L\(width) 0L\(width) \(height)L0 \(height)Z", fill: .color(color))))
}

/// A line of 20 points height whose letters stand 15 points below its top.
func text(_ words: String, at y: Double, _ change: (inout TextRun) -> Void = { _ in }) -> Node {
    var run = TextRun(text: words, x: 0, width: 40, font: FontDescription(size: 17), color: .red)
    change(&run)
    return Node(
        id: NodeID(rawValue: 2), frame: TreeRect(x: 2, y: y, width: 50, height: 20),
        content: .text(TextContent(lines: [TextLine(y: 0, height: 20, baseline: 15, runs: [run])])))
}

struct Ink {
    let x: Int
    let y: Int
    let red: Int
    let blue: Int
}

extension CGImage {
    /// Red, green, blue and alpha.
    func components(_ x: Int, _ y: Int) -> [Int] {
        pixel(x: x, y: y).map { [$0.red, $0.green, $0.blue, $0.alpha] } ?? []
    }

    /// nil where anything shines through.
    func color(_ x: Int, _ y: Int) -> RGBA? {
        guard let pixel = pixel(x: x, y: y), pixel.alpha == 255 else { return nil }
        return RGBA(
            red: Double(pixel.red) / 255, green: Double(pixel.green) / 255, blue: Double(pixel.blue) / 255)
    }

    private var ink: [Ink] {
        (0..<height).flatMap { y in
            (0..<width).compactMap { x in
                guard let pixel = pixel(x: x, y: y), pixel.alpha > 100 else { return nil }
                return Ink(x: x, y: y, red: pixel.red, blue: pixel.blue)
            }
        }
    }

    func hasInk(_ condition: (Ink) -> Bool) -> Bool { ink.contains(where: condition) }

    var isEmpty: Bool { ink.isEmpty }

    var inkedRows: [Int] { Set(ink.map(\.y)).sorted() }
}
