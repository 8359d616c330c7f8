extension String: PrimitivePlottableProtocol {
    public var _plot: _PlotPrimitive { _PlotPrimitive(value: .category(self)) }
    public init?(_plot: _PlotPrimitive) {
        guard case .category(let text) = _plot.value else { return nil }
        self = text
    }
}

extension Date: PrimitivePlottableProtocol {
    public var _plot: _PlotPrimitive { _PlotPrimitive(value: .date(self)) }
    public init?(_plot: _PlotPrimitive) {
        guard case .date(let date) = _plot.value else { return nil }
        self = date
    }
}

extension Decimal: PrimitivePlottableProtocol {
    public var _plot: _PlotPrimitive {
        _PlotPrimitive(value: .number(NSDecimalNumber(decimal: self).doubleValue))
    }
    public init?(_plot: _PlotPrimitive) {
        guard case .number(let number) = _plot.value else { return nil }
        self = Decimal(number)
    }
}

extension PrimitivePlottableProtocol where Self: BinaryFloatingPoint {
    public var _plot: _PlotPrimitive { _PlotPrimitive(value: .number(Double(self))) }
    public init?(_plot: _PlotPrimitive) {
        guard case .number(let number) = _plot.value else { return nil }
        self = Self(number)
    }
}

extension PrimitivePlottableProtocol where Self: BinaryInteger {
    public var _plot: _PlotPrimitive { _PlotPrimitive(value: .number(Double(self))) }
    /// Rounds to the nearest integer; nil where the type does not hold it.
    public init?(_plot: _PlotPrimitive) {
        guard case .number(let number) = _plot.value else { return nil }
        self.init(exactly: number.rounded())
    }
}

extension Double: PrimitivePlottableProtocol {}
extension Float: PrimitivePlottableProtocol {}
extension CGFloat: PrimitivePlottableProtocol {}
extension Int: PrimitivePlottableProtocol {}
extension Int8: PrimitivePlottableProtocol {}
extension Int16: PrimitivePlottableProtocol {}
extension Int32: PrimitivePlottableProtocol {}
extension Int64: PrimitivePlottableProtocol {}
extension UInt: PrimitivePlottableProtocol {}
extension UInt8: PrimitivePlottableProtocol {}
extension UInt16: PrimitivePlottableProtocol {}
extension UInt32: PrimitivePlottableProtocol {}
extension UInt64: PrimitivePlottableProtocol {}
