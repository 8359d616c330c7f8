/// A sum of unknowns and a number.
struct LayoutExpression {
    var coefficients: [Int: CGFloat] = [:]
    var constant: CGFloat = 0

    mutating func add(_ other: LayoutExpression, times factor: CGFloat) {
        constant += factor * other.constant
        for (unknown, value) in other.coefficients { coefficients[unknown, default: 0] += factor * value }
    }

    func value(in solution: [Int: CGFloat]) -> CGFloat {
        coefficients.reduce(constant) { $0 + $1.value * (solution[$1.key] ?? 0) }
    }
}

/// An expression that must not be above, or below, 0.
struct LayoutBound {
    let expression: LayoutExpression
    let relation: NSLayoutConstraint.Relation
    let strength: Float

    func holds(in solution: [Int: CGFloat], tolerance: CGFloat) -> Bool {
        let value = expression.value(in: solution)
        return relation == .lessThanOrEqual ? value <= tolerance : value >= -tolerance
    }
}

/// The left, top, width and height of every view and guide of a tree, four unknowns in a row, and what is known of them.
@MainActor struct LayoutUnknowns {
    private(set) var system = LinearSystem()
    private(set) var bounds: [LayoutBound] = []
    private var indices: [ObjectIdentifier: Int] = [:]
    /// Below every priority that an app can give.
    private static let weakest: Float = -1
    /// Above them: frames that are not for constraints to change.
    private static let fixed: Float = 2_000

    init(root: UIView) {
        add(root, in: nil)
        addConstraints(below: root)
    }

    func frames(in solution: [Int: CGFloat]) -> [ObjectIdentifier: CGRect] {
        indices.mapValues { index in
            let values = (0..<4).map { solution[index + $0] ?? 0 }
            return CGRect(x: values[0], y: values[1], width: max(0, values[2]), height: max(0, values[3]))
        }
    }

    private mutating func makeIndex(of item: AnyObject) -> Int {
        let index = indices.count * 4
        indices[ObjectIdentifier(item)] = index
        return index
    }

    private mutating func add(_ view: UIView, in superview: Int?) {
        let index = makeIndex(of: view)
        if let superview, !view.translatesAutoresizingMaskIntoConstraints {
            pin(index, to: superview, .zero, strength: Self.weakest)
            addOwnSize(of: view, index)
        } else {
            let frame = superview == nil ? view.bounds : view.frame
            pin(index, to: superview, frame, strength: Self.fixed)
        }
        for guide in view.layoutGuides { pin(makeIndex(of: guide), to: index, .zero, strength: Self.weakest) }
        for subview in view.subviews { add(subview, in: index) }
    }

    private mutating func pin(_ index: Int, to superview: Int?, _ frame: CGRect, strength: Float) {
        for (offset, value) in [frame.minX, frame.minY, frame.width, frame.height].enumerated() {
            var coefficients: [Int: CGFloat] = [index + offset: 1]
            if let superview, offset < 2 { coefficients[superview + offset] = -1 }
            system.add(coefficients, equals: value, strength: strength)
        }
    }

    /// A view with a size of its own does not like to be larger, and likes even less to be smaller.
    private mutating func addOwnSize(of view: UIView, _ index: Int) {
        let own = view.intrinsicContentSize
        for (axis, offset, size) in [(NSLayoutConstraint.Axis.horizontal, 2, own.width), (.vertical, 3, own.height)]
        where size != UIView.noIntrinsicMetric {
            let hugging = view.contentHuggingPriority(for: axis).rawValue
            let resistance = view.contentCompressionResistancePriority(for: axis).rawValue
            system.add([index + offset: 1], equals: size, strength: hugging)
            let expression = LayoutExpression(coefficients: [index + offset: 1], constant: -size)
            bounds.append(LayoutBound(expression: expression, relation: .greaterThanOrEqual, strength: resistance))
        }
    }

    private mutating func addConstraints(below view: UIView) {
        for constraint in view.constraints { add(constraint) }
        for subview in view.subviews { addConstraints(below: subview) }
    }

    private mutating func add(_ constraint: NSLayoutConstraint) {
        guard var expression = expression(constraint.firstItem, constraint.firstAttribute) else { return }
        expression.constant -= constraint.constant
        if constraint.secondAttribute != .notAnAttribute {
            guard let other = self.expression(constraint.secondItem, constraint.secondAttribute) else { return }
            expression.add(other, times: -constraint.multiplier)
        }
        let strength = constraint.priority.rawValue
        if constraint.relation == .equal {
            system.add(expression.coefficients, equals: -expression.constant, strength: strength)
        } else {
            bounds.append(LayoutBound(expression: expression, relation: constraint.relation, strength: strength))
        }
    }

    private func expression(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> LayoutExpression? {
        guard let item, let index = indices[ObjectIdentifier(item)] else { return nil }
        var expression = LayoutExpression()
        for (offset, factor) in attribute.parts { expression.coefficients[index + offset] = factor }
        return expression
    }
}

extension NSLayoutConstraint.Attribute {
    /// What to add up: which of left, top, width and height, and how often.
    fileprivate var parts: [(offset: Int, factor: CGFloat)] {
        switch self {
        case .left, .leading: [(0, 1)]
        case .right, .trailing: [(0, 1), (2, 1)]
        case .centerX: [(0, 1), (2, 0.5)]
        case .width: [(2, 1)]
        case .top: [(1, 1)]
        case .bottom: [(1, 1), (3, 1)]
        case .centerY: [(1, 1), (3, 0.5)]
        case .height: [(3, 1)]
        case .notAnAttribute: []
        }
    }
}
