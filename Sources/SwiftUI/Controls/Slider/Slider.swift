/// A control to choose a value by moving a thumb along a line.
///
/// Source: developer.apple.com/documentation/swiftui/slider
public struct Slider<Label: View, ValueLabel: View>: View {
    private let range: SliderRange
    private let onEditingChanged: (Bool) -> Void
    private let label: Label
    private let ends: (least: ValueLabel, most: ValueLabel)?

    private let valueName: String?

    init<V: BinaryFloatingPoint>(
        _ value: Binding<V>, _ bounds: ClosedRange<V>, step: V.Stride?, marks: SliderMarks<V> = SliderMarks(),
        _ onEditingChanged: @escaping (Bool) -> Void, label: Label, ends: (least: ValueLabel, most: ValueLabel)?
    ) where V.Stride: BinaryFloatingPoint {
        range = SliderRange(
            value: Binding(get: { Double(value.wrappedValue) }, set: { value.wrappedValue = V($0) }),
            bounds: Double(bounds.lowerBound)...Double(bounds.upperBound), step: step.map { Double($0) },
            neutral: marks.neutral.map { Double($0) },
            enabled: marks.enabled.map { Double($0.lowerBound)...Double($0.upperBound) },
            ticks: marks.ticks.map { Double($0) })
        valueName = marks.valueName
        self.onEditingChanged = onEditingChanged
        self.label = label
        self.ends = ends
    }

    public var body: some View {
        let line = SliderLine(
            range: range, name: accessibilityText(of: label), valueName: valueName, onEditingChanged: onEditingChanged)
        if let ends {
            HStack(spacing: 8) {
                ends.least.accessibilityHidden(true)
                line
                ends.most.accessibilityHidden(true)
            }
        } else {
            line
        }
    }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    /// Creates a slider. `onEditingChanged` receives true when a person starts to move the thumb, false when they
    /// release it.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step: nil, onEditingChanged, label: EmptyView(), ends: nil)
    }

    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step: step, onEditingChanged, label: EmptyView(), ends: nil)
    }
}

extension Slider where ValueLabel == EmptyView {
    /// Creates a slider with a label. As on iOS, the label is not shown; assistive technology reads it if its text is
    /// known.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step: nil, onEditingChanged, label: label(), ends: nil)
    }

    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step: step, onEditingChanged, label: label(), ends: nil)
    }
}

extension Slider {
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, step: nil, onEditingChanged, label: label(),
            ends: (minimumValueLabel(), maximumValueLabel()))
    }

    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, step: step, onEditingChanged, label: label(),
            ends: (minimumValueLabel(), maximumValueLabel()))
    }

    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
        maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, step: nil, onEditingChanged, label: label(), ends: (minimumValueLabel, maximumValueLabel))
    }
}

extension Slider {
    /// Creates a slider with a step. `minimumValueLabel` and `maximumValueLabel` stand beside it.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
        maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, step: step, onEditingChanged, label: label(), ends: (minimumValueLabel, maximumValueLabel))
    }
}

extension Slider where ValueLabel == EmptyView {
    @available(*, deprecated, renamed: "init(value:in:label:onEditingChanged:)")
    @_disfavoredOverload public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step: nil, onEditingChanged, label: label(), ends: nil)
    }

    @available(*, deprecated, renamed: "init(value:in:step:label:onEditingChanged:)")
    @_disfavoredOverload public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step: step, onEditingChanged, label: label(), ends: nil)
    }
}
