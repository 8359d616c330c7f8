import AppProtocol
import ChatModels
import Foundation
import Transcript

// What is staged in the input field (docs/messages.md, B38–B46).
extension DeviceHost {
    mutating func answer(_ request: AppRequest, id: Int, from instance: Int) -> [Action] {
        // Also one that is on its way out: `willResignActive` is its last chance (B8).
        guard let app = processes[instance]?.app else { return [] }
        if case .fetch(let url) = request { return fetch(url, id: id, for: instance) }
        do throws(Problem) {
            guard let made = request.scene, processes[instance]?.hasMade(made) == true else {
                throw MessageCheck.problem(MessageErrorCode.unknown, "There is no such scene.")
            }
            let scene = SceneAddress(process: instance, scene: made)
            try MessageCheck.checkContext(of: request, isMedia: isForMedia(app))
            let asker = Asker(app: app, scene: scene, request: id)
            switch request {
            case .insertMessage(_, let message): return try take(message, to: .field, for: asker)
            case .insertText(_, let text): return try insert(text) + asker.done
            case .insertAttachment(_, let attachment): return try take(attachment, to: .field, for: asker)
            case .sendMessage(_, let message): return try take(message, to: .conversation, for: asker)
            case .sendText(_, let text): return try send(text, asker)
            case .sendAttachment(_, let attachment): return try take(attachment, to: .conversation, for: asker)
            case .fetch: return []
            }
        } catch {
            return [.answer(instance: instance, id: id, .failed(error))]
        }
    }

    /// A second message takes the first one's place (B39). Staged at once, also before the panel is drawn: the app
    /// cannot tell, and one that never draws still gets its answer (B44).
    mutating func stage(_ entry: NewEntry) -> [Action] {
        switch entry.content {
        case .message(let message):
            let stopped = replacedPreparations(by: .message(message), in: .field)
            let replaced = draft
            (draft.message, draft.picture, draft.poster) = (message, entry.picture, entry.poster)
            return stopped + draftChanged + (policy.reportsReplacedDrafts ? tellOfRemoval(of: replaced) : [])
        case .attachment(let attachment):
            draft.attachments.append(
                StagedAttachment(attachment: attachment, bytes: entry.picture ?? Data(), poster: entry.poster))
            return draftChanged
        case .text, .membership, .placedSticker, .stickerRemoval, .unreadable: return []
        }
    }

    /// In log form: tokens name persons, the picture is apart, and who sent it is not for the app to say.
    func logged(_ message: MessageState, by app: AppID) throws(Problem) -> (AppMessage, Data?) {
        try MessageCheck.check(message)
        var state = identifiers(for: app).inLog(message)
        let picture = state.layout?.picture
        state.layout?.picture = nil
        state.sender = nil
        state.isPending = true
        state.failure = nil
        return (AppMessage(app: app, state: state), picture)
    }

    func checkRoom(for handover: Handover) throws(Problem) {
        guard case .file = handover else { return }
        let count = draft.attachments.count + preparations.values.filter(\.isStagedFile).count
        guard count < ChatLimits.attachmentCountMax else {
            throw MessageCheck.problem(
                MessageErrorCode.unknown, "The input field holds \(ChatLimits.attachmentCountMax) files already.")
        }
    }

    mutating func removeAttachment(_ place: Int) throws(ChatError) -> [Action] {
        guard draft.attachments.indices.contains(place) else {
            throw ChatError(.badNumber, "There is no file \(place) in the input field.")
        }
        draft.attachments.remove(at: place)
        return draftChanged
    }

    /// Behind what is typed already (O14).
    private mutating func insert(_ text: String) throws(Problem) -> [Action] {
        guard draft.text.utf8.count + text.utf8.count <= ChatLimits.textByteCountMax else {
            throw MessageCheck.problem(
                MessageErrorCode.unknown, "The text in the input field would be too long.")
        }
        draft.text += text
        typist = nil
        return draftChanged
    }

    /// Other pages of the device show it, too.
    mutating func setDraftText(_ text: String, by page: PageID?) throws(ChatError) -> [Action] {
        try checkText(text)
        draft.text = text
        typist = page
        return draftChanged
    }

    /// Row 14: the app that staged it is told, if it is still open.
    mutating func removeDraft() -> [Action] {
        guard draft.message != nil else { return [] }
        let removed = draft
        draft.message = nil
        draft.picture = nil
        draft.poster = nil
        return draftChanged + tellOfRemoval(of: removed)
    }

    private func tellOfRemoval(of removed: StagedDraft) -> [Action] {
        removed.message.map { tell($0, picture: removed.picture) { .didCancelSending($0) } } ?? []
    }

    /// Saved first: the picture must be there when a client asks for it.
    var draftChanged: [Action] { [.saveDraft(draft), .publish(.draft(draftState))] }

    func checkText(_ text: String) throws(ChatError) {
        guard text.utf8.count <= ChatLimits.textByteCountMax else {
            throw ChatError(.textTooLong, "A text has at most \(ChatLimits.textByteCountMax) bytes.")
        }
    }
}
