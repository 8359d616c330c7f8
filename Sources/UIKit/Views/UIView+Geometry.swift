import TreePainter

/// Content hugging and compression resistance of a view, by axis.
struct SizePriorities {
    var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
    var resistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
}

extension UIView {
    public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        sizePriorities.hugging[axis] ?? .defaultLow
    }

    public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        sizePriorities.hugging[axis] = priority
        outermost.constraintsDidChange()
    }

    public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        sizePriorities.resistance[axis] ?? .defaultHigh
    }

    public func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        sizePriorities.resistance[axis] = priority
        outermost.constraintsDidChange()
    }

    /// Converts a point to another view's coordinates in the same tree; nil is the outermost view.
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        point.applying(toTree.concatenating((view ?? outermost).toTree.inverted()))
    }

    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        (view ?? outermost).convert(point, to: self)
    }

    /// Converts a rectangle and returns the bounding box of the result; nil is the outermost view.
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        rect.applying(toTree.concatenating((view ?? outermost).toTree.inverted()))
    }

    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        (view ?? outermost).convert(rect, to: self)
    }

    /// Traits of the nearest controller, with what this view and its ancestors up to there override.
    public var traitCollection: UITraitCollection {
        limited(traitOverrides.applied(to: owner?.traitCollection ?? superview?.traitCollection ?? .current))
    }

    func overridesDidChange(from old: UITraitOverrides) {
        let outer = owner?.traitCollection ?? superview?.traitCollection ?? .current
        traitsDidChange(from: old.applied(to: outer))
        didChangeLooks()
    }

    var outermost: UIView { superview?.outermost ?? self }

    /// Transform from this view's coordinates to those of the outermost view.
    private var toTree: CGAffineTransform {
        guard let superview else { return .identity }
        let offset = bounds.origin
        return CGAffineTransform(translationX: box.minX - offset.x, y: box.minY - offset.y)
            .concatenating(transform.about(center))
            .concatenating(superview.toTree)
    }
}
