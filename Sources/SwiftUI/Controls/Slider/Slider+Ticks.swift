public import SwiftUICore

// The initialisers of a slider with ticks, a neutral value or bounds within its range. The label of the current value is what assistive
// technology reads as the value.

extension Slider where ValueLabel == EmptyView {
    /// Source: developer.apple.com/documentation/swiftui/slider/init(value:in:neutralvalue:enabledbounds:label:currentvaluelabel:oneditingchanged:)
    @_disfavoredOverload public init<V: BinaryFloatingPoint, Current: View>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> Current = { EmptyView() },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        let marks = SliderMarks(
            neutral: neutralValue, enabled: enabledBounds, valueName: accessibilityText(of: currentValueLabel()),
            ticks: [])
        self.init(value, bounds, step: nil, marks: marks, onEditingChanged, label: label(), ends: nil)
    }

    /// Source: developer.apple.com/documentation/swiftui/slider/init(value:in:neutralvalue:enabledbounds:label:currentvaluelabel:ticks:oneditingchanged:)
    @_disfavoredOverload public init<V: BinaryFloatingPoint, Current: View, Ticks: SliderTickContent>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> Current = { EmptyView() }, @SliderTickBuilder<V> ticks: () -> Ticks,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint, Ticks.Value == V {
        let marks = SliderMarks(
            neutral: neutralValue, enabled: enabledBounds, valueName: accessibilityText(of: currentValueLabel()),
            ticks: ticks().body.map(\.value))
        self.init(value, bounds, step: nil, marks: marks, onEditingChanged, label: label(), ends: nil)
    }

    /// Source: developer.apple.com/documentation/swiftui/slider/init(value:in:step:neutralvalue:enabledbounds:label:currentvaluelabel:oneditingchanged:)
    @_disfavoredOverload public init<V: BinaryFloatingPoint, Current: View>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> Current = { EmptyView() },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        let marks = SliderMarks(
            neutral: neutralValue, enabled: enabledBounds, valueName: accessibilityText(of: currentValueLabel()),
            ticks: [])
        self.init(value, bounds, step: step, marks: marks, onEditingChanged, label: label(), ends: nil)
    }

    /// Source: developer.apple.com/documentation/swiftui/slider/init(value:in:step:neutralvalue:enabledbounds:label:currentvaluelabel:tick:oneditingchanged:)
    @_disfavoredOverload public init<V: BinaryFloatingPoint, Current: View>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> Current = { EmptyView() }, tick: (V) -> SliderTick<V>?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        let marks = SliderMarks(
            neutral: neutralValue, enabled: enabledBounds, valueName: accessibilityText(of: currentValueLabel()),
            ticks: SliderMarks.steps(bounds, step, tick))
        self.init(value, bounds, step: step, marks: marks, onEditingChanged, label: label(), ends: nil)
    }
}

extension Slider {
    /// Source: developer.apple.com/documentation/swiftui/slider/init(value:in:neutralvalue:enabledbounds:label:currentvaluelabel:minimumvaluelabel:maximumvaluelabel:oneditingchanged:)
    @_disfavoredOverload public init<V: BinaryFloatingPoint, Current: View>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> Current = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        let marks = SliderMarks(
            neutral: neutralValue, enabled: enabledBounds, valueName: accessibilityText(of: currentValueLabel()),
            ticks: [])
        self.init(
            value, bounds, step: nil, marks: marks, onEditingChanged, label: label(),
            ends: (minimumValueLabel(), maximumValueLabel()))
    }

    /// Source: developer.apple.com/documentation/swiftui/slider/init(value:in:neutralvalue:enabledbounds:label:currentvaluelabel:minimumvaluelabel:maximumvaluelabel:ticks:oneditingchanged:)
    @_disfavoredOverload public init<V: BinaryFloatingPoint, Current: View, Ticks: SliderTickContent>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> Current = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        @SliderTickBuilder<V> ticks: () -> Ticks, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint, Ticks.Value == V {
        let marks = SliderMarks(
            neutral: neutralValue, enabled: enabledBounds, valueName: accessibilityText(of: currentValueLabel()),
            ticks: ticks().body.map(\.value))
        self.init(
            value, bounds, step: nil, marks: marks, onEditingChanged, label: label(),
            ends: (minimumValueLabel(), maximumValueLabel()))
    }

    /// Source: developer.apple.com/documentation/swiftui/slider/init(value:in:step:neutralvalue:enabledbounds:label:currentvaluelabel:minimumvaluelabel:maximumvaluelabel:oneditingchanged:)
    @_disfavoredOverload public init<V: BinaryFloatingPoint, Current: View>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> Current = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        let marks = SliderMarks(
            neutral: neutralValue, enabled: enabledBounds, valueName: accessibilityText(of: currentValueLabel()),
            ticks: [])
        self.init(
            value, bounds, step: step, marks: marks, onEditingChanged, label: label(),
            ends: (minimumValueLabel(), maximumValueLabel()))
    }

    /// Source: developer.apple.com/documentation/swiftui/slider/init(value:in:step:neutralvalue:enabledbounds:label:currentvaluelabel:minimumvaluelabel:maximumvaluelabel:tick:oneditingchanged:)
    @_disfavoredOverload public init<V: BinaryFloatingPoint, Current: View>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> Current = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        tick: (V) -> SliderTick<V>?, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        let marks = SliderMarks(
            neutral: neutralValue, enabled: enabledBounds, valueName: accessibilityText(of: currentValueLabel()),
            ticks: SliderMarks.steps(bounds, step, tick))
        self.init(
            value, bounds, step: step, marks: marks, onEditingChanged, label: label(),
            ends: (minimumValueLabel(), maximumValueLabel()))
    }
}
