/// A span of values from a bin's lower bound up to its upper one.
///
/// Source: developer.apple.com/documentation/charts/chartbinrange
public struct ChartBinRange<Bound: Comparable>: Equatable {
    public let lowerBound: Bound
    public let upperBound: Bound
    let isClosed: Bool

    public func contains(_ value: Bound) -> Bool {
        value >= lowerBound && (value < upperBound || isClosed && value == upperBound)
    }
}

extension ChartBinRange: Hashable where Bound: Hashable {}
extension ChartBinRange: Sendable where Bound: Sendable {}

/// Bins of equal size for numbers.
///
/// Source: developer.apple.com/documentation/charts/numberbins
public struct NumberBins<Value: Comparable & Numeric>: RandomAccessCollection {
    public let thresholds: [Value]
    private let place: (Value) -> Int

    public var startIndex: Int { 0 }
    public var endIndex: Int { Swift.max(0, thresholds.count - 1) }

    public subscript(position: Int) -> ChartBinRange<Value> {
        ChartBinRange(
            lowerBound: thresholds[position], upperBound: thresholds[position + 1], isClosed: position == endIndex - 1)
    }

    /// Returns the index of the bin that a value is in; values beyond the ends are in the first or last bin.
    public func index(for value: Value) -> Int { Swift.min(Swift.max(place(value), 0), Swift.max(0, endIndex - 1)) }

    private init(_ thresholds: [Value]) {
        self.thresholds = thresholds
        place = { value in (thresholds.firstIndex { $0 > value } ?? thresholds.count) - 1 }
    }

    public init(thresholds: [Value]) { self.init(thresholds.sorted()) }
}

extension NumberBins where Value: BinaryFloatingPoint {
    /// Makes bins with round bounds, about as many as desired.
    public init(data: [Value], desiredCount: Int? = nil) {
        let ticks = NumberTicks.nice(
            over: Double(data.min() ?? 0)...Double(data.max() ?? 1), count: desiredCount ?? Self.usual(data.count))
        self.init(ticks.map { Value($0) })
    }

    public init(range: ClosedRange<Value>, desiredCount: Int = 10) {
        let ticks = NumberTicks.nice(over: Double(range.lowerBound)...Double(range.upperBound), count: desiredCount)
        self.init(ticks.map { Value($0) })
    }

    public init(range: ClosedRange<Value>, count: Int) {
        let step = (range.upperBound - range.lowerBound) / Value(Swift.max(1, count))
        self.init((0...Swift.max(1, count)).map { range.lowerBound + Value($0) * step })
    }

    public init(size: Value, range: ClosedRange<Value>) {
        let first = (range.lowerBound / size).rounded(.down)
        let last = Swift.max((range.upperBound / size).rounded(.up), first + 1)
        self.init(stride(from: first, through: last, by: 1).map { $0 * size })
    }
}

extension NumberBins where Value: BinaryInteger {
    /// Makes bins with round bounds, about as many as desired.
    public init(data: [Value], desiredCount: Int? = nil) {
        let ticks = NumberTicks.nice(
            over: Double(data.min() ?? 0)...Double(data.max() ?? 1), count: desiredCount ?? Self.usual(data.count),
            isWhole: true)
        self.init(ticks.map { Value($0) })
    }

    public init(size: Value, range: ClosedRange<Value>) {
        let step = Double(size)
        let first = (Double(range.lowerBound) / step).rounded(.down)
        let last = Swift.max((Double(range.upperBound) / step).rounded(.up), first + 1)
        self.init(stride(from: first, through: last, by: 1).map { Value($0 * step) })
    }
}

extension NumberBins {
    /// Number of bins by the square root of the number of values.
    fileprivate static func usual(_ count: Int) -> Int { Swift.min(Swift.max(Int(Double(count).squareRoot()), 1), 50) }
}

/// Bins of one calendar unit each, or between given dates.
///
/// Source: developer.apple.com/documentation/charts/datebins
public struct DateBins: RandomAccessCollection {
    public let thresholds: [Date]

    public init(thresholds: [Date]) { self.thresholds = thresholds.sorted() }

    public init(unit: Calendar.Component, by value: Int = 1, range: ClosedRange<Date>, calendar: Calendar = .current) {
        var dates = DateTicks(unit: unit, count: value, calendar: calendar).dates(over: range, before: true)
        if let last = dates.last, last <= range.upperBound,
            let next = calendar.date(byAdding: unit, value: value, to: last)
        {
            dates.append(next)
        }
        thresholds = dates
    }

    public init(unit: Calendar.Component, by value: Int = 1, data: [Date], calendar: Calendar = .current) {
        let first = data.min() ?? .distantPast
        self.init(unit: unit, by: value, range: first...(data.max() ?? first), calendar: calendar)
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { Swift.max(0, thresholds.count - 1) }
    public subscript(position: Int) -> ChartBinRange<Date> {
        ChartBinRange(
            lowerBound: thresholds[position], upperBound: thresholds[position + 1], isClosed: position == endIndex - 1)
    }

    public func index(for date: Date) -> Int {
        let index = (thresholds.firstIndex { $0 > date } ?? thresholds.count) - 1
        return Swift.min(Swift.max(index, 0), Swift.max(0, endIndex - 1))
    }
}
