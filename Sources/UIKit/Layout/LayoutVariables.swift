/// The variables of an island, which are left, top, width and height of each view and guide in sequence, and its
/// equations and inequalities.
@MainActor struct LayoutVariables {
    var system = LinearSystem()
    var bounds: [LayoutBound] = []
    /// Views whose height depends on their resulting width.
    private(set) var widthDependent: [UIView] = []
    private var indices: [ObjectIdentifier: Int] = [:]
    /// Strength below every priority that an app can set.
    static let weakest: Float = -1
    /// Strength above every priority, for frames that constraints cannot change.
    static let fixed: Float = 2_000

    /// Target size and priorities of a root whose fitting size is computed.
    struct Fitting {
        var target: CGSize
        var horizontal: UILayoutPriority
        var vertical: UILayoutPriority
    }

    init(root: UIView, fitting: Fitting? = nil) {
        add(root, in: nil, isRoot: true, fitting)
        addConstraints(below: root)
    }

    func frames(in solution: [Int: CGFloat]) -> [ObjectIdentifier: CGRect] {
        indices.mapValues { index in
            let values = (0..<4).map { solution[index + $0] ?? 0 }
            return CGRect(x: values[0], y: values[1], width: max(0, values[2]), height: max(0, values[3]))
        }
    }

    func index(of item: AnyObject) -> Int? { indices[ObjectIdentifier(item)] }

    private mutating func makeIndex(of item: AnyObject) -> Int {
        let index = indices.count * 4
        indices[ObjectIdentifier(item)] = index
        return index
    }

    private mutating func add(_ view: UIView, in superview: Int?, isRoot: Bool = false, _ fitting: Fitting? = nil) {
        let index = makeIndex(of: view)
        if let fitting {
            pin(index, to: nil, .zero, strength: Self.fixed, parts: 0..<2)
            let size = CGRect(origin: .zero, size: fitting.target)
            pin(index, to: nil, size, strength: fitting.horizontal.rawValue, parts: 2..<3)
            pin(index, to: nil, size, strength: fitting.vertical.rawValue, parts: 3..<4)
            addOwnSize(of: view, index)
        } else if superview != nil, !view.translatesAutoresizingMaskIntoConstraints {
            pin(index, to: superview, .zero, strength: Self.weakest)
            addOwnSize(of: view, index)
        } else {
            pin(
                index, to: superview, isRoot ? CGRect(origin: .zero, size: view.box.size) : view.box,
                strength: Self.fixed)
        }
        addGuides(of: view, index)
        if let stack = view as? UIStackView { addRules(of: stack) } else { addSubviews(of: view, index) }
    }

    private mutating func addSubviews(of view: UIView, _ index: Int) {
        // A scroll view's subviews are positioned in its content, which has a size of its own.
        let place = (view as? UIScrollView).flatMap { self.index(of: $0.contentLayoutGuide) } ?? index
        for subview in view.subviews { add(subview, in: place) }
    }

    private mutating func addRules(of stack: UIStackView) {
        guard let index = index(of: stack) else { return }
        for subview in stack.subviews {
            let isArranged = stack.arrangedSubviews.contains(subview) && !subview.isHidden
            if isArranged { addArranged(subview, in: index) } else { add(subview, in: index) }
        }
        for rule in StackRules(stack).constraints { add(rule) }
    }

    /// A stack arranges a view even if it translates its autoresizing mask into constraints.
    private mutating func addArranged(_ view: UIView, in stack: Int) {
        view.translatesAutoresizingMaskIntoConstraints = false
        add(view, in: stack)
    }

    private mutating func pin(
        _ index: Int, to superview: Int?, _ frame: CGRect, strength: Float, parts: Range<Int> = 0..<4
    ) {
        let values = [frame.minX, frame.minY, frame.width, frame.height]
        for offset in parts {
            var coefficients: [Int: CGFloat] = [index + offset: 1]
            if let superview, offset < 2 { coefficients[superview + offset] = -1 }
            system.add(coefficients, equals: values[offset], strength: strength)
        }
    }

