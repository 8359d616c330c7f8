/// The values that a scale reaches over.
///
/// Source: developer.apple.com/documentation/charts/scaledomain
public protocol ScaleDomain {
    var _domain: _ScaleDomain { get }
}

/// A domain without its type.
public struct _ScaleDomain {
    enum Kind {
        case automatic(includesZero: Bool?, reversed: Bool?)
        case values([PlotValue])
        case range(PlotValue, PlotValue)
    }
    let kind: Kind
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
    public var _domain: _ScaleDomain { _ScaleDomain(kind: .range(lowerBound.plotValue, upperBound.plotValue)) }
}

extension Range: ScaleDomain where Bound: Plottable {
    public var _domain: _ScaleDomain { _ScaleDomain(kind: .range(lowerBound.plotValue, upperBound.plotValue)) }
}

extension Array: ScaleDomain where Element: Plottable {
    public var _domain: _ScaleDomain { _ScaleDomain(kind: .values(map(\.plotValue))) }
}

/// A domain that a chart makes from its marks.
///
/// Source: developer.apple.com/documentation/charts/automaticscaledomain
public struct AutomaticScaleDomain: ScaleDomain {
    let includesZero: Bool?
    let reversed: Bool?
    public var _domain: _ScaleDomain {
        _ScaleDomain(kind: .automatic(includesZero: includesZero, reversed: reversed))
    }
}

extension ScaleDomain where Self == AutomaticScaleDomain {
    public static var automatic: AutomaticScaleDomain { AutomaticScaleDomain(includesZero: nil, reversed: nil) }

    /// Makes a domain from the marks.
    /// - Parameter includesZero: whether a scale of numbers reaches to zero; it does by default.
    ///
    /// Source: developer.apple.com/documentation/charts/scaledomain/automatic(includeszero:reversed:)
    public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain {
        AutomaticScaleDomain(includesZero: includesZero, reversed: reversed)
    }
}

/// Part of the plot area that a scale covers.
///
/// Source: developer.apple.com/documentation/charts/positionscalerange
public protocol PositionScaleRange {
    var _range: _PositionRange { get }
}

/// A range without its type.
public struct _PositionRange {
    let extent: Extent
}

extension ClosedRange: PositionScaleRange where Bound == CGFloat {
    public var _range: _PositionRange {
        _PositionRange(extent: Extent(start: Length(points: lowerBound), end: Length(points: upperBound)))
    }
}

/// The plot area, without points at its ends.
///
/// Source: developer.apple.com/documentation/charts/plotdimensionscalerange
public struct PlotDimensionScaleRange: PositionScaleRange {
    let start: CGFloat
    let end: CGFloat
    public var _range: _PositionRange {
        _PositionRange(extent: Extent(start: Length(points: start), end: .whole + -end))
    }
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
    public static var plotDimension: PlotDimensionScaleRange { plotDimension() }
    public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
        PlotDimensionScaleRange(start: padding, end: padding)
    }
    public static func plotDimension(
        startPadding: CGFloat = 0, endPadding: CGFloat = 0
    ) -> PlotDimensionScaleRange {
        PlotDimensionScaleRange(start: startPadding, end: endPadding)
    }
}

/// Looks that a scale gives to values.
///
/// Source: developer.apple.com/documentation/charts/scalerange
public protocol ScaleRange {
    associatedtype VisualValue
    var _looks: _ScaleLooks<VisualValue> { get }
}

/// Looks one by one, or a gradient.
public enum _ScaleLooks<Value> {
    case values([Value])
    case gradient(Gradient)
    case span(Value, Value)
}

extension Array: ScaleRange {
    public typealias VisualValue = Element
    public var _looks: _ScaleLooks<Element> { .values(self) }
}

extension Gradient: ScaleRange {
    public typealias VisualValue = Color
    public var _looks: _ScaleLooks<Color> { .gradient(self) }
}

extension ClosedRange: ScaleRange {
    public typealias VisualValue = Bound
    public var _looks: _ScaleLooks<Bound> { .span(lowerBound, upperBound) }
}
