import AppProtocol
public import ChatModels
import Transcript

// Joining and leaving (docs/messages.md, B83, B85).
extension DeviceHost {
    /// Updates the participants and tells the open app. On the device of somebody who has left, the app is closed.
    mutating func setPeople(_ people: [Participant], former: [Participant]) -> [Action] {
        guard people != context.participants || former != context.former else { return [] }
        let before = others
        context.participants = people
        context.former = former
        let closing = context.takesPart ? [] : close()
        return closing + [.publish(.participants(people))] + (others == before ? [] : tellOfPeople())
    }

    private func tellOfPeople() -> [Action] {
        guard let scene = panelScene else { return [] }
        let people = others.compactMap(identifiers(for: scene.app).identifier(of:))
        return [scene.address.perform(.participants(people))]
    }

    /// The other participants.
    var others: [PersonID] { context.participants.map(\.id).filter { $0 != context.person } }

    /// Checks that the person takes part.
    /// - Throws: `not_a_participant` for somebody who has left.
    public func checkMembership() throws(ChatError) {
        guard context.takesPart else {
            throw ChatError(.notAParticipant, "You have left this conversation.")
        }
    }
}

extension DeviceHost.Event {
    /// Whether the event is reserved for participants. Somebody who has left can still remove drafts and unsent
    /// messages, and look at what was sent until then.
    var isForParticipants: Bool {
        switch self {
        case .openApp, .tapBubble, .setStyle, .dragPanel, .input, .retryLive, .setDraftText, .retryUnsent, .send,
            .placeSticker, .change, .addFile, .announceFiles, .serveFile, .openNotice:
            true
        case .closePanel, .screen, .visibleLiveBubbles, .conversationHidden, .removeDraft, .removeAttachment,
            .discardUnsent, .people,
            .expiries, .setUp, .serverApps, .appReplaced, .cancelPreparation, .preparationAdvanced, .prepared, .fetched,
            .groupChanged, .noticePermission, .noticesDelivered, .requested,
            .notified, .fileArrived, .cancelFiles, .measured, .fileServed,
            .ended,
            .stored, .sent, .sendFailed:
            false
        }
    }
}
