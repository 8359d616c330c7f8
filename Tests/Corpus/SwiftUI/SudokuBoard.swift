import SwiftUI

struct SudokuBoard: View {
    struct Position: Hashable, Codable { var row: Int; var column: Int }
    struct Move: Equatable { let at: Position; let old: Int?; let new: Int? }

    @State private var values: [Position: Int] = [:]
    @State private var givens: [Position: Int] = Self.sample
    @State private var notes: [Position: Set<Int>] = [:]
    @State private var selected: Position?
    @State private var takesNotes = false
    @State private var mistakes = 0
    @State private var isSolved = false
    @Environment(\.undoManager) private var undoManager
    @SceneStorage("sudoku.notes") private var storedNotes = Data()

    private static let sample: [Position: Int] = {
        let rows = ["53..7....", "6..195...", ".98....6.", "8...6...3", "4..8.3..1", "7...2...6", ".6....28.", "...419..5", "....8..79"]
        var all: [Position: Int] = [:]
        for (row, line) in rows.enumerated() {
            for (column, character) in line.enumerated() {
                if let digit = character.wholeNumberValue { all[Position(row: row, column: column)] = digit }
            }
        }
        return all
    }()

    var body: some View {
        VStack(spacing: 20) {
            HStack {
                Label("\(mistakes) mistakes", systemImage: "xmark.octagon").foregroundStyle(mistakes > 2 ? .red : .secondary)
                Spacer()
                ControlGroup {
                    Button("Undo", systemImage: "arrow.uturn.backward") { undoManager?.undo() }
                        .disabled(undoManager?.canUndo != true)
                        .keyboardShortcut("z", modifiers: .command)
                    Button("Redo", systemImage: "arrow.uturn.forward") { undoManager?.redo() }
                        .disabled(undoManager?.canRedo != true)
                }
                .controlGroupStyle(.compactMenu)
                Toggle("Notes", systemImage: "pencil", isOn: $takesNotes).toggleStyle(.button)
            }
            board
            pad
        }
        .padding()
        .confettiOverlay(isActive: isSolved)
        .onChange(of: values) { checkSolution() }
        .onChange(of: notes, initial: false) { _, new in
            storedNotes = (try? JSONEncoder().encode(Dictionary(uniqueKeysWithValues: new.map { ("\($0.key.row),\($0.key.column)", $0.value) }))) ?? Data()
        }
        .confirmationDialog("Solved!", isPresented: $isSolved, titleVisibility: .visible) {
            Button("New puzzle") { values = [:] }
            Button("Close", role: .cancel) {}
        } message: {
            Text("You made ^[\(mistakes) mistake](inflect: true).")
        }
    }

    private var board: some View {
        GeometryReader { proxy in
            let side = proxy.size.width / 9
            ZStack(alignment: .topLeading) {
                ForEach(0..<81, id: \.self) { index in
                    let position = Position(row: index / 9, column: index % 9)
                    cell(position)
                        .frame(width: side, height: side)
                        .background(background(position))
                        .position(x: (CGFloat(position.column) + 0.5) * side, y: (CGFloat(position.row) + 0.5) * side)
                        .onTapGesture { selected = position }
                        .accessibilityLabel("Row \(position.row + 1), column \(position.column + 1)")
                        .accessibilityValue(value(position).map(String.init) ?? "empty")
                        .accessibilityAddTraits(selected == position ? [.isButton, .isSelected] : .isButton)
                }
                GridLines(count: 9).stroke(.secondary, lineWidth: 0.5)
                GridLines(count: 3).stroke(.primary, lineWidth: 2)
            }
        }
        .aspectRatio(1, contentMode: .fit)
        .clipShape(.rect(cornerRadius: 4))
    }

