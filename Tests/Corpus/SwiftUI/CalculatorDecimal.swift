import SwiftUI

enum CalcKey: Hashable {
    case digit(Int), decimal, op(Operation), equals, clear, negate, percent
    enum Operation: String { case add = "plus", subtract = "minus", multiply = "multiply", divide = "divide" }

    @ViewBuilder var label: some View {
        switch self {
        case .digit(let value): Text(verbatim: "\(value)")
        case .decimal: Text(Locale.current.decimalSeparator ?? ".")
        case .op(let operation): Image(systemName: operation.rawValue)
        case .equals: Image(systemName: "equal")
        case .clear: Text("AC")
        case .negate: Image(systemName: "plus.forwardslash.minus")
        case .percent: Image(systemName: "percent")
        }
    }

    var tint: Color {
        switch self {
        case .op, .equals: .orange
        case .clear, .negate, .percent: Color(white: 0.65)
        default: Color(white: 0.2)
        }
    }
}

struct CalculatorEngine {
    private var stored: Decimal = 0
    private var pending: CalcKey.Operation?
    private(set) var display = "0"
    private var fresh = true

    mutating func press(_ key: CalcKey) {
        switch key {
        case .digit(let value):
            display = fresh ? "\(value)" : display + "\(value)"
            fresh = false
        case .decimal where !display.contains("."): display += "."; fresh = false
        case .op(let operation): apply(); pending = operation
        case .equals: apply(); pending = nil
        case .clear: self = CalculatorEngine()
        case .negate: display = display.hasPrefix("-") ? String(display.dropFirst()) : "-" + display
        case .percent: display = "\((Decimal(string: display) ?? 0) / 100)"
        default: break
        }
    }

    private mutating func apply() {
        let value = (try? Decimal(display, format: .number.locale(Locale(identifier: "en_US")))) ?? 0
        switch pending {
        case .add?: stored += value
        case .subtract?: stored -= value
        case .multiply?: stored *= value
        case .divide?: stored = value.isZero ? .nan : stored / value
        case nil: stored = value
        }
        display = NSDecimalNumber(decimal: stored).stringValue
        fresh = true
    }
}

struct CalculatorDecimal: View {
    @State private var engine = CalculatorEngine()
    @State private var history: [String] = []
    @ScaledMetric var size: CGFloat = 72

    private let rows: [[CalcKey]] = [
        [.clear, .negate, .percent, .op(.divide)],
        [.digit(7), .digit(8), .digit(9), .op(.multiply)],
        [.digit(4), .digit(5), .digit(6), .op(.subtract)],
        [.digit(1), .digit(2), .digit(3), .op(.add)],
        [.digit(0), .decimal, .equals],
    ]

    var body: some View {
        VStack(alignment: .trailing, spacing: 12) {
            Spacer()
            Text(engine.display)
                .font(.system(size: 88, weight: .light)).lineLimit(1).minimumScaleFactor(0.3)
                .foregroundColor(.white).contentTransition(.identity)
                .gesture(DragGesture(minimumDistance: 20).onEnded { _ in engine.press(.clear) })
                .accessibilityLabel("Result").accessibilityValue(engine.display)
            Grid(horizontalSpacing: 12, verticalSpacing: 12) {
                ForEach(rows, id: \.self) { row in
                    GridRow {
                        ForEach(row, id: \.self) { key in
                            Button { engine.press(key); history.append(engine.display) } label: { key.label }
                                .buttonStyle(CalcButtonStyle(color: key.tint, wide: key == .digit(0)))
                                .gridCellColumns(key == .digit(0) ? 2 : 1)
                                .keyboardShortcut(shortcut(key))
                        }
                    }
                }
            }
        }
        .padding()
        .background(.black)
        .sensoryFeedback(.selection, trigger: engine.display)
    }

    private func shortcut(_ key: CalcKey) -> KeyboardShortcut? {
        switch key {
        case .digit(let value): KeyboardShortcut(KeyEquivalent(Character("\(value)")), modifiers: [])
        case .equals: .defaultAction
        case .clear: .cancelAction
        default: nil
        }
    }
}

private struct CalcButtonStyle: ButtonStyle {
    var color: Color
    var wide = false
    func makeBody(configuration: Self.Configuration) -> some View {
        configuration.label
            .font(.largeTitle)
            .frame(maxWidth: .infinity, minHeight: 72)
            .foregroundStyle(.white)
            .background(color.opacity(configuration.isPressed ? 0.8 : 1), in: Capsule())
            .contentShape(.interaction, Capsule())
    }
}
