import SwiftUI

enum Mark: String, Codable, Sendable {
    case cross = "xmark"
    case nought = "circle"
    var next: Mark { self == .cross ? .nought : .cross }
}

@MainActor
final class TicTacToe: ObservableObject {
    @Published private(set) var cells = [Mark?](repeating: nil, count: 9)
    @Published private(set) var turn: Mark = .cross
    @Published var isThinking = false

    static let lines = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]]

    var winningLine: [Int]? {
        Self.lines.first { line in
            guard let first = cells[line[0]] else { return false }
            return line.allSatisfy { cells[$0] == first }
        }
    }

    var isDraw: Bool { winningLine == nil && !cells.contains(nil) }

    func play(_ index: Int) {
        guard cells[index] == nil, winningLine == nil else { return }
        cells[index] = turn
        turn = turn.next
    }

    func playComputer() async {
        isThinking = true
        defer { isThinking = false }
        try? await Task.sleep(for: .milliseconds(500), tolerance: .milliseconds(50))
        if let free = cells.indices.filter({ cells[$0] == nil }).randomElement() { play(free) }
    }

    func reset() { cells = .init(repeating: nil, count: 9); turn = .cross }
}

struct TicTacToeBoard: View {
    @StateObject private var game = TicTacToe()
    @AppStorage("wins") private var wins = 0
    @AppStorage("firstMark") private var firstMark: Mark = .cross
    @State private var confetti = false

    var body: some View {
        VStack {
            Label { Text("Wins: \(wins)") } icon: { Image(systemName: "trophy").foregroundStyle(.yellow, .orange) }
            Grid(horizontalSpacing: 4, verticalSpacing: 4) {
                ForEach(0..<3) { row in
                    GridRow {
                        ForEach(0..<3) { column in
                            cell(row * 3 + column)
                        }
                    }
                }
            }
            .background(.secondary)
            .aspectRatio(1, contentMode: .fit)
            .overlay { if let line = game.winningLine { WinLine(line: line).stroke(.red, lineWidth: 6) } }
            .disabled(game.isThinking)
            .padding()
            if game.isThinking { ProgressView().progressViewStyle(.circular).tint(.orange) }
            HStack {
                Button("Reset", action: game.reset)
                Button("Computer") { Task { await game.playComputer() } }
            }
            .buttonStyle(.bordered)
            if confetti {
                ConfettiView().allowsHitTesting(false).transition(.opacity.animation(.easeOut(duration: 1)))
            }
        }
        .onChange(of: game.winningLine) { _, line in
            if line != nil { wins += 1; confetti = true }
        }
        .task(id: game.turn) {
            if game.turn == .nought { await game.playComputer() }
        }
    }

    private func cell(_ index: Int) -> some View {
        Rectangle()
            .fill(.background)
            .overlay {
                if let mark = game.cells[index] {
                    Image(systemName: mark.rawValue)
                        .resizable()
                        .padding(24)
                        .foregroundColor(mark == .cross ? .blue : .red)
                        .transition(.scale.animation(.spring(response: 0.3)))
                }
            }
            .contentShape(.rect)
            .onTapGesture { withAnimation { game.play(index) } }
            .accessibilityLabel(game.cells[index].map { $0 == .cross ? "Cross" : "Nought" } ?? "Empty")
    }
}

struct WinLine: Shape {
    let line: [Int]
    func path(in rect: CGRect) -> Path {
        func center(_ index: Int) -> CGPoint {
            CGPoint(x: rect.width * (CGFloat(index % 3) + 0.5) / 3, y: rect.height * (CGFloat(index / 3) + 0.5) / 3)
        }
        return Path { $0.addLines([center(line[0]), center(line[2])]) }
    }
}

struct ConfettiView: View {
    private let start = Date.now
    var body: some View {
        TimelineView(.animation) { timeline in
            let time = timeline.date.timeIntervalSince(start)
            Canvas { context, size in
                for index in 0..<60 {
                    let x = (sin(Double(index) * 12.9898) * 0.5 + 0.5) * size.width
                    let y = (time * 120 + Double(index * 37)).truncatingRemainder(dividingBy: size.height)
                    context.opacity = 0.8
                    context.fill(Path(ellipseIn: CGRect(x: x, y: y, width: 6, height: 6)), with: .color(.init(hue: Double(index) / 60, saturation: 1, brightness: 1)))
                    if let symbol = context.resolveSymbol(id: 0) { context.draw(symbol, at: CGPoint(x: x, y: y)) }
                }
                context.blendMode = .plusLighter
            } symbols: {
                Image(systemName: "star.fill").tag(0)
            }
        }
    }
}
