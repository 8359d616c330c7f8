public import UIKit

/// A node whose children are drawn together, and then faded or blended as one.
///
/// Partly: filters and shaders have no effect.
///
/// Source: developer.apple.com/documentation/spritekit/skeffectnode
@preconcurrency @MainActor open class SKEffectNode: SKNode {
    open var shouldEnableEffects = true { didSet { Self.changeCount &+= 1 } }
    /// Without effect: browsers decide what they keep.
    open var shouldRasterize = false
    open var shouldCenterFilter = true
    open var blendMode = SKBlendMode.alpha { didSet { Self.changeCount &+= 1 } }

    override public init() { super.init() }
    public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

    override func copyValues(from other: SKNode) {
        super.copyValues(from: other)
        guard let other = other as? SKEffectNode else { return }
        (shouldEnableEffects, blendMode) = (other.shouldEnableEffects, other.blendMode)
    }
}

/// A node whose children are visible where its mask is opaque.
///
/// Source: developer.apple.com/documentation/spritekit/skcropnode
@preconcurrency @MainActor open class SKCropNode: SKNode {
    /// Node whose pixels are the visible area, in this node's coordinates; nil shows everything.
    open var maskNode: SKNode? { didSet { Self.changeCount &+= 1 } }
    var mask = MaskPicture()

    override public init() { super.init() }
    public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

    override func copyValues(from other: SKNode) {
        super.copyValues(from: other)
        maskNode = ((other as? SKCropNode)?.maskNode?.copy()) as? SKNode
    }
}

/// Place, rotation and scale by which a scene is seen.
///
/// Source: developer.apple.com/documentation/spritekit/skcameranode
@preconcurrency @MainActor open class SKCameraNode: SKNode {
    override public init() { super.init() }
    public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

    /// Returns whether any of a node's area is in sight.
    open func contains(_ node: SKNode) -> Bool { containedNodeSet().contains(node) }

    /// Returns the nodes of the scene that are in sight.
    open func containedNodeSet() -> Set<SKNode> {
        guard let scene, scene.camera === self else { return [] }
        let seen = CGRect(around: .zero, scene.size)
        return Set(
            scene.descendants.filter { node in
                guard node !== self, let rect = node.contentRect else { return false }
                let own = node.sceneTransform.concatenating(sceneTransform.inverted())
                return rect.applying(own).intersects(seen)
            })
    }
}
