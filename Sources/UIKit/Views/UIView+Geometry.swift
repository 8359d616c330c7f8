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
        let (from, to) = (originInTree, (view ?? outermost).originInTree)
        return CGPoint(x: point.x + from.x - to.x, y: point.y + from.y - to.y)
    }

    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        (view ?? outermost).convert(point, to: self)
    }

    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        CGRect(origin: convert(rect.origin, to: view), size: rect.size)
    }

    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        CGRect(origin: convert(rect.origin, from: view), size: rect.size)
    }

    /// As the nearest controller above sees it.
    public var traitCollection: UITraitCollection {
        controller?.traitCollection ?? UITraitCollection(userInterfaceStyle: .light)
    }

    var outermost: UIView { superview?.outermost ?? self }

    private var originInTree: CGPoint {
        guard let superview else { return .zero }
        let origin = superview.originInTree
        return CGPoint(x: origin.x + frame.minX, y: origin.y + frame.minY)
    }
}
