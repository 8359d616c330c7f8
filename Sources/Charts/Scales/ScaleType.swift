/// How a scale maps values to places.
///
/// Source: developer.apple.com/documentation/charts/scaletype
public struct ScaleType: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case linear, log, date, category
        case symmetricLog(Double)
        case power(Double)
    }
    let kind: Kind

    public static let linear = ScaleType(kind: .linear)
    public static let log = ScaleType(kind: .log)
    public static let symmetricLog = ScaleType(kind: .symmetricLog(1))
    public static func symmetricLog(slopeAtZero: Double) -> ScaleType { ScaleType(kind: .symmetricLog(slopeAtZero)) }
    public static let squareRoot = ScaleType(kind: .power(0.5))
    public static func power(exponent: Double) -> ScaleType { ScaleType(kind: .power(exponent)) }
    public static let date = ScaleType(kind: .date)
    public static let category = ScaleType(kind: .category)
}

extension ScaleType.Kind {
    /// Returns a value on the line that the scale is straight on.
    func warped(_ value: Double) -> Double {
        switch self {
        case .linear, .date, .category: value
        case .log: Foundation.log(max(value, .leastNormalMagnitude))
        case .symmetricLog(let slope): (value < 0 ? -1 : 1) * Foundation.log1p(abs(value) * slope)
        case .power(let exponent): (value < 0 ? -1 : 1) * Foundation.pow(abs(value), exponent)
        }
    }

    func unwarped(_ value: Double) -> Double {
        switch self {
        case .linear, .date, .category: value
        case .log: Foundation.exp(value)
        case .symmetricLog(let slope): (value < 0 ? -1 : 1) * Foundation.expm1(abs(value)) / slope
        case .power(let exponent): (value < 0 ? -1 : 1) * Foundation.pow(abs(value), 1 / exponent)
        }
    }
}
