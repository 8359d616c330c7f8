import AppProtocol
import ChatModels
import Foundation
import Transcript

// What is staged in the input field (messages-behaviour B38–B46).
extension DeviceHost {
    mutating func answer(_ request: AppRequest, id: Int, from instance: Int) -> [Action] {
        // Also one that is on its way out: `willResignActive` is its last chance (B8).
        guard let app = processes[instance]?.app else { return [] }
        do throws(Problem) {
            let scene = SceneAddress(process: instance, scene: request.scene)
            guard processes[instance]?.hasMade(request.scene) == true else {
                throw MessageCheck.problem(
                    MessageErrorCode.unknown, "There is no scene \(request.scene.rawValue).")
            }
            let done = Action.answer(instance: instance, id: id, .done)
            switch request {
            case .insertMessage(_, let message): return try stage(message, by: app) + [done]
            case .insertText(_, let text): return try insert(text) + [done]
            case .insertAttachment(_, let attachment): return try stage(attachment, by: app) + [done]
            case .sendMessage(_, let message): return try send(message, by: app, scene, done)
            case .sendText(_, let text): return try send(text, by: app, scene, done)
            case .sendAttachment(_, let attachment): return try send(attachment, by: app, scene, done)
            }
        } catch {
            return [.answer(instance: instance, id: id, .failed(error))]
        }
    }

    /// A second message takes the first one's place (B39). Staged at once, also before the panel is drawn: the app
    /// cannot tell, and one that never draws still gets its answer (B44).
    private mutating func stage(_ message: MessageState, by app: AppID) throws(Problem) -> [Action] {
        let replaced = draft
        (draft.message, draft.picture) = try logged(message, by: app)
        return draftChanged + (policy.reportsReplacedDrafts ? tellOfRemoval(of: replaced) : [])
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
        return (AppMessage(app: app, state: state, picture: picture.map(PictureID.init(of:))), picture)
    }

    private mutating func stage(_ attachment: AttachmentState, by app: AppID) throws(Problem) -> [Action] {
        guard draft.attachments.count < ChatLimits.attachmentCountMax else {
            throw MessageCheck.problem(
                MessageErrorCode.unknown, "The input field holds \(ChatLimits.attachmentCountMax) files already.")
        }
        draft.attachments.append(try MessageCheck.checked(attachment, from: app))
        return draftChanged
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
        return draftChanged
    }

    mutating func setDraftText(_ text: String) throws(ChatError) -> [Action] {
        try checkText(text)
        draft.text = text
        return [.saveDraft(draft)]
    }

    /// Row 14: the app that staged it is told, if it is still open.
    mutating func removeDraft() -> [Action] {
        guard draft.message != nil else { return [] }
        let removed = draft
        draft.message = nil
        draft.picture = nil
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
