import Foundation
import Messages
import SwiftUI

/// What one device shows of a game: the newest message's match, the move that is staged and not sent yet, and words.
@MainActor @Observable final class GameTable {
    private(set) var match = Match()
    /// The match with the staged move.
    private(set) var staged: Match?
    /// Why there is no match to show.
    private(set) var unreadable: Unreadable?
    /// Why the last tap did nothing, or what happened meanwhile.
    var note: String?
    private(set) var viewer = Viewer(person: UUID(), isInGroup: false, movedLast: false)
    /// Of the match; each game has its own.
    private(set) var session = MSSession()

    /// The board as the person left it, the staged move included.
    var board: Board { (staged ?? match).board }
    var turn: Match.Turn { match.turn(of: viewer) }
    /// Nobody has moved yet.
    var isNew: Bool { match.board.moves.isEmpty }

    /// Shows the match of a message, or a new one where there is none.
    func open(_ message: MSMessage?, in conversation: MSConversation) {
        staged = nil
        note = nil
        unreadable = nil
        meet(conversation)
        guard let message else { return startOver() }
        do throws(Unreadable) {
            take(try Match(url: message.url), from: message, in: conversation)
        } catch {
            unreadable = error
        }
    }

    /// A message came while this match is on screen. Where it is the same match, the newest message counts: it is the
    /// same one for everybody.
    func receive(_ message: MSMessage, in conversation: MSConversation) {
        meet(conversation)
        guard let news = try? Match(url: message.url), news.id == match.id else { return }
        let isContinued = staged == nil && news.board.moves.starts(with: match.board.moves)
        staged = nil
        take(news, from: message, in: conversation)
        note = isContinued ? nil : Self.overtaken
    }

    func startNewGame(in conversation: MSConversation) { open(nil, in: conversation) }

    /// The match with a move of this person; nil, and a note set, where it is not theirs to make.
    func stage(_ cell: Cell) -> Match? {
        do throws(Refusal) {
            let next = try match.playing(cell, as: viewer)
            note = nil
            staged = next
            return next
        } catch {
            note = error.words
            return nil
        }
    }

    func didSend(_ message: MSMessage) {
        guard let sent = try? Match(url: message.url), sent.id == match.id else { return }
        match = sent
        staged = nil
        viewer.movedLast = true
    }

    /// The staged move was taken back, or could not be staged.
    func unstage(_ note: String?) {
        staged = nil
        self.note = note
    }

    private func startOver() {
        match = Match()
        session = MSSession()
        viewer.movedLast = false
    }

    private func take(_ match: Match, from message: MSMessage, in conversation: MSConversation) {
        self.match = match
        session = message.session ?? MSSession()
        viewer.movedLast = message.senderParticipantIdentifier == conversation.localParticipantIdentifier
    }

    private func meet(_ conversation: MSConversation) {
        viewer.person = conversation.localParticipantIdentifier
        viewer.isInGroup = conversation.remoteParticipantIdentifiers.count > 1
    }

    private static let overtaken = "Two moves came at the same time. The newest one counts, for everybody."
}
