import RenderTree
import TreePainter
import UIKit

/// How colours of a node meet those behind it. Source: developer.apple.com/documentation/spritekit/skblendmode
///
/// `.subtract` shows the difference, `.multiplyX2` and `.multiplyAlpha` multiply, and `.replace` is drawn as `.alpha`.
public enum SKBlendMode: Int, Sendable {
    case alpha = 0
    case add, subtract, multiply, multiplyX2, screen, replace, multiplyAlpha

    var nodeBlend: BlendMode? {
        switch self {
        case .alpha, .replace: nil
        case .add: .plusLighter
        case .subtract: .difference
        case .multiply, .multiplyX2, .multiplyAlpha: .multiply
        case .screen: .screen
        }
    }
}

/// Drawing of a node itself, without its children.
struct SpriteContent {
    /// Draft, whose frame has the size of the node's `contentRect`.
    var draft: NodeDraft
    /// Whether the draft fills any frame, as a picture does; else it is scaled by a transform.
    var isStretched = false
}
