import OSLog
import SwiftUI

private let logger = Logger(subsystem: Bundle.main.bundleIdentifier ?? "game", category: "words")

enum LetterState: Int, Comparable {
    case unknown, absent, present, correct
    static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }

    var color: Color {
        switch self {
        case .unknown: return Color(.systemGray4)
        case .absent: return Color(.systemGray)
        case .present: return .yellow
        case .correct: return .green
        }
    }
}

@Observable
final class WordGame {
    let answer: [Character]
    private(set) var guesses: [[(letter: Character, state: LetterState)]] = []
    var current = ""
    var shakeTrigger = 0
    var isOver: Bool { guesses.count == 6 || guesses.last?.allSatisfy { $0.state == .correct } == true }
    var keyStates: [Character: LetterState] {
        guesses.joined().reduce(into: [:]) { result, item in result[item.letter] = max(result[item.letter] ?? .unknown, item.state) }
    }

    init(answer: String) { self.answer = Array(answer.uppercased()) }

    func type(_ key: Character) {
        guard current.count < answer.count, !isOver else { return }
        current.append(key)
    }

    func submit() {
        guard current.count == answer.count else {
            shakeTrigger += 1
            logger.notice("too short: \(self.current, privacy: .private(mask: .hash))")
            return
        }
        var rest = answer
        var states = [LetterState](repeating: .absent, count: answer.count)
        for (index, letter) in current.enumerated() where answer[index] == letter {
            states[index] = .correct
            if let at = rest.firstIndex(of: letter) { rest.remove(at: at) }
        }
        for (index, letter) in current.enumerated() where states[index] != .correct {
            if let at = rest.firstIndex(of: letter) { states[index] = .present; rest.remove(at: at) }
        }
        guesses.append(zip(current, states).map { (letter: $0, state: $1) })
        current = ""
    }
}

struct WordGuessGame: View {
    @State private var game = WordGame(answer: "swift")
    private let rows = ["QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM"]

    var body: some View {
        VStack {
            ForEach(0..<6, id: \.self) { row in
                HStack {
                    ForEach(0..<5, id: \.self) { column in cell(row, column) }
                }
                .keyframeAnimator(initialValue: CGFloat.zero, trigger: game.shakeTrigger) { view, x in
                    view.offset(x: row == game.guesses.count ? x : 0)
                } keyframes: { _ in
                    CubicKeyframe(10, duration: 0.07)
                    CubicKeyframe(-10, duration: 0.07)
                    CubicKeyframe(0, duration: 0.07)
                }
            }
            Spacer()
            keyboard
        }
        .padding()
        .focusable()
        .focusEffectDisabled()
        .onKeyPress(phases: [.down, .repeat]) { press in
            if press.key == .return { game.submit(); return .handled }
            if press.key == .delete { _ = game.current.popLast(); return .handled }
            guard let character = press.characters.uppercased().first, character.isLetter else { return .ignored }
            game.type(character)
            return .handled
        }
        .sensoryFeedback(trigger: game.guesses.count) { old, new in new > old ? .impact(flexibility: .solid) : nil }
        .alert("Game over", isPresented: .constant(game.isOver)) {
            ShareLink("Share", item: result, subject: Text("Words"), message: Text("My result"))
            Button("New") { game = WordGame(answer: ["apple", "swift", "crane"].randomElement()!) }
        } message: { Text(String(game.answer)) }
    }

    private var result: String {
        game.guesses.map { $0.map { $0.state == .correct ? "🟩" : $0.state == .present ? "🟨" : "⬛️" }.joined() }.joined(separator: "\n")
    }

    @ViewBuilder
    private func cell(_ row: Int, _ column: Int) -> some View {
        let guess = game.guesses.indices.contains(row) ? game.guesses[row][column] : nil
        let typed = row == game.guesses.count && column < game.current.count ? game.current[game.current.index(game.current.startIndex, offsetBy: column)] : nil
        Text(String(guess?.letter ?? typed ?? " "))
            .font(.title.bold())
            .frame(width: 52, height: 52)
            .background(guess?.state.color ?? .clear)
            .border(Color.secondary, width: guess == nil ? 2 : 0)
            .animation(.default.delay(Double(column) * 0.1), value: guess?.state)
    }

    private var keyboard: some View {
        VStack(spacing: 6) {
            ForEach(rows, id: \.self) { row in
                HStack(spacing: 4) {
                    if row == rows.last { Button("⏎") { game.submit() }.keyboardShortcut(.defaultAction) }
                    ForEach(Array(row), id: \.self) { key in
                        Button(String(key)) { game.type(key) }
                            .frame(maxWidth: 32, minHeight: 44)
                            .background(game.keyStates[key, default: .unknown].color, in: .rect(cornerRadius: 6))
                    }
                    if row == rows.last { Button { _ = game.current.popLast() } label: { Image(systemName: "delete.left") } }
                }
            }
        }
        .buttonStyle(.plain)
    }
}
