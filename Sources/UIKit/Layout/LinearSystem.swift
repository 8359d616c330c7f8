/// Linear equations with strengths. Stronger ones take precedence; one that contradicts or repeats what stronger ones
/// determine is dropped.
struct LinearSystem {
    private struct Equation {
        var coefficients: [Int: CGFloat]
        var constant: CGFloat

        /// Substitutes a variable with its value from another equation that is solved for it.
        mutating func eliminate(_ pivot: Int, by other: Equation) {
            guard let factor = coefficients[pivot], factor != 0 else { return }
            for (variable, value) in other.coefficients { coefficients[variable, default: 0] -= factor * value }
            coefficients[pivot] = nil
            constant -= factor * other.constant
        }
    }

    private var equations: [(equation: Equation, strength: Float)] = []

    mutating func add(_ coefficients: [Int: CGFloat], equals constant: CGFloat, strength: Float) {
        guard constant.isFinite, coefficients.values.allSatisfy(\.isFinite) else { return }
        equations.append((Equation(coefficients: coefficients, constant: constant), strength))
    }

    /// Solves the equations by Gauss-Jordan elimination, one after the other.
    /// - Returns: values of the variables that are determined.
    func solution() -> [Int: CGFloat] {
        var solved: [Int: Equation] = [:]
        for equation in equationsByStrength {
            var equation = equation
            // Solved equations contain no other solved variable, so one pass over the equation's own variables is enough.
            for variable in equation.coefficients.keys {
                if let known = solved[variable] { equation.eliminate(variable, by: known) }
            }
            let pivots = equation.coefficients.filter { abs($0.value) > 1e-9 }.keys
            guard let pivot = pivots.min(), let factor = equation.coefficients[pivot] else { continue }
            equation.coefficients = equation.coefficients.mapValues { $0 / factor }
            equation.constant /= factor
            for (variable, known) in solved where known.coefficients[pivot] != nil {
                var known = known
                known.eliminate(pivot, by: equation)
                solved[variable] = known
            }
            solved[pivot] = equation
        }
        return solved.mapValues(\.constant)
    }

    /// Equations by descending strength; equal ones in the order in which they were added.
    private var equationsByStrength: [Equation] {
        equations.enumerated()
            .sorted { ($1.element.strength, $0.offset) < ($0.element.strength, $1.offset) }
            .map(\.element.equation)
    }
}
