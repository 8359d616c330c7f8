import RenderTree
import TreePainter

/// Layer that shows nothing but its sublayers, of which each is faded by itself and none is cut off.
///
/// Partly: its sublayers lie in one plane, as those of other layers do; as the layer of a view it is one like others.
///
/// Source: developer.apple.com/documentation/quartzcore/catransformlayer
@preconcurrency @MainActor open class CATransformLayer: CALayer {
    override var drawsItself: Bool { false }
}

extension CALayer {
    /// The sublayers alone, moved by the layer's transform and each as transparent as the layer.
    var sublayersDraft: NodeDraft {
        let style = NodeStyle(opacity: 1, transform: aboutMiddle(transform.affine), clip: nil, size: bounds.size)
        var draft = NodeDraft(frame: TreeRect(shownBox), style: style)
        draft.children = freeLayers.compactMap(\.draft).map { sublayer in
            var faded = sublayer
            let whole = (sublayer.node.style.opacity ?? 1) * Double(opacity)
            faded.node.style.opacity = whole == 1 ? nil : whole
            return faded
        }
        return draft
    }
}
