import AppProtocol
import ChatModels
import Foundation
import Transcript

// Out of the input field into the log, and out of the log into the open app (docs/messages.md, B55–B61).
extension DeviceHost {
    /// Row 13. The draft is taken now, so that a second Send cannot take it again, and given back if this one fails.
    mutating func send(_ key: SendKey, text: String) throws(ChatError) -> [Action] {
        try checkText(text)
        guard sending[key] == nil, direct[key] == nil, !sentKeys.contains(key) else { return [] }
        guard sending.count < ChatLimits.sendsInFlightMax else {
            throw ChatError(.tooManySends, "The last \(sending.count) Sends are not stored yet.")
        }
        let taken = StagedDraft(
            text: text, message: draft.message, picture: draft.picture, poster: draft.poster,
            attachments: draft.attachments)
        let message = taken.message.map(outgoing)
        let entries = self.entries(of: message?.message, taken)
        guard !entries.isEmpty else { return [] }
        sending[key] = taken
        draft = StagedDraft()
        typist = nil
        let callback = message.map { tell($0.message, picture: taken.picture) { .didStartSending($0) } } ?? []
        // The app hears of the intent (B55), whatever becomes of it.
        return callback + (message?.warning.map { [.log($0)] } ?? []) + [.append(key, entries)]
    }

    /// A URL that may not travel is dropped only now: the app that staged it has met no error (B66).
    func outgoing(_ staged: AppMessage) -> (message: AppMessage, warning: Diagnostic?) {
        var message = staged
        message.state.isPending = false
        let warning = MessageCheck.dropUnusableURL(&message.state)
        return (message, warning)
    }

    /// The message first, then the files, then the words that go with them.
    private func entries(of message: AppMessage?, _ taken: StagedDraft) -> [NewEntry] {
        let text = taken.text.trimmingCharacters(in: .whitespacesAndNewlines)
        return (message.map { [NewEntry(content: .message($0), picture: taken.picture, poster: taken.poster)] } ?? [])
            + taken.attachments.map {
                NewEntry(content: .attachment($0.attachment), picture: $0.bytes, poster: $0.poster)
            }
            + (text.isEmpty ? [] : [NewEntry(content: .text(text))])
    }

    /// Saved again where something was staged or typed since: the stored draft may have gone with the sent one.
    mutating func sent(_ key: SendKey) -> [Action] {
        if let send = direct.removeValue(forKey: key) { return send.isWrittenDown ? [.saveUnsent(unsent)] : [] }
        if placing.removeValue(forKey: key) != nil { return draftChanged }
        guard sending.removeValue(forKey: key) != nil else { return [] }
        sentKeys.insert(key)
        return draft == StagedDraft() ? [.publish(.draft(draftState))] : draftChanged
    }

    /// What was typed since stays, behind what comes back; a message staged since keeps the place.
    mutating func sendFailed(_ key: SendKey) -> [Action] {
        if let failed = direct.removeValue(forKey: key) { return keepUnsent(failed) }
        if let back = placing.removeValue(forKey: key) { return putBack(back) }
        guard let taken = sending.removeValue(forKey: key) else { return [] }
        if draft.message == nil {
            draft.message = taken.message
            draft.picture = taken.picture
            draft.poster = taken.poster
        }
        draft.attachments = taken.attachments + draft.attachments
        typist = nil
        draft.text = [taken.text, draft.text].filter { !$0.isEmpty }.joined(separator: "\n")
        return draftChanged + (taken.message.map { tellOfFailure($0, picture: taken.picture) } ?? [])
    }

    func tellOfFailure(_ message: AppMessage, picture: Data?) -> [Action] {
        tell(message, picture: picture) { state in
            var state = state
            state.failure = "The message could not be stored."
            return .sendingFailed(state)
        }
    }

    /// Row 16: what another device sent reaches the open app, whatever the session (B57); the sending device hears no
    /// echo (B59).
    mutating func stored(_ entry: LogEntry, picture: Data?) -> [Action] {
        replaceBubble(before: entry)
        guard case .message(let message) = entry.content, entry.device != context.device, run?.app == message.app
        else { return [] }
        return perform(.receive(state(of: Selection(sender: entry.sender, message: message, picture: picture))))
    }

    // MARK: What the app may see

    /// Tells the app of a staged message, where that app is the one that is open.
    func tell(_ message: AppMessage, picture: Data?, _ event: (MessageState) -> SceneEvent) -> [Action] {
        guard run?.app == message.app else { return [] }
        var state = identifiers(for: message.app).forApp(message.state, sender: context.person)
        state.layout?.picture = picture
        return perform(event(state))
    }

    func state(of selection: Selection) -> MessageState {
        var state = identifiers(for: selection.message.app)
            .forApp(selection.message.state, sender: selection.sender)
        state.layout?.picture = selection.picture
        return state
    }

    func conversation(for app: AppID, selection: Selection?) -> ConversationState {
        let identifiers = identifiers(for: app)
        return ConversationState(
            localParticipant: identifiers.identifier(of: context.person) ?? context.person.uuid,
            remoteParticipants: others.compactMap(identifiers.identifier(of:)),
            selectedMessage: selection.map(state(of:)))
    }

    func identifiers(for app: AppID) -> ParticipantIdentifiers {
        ParticipantIdentifiers(
            secret: context.secret, device: context.device, app: app, install: context.setup.install(of: app),
            conversation: context.conversation,
            people: Set((context.participants + context.former).map(\.id)).union([context.person]).sorted {
                "\($0)" < "\($1)"
            })
    }
}
