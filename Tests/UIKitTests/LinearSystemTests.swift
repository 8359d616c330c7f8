import Testing

@testable import UIKit

@Suite(.timeLimit(.minutes(5))) struct `Linear equations` {
    private func solution(_ equations: ([Int: CGFloat], CGFloat, Float)...) -> [Int: CGFloat] {
        var system = LinearSystem()
        for (coefficients, constant, strength) in equations {
            system.add(coefficients, equals: constant, strength: strength)
        }
        return system.solution()
    }

    @Test func `are solved together`() {
        #expect(solution(([0: 1, 1: 1], 10, 1), ([0: 1, 1: -1], 2, 1)) == [0: 6, 1: 4])
        #expect(solution(([0: 2, 1: 1], 7, 1), ([1: 2, 2: 1], 8, 1), ([2: 2], 12, 1)) == [0: 3, 1: 1, 2: 6])
    }

    @Test func `give way to stronger ones, and of equal ones to the first`() {
        #expect(solution(([0: 1], 5, 1), ([0: 1], 7, 2)) == [0: 7])
        #expect(solution(([0: 1], 5, 1), ([0: 1], 7, 1)) == [0: 5])
        #expect(solution(([0: 1, 1: -1], 0, 3), ([0: 1], 5, 1), ([1: 1], 8, 2)) == [0: 8, 1: 8])
    }

    @Test func `without numbers, or that say nothing, are left out`() {
        #expect(solution(([0: 1], .nan, 9), ([0: .infinity], 1, 9), ([0: 1], 3, 1)) == [0: 3])
        #expect(solution(([0: 1e-12], 5, 9), ([0: 1], 3, 1)) == [0: 3])
    }

    @Test func `are sums that can be added and measured`() {
        var sum = LayoutExpression(coefficients: [0: 1, 1: 2], constant: 3)
        sum.add(LayoutExpression(coefficients: [1: 1, 2: 5], constant: 4), times: -2)
        #expect(sum.coefficients == [0: 1, 1: 0, 2: -10] && sum.constant == -5)
        #expect(sum.value(in: [0: 7, 1: 100, 2: 1]) == -8)
        let upper = LayoutBound(expression: sum, relation: .lessThanOrEqual, strength: 1)
        #expect(upper.violation(in: [0: 7]) == 2 && upper.violation(in: [0: 1]) == -4)
        let lower = LayoutBound(expression: sum, relation: .greaterThanOrEqual, strength: 1)
        #expect(lower.violation(in: [0: 7]) == -2 && lower.violation(in: [0: 1]) == 4)
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A constraint's attribute` {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    private let child = UIView()

    init() {
        root.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 50)
        root.addSubview(child)
        child.translatesAutoresizingMaskIntoConstraints = false
        for attribute in [NSLayoutConstraint.Attribute.width, .height] {
            constrain(attribute, nil, .notAnAttribute, 40)
        }
    }

    @discardableResult
    private func constrain(
        _ attribute: NSLayoutConstraint.Attribute, _ other: UIView?, _ otherAttribute: NSLayoutConstraint.Attribute,
        _ constant: CGFloat, relation: NSLayoutConstraint.Relation = .equal, priority: Float = 1000
    ) -> NSLayoutConstraint {
        let constraint = NSLayoutConstraint(
            item: child, attribute: attribute, relatedBy: relation, toItem: other, attribute: otherAttribute,
            multiplier: 1, constant: constant)
        constraint.priority = UILayoutPriority(priority)
        constraint.isActive = true
        return constraint
    }

    /// Returns the child's left edge, or the top one, where one of its attributes equals one of the root's.
    private func place(_ own: NSLayoutConstraint.Attribute, _ roots: NSLayoutConstraint.Attribute, x: Bool) -> CGFloat {
        let constraint = constrain(own, root, roots, 0)
        root.layoutIfNeeded()
        constraint.isActive = false
        return x ? child.frame.minX : child.frame.minY
    }

    @Test func `is an edge, a centre, or a margin`() {
        #expect(place(.left, .leftMargin, x: true) == 20 && place(.leading, .leadingMargin, x: true) == 20)
        #expect(place(.right, .rightMargin, x: true) == 210 && place(.trailing, .trailingMargin, x: true) == 210)
        #expect(place(.top, .topMargin, x: false) == 10 && place(.bottom, .bottomMargin, x: false) == 130)
        #expect(place(.centerX, .centerX, x: true) == 130 && place(.centerY, .centerY, x: false) == 80)
        // The middle of what the margins leave: (20 + 250) / 2, and (10 + 170) / 2.
        #expect(place(.centerX, .centerXWithinMargins, x: true) == 115)
        #expect(place(.centerY, .centerYWithinMargins, x: false) == 70)
        #expect(place(.left, .centerX, x: true) == 150 && place(.bottom, .centerY, x: false) == 60)
    }

    @Test func `is counted from the right where views are mirrored`() {
        child.semanticContentAttribute = .forceRightToLeft
        let constraint = constrain(.leading, root, .leading, 15)
        root.layoutIfNeeded()
        #expect(abs(child.frame.minX - 245) < 0.001)
        constraint.isActive = false
        constrain(.leading, root, .leading, 100, relation: .greaterThanOrEqual)
        constrain(.leading, root, .leading, 30, priority: 500)
        root.layoutIfNeeded()
        #expect(abs(child.frame.minX - 160) < 0.001)
    }

    @Test func `is within limits, the stronger of which prevails`() {
        constrain(.left, root, .left, 50, relation: .greaterThanOrEqual)
        constrain(.left, root, .left, 0, priority: 250)
        root.layoutIfNeeded()
        #expect(child.frame.minX == 50)
        constrain(.left, root, .left, 30, relation: .lessThanOrEqual, priority: 999)
        root.layoutIfNeeded()
        #expect(child.frame.minX == 50)
    }

    @Test func `is an edge only where it is no centre and no size`() {
        let edges: [NSLayoutConstraint.Attribute] = [
            .left, .right, .leading, .trailing, .top, .bottom, .leftMargin, .rightMargin, .leadingMargin,
            .trailingMargin, .topMargin, .bottomMargin,
        ]
        for raw in 0...20 {
            let attribute = NSLayoutConstraint.Attribute(rawValue: raw)
            if let attribute { #expect(attribute.isEdge == edges.contains(attribute)) }
        }
    }
}
