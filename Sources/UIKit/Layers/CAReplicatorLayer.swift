import RenderTree
import TreePainter

/// Layer that draws its sublayers several times, each moved and coloured a little more than the one before.
///
/// Partly: colours multiply nothing, only their opacity counts; copies are animated together, without a delay.
///
/// Source: developer.apple.com/documentation/quartzcore/careplicatorlayer
@preconcurrency @MainActor open class CAReplicatorLayer: CALayer {
    /// Most copies that are drawn.
    static let drawnMax = 200
    open var instanceCount = 1 { didSet { changed() } }
    /// Ignored: copies move in depth with the layer.
    open var preservesDepth = false
    /// Ignored: the copies are animated together.
    open var instanceDelay: CFTimeInterval = 0
    /// Transform of each copy relative to the one before, about the layer's middle.
    open var instanceTransform = CATransform3DIdentity { didSet { changed() } }
    /// Only the opacity counts.
    open var instanceColor: CGColor? { didSet { changed() } }
    /// Ignored, as the other two colours are.
    open var instanceRedOffset: Float = 0
    open var instanceGreenOffset: Float = 0
    open var instanceBlueOffset: Float = 0
    /// Added to the opacity of each copy.
    open var instanceAlphaOffset: Float = 0 { didSet { changed() } }

    override func replicated(_ nodes: [NodeDraft]) -> [NodeDraft] {
        guard !nodes.isEmpty else { return [] }
        let area = CGRect(origin: .zero, size: bounds.size)
        let first = Float(instanceColor?.alpha ?? 1)
        var turn = CGAffineTransform.identity
        return (0..<max(0, min(Self.drawnMax, instanceCount))).map { index in
            defer { turn = turn.concatenating(instanceTransform.affine) }
            let opacity = max(0, min(1, first + Float(index) * instanceAlphaOffset))
            let style = NodeStyle(opacity: CGFloat(opacity), transform: turn, clip: nil, size: area.size)
            var copy = NodeDraft(frame: TreeRect(area), style: style)
            copy.children = index == 0 ? nodes : nodes.map(\.withoutIdentity)
            return copy
        }
    }
}

extension NodeDraft {
    /// The draft without the objects that it stands for, of which a tree may have one each.
    var withoutIdentity: NodeDraft {
        var copy = self
        (copy.identity, copy.responder) = (nil, nil)
        copy.children = children.map(\.withoutIdentity)
        return copy
    }
}
