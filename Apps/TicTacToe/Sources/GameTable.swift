import Foundation
import Messages
import SwiftUI

/// A game on one device: the newest message's match, the staged move that is not sent yet, and a note.
@MainActor @Observable final class GameTable {
    private(set) var match = Match()
    /// The match including the staged move.
    private(set) var staged: Match?
    /// Why no match can be shown.
    private(set) var unreadable: Unreadable?
    /// Why the last tap had no effect, or what happened meanwhile.
    var note: String?
    private(set) var viewer = Viewer(person: UUID(), isInGroup: false, movedLast: false)
    /// Session of the match; each game has its own.
    private(set) var session = MSSession()

    /// The board including the staged move.
    var board: Board { (staged ?? match).board }
    var turn: Match.Turn { match.turn(of: viewer) }
    /// Whether nobody has moved yet.
    var isNew: Bool { match.board.moves.isEmpty }

    /// Shows the match of a message, or a new one without a message.
    func open(_ message: MSMessage?, in conversation: MSConversation) {
        staged = nil
        note = nil
        unreadable = nil
        meet(conversation)
        guard let message else { return startOver() }
        do throws(Unreadable) {
            load(try Match(url: message.url), from: message, in: conversation)
        } catch {
            unreadable = error
        }
    }

    /// Handles a message that arrives while a match is on screen. If it belongs to the same match it replaces the
    /// state: the newest message is the same for everybody.
    func receive(_ message: MSMessage, in conversation: MSConversation) {
        meet(conversation)
        guard let news = try? Match(url: message.url), news.id == match.id else { return }
        let isContinued = staged == nil && news.board.moves.starts(with: match.board.moves)
        staged = nil
        load(news, from: message, in: conversation)
        note = isContinued ? nil : Self.overtaken
    }

    func startNewGame(in conversation: MSConversation) { open(nil, in: conversation) }

    /// Returns the match with a move of this person; nil, after setting `note`, if the move is not allowed.
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

    /// Removes the staged move, after the draft was removed or could not be staged.
    func unstage(_ note: String?) {
        staged = nil
        self.note = note
    }

    private func startOver() {
        match = Match()
        session = MSSession()
        viewer.movedLast = false
    }

    private func load(_ match: Match, from message: MSMessage, in conversation: MSConversation) {
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
