import SwiftUI

enum CalculatorKey: Hashable {
    case digit(Int), point, operation(Operation), equals, clear, sign, percent

    enum Operation: String { case add = "plus", subtract = "minus", multiply = "multiply", divide = "divide" }

    @ViewBuilder var label: some View {
        switch self {
        case .digit(let number): Text("\(number)")
        case .point: Text(verbatim: ".")
        case .operation(let operation): Image(systemName: operation.rawValue)
        case .equals: Image(systemName: "equal")
        case .clear: Text("AC")
        case .sign: Image(systemName: "plus.forwardslash.minus")
        case .percent: Text("%")
        }
    }

    var color: Color {
        switch self {
        case .digit, .point: Color(white: 0.25)
        case .operation, .equals: .orange
        default: Color(.sRGB, red: 0.6, green: 0.6, blue: 0.6, opacity: 1)
        }
    }
}

struct CalculatorState: Equatable {
    private(set) var display = "0"
    private var stored: Double?
    private var pending: CalculatorKey.Operation?
    private var startsNew = true

    mutating func press(_ key: CalculatorKey) {
        switch key {
        case .digit(let number):
            display = startsNew ? "\(number)" : display + "\(number)"
            startsNew = false
        case .point:
            if !display.contains(".") { display += "." }
            startsNew = false
        case .operation(let operation):
            resolve()
            pending = operation
        case .equals:
            resolve()
        case .clear:
            self = CalculatorState()
        case .sign:
            display = format(-value)
        case .percent:
            display = format(value / 100)
        }
    }

    private var value: Double { Double(display) ?? 0 }

    private mutating func resolve() {
        if let stored, let pending {
            let result: Double =
                switch pending {
                case .add: stored + value
                case .subtract: stored - value
                case .multiply: stored * value
                case .divide: stored / value
                }
            display = format(result)
        }
        stored = value
        pending = nil
        startsNew = true
    }

    private func format(_ number: Double) -> String {
        number.formatted(.number.grouping(.never).precision(.significantDigits(1...9)))
    }
}

struct CalculatorKeyStyle: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    var color: Color
    var isWide = false

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.title)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .aspectRatio(isWide ? 2.1 : 1, contentMode: .fit)
            .background(color.opacity(isEnabled ? 1 : 0.4), in: .capsule)
            .foregroundStyle(.white)
            .brightness(configuration.isPressed ? 0.2 : 0)
            .scaleEffect(configuration.isPressed ? 0.95 : 1)
            .animation(.easeOut(duration: 0.15), value: configuration.isPressed)
    }
}

struct CalculatorView: View {
    @State private var state = CalculatorState()
    @State private var history: [String] = []
    @FocusState private var hasFocus: Bool

    private let rows: [[CalculatorKey]] = [
        [.clear, .sign, .percent, .operation(.divide)],
        [.digit(7), .digit(8), .digit(9), .operation(.multiply)],
        [.digit(4), .digit(5), .digit(6), .operation(.subtract)],
        [.digit(1), .digit(2), .digit(3), .operation(.add)],
        [.digit(0), .point, .equals],
    ]

    var body: some View {
        VStack(alignment: .trailing, spacing: 12) {
            Text(state.display)
                .font(.system(size: 80, weight: .thin))
                .monospacedDigit()
                .lineLimit(1)
                .minimumScaleFactor(0.4)
                .truncationMode(.head)
                .allowsTightening(true)
                .frame(maxWidth: .infinity, alignment: .trailing)
                .contextMenu {
                    Button("Copy", systemImage: "doc.on.doc") { history.append(state.display) }
                    PasteButton(payloadType: String.self) { strings in
                        guard let first = strings.first else { return }
                        Task { @MainActor in history.append(first) }
                    }
                }
            Grid(horizontalSpacing: 12, verticalSpacing: 12) {
                ForEach(rows, id: \.self) { row in
                    GridRow {
                        ForEach(row, id: \.self) { key in
                            Button { state.press(key) } label: { key.label }
                                .buttonStyle(CalculatorKeyStyle(color: key.color, isWide: key == .digit(0)))
                                .gridCellColumns(key == .digit(0) ? 2 : 1)
                        }
                    }
                }
            }
        }
        .padding()
        .background(.black, ignoresSafeAreaEdges: .all)
        .focusable()
        .focused($hasFocus)
        .focusEffectDisabled()
        .onKeyPress(characters: .decimalDigits) { press in
            guard let digit = Int(press.characters) else { return .ignored }
            state.press(.digit(digit))
            return .handled
        }
        .onKeyPress(.return) {
            state.press(.equals)
            return .handled
        }
        .onKeyPress(keys: [.delete, .escape], phases: .down) { _ in
            state.press(.clear)
            return .handled
        }
        .sensoryFeedback(trigger: state) { old, new in
            old.display != new.display ? .impact(weight: .light) : nil
        }
        .onAppear { hasFocus = true }
        .environment(\.colorScheme, .dark)
    }
}

#Preview { CalculatorView() }