    private mutating func addGuides(of view: UIView, _ index: Int) {
        for guide in view.layoutGuides { pin(makeIndex(of: guide), to: index, .zero, strength: Self.weakest) }
        for (guide, insets) in view.storedGuides.insets {
            let place = makeIndex(of: guide)
            let edges: [(offset: Int, inset: CGFloat)] = [(0, insets.left), (1, insets.top)]
            for (offset, inset) in edges {
                system.add([place + offset: 1, index + offset: -1], equals: inset, strength: Self.fixed)
            }
            system.add(
                [place + 2: 1, index + 2: -1], equals: -insets.left - insets.right, strength: Self.fixed)
            system.add(
                [place + 3: 1, index + 3: -1], equals: -insets.top - insets.bottom, strength: Self.fixed)
        }
        guard let scroll = view as? UIScrollView else { return }
        // The content begins at the scroll view's corner, whatever the content offset.
        let content = makeIndex(of: scroll.contentLayoutGuide)
        pin(content, to: index, .zero, strength: Self.fixed, parts: 0..<2)
        pin(content, to: nil, CGRect(origin: .zero, size: scroll.contentSize), strength: Self.weakest, parts: 2..<4)
    }

    /// Adds content hugging as an equation and compression resistance as an inequality for each side with an intrinsic
    /// size.
    private mutating func addOwnSize(of view: UIView, _ index: Int) {
        let own = view.intrinsicContentSize
        if view.isWidthDependent { widthDependent.append(view) }
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
        // In a right-to-left layout, distances from the leading edge are counted leftwards.
        let isMirrored = constraint.firstAttribute.isDirectional && constraint.firstView?.isRightToLeft == true
        let attributes = [constraint.firstAttribute, constraint.secondAttribute].map { isMirrored ? $0.mirrored : $0 }
        guard var expression = expression(constraint.firstItem, attributes[0], constraint.secondItem) else { return }
        expression.constant -= isMirrored ? -constraint.constant : constraint.constant
        if constraint.secondAttribute != .notAnAttribute {
            let other = self.expression(constraint.secondItem, attributes[1], constraint.firstItem)
            guard let other else { return }
            expression.add(other, times: -constraint.multiplier)
        }
        let relation = isMirrored ? constraint.relation.mirrored : constraint.relation
        add(LayoutRule(expression, relation, constraint.priority.rawValue))
    }

    mutating func add(_ rule: LayoutRule) {
        if rule.relation == .equal {
            system.add(rule.expression.coefficients, equals: -rule.expression.constant, strength: rule.strength)
        } else {
            bounds.append(
                LayoutBound(expression: rule.expression, relation: rule.relation, strength: rule.strength))
        }
    }

    /// Returns an item's attribute in terms of the variables; nil for an item outside of the island. The edges of a
    /// scroll view stand for those of its content where the other item is within it.
    /// - Parameter other: the constraint's other item.
    private func expression(
        _ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, _ other: AnyObject?
    ) -> LayoutExpression? {
        guard var item else { return nil }
        if let scroll = item as? UIScrollView, attribute.isEdge, let inner = LayoutItem.view(of: other),
            inner !== scroll, inner.isDescendant(of: scroll)
        {
            item = scroll.contentLayoutGuide
        }
        guard let index = indices[ObjectIdentifier(item)] else { return nil }
        var expression = LayoutExpression()
        for (offset, factor) in attribute.parts { expression.coefficients[index + offset] = factor }
        expression.constant = LayoutItem.offset(of: attribute, in: item)
        return expression
    }
}

/// An equation or inequality: the expression is 0, or at most 0, or at least 0.
@MainActor struct LayoutRule {
    let expression: LayoutExpression
    let relation: NSLayoutConstraint.Relation
    let strength: Float

    init(_ expression: LayoutExpression, _ relation: NSLayoutConstraint.Relation, _ strength: Float) {
        self.expression = expression
        self.relation = relation
        self.strength = strength
    }
}

extension NSLayoutConstraint.Attribute {
    /// The attribute as a sum: offsets into left, top, width and height with their factors.
    var parts: [(offset: Int, factor: CGFloat)] {
        switch self {
        case .left, .leading, .leftMargin, .leadingMargin: [(0, 1)]
        case .right, .trailing, .rightMargin, .trailingMargin: [(0, 1), (2, 1)]
        case .centerX, .centerXWithinMargins: [(0, 1), (2, 0.5)]
        case .width: [(2, 1)]
        case .top, .firstBaseline, .topMargin: [(1, 1)]
        case .bottom, .lastBaseline, .bottomMargin: [(1, 1), (3, 1)]
        case .centerY, .centerYWithinMargins: [(1, 1), (3, 0.5)]
        case .height: [(3, 1)]
        case .notAnAttribute: []
        }
    }

    var isEdge: Bool {
        switch self {
        case .left, .right, .leading, .trailing, .top, .bottom, .leftMargin, .rightMargin, .leadingMargin,
            .trailingMargin, .topMargin, .bottomMargin:
            true
        default: false
        }
    }
}
