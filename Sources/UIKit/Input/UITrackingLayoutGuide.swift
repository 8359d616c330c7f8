/// Guide that brings constraints of its own along while it is near an edge of its view.
///
/// Source: developer.apple.com/documentation/uikit/uitrackinglayoutguide
@preconcurrency @MainActor open class UITrackingLayoutGuide: UILayoutGuide {
    private var constraintsByEdge: [NSDirectionalRectEdge: [NSLayoutConstraint]] = [:]

    /// Sets the constraints that are active while the guide is near an edge. A keyboard is always near the bottom edge, and
    /// no other: those of other edges are never active.
    /// Source: developer.apple.com/documentation/uikit/uitrackinglayoutguide/setconstraints(_:activewhennearedge:)
    public func setConstraints(_ constraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge) {
        set(constraints, edge, isActive: edge == .bottom)
    }

    /// Source: developer.apple.com/documentation/uikit/uitrackinglayoutguide/setconstraints(_:activewhenawayfrom:)
    public func setConstraints(_ constraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge) {
        set(constraints, .init(rawValue: edge.rawValue | 16), isActive: edge != .bottom)
    }

    private func set(_ constraints: [NSLayoutConstraint], _ key: NSDirectionalRectEdge, isActive: Bool) {
        NSLayoutConstraint.deactivate(constraintsByEdge[key] ?? [])
        constraintsByEdge[key] = constraints
        if isActive { NSLayoutConstraint.activate(constraints) } else { NSLayoutConstraint.deactivate(constraints) }
    }

    /// Source: developer.apple.com/documentation/uikit/uitrackinglayoutguide/constraints(activewhennearedge:)
    public func constraints(activeWhenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
        constraintsByEdge[edge] ?? []
    }

    /// Takes away what `setConstraints` has set.
    /// Source: developer.apple.com/documentation/uikit/uitrackinglayoutguide/removealltrackedconstraints()
    public func removeAllTrackedConstraints() {
        for constraints in constraintsByEdge.values { NSLayoutConstraint.deactivate(constraints) }
        constraintsByEdge = [:]
    }
}
