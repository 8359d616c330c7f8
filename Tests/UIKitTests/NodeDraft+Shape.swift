import RenderTree
import TreePainter

extension NodeDraft {
    /// Left, top, width and height.
    var box: [Double] { [node.frame.x, node.frame.y, node.frame.width, node.frame.height] }

    var shape: ShapeContent? { if case .shape(let shape) = node.content { shape } else { nil } }
}
