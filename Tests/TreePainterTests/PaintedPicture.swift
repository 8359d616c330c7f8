import CoreGraphics
import ReadPictures
import RenderTree
import TreePainter

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
