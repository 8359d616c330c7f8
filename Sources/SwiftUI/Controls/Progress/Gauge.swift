import RenderTree

/// A value within a range that is only shown.
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

/// What a style is told of a gauge.
public struct GaugeStyleConfiguration {
    public struct Label: View, SpokenView {
        let content: AnyView
        public var body: some View { content }
        var spoken: String? { content.spoken }
    }
    public typealias CurrentValueLabel = Label
    public typealias MinimumValueLabel = Label
    public typealias MaximumValueLabel = Label
    /// 0…1.
    public var value: Double
    public var label: Label
    public var currentValueLabel: CurrentValueLabel?
    public var minimumValueLabel: MinimumValueLabel?
    public var maximumValueLabel: MaximumValueLabel?
}

/// How a gauge looks.
///
/// Source: developer.apple.com/documentation/swiftui/gaugestyle
@MainActor @preconcurrency public protocol GaugeStyle {
    associatedtype Body: View
    typealias Configuration = GaugeStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// A line that is filled up to the value.
public struct LinearCapacityGaugeStyle: GaugeStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 4) {
            configuration.label
            HStack(spacing: 8) {
                configuration.minimumValueLabel
                ZStack(alignment: .leading) {
                    Capsule().fill(Color.switchTrack)
                    FractionBar(fraction: configuration.value).fill(Color.accentColor)
                }
                .frame(height: 6)
                .gaugeAccessibility(configuration)
                configuration.maximumValueLabel
            }
            configuration.currentValueLabel
        }
    }
}

/// An open ring with a mark at the value.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { RingGauge(configuration: configuration) }
}

/// An open ring that is filled up to the value.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { RingGauge(configuration: configuration) }
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

private struct RingGauge: View {
    let configuration: GaugeStyleConfiguration

    var body: some View {
        ZStack {
            GaugeArc(fraction: 1).stroke(Color.switchTrack, style: stroke)
            GaugeArc(fraction: configuration.value).stroke(Color.accentColor, style: stroke)
            configuration.currentValueLabel
        }
        .frame(width: 58, height: 58)
        .gaugeAccessibility(configuration)
    }

    private var stroke: StrokeStyle { StrokeStyle(lineWidth: 6, lineCap: .round) }
}

/// The part of a ring that is open at the bottom.
private struct GaugeArc: Shape {
    let fraction: Double
    nonisolated func path(in rect: CGRect) -> Path {
        Path { path in
            path.addArc(
                center: CGPoint(x: rect.midX, y: rect.midY), radius: max(0, min(rect.width, rect.height) / 2 - 3),
                startAngle: .degrees(135), endAngle: .degrees(135 + 270 * fraction), clockwise: false)
        }
    }
}

extension View {
    @MainActor fileprivate func gaugeAccessibility(_ configuration: GaugeStyleConfiguration) -> some View {
        let value = configuration.currentValueLabel?.spoken ?? "\(Int((configuration.value * 100).rounded())) %"
        let told = NodeAccessibility(
            label: configuration.label.spoken, value: value, traits: [.progress], progress: configuration.value)
        return modifier(_AccessibilityModifier(change: told, children: .ignore))
    }
}

private struct GaugeStyleKey: EnvironmentKey {
    static let defaultValue = ControlStyle<GaugeStyleConfiguration>(LinearCapacityGaugeStyle()) {
        $0.makeBody(configuration: $1)
    }
}

extension EnvironmentValues {
    var gaugeStyle: ControlStyle<GaugeStyleConfiguration> {
        get { self[GaugeStyleKey.self] }
        set { self[GaugeStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the looks of the gauges inside.
    public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
        environment(\.gaugeStyle, ControlStyle(style) { $0.makeBody(configuration: $1) })
    }
}
