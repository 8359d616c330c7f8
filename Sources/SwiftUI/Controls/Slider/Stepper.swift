import RenderTree
import UIKit

/// A control with two buttons that increase and decrease a value.
///
/// Source: developer.apple.com/documentation/swiftui/stepper
public struct Stepper<Label: View>: View {
    private let label: Label
    private let steps: () -> StepActions

    fileprivate init(label: Label, steps: @escaping () -> StepActions) {
        self.label = label
        self.steps = steps
    }

    /// Creates a stepper. A button with a nil action is disabled. `onEditingChanged` receives true before each change
    /// and false after it.
    public init(
        @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(label: label()) {
            StepActions(increment: onIncrement, decrement: onDecrement, onEditingChanged: onEditingChanged)
        }
    }

    public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(label: label()) { StepActions(value, nil, step, onEditingChanged) }
    }

    public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(label: label()) { StepActions(value, bounds, step, onEditingChanged) }
    }

    public var body: some View {
        let steps = steps()
        let name = accessibilityText(of: label)
        LabeledLine(label: label) {
            HStack(spacing: 0) {
                StepButton(isIncrement: false, name: name, action: steps.decrement, steps: steps)
                StepButton(isIncrement: true, name: name, action: steps.increment, steps: steps)
            }
            .background {
                LookView { environment in
                    StepperLook(
                        ground: Color.fieldFill.resolved(in: environment),
                        line: Color.separator.resolved(in: environment))
                }
            }
        }
    }
}

/// The current actions of a stepper's two buttons.
private struct StepActions {
    let increment: (() -> Void)?
    let decrement: (() -> Void)?
    let onEditingChanged: (Bool) -> Void
}

extension StepActions {
    init<V: Strideable>(
        _ value: Binding<V>, _ bounds: ClosedRange<V>?, _ step: V.Stride, _ onEditingChanged: @escaping (Bool) -> Void
    ) {
        // Read here, within the body, so that a change of the value enables and disables the buttons.
        let now = value.wrappedValue
        func action(_ allowed: Bool, _ change: @escaping (V) -> V) -> (() -> Void)? {
            guard allowed else { return nil }
            return {
                let next = change(value.wrappedValue)
                value.wrappedValue = bounds.map { min(max(next, $0.lowerBound), $0.upperBound) } ?? next
            }
        }
        self.init(
            increment: action(bounds.map { now < $0.upperBound } ?? true) { Self.advance($0, by: step) },
            decrement: action(bounds.map { now > $0.lowerBound } ?? true) { Self.advance($0, by: 0 - step) },
            onEditingChanged: onEditingChanged)
    }

    /// Returns the advanced value; an integer that would overflow stays as it is.
    private static func advance<V: Strideable>(_ value: V, by step: V.Stride) -> V {
        func whole<W: FixedWidthInteger>(_ value: W) -> V? {
            guard let step = step as? Int else { return nil }
            // An unsigned type cannot hold a negative step, only its magnitude.
            let sum =
                W(exactly: step).map { value.addingReportingOverflow($0) }
                ?? W(exactly: step.magnitude).map { value.subtractingReportingOverflow($0) }
            return (sum.map { $0.overflow ? value : $0.partialValue } ?? value) as? V
        }
        if let number = value as? any FixedWidthInteger { return whole(number) ?? value }
        return value.advanced(by: step)
    }
}

/// One of a stepper's two buttons.
private struct StepButton: View {
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.systemWords) private var words
    let isIncrement: Bool
    let name: String?
    let action: (() -> Void)?
    let steps: StepActions

    var body: some View {
        let isUsable = isEnabled && action != nil
        ControlArea(
            .button(ButtonContent()),
            name: [name, words[isIncrement ? .increment : .decrement]].compactMap(\.self)
                .joined(separator: ", "),
            handle: { if case .tap = $0 { step() } }
        ) {
            LookView { environment in
                StepSignLook(
                    isPlus: isIncrement, isUsable: isUsable, color: Color.primary.resolved(in: environment))
            }
            .frame(width: StepperLook.size.width / 2, height: StepperLook.size.height)
        }
        .disabled(!isUsable)
    }

    private func step() {
        guard let action else { return }
        steps.onEditingChanged(true)
        action()
        steps.onEditingChanged(false)
    }
}

extension Stepper where Label == Text {
    public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
    }
    @_disfavoredOverload public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
    }
    public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, in: bounds, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
    }
    @_disfavoredOverload public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, in: bounds, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
    }
    public init(
        _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement,
            onEditingChanged: onEditingChanged)
    }
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement,
            onEditingChanged: onEditingChanged)
    }
}

extension Stepper {
    /// Creates a stepper for a value that a format can write. Its label says what the value is.
    ///
    /// Source: developer.apple.com/documentation/swiftui/stepper/init(value:step:format:label:oneditingchanged:)
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: Strideable, F.FormatOutput == String {
        self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper for a value within bounds that a format can write.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1,
        format: F, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: Strideable, F.FormatOutput == String {
        self.init(value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
    }
}

extension Stepper where Label == Text {
    /// Source: developer.apple.com/documentation/swiftui/stepper/init(_:value:step:format:oneditingchanged:)
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: Strideable, F.FormatOutput == String {
        self.init(value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
    }

    @_disfavoredOverload public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: Strideable, F.FormatOutput == String {
        self.init(value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
    }

    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
        step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: Strideable, F.FormatOutput == String {
        self.init(value: value, in: bounds, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
    }

    @_disfavoredOverload public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
        step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: Strideable, F.FormatOutput == String {
        self.init(value: value, in: bounds, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
    }
}
