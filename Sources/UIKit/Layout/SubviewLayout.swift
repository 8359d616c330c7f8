/// Gives a view's subviews their frames.
@MainActor enum SubviewLayout {
    static func apply(to view: UIView) {
        resize(view)
        var system = LinearSystem()
        let placed = view.subviews.filter { !$0.translatesAutoresizingMaskIntoConstraints }
        guard !placed.isEmpty else { return }
        let space = Space(view: view, placed: placed)
        for subview in placed { addOwnSize(of: subview, to: &system, space) }
        for constraint in view.constraints where constraint.relation == .equal { add(constraint, to: &system, space) }
        let solution = system.solution()
        for (index, subview) in placed.enumerated() { subview.frame = frame(at: index, in: solution) }
        for constraint in view.constraints where constraint.relation != .equal { bound(constraint, space) }
    }

    /// Views without constraints keep their frames, but for what their masks let grow with their superview.
    private static func resize(_ view: UIView) {
        let before = view.resizedFrom ?? view.bounds.size
        view.resizedFrom = view.bounds.size
        let growth = CGSize(width: view.bounds.width - before.width, height: view.bounds.height - before.height)
        for subview in view.subviews where subview.translatesAutoresizingMaskIntoConstraints {
            if subview.autoresizingMask.contains(.flexibleWidth) { subview.frame.size.width += growth.width }
            if subview.autoresizingMask.contains(.flexibleHeight) { subview.frame.size.height += growth.height }
        }
    }

    /// Unknowns are the left, top, width and height of each placed subview, four in a row.
    @MainActor struct Space {
        let view: UIView
        let placed: [UIView]

        /// The expression of an attribute: coefficients of unknowns, and a constant for what is known.
        func expression(
            _ item: UIView?, _ attribute: NSLayoutConstraint.Attribute
        ) -> (coefficients: [Int: CGFloat], constant: CGFloat)? {
            guard let item else { return nil }
            let parts = attribute.parts
            if let index = placed.firstIndex(where: { $0 === item }) {
                var coefficients = [index * 4 + parts.origin.offset: parts.origin.factor]
                coefficients[index * 4 + parts.origin.offset + 2, default: 0] += parts.sizeFactor
                return (coefficients.filter { $0.value != 0 }, 0)
            }
            let frame = item === view ? view.bounds : item.frame
            let (origin, size) =
                parts.origin.offset == 0 ? (frame.minX, frame.width) : (frame.minY, frame.height)
            return ([:], parts.origin.factor * origin + parts.sizeFactor * size)
        }
    }

    private static func add(_ constraint: NSLayoutConstraint, to system: inout LinearSystem, _ space: Space) {
        guard let left = space.expression(constraint.firstView, constraint.firstAttribute) else { return }
        let right = space.expression(constraint.secondView, constraint.secondAttribute) ?? ([:], 0)
        var coefficients = left.coefficients
        for (unknown, factor) in right.coefficients {
            coefficients[unknown, default: 0] -= factor * constraint.multiplier
        }
        system.add(
            coefficients, equals: constraint.multiplier * right.constant + constraint.constant - left.constant,
            strength: constraint.priority.rawValue)
    }

    /// Held only where nothing stronger says otherwise.
    private static func addOwnSize(of subview: UIView, to system: inout LinearSystem, _ space: Space) {
        guard let index = space.placed.firstIndex(where: { $0 === subview }) else { return }
        let own = subview.intrinsicContentSize
        let weak: Float = 1
        for (offset, size) in [(2, own.width), (3, own.height)] where size != UIView.noIntrinsicMetric {
            system.add([index * 4 + offset: 1], equals: size, strength: UILayoutPriority.defaultLow.rawValue)
        }
        for (offset, value) in [(0, 0), (1, 0), (2, 0), (3, 0)] as [(Int, CGFloat)] {
            system.add([index * 4 + offset: 1], equals: value, strength: weak)
        }
    }

    private static func frame(at index: Int, in solution: [Int: CGFloat]) -> CGRect {
        let values = (0..<4).map { solution[index * 4 + $0] ?? 0 }
        return CGRect(x: values[0], y: values[1], width: max(0, values[2]), height: max(0, values[3]))
    }

    /// An inequality moves or sizes the first item just as far as it must.
    private static func bound(_ constraint: NSLayoutConstraint, _ space: Space) {
        guard let item = constraint.firstView, space.placed.contains(where: { $0 === item }) else { return }
        let parts = constraint.firstAttribute.parts
        let other = LayoutItem.view(of: constraint.secondItem).map { second -> CGFloat in
            let frame = second === space.view ? space.view.bounds : second.frame
            return constraint.secondAttribute.value(in: frame)
        }
        let limit = (other ?? 0) * constraint.multiplier + constraint.constant
        let excess = constraint.firstAttribute.value(in: item.frame) - limit
        let isBroken = constraint.relation == .lessThanOrEqual ? excess > 0 : excess < 0
        guard isBroken else { return }
        let isHorizontal = parts.origin.offset == 0
        if parts.origin.factor == 0 {
            if isHorizontal { item.frame.size.width = max(0, limit) } else { item.frame.size.height = max(0, limit) }
        } else if isHorizontal {
            item.frame.origin.x -= excess
        } else {
            item.frame.origin.y -= excess
        }
    }
}

extension NSLayoutConstraint.Attribute {
    /// The attribute as factor · origin + sizeFactor · size; `offset` is 0 for x and 1 for y.
    var parts: (origin: (offset: Int, factor: CGFloat), sizeFactor: CGFloat) {
        switch self {
        case .left, .leading: ((0, 1), 0)
        case .right, .trailing: ((0, 1), 1)
        case .centerX: ((0, 1), 0.5)
        case .width: ((0, 0), 1)
        case .top: ((1, 1), 0)
        case .bottom: ((1, 1), 1)
        case .centerY: ((1, 1), 0.5)
        case .height: ((1, 0), 1)
        case .notAnAttribute: ((0, 0), 0)
        }
    }

    func value(in frame: CGRect) -> CGFloat {
        let isHorizontal = parts.origin.offset == 0
        return parts.origin.factor * (isHorizontal ? frame.minX : frame.minY)
            + parts.sizeFactor * (isHorizontal ? frame.width : frame.height)
    }
}
