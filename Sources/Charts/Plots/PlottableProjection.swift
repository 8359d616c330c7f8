/// Values that a plot reads from each element of its data, with a label for people who hear the chart.
///
/// Source: developer.apple.com/documentation/charts/plottableprojection
public nonisolated struct PlottableProjection<DataElement, Value: Plottable> {
    /// Returns the element's labelled value.
    let read: (DataElement) -> PlottedValue

    fileprivate init(_ read: @escaping (DataElement) -> PlottableValue<Value>) { self.read = { read($0).plotted } }
}

extension PlottableProjection {
    /// Labels the values of a property.
    ///
    /// Source: developer.apple.com/documentation/charts/plottableprojection/value(_:_:)
    public nonisolated static func value(
        _ labelKey: LocalizedStringKey, _ keyPath: KeyPath<DataElement, Value>
    ) -> PlottableProjection { value(Text(labelKey), keyPath) }

    public nonisolated static func value(
        _ label: Text, _ keyPath: KeyPath<DataElement, Value>
    ) -> PlottableProjection { PlottableProjection { .value(label, $0[keyPath: keyPath]) } }

    @_disfavoredOverload
    public nonisolated static func value<S: StringProtocol>(
        _ label: S, _ keyPath: KeyPath<DataElement, Value>
    ) -> PlottableProjection { value(Text(label), keyPath) }
}

extension PlottableProjection where Value == Date {
    /// Labels the calendar units that the dates of a property are in: a bar takes the whole width of its own.
    ///
    /// Source: developer.apple.com/documentation/charts/plottableprojection/value(_:_:unit:calendar:)
    public nonisolated static func value(
        _ labelKey: LocalizedStringKey, _ keyPath: KeyPath<DataElement, Date>, unit: Calendar.Component,
        calendar: Calendar = .current
    ) -> PlottableProjection {
        PlottableProjection { .value(Text(labelKey), $0[keyPath: keyPath], unit: unit, calendar: calendar) }
    }

    @_disfavoredOverload
    public nonisolated static func value<S: StringProtocol>(
        _ label: S, _ keyPath: KeyPath<DataElement, Date>, unit: Calendar.Component, calendar: Calendar = .current
    ) -> PlottableProjection {
        PlottableProjection { .value(Text(label), $0[keyPath: keyPath], unit: unit, calendar: calendar) }
    }
}
