/// How much a view clings to the size of its content.
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

    /// From this view's coordinates to another's in the same tree; nil is the outermost view's.
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        point.applying(toTree.concatenating((view ?? outermost).toTree.inverted()))
    }

    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        (view ?? outermost).convert(point, to: self)
    }

    /// The smallest rectangle around what the rectangle becomes.
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        rect.applying(toTree.concatenating((view ?? outermost).toTree.inverted()))
    }

    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        (view ?? outermost).convert(rect, to: self)
    }

    /// As the nearest controller above sees it.
    public var traitCollection: UITraitCollection {
        controller?.traitCollection ?? .current
    }

    var outermost: UIView { superview?.outermost ?? self }

    /// From this view's coordinates to those of the outermost view.
    private var toTree: CGAffineTransform {
        guard let superview else { return .identity }
        let offset = bounds.origin
        return CGAffineTransform(translationX: box.minX - offset.x, y: box.minY - offset.y)
            .concatenating(transform.about(CGPoint(x: box.midX, y: box.midY)))
            .concatenating(superview.toTree)
    }
}

extension CGAffineTransform {
    /// The same transform with another point for its origin.
    func about(_ point: CGPoint) -> CGAffineTransform {
        CGAffineTransform(translationX: -point.x, y: -point.y).concatenating(self)
            .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
    }
}
