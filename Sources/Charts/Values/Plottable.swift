/// A type whose values a chart can show.
///
/// Source: developer.apple.com/documentation/charts/plottable
public protocol Plottable {
    associatedtype PrimitivePlottable: PrimitivePlottableProtocol
    var primitivePlottable: PrimitivePlottable { get }
    init?(primitivePlottable: PrimitivePlottable)
}

/// A type that a chart shows as it is: a number, a date or a text.
///
/// Source: developer.apple.com/documentation/charts/primitiveplottableprotocol
public protocol PrimitivePlottableProtocol: Plottable where PrimitivePlottable == Self {
    var _plot: _PlotPrimitive { get }
    init?(_plot: _PlotPrimitive)
}

/// A primitive value, for conformances of this module only.
public struct _PlotPrimitive {
    let value: PlotValue
}

extension PrimitivePlottableProtocol {
    public var primitivePlottable: Self { self }
    public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension Plottable {
    var plotValue: PlotValue { primitivePlottable._plot.value }

    init?(_ value: PlotValue) {
        guard let primitive = PrimitivePlottable(_plot: _PlotPrimitive(value: value)) else { return nil }
        self.init(primitivePlottable: primitive)
    }
}

extension Plottable where Self: RawRepresentable, RawValue: Plottable {
    public var primitivePlottable: RawValue.PrimitivePlottable { rawValue.primitivePlottable }

    public init?(primitivePlottable: RawValue.PrimitivePlottable) {
        guard let raw = RawValue(primitivePlottable: primitivePlottable) else { return nil }
        self.init(rawValue: raw)
    }
}
