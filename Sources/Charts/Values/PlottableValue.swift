/// A value that a mark shows, with a label for people who hear the chart.
///
/// Source: developer.apple.com/documentation/charts/plottablevalue
public struct PlottableValue<Value: Plottable>: @unchecked Sendable {  // immutable, and only the erased value is read
    let plotted: PlottedValue
}

extension PlottableValue {
    /// Labels a value.
    ///
    /// Source: developer.apple.com/documentation/charts/plottablevalue/value(_:_:)
    public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue {
        self.value(Text(labelKey), value)
    }

    public static func value(_ label: Text, _ value: Value) -> PlottableValue {
        PlottableValue(plotted: PlottedValue(label: label, start: value.plotValue))
    }

    @_disfavoredOverload
    public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue {
        self.value(Text(label), value)
    }

    @_disfavoredOverload
    public static func value(_ label: LocalizedStringResource, _ value: Value) -> PlottableValue {
        self.value(Text(label), value)
    }
}

extension PlottableValue where Value: Comparable {
    /// Labels a span of values, such as a bin.
    public static func value(_ labelKey: LocalizedStringKey, _ range: ChartBinRange<Value>) -> PlottableValue {
        value(Text(labelKey), range)
    }

    public static func value(_ label: Text, _ range: ChartBinRange<Value>) -> PlottableValue {
        span(label, range.lowerBound, range.upperBound)
    }

    @_disfavoredOverload
    public static func value<S: StringProtocol>(_ label: S, _ range: ChartBinRange<Value>) -> PlottableValue {
        value(Text(label), range)
    }

    public static func value(_ labelKey: LocalizedStringKey, _ range: Range<Value>) -> PlottableValue {
        span(Text(labelKey), range.lowerBound, range.upperBound)
    }

    @_disfavoredOverload
    public static func value<S: StringProtocol>(_ label: S, _ range: Range<Value>) -> PlottableValue {
        span(Text(label), range.lowerBound, range.upperBound)
    }

    fileprivate static func span(_ label: Text, _ low: Value, _ high: Value) -> PlottableValue {
        PlottableValue(plotted: PlottedValue(label: label, start: low.plotValue, end: high.plotValue))
    }
}

extension PlottableValue where Value == Date {
    /// Labels the calendar unit that a date is in: a bar takes its whole width.
    ///
    /// Source: developer.apple.com/documentation/charts/plottablevalue/value(_:_:unit:calendar:)
    public static func value(
        _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component, calendar: Calendar = .current
    ) -> PlottableValue {
        self.value(Text(labelKey), value, unit: unit, calendar: calendar)
    }

    @_disfavoredOverload
    public static func value<S: StringProtocol>(
        _ label: S, _ value: Date, unit: Calendar.Component, calendar: Calendar = .current
    ) -> PlottableValue {
        self.value(Text(label), value, unit: unit, calendar: calendar)
    }

    public static func value(
        _ label: Text, _ value: Date, unit: Calendar.Component, calendar: Calendar = .current
    ) -> PlottableValue {
        guard let unit = calendar.dateInterval(of: unit, for: value) else { return self.value(label, value) }
        return span(label, unit.start, unit.end)
    }
}
