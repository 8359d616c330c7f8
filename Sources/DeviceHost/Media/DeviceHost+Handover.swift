import AppProtocol
import ChatModels
import Foundation
import Transcript

// Messages and files that an app hands over, for the input field or a direct send, delivered at once or after their
// media is prepared.
extension DeviceHost {
    /// The app's request to be answered.
    struct RequestOrigin {
        var app: AppID
        var scene: SceneAddress
        var request: Int

        var done: [Action] { [.answer(process: scene.process, id: request, .done)] }
    }

    /// Checks a message, and then stages or sends it, or prepares its media first.
    mutating func accept(_ message: MessageState, to destination: Handover.Destination, for asker: RequestOrigin)
        throws(Problem) -> [Action]
    {
        let (logged, picture) = try logged(message, by: asker.app)
        guard let picture else { return try accept(.message(logged), nil, to: destination, for: asker) }
        let plan = try MediaCheck.plan(picture)
        if case .ready(let media) = plan, media.info.mediaType == Attachment.anyMediaType {
            throw MessageCheck.problem(
                MessageErrorCode.improperFileType, "The message's file is no picture, video or sound.")
        }
        return try accept(.message(logged), plan, to: destination, for: asker)
    }

    /// Checks a file or sticker, and then stages or sends it, or prepares it first.
    mutating func accept(_ file: AttachmentState, to destination: Handover.Destination, for asker: RequestOrigin)
        throws(Problem) -> [Action]
    {
        let plan =
            file.kind == .sticker
            ? try MessageCheck.planSticker(file.bytes) : try MediaCheck.plan(file.bytes)
        let handover = Handover.file(try MessageCheck.name(of: file, from: asker.app))
        return try accept(handover, plan, to: destination, for: asker)
    }

    private mutating func accept(
        _ handover: Handover, _ plan: MediaCheck.Plan?, to destination: Handover.Destination, for asker: RequestOrigin
    ) throws(Problem) -> [Action] {
        // Checked before `authorizeDirectSend`, since a refusal must not use the touch up.
        if case .prepare = plan { try checkPreparationCount() }
        switch destination {
        case .field: try checkRoom(for: handover)
        case .conversation: try authorizeDirectSend(asker.scene)
        }
        switch plan {
        case .prepare(let job): return prepare(job, handover, to: destination, for: asker)
        case .ready(let media): return deliver(handover.entry(media), to: destination, asker.done)
        case nil: return deliver(handover.entry(nil), to: destination, asker.done)
        }
    }

    /// Stages or sends the entry.
    /// - Parameters:
    ///   - done: actions placed after the app's callbacks and, for a direct send, before the entry is stored.
    ///   - turn: as of `stage`.
    mutating func deliver(
        _ entry: NewEntry, to destination: Handover.Destination, _ done: [Action], turn: Int? = nil
    ) -> [Action] {
        switch destination {
        case .field: stage(entry, turn: turn) + done
        case .conversation: sendDirectly(entry, done)
        }
    }
}
