import AppProtocol
import ChatModels
import Foundation
import Transcript

// Out of the input field into the log, and out of the log into the open app (messages-behaviour B55–B61).
extension DeviceHost {
    /// Row 13. The draft is taken now, so that a second Send cannot take it again, and given back if this one fails.
    mutating func send(_ key: SendKey, text: String) throws(ChatError) -> [Action] {
        try checkText(text)
        guard sending[key] == nil else { return [] }
        let taken = StagedDraft(text: text, message: draft.message, picture: draft.picture)
        let entries = self.entries(of: taken)
        guard !entries.isEmpty else { return [] }
        sending[key] = taken
        draft = StagedDraft()
        let callback = taken.message.map { message in
            tell(message, picture: taken.picture) { .didStartSending($0) }
        }
        return (callback ?? []) + [.append(key, entries)]
    }

    /// The message first, then the words that go with it.
    private func entries(of draft: StagedDraft) -> [NewEntry] {
        var entries: [NewEntry] = []
        if var message = draft.message {
            message.state.isPending = false
            entries.append(NewEntry(content: .message(message), picture: draft.picture))
        }
        let text = draft.text.trimmingCharacters(in: .whitespacesAndNewlines)
        if !text.isEmpty { entries.append(NewEntry(content: .text(text))) }
        return entries
    }

    mutating func sent(_ key: SendKey) -> [Action] {
        sending.removeValue(forKey: key) == nil ? [] : draftChanged
    }

    mutating func sendFailed(_ key: SendKey) -> [Action] {
        guard let taken = sending.removeValue(forKey: key) else { return [] }
        if draft.message == nil {
            draft.message = taken.message
            draft.picture = taken.picture
        }
        if draft.text.isEmpty { draft.text = taken.text }
        return draftChanged
    }

    /// Row 16: what another device sent reaches the open app, whatever the session (B57); the sending device hears no
    /// echo (B59).
    mutating func stored(_ entry: LogEntry, picture: Data?) -> [Action] {
        guard case .message(let message) = entry.content, entry.device != context.device, run?.app == message.app
        else { return [] }
        return perform(.receive(state(of: Selection(entry: entry, message: message, picture: picture))))
    }

    // MARK: What the app may see

    /// Tells the app of a staged message, where that app is the one that is open.
    func tell(_ message: AppMessage, picture: Data?, _ event: (MessageState) -> SceneEvent) -> [Action] {
        guard run?.app == message.app else { return [] }
        var state = identifiers(for: message.app).forApp(message.state, sender: context.person)
        state.layout?.picture = picture
        state.isPending = false
        return perform(event(state))
    }

    func state(of selection: Selection) -> MessageState {
        var state = identifiers(for: selection.message.app)
            .forApp(selection.message.state, sender: selection.entry.sender)
        state.layout?.picture = selection.picture
        return state
    }

    func conversation(for app: AppID, selection: Selection?) -> ConversationState {
        let identifiers = identifiers(for: app)
        let others = context.participants.map(\.id).filter { $0 != context.person }
        return ConversationState(
            localParticipant: identifiers.identifier(of: context.person) ?? context.person.uuid,
            remoteParticipants: others.compactMap(identifiers.identifier(of:)),
            selectedMessage: selection.map(state(of:)))
    }

    func identifiers(for app: AppID) -> ParticipantIdentifiers {
        ParticipantIdentifiers(
            secret: context.secret, device: context.device, app: app, conversation: context.conversation,
            people: Set(context.participants.map(\.id)).union([context.person]).sorted { "\($0)" < "\($1)" })
    }
}
