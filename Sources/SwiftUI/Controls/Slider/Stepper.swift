import RenderTree

/// Two buttons that raise and lower a value.
///
/// Source: developer.apple.com/documentation/swiftui/stepper
public struct Stepper<Label: View>: View {
    @Environment(\.isEnabled) private var isEnabled
    private let label: Label
    private let steps: () -> StepActions

    fileprivate init(label: Label, steps: @escaping () -> StepActions) {
        self.label = label
        self.steps = steps
    }

    /// A button whose action is nil cannot be used. `onEditingChanged` is told true before each change, false after.
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
        let name = spokenWords(of: label)
        LabeledLine(label: label) {
            HStack(spacing: 0) {
                StepButton(isIncrement: false, name: name, action: steps.decrement, steps: steps)
                Capsule().fill(Color.separator).frame(width: 1, height: 18)
                StepButton(isIncrement: true, name: name, action: steps.increment, steps: steps)
            }
            .background(Color.fieldFill, in: RoundedRectangle(cornerRadius: 8))
        }
    }
}

/// What the two buttons do now.
private struct StepActions {
    let increment: (() -> Void)?
    let decrement: (() -> Void)?
    let onEditingChanged: (Bool) -> Void
}

extension StepActions {
    init<V: Strideable>(
        _ value: Binding<V>, _ bounds: ClosedRange<V>?, _ step: V.Stride, _ onEditingChanged: @escaping (Bool) -> Void
    ) {
        // Read here, in the body: a change of the value decides which button may still be used.
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

    /// A whole number at the end of its type stays there.
    private static func advance<V: Strideable>(_ value: V, by step: V.Stride) -> V {
        func whole<W: FixedWidthInteger>(_ value: W) -> V? {
            guard let step = step as? Int else { return nil }
            let sum = W(exactly: step).map { value.addingReportingOverflow($0) }
            return (sum.map { $0.overflow ? value : $0.partialValue } ?? value) as? V
        }
        if let number = value as? any FixedWidthInteger { return whole(number) ?? value }
        return value.advanced(by: step)
    }
}

/// 47 by 32 points, as on iOS.
private struct StepButton: View {
    @Environment(\.isEnabled) private var isEnabled
    let isIncrement: Bool
    let name: String?
    let action: (() -> Void)?
    let steps: StepActions

    var body: some View {
        let isUsable = isEnabled && action != nil
        ControlArea(
            .button(ButtonContent()),
            name: [name, isIncrement ? "Increment" : "Decrement"].compactMap(\.self)
                .joined(separator: ", "),
            handle: { if case .tap = $0 { step() } }
        ) {
            StepSign(isIncrement: isIncrement)
                .stroke(Color.primary, style: StrokeStyle(lineWidth: 1.8, lineCap: .round))
                .frame(width: 16, height: 16)
                .opacity(isUsable ? 1 : 0.3)
                .frame(width: 47, height: 32)
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

/// A plus or a minus.
private struct StepSign: Shape {
    let isIncrement: Bool

    nonisolated func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.minX, y: rect.midY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
        guard isIncrement else { return path }
        path.move(to: CGPoint(x: rect.midX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
        return path
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
