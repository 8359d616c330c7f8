import AppProtocol
import ChatModels
import Foundation
import Transcript

// What is staged in the input field (messages-behaviour B38–B46).
extension DeviceHost {
    mutating func answer(_ request: AppRequest, id: Int, from instance: Int) -> [Action] {
        guard let run, run.instance == instance else { return [] }
        do throws(Problem) {
            let actions =
                switch request {
                case .insertMessage(AppRun.scene, let message): try stage(message, by: run.app)
                case .insertText(AppRun.scene, let text): try insert(text)
                case .insertMessage(let scene, _), .insertText(let scene, _):
                    throw MessageCheck.problem(MessageErrorCode.unknown, "There is no scene \(scene.rawValue).")
                }
            return actions + [.answer(instance: instance, id: id, .done)]
        } catch {
            return [.answer(instance: instance, id: id, .failed(error))]
        }
    }

    /// A second message takes the first one's place (B39). Staged at once, also before the panel is drawn: the app
    /// cannot tell, and one that never draws still gets its answer (B44).
    private mutating func stage(_ message: MessageState, by app: AppID) throws(Problem) -> [Action] {
        try MessageCheck.check(message)
        var state = identifiers(for: app).inLog(message)
        let picture = state.layout?.picture
        state.layout?.picture = nil
        state.sender = nil
        state.isPending = true
        let replaced = draft
        draft.message = AppMessage(app: app, state: state, picture: picture.map(PictureID.init(of:)))
        draft.picture = picture
        return draftChanged + (policy.reportsReplacedDrafts ? tellOfRemoval(of: replaced) : [])
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
