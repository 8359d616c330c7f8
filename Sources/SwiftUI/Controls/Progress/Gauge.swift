import RenderTree

/// A view that shows a value within a range.
///
/// Source: developer.apple.com/documentation/swiftui/gauge
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View>: View {
    @Environment(\.gaugeStyle) private var style
    private let fraction: Double
    private let label: Label
    private let valueLabel: CurrentValueLabel
    private let bounds: (least: BoundsLabel, most: BoundsLabel)?

    private init<V: BinaryFloatingPoint>(
        _ value: V, _ range: ClosedRange<V>, _ label: Label, _ valueLabel: CurrentValueLabel,
        _ bounds: (least: BoundsLabel, most: BoundsLabel)?
    ) {
        let length = Double(range.upperBound - range.lowerBound)
        let fraction = length > 0 ? Double(value - range.lowerBound) / length : 0
        self.fraction = fraction.isNaN ? 0 : min(max(fraction, 0), 1)
        self.label = label
        self.valueLabel = valueLabel
        self.bounds = bounds
    }

    public init<V: BinaryFloatingPoint>(
        value: V, in range: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) {
        self.init(value, range, label(), currentValueLabel(), (minimumValueLabel(), maximumValueLabel()))
    }

    public init<V: BinaryFloatingPoint>(
        value: V, in range: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) where BoundsLabel == EmptyView {
        self.init(value, range, label(), currentValueLabel(), nil)
    }

    public init<V: BinaryFloatingPoint>(
        value: V, in range: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
    ) where BoundsLabel == EmptyView, CurrentValueLabel == EmptyView {
        self.init(value, range, label(), EmptyView(), nil)
    }

    public var body: some View {
        style.body(
            GaugeStyleConfiguration(
                value: fraction, label: .init(content: AnyView(label)),
                currentValueLabel: CurrentValueLabel.self == EmptyView.self
                    ? nil : .init(content: AnyView(valueLabel)),
                minimumValueLabel: bounds.map { .init(content: AnyView($0.least)) },
                maximumValueLabel: bounds.map { .init(content: AnyView($0.most)) }))
    }
}

/// The properties of a gauge, passed to its style.
public struct GaugeStyleConfiguration {
    public struct Label: View, AccessibleTextProvider {
        let content: AnyView
        public var body: some View { content }
        package var spoken: String? { content.spoken }
    }
    public typealias CurrentValueLabel = Label
    public typealias MinimumValueLabel = Label
    public typealias MaximumValueLabel = Label
    /// Position of the value within its range, 0…1.
    public var value: Double
    public var label: Label
    public var currentValueLabel: CurrentValueLabel?
    public var minimumValueLabel: MinimumValueLabel?
    public var maximumValueLabel: MaximumValueLabel?
}

/// A type that draws gauges.
///
/// Source: developer.apple.com/documentation/swiftui/gaugestyle
@MainActor @preconcurrency public protocol GaugeStyle {
    associatedtype Body: View
    typealias Configuration = GaugeStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// A bar that is filled up to the value.
public struct LinearCapacityGaugeStyle: GaugeStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 4) {
            configuration.label
            HStack(spacing: 8) {
                configuration.minimumValueLabel
                FractionLine(fraction: configuration.value, tint: .accentColor)
                    .frame(height: 6)
                    .gaugeAccessibility(configuration)
                configuration.maximumValueLabel
            }
            configuration.currentValueLabel
        }
    }
}

/// An open ring with a mark at the value.
///
/// Source: developer.apple.com/documentation/swiftui/accessorycirculargaugestyle
public struct AccessoryCircularGaugeStyle: GaugeStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { MarkedRingGauge(configuration: configuration) }
}

/// A closed ring that is filled up to the value, from the top.
///
/// Source: developer.apple.com/documentation/swiftui/accessorycircularcapacitygaugestyle
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { FilledRingGauge(configuration: configuration) }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    public static var automatic: LinearCapacityGaugeStyle { .init() }
    public static var linearCapacity: LinearCapacityGaugeStyle { .init() }
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    public static var accessoryCircular: AccessoryCircularGaugeStyle { .init() }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle { .init() }
}

extension View {
    @MainActor func gaugeAccessibility(_ configuration: GaugeStyleConfiguration) -> some View {
        let value = configuration.currentValueLabel?.spoken ?? "\(Int((configuration.value * 100).rounded())) %"
        let accessibility = NodeAccessibility(
            label: configuration.label.spoken, value: value, traits: [.progress], progress: configuration.value)
        return modifier(_AccessibilityModifier(change: accessibility, children: .ignore))
    }
}

extension EnvironmentValues {
    @Entry var gaugeStyle = ControlStyle<GaugeStyleConfiguration>(
        LinearCapacityGaugeStyle(), makeBody: { $0.makeBody(configuration: $1) })
}

extension View {
    /// Sets the style of the gauges in this view.
    public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
        environment(\.gaugeStyle, ControlStyle(style) { $0.makeBody(configuration: $1) })
    }
}
