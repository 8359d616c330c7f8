import AppProtocol
import ChatModels
import Foundation
import Transcript

// The staged draft in the input field (docs/messages.md, B38–B46).
extension DeviceHost {
    mutating func answer(_ request: AppRequest, id: Int, from process: ProcessID) -> [Action] {
        // Requests of an ending process are answered too: `willResignActive` is its last chance to stage a message
        // (B8).
        guard let app = processes[process]?.app else { return [] }
        if case .fetch(let url) = request { return fetch(.picture(url: url), id: id, for: process) }
        if case .load(let query) = request { return fetch(.query(query), id: id, for: process) }
        if case .group(let query) = request { return askGroup(query, id: id, for: process) }
        if case .notices(let query) = request { return askNotices(query, id: id, for: process) }
        do throws(Problem) {
            guard let made = request.scene, processes[process]?.hasMade(made) == true else {
                throw MessageCheck.problem(MessageErrorCode.unknown, "There is no such scene.")
            }
            let scene = SceneAddress(process: process, scene: made)
            try MessageCheck.checkContext(of: request, isMedia: isForMedia(app))
            let asker = RequestOrigin(app: app, scene: scene, request: id)
            switch request {
            case .insertMessage(_, let message): return try accept(message, to: .field, for: asker)
            case .insertText(_, let text): return try insert(text) + asker.done
            case .insertAttachment(_, let attachment): return try accept(attachment, to: .field, for: asker)
            case .sendMessage(_, let message): return try accept(message, to: .conversation, for: asker)
            case .sendText(_, let text): return try send(text, asker)
            case .sendAttachment(_, let attachment): return try accept(attachment, to: .conversation, for: asker)
            case .chooseFiles(_, let wish): return try begin(.wish(wish), for: asker)
            case .offerFiles(_, let offer): return try begin(.offer(offer, byteCounts: nil), for: asker)
            case .fetch, .load, .group, .notices: return []
            }
        } catch {
            return [.answer(process: process, id: id, .failed(error))]
        }
    }

    /// Stages an entry; a second message replaces the first (B39). Does not wait until the panel is drawn: the app
    /// cannot tell the difference, and an app that never draws still gets its answer (B44).
    /// - Parameter turn: number of the preparation that has ended; a file stands before those that were chosen after it.
    mutating func stage(_ entry: NewEntry, turn: Int? = nil) -> [Action] {
        switch entry.content {
        case .message(let message):
            let stopped = replacedPreparations(by: .message(message), in: .field)
            let replaced = draft
            (draft.message, draft.picture, draft.poster) = (message, entry.picture, entry.poster)
            return stopped + draftChanged + (policy.reportsReplacedDrafts ? notifyRemoval(of: replaced) : [])
        case .attachment(let attachment):
            if draft.attachments.isEmpty { turns = [:] }
            let later = turn.flatMap { turn in
                draft.attachments.firstIndex { turns[$0.attachment.file, default: 0] > turn }
            }
            draft.attachments.insert(
                StagedAttachment(attachment: attachment, bytes: entry.picture ?? Data(), poster: entry.poster),
                at: later ?? draft.attachments.endIndex)
            if let turn { turns[attachment.file] = turn }
            return draftChanged
        case .text, .membership, .placedSticker, .stickerRemoval, .reaction, .revision, .withdrawn, .unreadable:
            return []
        }
    }

    /// Checks a message of an app and converts it to the log's form.
    /// - Returns: the message and, separately, its picture.
    func logged(_ message: MessageState, by app: AppID) throws(Problem) -> (AppMessage, Data?) {
        try MessageCheck.check(message)
        return (AppMessage(app: app, state: identifiers(for: app).inLog(message)), message.layout?.picture)
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

    /// Appends text to what is typed already (O14).
    private mutating func insert(_ text: String) throws(Problem) -> [Action] {
        guard draft.text.utf8.count + text.utf8.count <= ChatLimits.textByteCountMax else {
            throw MessageCheck.problem(
                MessageErrorCode.unknown, "The text in the input field would be too long.")
        }
        draft.text += text
        typist = nil
        return draftChanged
    }

    /// Sets the typed text and publishes it to the device's other pages.
    mutating func setDraftText(_ text: String, by page: PageID?) throws(ChatError) -> [Action] {
        try checkText(text)
        draft.text = text
        typist = page
        return draftChanged
    }

    /// Removes the staged message and notifies the app that staged it, if that is still open (row 14 of the situation
    /// table).
    mutating func removeDraft() -> [Action] {
        guard draft.message != nil else { return [] }
        let removed = draft
        draft.message = nil
        draft.picture = nil
        draft.poster = nil
        return draftChanged + notifyRemoval(of: removed)
    }

    private func notifyRemoval(of removed: Draft) -> [Action] {
        removed.message.map { notifyApp(of: $0, picture: removed.picture) { .didCancelSending($0) } } ?? []
    }

    /// Saved before it is published: the picture must be stored when a client asks for it.
    var draftChanged: [Action] { [.saveDraft(draft), .publish(.draft(draftState))] }

    func checkText(_ text: String) throws(ChatError) {
        guard text.utf8.count <= ChatLimits.textByteCountMax else {
            throw ChatError(.textTooLong, "A text has at most \(ChatLimits.textByteCountMax) bytes.")
        }
    }
}
