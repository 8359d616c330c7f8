/// The values at which an axis has ticks.
///
/// Source: developer.apple.com/documentation/charts/axismarkvalues
public struct AxisMarkValues: Sendable {
    enum Kind: Sendable {
        case automatic(count: Int?)
        case calendar(Calendar.Component, Int, Calendar?)
        case step(Double)
        case values([PlotValue])
    }
    let kind: Kind

    public static let automatic = AxisMarkValues.automatic()

    /// Round values.
    /// - Parameter desiredCount: about how many; by default as many as there is room for.
    ///
    /// Source: developer.apple.com/documentation/charts/axismarkvalues/automatic(desiredcount:roundlowerbound:roundupperbound:)
    public static func automatic(
        desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues { AxisMarkValues(kind: .automatic(count: desiredCount)) }

    public static func automatic<P: Plottable & BinaryFloatingPoint>(
        minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues { AxisMarkValues(kind: .automatic(count: desiredCount)) }

    /// Dates at the beginnings of calendar units.
    ///
    /// Source: developer.apple.com/documentation/charts/axismarkvalues/stride(by:count:roundlowerbound:roundupperbound:calendar:)
    public static func stride(
        by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil,
        roundUpperBound: Bool? = nil, calendar: Calendar? = nil
    ) -> AxisMarkValues { AxisMarkValues(kind: .calendar(component, count, calendar)) }

    /// Multiples of a number.
    public static func stride<P: Plottable & BinaryFloatingPoint>(
        by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues { AxisMarkValues(kind: .step(Double(stepSize))) }

    @_disfavoredOverload
    public static func stride<P: Plottable & BinaryInteger>(
        by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues { AxisMarkValues(kind: .step(Double(stepSize))) }

    init(kind: Kind) { self.kind = kind }
    init<Value: Plottable>(_ values: [Value]) { kind = .values(values.map(\.plotValue)) }
}

/// Sides of the plot area at which an axis can be.
///
/// Source: developer.apple.com/documentation/charts/axismarkposition
public struct AxisMarkPosition: Hashable, Sendable {
    enum Kind { case automatic, leading, trailing, top, bottom }
    let kind: Kind
    /// Below for x; trailing for y, leading if its values are categories.
    public static let automatic = AxisMarkPosition(kind: .automatic)
    public static let leading = AxisMarkPosition(kind: .leading)
    public static let trailing = AxisMarkPosition(kind: .trailing)
    public static let top = AxisMarkPosition(kind: .top)
    public static let bottom = AxisMarkPosition(kind: .bottom)
}

/// How labels stand to the plot area's edge.
///
/// Source: developer.apple.com/documentation/charts/axismarkpreset
public struct AxisMarkPreset: Hashable, Sendable {
    enum Kind { case automatic, extended, aligned, inset }
    let kind: Kind
    public static let automatic = AxisMarkPreset(kind: .automatic)
    /// Grid lines that reach over the labels.
    public static let extended = AxisMarkPreset(kind: .extended)
    /// Labels that stay within the plot area's edges.
    public static let aligned = AxisMarkPreset(kind: .aligned)
    /// Labels within the plot area.
    ///
    /// Partly: labels are outside of the plot area.
    public static let inset = AxisMarkPreset(kind: .inset)
}

/// The value of a tick.
///
/// Source: developer.apple.com/documentation/charts/axisvalue
public struct AxisValue {
    public let index: Int
    public let count: Int
    let value: PlotValue

    /// Returns the value as a type; nil if it is of another kind.
    public func `as`<P: Plottable>(_ type: P.Type) -> P? { P(value) }
}
