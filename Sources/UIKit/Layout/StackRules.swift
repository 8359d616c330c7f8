/// Constraints by which a stack view arranges its views, for the solver.
@MainActor struct StackRules {
    private let stack: UIStackView
    private let isHorizontal: Bool
    private let isMirrored: Bool
    private let views: [UIView]
    /// Just below `required`, so that an app's own constraints win.
    private static let strong: Float = 999.5
    /// Weak priority that keeps a stack no larger than its views need, where nothing else decides.
    private static let tidy: Float = 1

    init(_ stack: UIStackView) {
        self.stack = stack
        isHorizontal = stack.axis == .horizontal
        let shown = stack.arrangedSubviews.filter { !$0.isHidden }
        isMirrored = isHorizontal && stack.isRightToLeft
        views = isMirrored ? shown.reversed() : shown
    }

    /// A constraint in terms of views, which have no indices of variables yet.
    struct Rule {
        var terms: [(item: UIView, attribute: NSLayoutConstraint.Attribute, factor: CGFloat)]
        var constant: CGFloat
        var relation: NSLayoutConstraint.Relation
        var strength: Float
    }

    var constraints: [Rule] { views.isEmpty ? empty : along + distribution + across }

    private var start: NSLayoutConstraint.Attribute { isHorizontal ? .left : .top }
    private var end: NSLayoutConstraint.Attribute { isHorizontal ? .right : .bottom }
    private var length: NSLayoutConstraint.Attribute { isHorizontal ? .width : .height }
    private var sideStart: NSLayoutConstraint.Attribute { isHorizontal ? .top : .left }
    private var sideEnd: NSLayoutConstraint.Attribute { isHorizontal ? .bottom : .right }
    private var sideCenter: NSLayoutConstraint.Attribute { isHorizontal ? .centerY : .centerX }
    private var sideLength: NSLayoutConstraint.Attribute { isHorizontal ? .height : .width }

    private var margins: UIEdgeInsets { stack.isLayoutMarginsRelativeArrangement ? stack.layoutMargins : .zero }
    private var startMargin: CGFloat { isHorizontal ? margins.left : margins.top }
    private var endMargin: CGFloat { isHorizontal ? margins.right : margins.bottom }
    private var sideStartMargin: CGFloat { isHorizontal ? margins.top : margins.left }
    private var sideEndMargin: CGFloat { isHorizontal ? margins.bottom : margins.right }

    /// Returns the rule `one.attribute − other.otherAttribute − constant` is 0, or at least or at most 0.
    private func rule(
        _ one: UIView, _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation,
        _ other: UIView, _ otherAttribute: NSLayoutConstraint.Attribute, plus constant: CGFloat,
        _ strength: Float = strong
    ) -> Rule {
        Rule(
            terms: [(one, attribute, 1), (other, otherAttribute, -1)], constant: -constant, relation: relation,
            strength: strength)
    }

    private var empty: [Rule] {
        [NSLayoutConstraint.Attribute.width, .height].map {
            Rule(terms: [(stack, $0, 1)], constant: 0, relation: .equal, strength: Self.tidy)
        }
    }

    /// Returns the spacing between two views; in mirrored order the spacing after a view stands before it.
    private func gap(between view: UIView, and next: UIView) -> CGFloat { gap(after: isMirrored ? next : view) }
    private func gap(after view: UIView) -> CGFloat { stack.customSpacing(after: view, orElse: stack.spacing) }

    /// Rules along the axis: views follow each other from edge to edge.
    private var along: [Rule] {
        guard let first = views.first, let last = views.last else { return [] }
        let isSpread = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
        var rules = [
            rule(first, start, .equal, stack, start, plus: startMargin),
            rule(last, end, .equal, stack, end, plus: -endMargin),
        ]
        for (view, next) in zip(views, views.dropFirst()) {
            rules.append(
                rule(
                    next, start, isSpread ? .greaterThanOrEqual : .equal, view, end, plus: gap(between: view, and: next)
                ))
            if isSpread {
                rules.append(rule(next, start, .equal, view, end, plus: gap(between: view, and: next), Self.tidy))
            }
        }
        return rules
    }

    private var distribution: [Rule] {
        guard let first = views.first else { return [] }
        switch stack.distribution {
        case .fill: return []
        case .fillEqually: return views.dropFirst().map { rule($0, length, .equal, first, length, plus: 0) }
        case .fillProportionally:
            let own = { (view: UIView) in
                let size = view.intrinsicContentSize
                return max(1, self.isHorizontal ? size.width : size.height)
            }
            return views.dropFirst().map { view in
                Rule(
                    terms: [(view, length, own(first)), (first, length, -own(view))], constant: 0, relation: .equal,
                    strength: Self.strong)
            }
        case .equalSpacing: return equalDistances(end, start)
        case .equalCentering:
            return equalDistances(isHorizontal ? .centerX : .centerY, isHorizontal ? .centerX : .centerY)
        }
    }

    /// Rules that make the distances between neighbours equal that between the first two views.
    private func equalDistances(
        _ from: NSLayoutConstraint.Attribute, _ to: NSLayoutConstraint.Attribute
    ) -> [Rule] {
        guard views.count > 2 else { return [] }
        return (1..<views.count - 1).map { index in
            Rule(
                terms: [
                    (views[index + 1], to, 1), (views[index], from, -1), (views[1], to, -1), (views[0], from, 1),
                ], constant: 0, relation: .equal, strength: Self.strong)
        }
    }

    /// Whether a column's leading side is the right one.
    private var isSideMirrored: Bool { !isHorizontal && stack.isRightToLeft }

    private var across: [Rule] {
        var rules = [Rule(terms: [(stack, sideLength, 1)], constant: 0, relation: .equal, strength: Self.tidy)]
        for view in views {
            rules.append(rule(view, sideStart, .greaterThanOrEqual, stack, sideStart, plus: sideStartMargin))
            rules.append(rule(view, sideEnd, .lessThanOrEqual, stack, sideEnd, plus: -sideEndMargin))
            switch stack.alignment {
            case .fill:
                rules.append(rule(view, sideStart, .equal, stack, sideStart, plus: sideStartMargin))
                rules.append(rule(view, sideEnd, .equal, stack, sideEnd, plus: -sideEndMargin))
            case .leading where !isSideMirrored, .trailing where isSideMirrored:
                rules.append(rule(view, sideStart, .equal, stack, sideStart, plus: sideStartMargin))
            case .leading, .trailing:
                rules.append(rule(view, sideEnd, .equal, stack, sideEnd, plus: -sideEndMargin))
            case .center:
                let shift = (sideStartMargin - sideEndMargin) / 2
                rules.append(rule(view, sideCenter, .equal, stack, sideCenter, plus: shift))
            case .firstBaseline, .lastBaseline:
                guard let first = views.first, view !== first else { continue }
                let line =
                    stack.alignment == .firstBaseline ? NSLayoutConstraint.Attribute.firstBaseline : .lastBaseline
                rules.append(rule(view, line, .equal, first, line, plus: 0))
            }
        }
        return rules
    }
}

extension LayoutVariables {
    mutating func add(_ rule: StackRules.Rule) {
        var expression = LayoutExpression(constant: rule.constant)
        for term in rule.terms {
            guard let index = index(of: term.item) else { return }
            for (offset, factor) in term.attribute.parts {
                expression.coefficients[index + offset, default: 0] += factor * term.factor
            }
            expression.constant += LayoutItem.offset(of: term.attribute, in: term.item) * term.factor
        }
        add(LayoutRule(expression, rule.relation, rule.strength))
    }
}
