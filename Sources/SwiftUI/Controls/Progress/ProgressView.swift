/// How far a task has come.
///
/// Without a value its spinner turns; it stands still for who wants less motion.
///
/// Source: developer.apple.com/documentation/swiftui/progressview
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
    @Environment(\.progressViewStyle) private var style
    private let fraction: Double?
    private let label: Label?
    private let valueLabel: CurrentValueLabel?

    fileprivate init(fraction: Double?, label: Label?, valueLabel: CurrentValueLabel?) {
        self.fraction = fraction
        self.label = label
        self.valueLabel = valueLabel
    }

    fileprivate static func fraction<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Double? {
        guard let value, total > 0 else { return nil }
        let fraction = Double(value) / Double(total)
        return fraction.isNaN ? nil : min(max(fraction, 0), 1)
    }

    public var body: some View {
        style.body(
            ProgressViewStyleConfiguration(
                fractionCompleted: fraction, label: label.map { .init(content: AnyView($0)) },
                currentValueLabel: valueLabel.map { .init(content: AnyView($0)) }))
    }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
    /// Nobody knows how long it takes. The picture stands still.
    public init() { self.init(fraction: nil, label: nil, valueLabel: nil) }

    /// `value` of `total`; nil where that is not known.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
        self.init(fraction: Self.fraction(value, total), label: nil, valueLabel: nil)
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    public init(@ViewBuilder label: () -> Label) { self.init(fraction: nil, label: label(), valueLabel: nil) }

    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
        self.init(fraction: Self.fraction(value, total), label: label(), valueLabel: nil)
    }
}

extension ProgressView {
    public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(fraction: Self.fraction(value, total), label: label(), valueLabel: currentValueLabel())
    }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
    public init(_ titleKey: LocalizedStringKey) { self.init { Text(titleKey) } }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S) { self.init { Text(title) } }
    public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) {
        self.init(value: value, total: total) { Text(titleKey) }
    }
    @_disfavoredOverload public init<S: StringProtocol, V: BinaryFloatingPoint>(
        _ title: S, value: V?, total: V = 1.0
    ) {
        self.init(value: value, total: total) { Text(title) }
    }
}

extension ProgressView
where
    Label == ProgressViewStyleConfiguration.Label, CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
    /// The progress view that a style was told of, for styles that change another's.
    public init(_ configuration: ProgressViewStyleConfiguration) {
        self.init(
            fraction: configuration.fractionCompleted, label: configuration.label,
            valueLabel: configuration.currentValueLabel)
    }
}

/// What a style is told of a progress view.
///
/// Source: developer.apple.com/documentation/swiftui/progressviewstyleconfiguration
public struct ProgressViewStyleConfiguration {
    public struct Label: View, SpokenView {
        let content: AnyView
        public var body: some View { content }
        var spoken: String? { content.spoken }
    }
    public struct CurrentValueLabel: View, SpokenView {
        let content: AnyView
        public var body: some View { content }
        var spoken: String? { content.spoken }
    }
    /// 0…1; nil where it is not known.
    public let fractionCompleted: Double?
    public var label: Label?
    public var currentValueLabel: CurrentValueLabel?
}
