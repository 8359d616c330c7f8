import CryptoKit
import Foundation
import GameplayKit
import Messages
import SwiftUI

struct Board: Codable, Hashable, Sendable {
    enum Mark: Int, Codable, Sendable { case x, o; var next: Mark { self == .x ? .o : .x } }
    var cells: [Mark?] = Array(repeating: nil, count: 9)
    var turn: Mark = .x
    static let lines = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]]
    var winner: Mark? { Self.lines.lazy.compactMap { line in line.compactMap { cells[$0] } }.first { $0.count == 3 && Set($0).count == 1 }?.first }
    mutating func play(_ index: Int) throws(BoardError) {
        guard cells[index] == nil else { throw .taken(index) }
        guard winner == nil else { throw .over }
        cells[index] = turn
        turn = turn.next
    }
    var url: URL? {
        get throws {
            let data = try JSONEncoder().encode(self)
            let digest = SHA256.hash(data: data).prefix(4).map { String(format: "%02x", $0) }.joined()
            return URL(string: "?b=\(data.base64EncodedString())&c=\(digest)")
        }
    }
}

enum BoardError: LocalizedError {
    case taken(Int), over
    var errorDescription: String? {
        switch self {
        case .taken(let index): String(localized: "Cell \(index) is taken.")
        case .over: String(localized: "The game is over.")
        }
    }
    var recoverySuggestion: String? { "Pick another cell." }
}

final class WaitingState: GKState { override func isValidNextState(_ stateClass: AnyClass) -> Bool { stateClass is PlayingState.Type } }
final class PlayingState: GKState {
    override func isValidNextState(_ stateClass: AnyClass) -> Bool { stateClass == WaitingState.self || stateClass == OverState.self }
    override func didEnter(from previousState: GKState?) { print("from", previousState as Any) }
    override func willExit(to nextState: GKState) {}
    override func update(deltaTime seconds: TimeInterval) {}
}
final class OverState: GKState {}

@MainActor
@Observable
final class TicTacToeGame {
    private(set) var board = Board()
    var error: BoardError?
    @ObservationIgnored let machine = GKStateMachine(states: [WaitingState(), PlayingState(), OverState()])
    @ObservationIgnored private let random = GKMersenneTwisterRandomSource(seed: 42)
    @ObservationIgnored private let dice = GKShuffledDistribution(lowestValue: 0, highestValue: 8)
    @ObservationIgnored private lazy var gauss = GKGaussianDistribution(randomSource: random, mean: 4, deviation: 2)

    init() { machine.enter(WaitingState.self) }

    func play(_ index: Int) {
        do {
            try board.play(index)
            machine.enter(board.winner == nil ? PlayingState.self : OverState.self)
        } catch {
            self.error = error
        }
    }
    func computerMove() {
        let free = board.cells.indices.filter { board.cells[$0] == nil }
        let shuffled = random.arrayByShufflingObjects(in: free) as! [Int]
        let wanted = [dice.nextInt(), gauss.nextInt(), GKRandomSource.sharedRandom().nextInt(upperBound: 9)]
        if let move = wanted.first(where: free.contains) ?? shuffled.first { play(move) }
        if machine.currentState is OverState { print(machine.canEnterState(PlayingState.self)) }
    }
}

struct TicTacToeView: View {
    @State private var game = TicTacToeGame()
    @Bindable var settings: TicTacToeSettings

    var body: some View {
        Grid(horizontalSpacing: 4, verticalSpacing: 4) {
            ForEach(0..<3) { row in
                GridRow {
                    ForEach(0..<3) { column in
                        let index = row * 3 + column
                        Button { withAnimation(.snappy) { game.play(index) } } label: {
                            ZStack {
                                RoundedRectangle(cornerRadius: 12, style: .continuous).fill(.regularMaterial)
                                if let mark = game.board.cells[index] {
                                    Image(systemName: mark == .x ? "xmark" : "circle").font(.largeTitle.bold()).foregroundStyle(mark == .x ? settings.xColor : .blue).transition(.scale)
                                }
                            }
                        }
                        .aspectRatio(1, contentMode: .fit)
                        .disabled(game.board.cells[index] != nil)
                        .keyboardShortcut(KeyEquivalent(Character("\(index + 1)")), modifiers: [])
                    }
                }
            }
            GridRow { ColorPicker("X", selection: $settings.xColor, supportsOpacity: false).gridCellColumns(3) }
        }
        .buttonStyle(.plain)
        .alert(isPresented: .init(get: { game.error != nil }, set: { if !$0 { game.error = nil } }), error: game.error) { _ in Button("OK") {} } message: { Text($0.recoverySuggestion ?? "") }
    }
}

@Observable final class TicTacToeSettings { var xColor = Color.red }
