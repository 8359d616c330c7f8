/// A linear expression: a sum of variables with coefficients, and a constant.
struct LayoutExpression {
    var coefficients: [Int: CGFloat] = [:]
    var constant: CGFloat = 0

    mutating func add(_ other: LayoutExpression, times factor: CGFloat) {
        constant += factor * other.constant
        for (variable, value) in other.coefficients { coefficients[variable, default: 0] += factor * value }
    }

    func value(in solution: [Int: CGFloat]) -> CGFloat {
        coefficients.reduce(constant) { $0 + $1.value * (solution[$1.key] ?? 0) }
    }
}

/// An inequality: an expression that must not be above, or must not be below, 0.
struct LayoutBound {
    let expression: LayoutExpression
    let relation: NSLayoutConstraint.Relation
    let strength: Float

    /// Returns by how much a solution violates the inequality; not positive where it holds.
    func violation(in solution: [Int: CGFloat]) -> CGFloat {
        let value = expression.value(in: solution)
        return relation == .lessThanOrEqual ? value : -value
    }
}
