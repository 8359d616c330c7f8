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

    /// By how much it does not hold; not positive where it does.
    func violation(in solution: [Int: CGFloat]) -> CGFloat {
        let value = expression.value(in: solution)
        return relation == .lessThanOrEqual ? value : -value
    }
}
