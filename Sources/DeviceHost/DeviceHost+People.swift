import AppProtocol
package import ChatModels
import Transcript

// Joining and leaving (docs/messages.md, B83, B85).
extension DeviceHost {
    /// An app that is open knows at once who takes part. On the device of somebody who has left no app is open.
    mutating func setPeople(_ people: [Participant], former: [Participant]) -> [Action] {
        guard people != context.participants || former != context.former else { return [] }
        let before = others
        context.participants = people
        context.former = former
        let closing = context.takesPart ? [] : close()
        return closing + [.publish(.participants(people))] + (others == before ? [] : tellOfPeople())
    }

    private func tellOfPeople() -> [Action] {
        guard let run else { return [] }
        return perform(.participants(others.compactMap(identifiers(for: run.app).identifier(of:))))
    }

    /// Everybody else who takes part.
    var others: [PersonID] { context.participants.map(\.id).filter { $0 != context.person } }

    /// - Throws: `not_a_participant` for somebody who has left.
    package func checkMembership() throws(ChatError) {
        guard context.takesPart else {
            throw ChatError(.notAParticipant, "You have left this conversation.")
        }
    }
}

extension DeviceHost.Event {
    /// Whether only somebody who takes part may do this. Who has left still tidies up on the own device, and looks at
    /// what came until then.
    var isForParticipants: Bool {
        switch self {
        case .openApp, .tapBubble, .setStyle, .dragPanel, .input, .retryLive, .setDraftText, .retryUnsent, .send,
            .placeSticker:
            true
        case .closePanel, .screen, .seeLive, .lookAway, .removeDraft, .removeAttachment, .discardUnsent, .people,
            .expiries, .setUp, .cancelPreparation, .preparationAdvanced, .prepared, .fetched, .requested, .notified,
            .ended,
            .stored, .sent, .sendFailed:
            false
        }
    }
}
