/// A view that shows the progress of a task.
///
/// Without a value its spinner turns; it stands still for people who prefer reduced motion.
///
/// Source: developer.apple.com/documentation/swiftui/progressview
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
    @Environment(\.progressViewStyle) private var style
    private let fraction: Double?
    private let label: Label?
    private let valueLabel: CurrentValueLabel?
    /// Tells the value from time to time; nil for a value that is given.
    private let clock: ProgressClock?

    fileprivate init(fraction: Double?, label: Label?, valueLabel: CurrentValueLabel?) {
        self.fraction = fraction
        clock = nil
        self.label = label
        self.valueLabel = valueLabel
    }

    init(clock: ProgressClock, label: Label, valueLabel: CurrentValueLabel) {
        (self.clock, self.label, self.valueLabel, fraction) = (clock, label, valueLabel, nil)
    }

    fileprivate static func fraction<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Double? {
        guard let value, total > 0 else { return nil }
        let fraction = Double(value) / Double(total)
        return fraction.isNaN ? nil : min(max(fraction, 0), 1)
    }

    public var body: some View {
        if let clock {
            TimelineView(.periodic(from: clock.start, by: ProgressClock.step)) { moment in
                styled(clock.fraction(moment.date))
            }
        } else {
            styled(fraction)
        }
    }

    private func styled(_ fraction: Double?) -> some View {
        style.body(
            ProgressViewStyleConfiguration(
                fractionCompleted: fraction, label: label.map { .init(content: AnyView($0)) },
                currentValueLabel: valueLabel.map { .init(content: AnyView($0)) }))
    }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
    /// Creates a progress view of unknown duration, which shows a spinner.
    public init() { self.init(fraction: nil, label: nil, valueLabel: nil) }

    /// Creates a progress view at `value` of `total`; a nil value is unknown.
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
    /// Creates a progress view from a style's configuration, for styles that modify another style.
    public init(_ configuration: ProgressViewStyleConfiguration) {
        self.init(
            fraction: configuration.fractionCompleted, label: configuration.label,
            valueLabel: configuration.currentValueLabel)
    }
}

/// The properties of a progress view, passed to its style.
///
/// Source: developer.apple.com/documentation/swiftui/progressviewstyleconfiguration
public struct ProgressViewStyleConfiguration {
    public struct Label: View, AccessibleTextProvider {
        let content: AnyView
        public var body: some View { content }
        package var spoken: String? { content.spoken }
    }
    public struct CurrentValueLabel: View, AccessibleTextProvider {
        let content: AnyView
        public var body: some View { content }
        package var spoken: String? { content.spoken }
    }
    /// The completed fraction, 0…1; nil if it is unknown.
    public let fractionCompleted: Double?
    public var label: Label?
    public var currentValueLabel: CurrentValueLabel?
}