    @ViewBuilder private func cell(_ position: Position) -> some View {
        if let given = givens[position] {
            Text(given, format: .number).font(.title2.bold())
        } else if let value = values[position] {
            Text(value, format: .number).font(.title2).foregroundStyle(isConflict(position) ? AnyShapeStyle(.red) : AnyShapeStyle(.tint))
        } else if let marks = notes[position], !marks.isEmpty {
            LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 0), count: 3), spacing: 0) {
                ForEach(1..<10) { digit in
                    Text("\(digit)").font(.system(size: 8)).opacity(marks.contains(digit) ? 1 : 0)
                }
            }
        } else {
            Color.clear.contentShape(.rect)
        }
    }

    private var pad: some View {
        HStack(spacing: 6) {
            ForEach(1..<10) { digit in
                Button {
                    enter(digit)
                } label: {
                    Text(digit.formatted()).font(.title).frame(maxWidth: .infinity, minHeight: 44)
                }
                .buttonStyle(PadButtonStyle())
                .disabled(count(of: digit) == 9)
            }
            Button("Erase", systemImage: "delete.left", role: .destructive) { enter(nil) }
                .labelStyle(.iconOnly)
        }
    }

    private func enter(_ digit: Int?) {
        guard let selected, givens[selected] == nil else { return }
        if takesNotes, let digit {
            notes[selected, default: []].formSymmetricDifference([digit])
            return
        }
        apply(Move(at: selected, old: values[selected], new: digit))
        if isConflict(selected) { mistakes += 1 }
    }

    private func apply(_ move: Move) {
        withAnimation(.interactiveSpring(response: 0.3, dampingFraction: 0.7)) { values[move.at] = move.new }
        undoManager?.registerUndo(withTarget: UndoTarget.shared) { _ in
            apply(Move(at: move.at, old: move.new, new: move.old))
        }
        undoManager?.setActionName("Enter digit")
    }

    private func value(_ position: Position) -> Int? { givens[position] ?? values[position] }
    private func count(of digit: Int) -> Int { givens.values.filter { $0 == digit }.count + values.values.filter { $0 == digit }.count }
    private func isConflict(_ position: Position) -> Bool {
        guard let value = value(position) else { return false }
        return (0..<81).contains { index in
            let other = Position(row: index / 9, column: index % 9)
            let isPeer = other.row == position.row || other.column == position.column
                || (other.row / 3 == position.row / 3 && other.column / 3 == position.column / 3)
            return other != position && isPeer && self.value(other) == value
        }
    }
    private func background(_ position: Position) -> Color {
        guard let selected else { return .clear }
        if selected == position { return .accentColor.opacity(0.35) }
        return selected.row == position.row || selected.column == position.column ? .accentColor.opacity(0.1) : .clear
    }
    private func checkSolution() {
        isSolved = givens.count + values.count == 81 && !values.keys.contains(where: isConflict)
    }
}

private final class UndoTarget { @MainActor static let shared = UndoTarget() }

private struct PadButtonStyle: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .background(.fill.tertiary, in: .rect(cornerRadius: 8, style: .continuous))
            .opacity(isEnabled ? 1 : 0.3)
            .scaleEffect(configuration.isPressed ? 0.9 : 1)
            .brightness(configuration.isPressed ? -0.1 : 0)
            .animation(.snappy(duration: 0.15), value: configuration.isPressed)
    }
}

private struct GridLines: Shape {
    let count: Int
    func path(in rect: CGRect) -> Path {
        Path { path in
            for line in 0...count {
                let offset = rect.width * CGFloat(line) / CGFloat(count)
                path.addLines([CGPoint(x: offset, y: rect.minY), CGPoint(x: offset, y: rect.maxY)])
                path.addLines([CGPoint(x: rect.minX, y: offset), CGPoint(x: rect.maxX, y: offset)])
            }
        }
    }
}

extension View {
    fileprivate func confettiOverlay(isActive: Bool) -> some View {
        overlay {
            if isActive {
                TimelineView(.animation(minimumInterval: 1 / 30, paused: !isActive)) { timeline in
                    let time = timeline.date.timeIntervalSinceReferenceDate
                    ForEach(0..<20, id: \.self) { index in
                        Circle().fill(Color(hue: Double(index) / 20, saturation: 0.8, brightness: 1)).frame(width: 8)
                            .offset(x: CGFloat(index * 16 - 160), y: CGFloat((time * 120 + Double(index * 37)).truncatingRemainder(dividingBy: 500)) - 250)
                    }
                }
                .allowsHitTesting(false)
            }
        }
    }
}
