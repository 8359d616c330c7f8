import AppProtocol
import ChatModels
import Foundation
import Transcript

// From the input field into the log, and from the log to the open app (docs/messages.md, B55–B61).
extension DeviceHost {
    /// Sends the draft (row 13). Clears it at once, so that a second Send cannot send it again, and restores it if this
    /// one fails.
    mutating func send(
        _ key: SendKey, text: String, replyTo: Int? = nil, mentions: [Mention]? = nil
    ) throws(ChatError) -> [Action] {
        try checkText(text)
        let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
        let mentions = try self.mentions(mentions, of: text, trimmed: trimmed)
        guard sending[key] == nil, direct[key] == nil, !sentKeys.contains(key) else { return [] }
        guard sending.count < ChatLimits.sendsInFlightMax else {
            throw ChatError(.tooManySends, "The last \(sending.count) Sends are not stored yet.")
        }
        let taken = Draft(
            text: text, message: draft.message, picture: draft.picture, poster: draft.poster,
            attachments: draft.attachments)
        let message = taken.message.map(outgoing)
        var entries = self.entries(of: message?.message, taken)
        guard !entries.isEmpty else { return [] }
        entries[0].replyTo = replyTo
        if !trimmed.isEmpty { entries[entries.count - 1].mentions = mentions }
        sending[key] = taken
        draft = Draft()
        typist = nil
        let callback = message.map { notifyApp(of: $0.message, picture: taken.picture) { .didStartSending($0) } } ?? []
        // The app gets the callback at once (B55), whether or not storing succeeds.
        return callback + (message?.warning.map { [.log($0)] } ?? []) + [.append(key, entries)]
    }

    /// Removes a URL with a forbidden scheme from the message. That happens only now: the app that staged it got no
    /// error (B66).
    func outgoing(_ staged: AppMessage) -> (message: AppMessage, warning: Diagnostic?) {
        var message = staged
        message.state.isPending = false
        let warning = MessageCheck.dropUnusableURL(&message.state)
        return (message, warning)
    }

    /// Returns the message first, then the files, then the text.
    private func entries(of message: AppMessage?, _ taken: Draft) -> [NewEntry] {
        let text = taken.text.trimmingCharacters(in: .whitespacesAndNewlines)
        return (message.map { [NewEntry(content: .message($0), picture: taken.picture, poster: taken.poster)] } ?? [])
            + taken.attachments.map {
                NewEntry(content: .attachment($0.attachment), picture: $0.bytes, poster: $0.poster)
            }
            + (text.isEmpty ? [] : [NewEntry(content: .text(text))])
    }

    /// Handles a stored send. Saves the draft again if something was staged or typed since, because the stored draft
    /// was removed with the sent one.
    mutating func sent(_ key: SendKey) -> [Action] {
        if direct.removeValue(forKey: key) != nil { return retried.remove(key) == nil ? [] : [.saveUnsent(unsent)] }
        if placing.removeValue(forKey: key) != nil { return draftChanged }
        guard sending.removeValue(forKey: key) != nil else { return [] }
        sentKeys.insert(key)
        return draft == Draft() ? [.publish(.draft(draftState))] : draftChanged
    }

    /// Restores the draft: text typed since follows the restored text, and a message staged since is kept instead of
    /// the restored one.
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
        return draftChanged + (taken.message.map { notifySendFailed($0, picture: taken.picture) } ?? [])
    }

    func notifySendFailed(_ message: AppMessage, picture: Data?) -> [Action] {
        notifyApp(of: message, picture: picture) { state in
            var state = state
            state.failure = "The message could not be stored."
            return .sendingFailed(state)
        }
    }

    /// Hands a message of another device to the open app, whichever its session (row 16, B57). The sending device gets
    /// no echo (B59).
    mutating func stored(_ entry: LogEntry, picture: Data?) -> [Action] {
        replaceBubble(before: entry)
        guard case .message(let message) = entry.content, entry.device != context.device else { return [] }
        let received = Selection(sender: entry.sender, message: message, picture: picture)
        return performInPanel(of: message.app, .receive(state(of: received)))
    }

    // MARK: State in the app's form

    /// Sends the open app an event about a staged message, if the message is that app's.
    func notifyApp(of message: AppMessage, picture: Data?, _ event: (MessageState) -> SceneEvent) -> [Action] {
        let sent = Selection(sender: context.person, message: message, picture: picture)
        return performInPanel(of: message.app, event(state(of: sent)))
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
