import Foundation
import Testing

@testable import TicTacToe

@Suite(.timeLimit(.minutes(5))) struct `A match` {
    private let kate = Viewer(person: UUID(), isInGroup: true, movedLast: false)
    private let john = Viewer(person: UUID(), isInGroup: true, movedLast: false)
    private let mary = Viewer(person: UUID(), isInGroup: true, movedLast: false)

    private func sent(_ viewer: Viewer) -> Viewer {
        Viewer(person: viewer.person, isInGroup: viewer.isInGroup, movedLast: true)
    }

    @Test func `comes back from a message's URL as it went in`() throws {
        var match = try Match().playing(.middle, as: kate)
        #expect(try Match(url: match.url) == match)
        match = try match.playing(.topLeft, as: john)
        #expect(try Match(url: match.url) == match)
        #expect(match.players == [.x: kate.person, .o: john.person])
    }

    @Test func `takes one move a turn`() throws {
        let match = try Match().playing(.middle, as: kate)
        #expect(throws: Refusal.notYourTurn) { try match.playing(.top, as: sent(kate)) }
        #expect(throws: Refusal.taken) { try match.playing(.middle, as: john) }
    }

    @Test func `of two lets nobody else in`() throws {
        let match = try Match().playing(.middle, as: kate).playing(.top, as: john)
        #expect(match.turn(of: mary) == .others)
        #expect(throws: Refusal.otherPlayers) { try match.playing(.left, as: mary) }
        #expect(match.turn(of: kate) == .yours(.x))
        // John on his other device, or after an answer of Mary's that crossed his.
        #expect(match.turn(of: john) == .waiting)
    }

    @Test func `between two people goes on on any of their devices`() throws {
        let match = try Match().playing(.middle, as: kate).playing(.top, as: john)
        let tablet = Viewer(person: UUID(), isInGroup: false, movedLast: false)
        #expect(match.turn(of: tablet) == .yours(.x))
    }

    @Test func `that has ended takes no move`() throws {
        let board = try Board(moves: [.topLeft, .left, .top, .middle, .topRight])
        let match = Match(board: board, players: [.x: kate.person, .o: john.person])
        #expect(throws: Refusal.over) { try match.playing(.bottom, as: john) }
        #expect(match.caption(by: "$K") == "$K won")
        #expect(match.summary(by: "$K") == "$K won at tic-tac-toe")
    }

    private static let id = "11111111-2222-4333-8444-555555555555"
    private static let both = "&X=\(id)&O=\(id)"

    @Test(
        arguments: [
            (nil, Unreadable.noGame), ("https://example.org", .noGame), ("data:,hello", .noGame), ("?", .noGame),
            ("?game=7&moves=4\(both)", .noGame), ("?game=\(id)\(both)", .noGame),
            ("?game=\(id)&moves=\(both)", .badMoves), ("?game=\(id)&moves=4x\(both)", .badMoves),
            ("?game=\(id)&moves=9\(both)", .badMoves), ("?game=\(id)&moves=44\(both)", .badMoves),
            ("?game=\(id)&moves=-1\(both)", .badMoves), ("?game=\(id)&moves=%E2%85%A7\(both)", .badMoves),
            ("?game=\(id)&moves=031425\(both)", .badMoves), ("?game=\(id)&moves=0123456780\(both)", .badMoves),
            ("?game=\(id)&moves=4", .noPlayers), ("?game=\(id)&moves=40&X=\(id)", .noPlayers),
            ("?game=\(id)&moves=40&X=kate&O=john", .noPlayers),
        ] as [(String?, Unreadable)])
    func `is not read from a message that holds none, and the reason is said`(text: String?, reason: Unreadable) {
        #expect(throws: reason) { try Match(url: text.flatMap { URL(string: $0) }) }
        #expect(!reason.words.isEmpty)
    }
}
