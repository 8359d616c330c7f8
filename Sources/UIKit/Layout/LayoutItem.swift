/// Helpers for the items of constraints, which are views and layout guides.
enum LayoutItem {
    @MainActor static func view(of item: AnyObject?) -> UIView? {
        (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
    }

    /// Returns the distance of an attribute from the edge or centre that its `parts` yield, in points.
    @MainActor static func offset(of attribute: NSLayoutConstraint.Attribute, in item: AnyObject) -> CGFloat {
        guard let view = item as? UIView else { return 0 }
        switch attribute {
        case .firstBaseline: return view.firstBaseline ?? view.intrinsicContentSize.height.positive
        case .lastBaseline: return -(view.lastBaseline ?? 0)
        case .leftMargin, .leadingMargin: return view.layoutMargins.left
        case .rightMargin, .trailingMargin: return -view.layoutMargins.right
        case .topMargin: return view.layoutMargins.top
        case .bottomMargin: return -view.layoutMargins.bottom
        case .centerXWithinMargins: return (view.layoutMargins.left - view.layoutMargins.right) / 2
        case .centerYWithinMargins: return (view.layoutMargins.top - view.layoutMargins.bottom) / 2
        default: return 0
        }
    }
}

extension CGFloat {
    fileprivate var positive: CGFloat { self > 0 ? self : 0 }
}

extension UIView {
    public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
    public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }

    public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
    public func addConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.activate(constraints) }
    public func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }
    public func removeConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.deactivate(constraints) }
}
