/// Description of a chart in words and numbers, for people who hear it.
///
/// Source: developer.apple.com/documentation/accessibility/axchartdescriptor
public final class AXChartDescriptor {
    public var title: String?
    public var summary: String?
    public var xAxis: any AXDataAxisDescriptor
    public var yAxis: AXNumericDataAxisDescriptor?
    public var additionalAxes: [any AXDataAxisDescriptor]
    public var series: [AXDataSeriesDescriptor]

    public init(
        title: String?, summary: String?, xAxis: any AXDataAxisDescriptor, yAxis: AXNumericDataAxisDescriptor?,
        additionalAxes: [any AXDataAxisDescriptor] = [], series: [AXDataSeriesDescriptor]
    ) {
        (self.title, self.summary, self.xAxis, self.yAxis) = (title, summary, xAxis, yAxis)
        (self.additionalAxes, self.series) = (additionalAxes, series)
    }

    /// The summary and, for each series, its name with its first, least, greatest and last value.
    var words: String {
        let lines = series.compactMap { series -> String? in
            let values = series.dataPoints.compactMap { point in point.yValue?.number.map { (point.xValue, $0) } }
            guard let first = values.first, let last = values.last, let least = values.min(by: { $0.1 < $1.1 }),
                let greatest = values.max(by: { $0.1 < $1.1 })
            else { return nil }
            let points = [first, least, greatest, last].map { "\(xAxis.word($0.0)) \(number($0.1))" }
            var seen: Set<String> = []
            let told = points.filter { seen.insert($0).inserted }.joined(separator: ", ")
            return [series.name, told].compactMap(\.self).joined(separator: ": ")
        }
        return ([summary].compactMap(\.self) + lines).joined(separator: ". ")
    }

    private func number(_ value: Double) -> String { yAxis?.valueDescriptionProvider(value) ?? value.formatted() }
}

/// Axis of a described chart. Source: developer.apple.com/documentation/accessibility/axdataaxisdescriptor
public protocol AXDataAxisDescriptor: AnyObject {
    var title: String { get set }
    /// Returns a value in words.
    func word(_ value: AXDataPointValue) -> String
}

/// Axis of numbers. Source: developer.apple.com/documentation/accessibility/axnumericdataaxisdescriptor
public final class AXNumericDataAxisDescriptor: AXDataAxisDescriptor {
    public enum ScaleType: Int, Sendable { case linear, log10, ln }
    public var title: String
    public var range: ClosedRange<Double>
    public var gridlinePositions: [Double]
    public var scaleType = ScaleType.linear
    public var valueDescriptionProvider: (Double) -> String

    public init(
        title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
        valueDescriptionProvider: @escaping (Double) -> String
    ) {
        (self.title, self.range, self.gridlinePositions) = (title, range, gridlinePositions)
        self.valueDescriptionProvider = valueDescriptionProvider
    }

    public func word(_ value: AXDataPointValue) -> String {
        value.number.map(valueDescriptionProvider) ?? value.category ?? ""
    }
}

/// Axis of categories. Source: developer.apple.com/documentation/accessibility/axcategoricaldataaxisdescriptor
public final class AXCategoricalDataAxisDescriptor: AXDataAxisDescriptor {
    public var title: String
    public var categoryOrder: [String]
    public init(title: String, categoryOrder: [String]) { (self.title, self.categoryOrder) = (title, categoryOrder) }
    public func word(_ value: AXDataPointValue) -> String { value.category ?? value.number?.formatted() ?? "" }
}

/// Points of a described chart. Source: developer.apple.com/documentation/accessibility/axdataseriesdescriptor
public final class AXDataSeriesDescriptor {
    public var name: String?
    public var isContinuous: Bool
    public var dataPoints: [AXDataPoint]
    public init(name: String?, isContinuous: Bool, dataPoints: [AXDataPoint]) {
        (self.name, self.isContinuous, self.dataPoints) = (name, isContinuous, dataPoints)
    }
}

/// Number or category of a described point. Source: developer.apple.com/documentation/accessibility/axdatapointvalue
public final class AXDataPointValue {
    public let number: Double?
    public let category: String?
    init(number: Double? = nil, category: String? = nil) { (self.number, self.category) = (number, category) }
}

/// A point of a described chart. Source: developer.apple.com/documentation/accessibility/axdatapoint
public final class AXDataPoint {
    public var xValue: AXDataPointValue
    public var yValue: AXDataPointValue?
    public var label: String?

    public init(x: Double, y: Double? = nil, additionalValues: [Double] = [], label: String? = nil) {
        (xValue, yValue) = (AXDataPointValue(number: x), y.map { AXDataPointValue(number: $0) })
        self.label = label
    }

    public init(x: String, y: Double? = nil, additionalValues: [Double] = [], label: String? = nil) {
        (xValue, yValue) = (AXDataPointValue(category: x), y.map { AXDataPointValue(number: $0) })
        self.label = label
    }
}

/// Describes a chart, and says anew what has changed.
///
/// Source: developer.apple.com/documentation/swiftui/axchartdescriptorrepresentable
@MainActor @preconcurrency public protocol AXChartDescriptorRepresentable {
    func makeChartDescriptor() -> AXChartDescriptor
    /// Is not called: the descriptor is made anew with the view.
    func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
    public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

extension View {
    /// Describes a chart to people who hear it.
    ///
    /// Partly: a browser's screen reader has no sound graph: it hears the title as the chart's label, and as its hint the summary
    /// with the first, least, greatest and last value of each series.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/accessibilitychartdescriptor(_:)
    public func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(_ representable: R) -> some View {
        let descriptor = representable.makeChartDescriptor()
        return accessibilityElement(children: .contain)
            .accessibilityLabel(Text(verbatim: descriptor.title ?? ""))
            .accessibilityHint(Text(verbatim: descriptor.words))
    }
}
