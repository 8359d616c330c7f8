import AppProtocol
import ChatModels
import Foundation
import Transcript

// What an app hands over for the conversation: into the field or past it, at once or after its media is ready.
extension DeviceHost {
    /// Who is to be told how it went.
    struct Asker {
        var app: AppID
        var scene: SceneAddress
        var request: Int

        var done: [Action] { [.answer(instance: scene.process, id: request, .done)] }
    }

    mutating func take(_ message: MessageState, to destination: Handover.Destination, for asker: Asker)
        throws(Problem) -> [Action]
    {
        let (logged, picture) = try logged(message, by: asker.app)
        guard let picture else { return try take(.message(logged), nil, to: destination, for: asker) }
        let plan = try MediaCheck.plan(picture)
        if case .ready(let media) = plan, media.info.mediaType == Attachment.anyMediaType {
            throw MessageCheck.problem(
                MessageErrorCode.improperFileType, "The message's file is no picture, video or sound.")
        }
        return try take(.message(logged), plan, to: destination, for: asker)
    }

    mutating func take(_ file: AttachmentState, to destination: Handover.Destination, for asker: Asker)
        throws(Problem) -> [Action]
    {
        let plan =
            file.kind == .sticker
            ? try MessageCheck.planSticker(file.bytes) : try MediaCheck.plan(file.bytes)
        let handover = Handover.file(try MessageCheck.name(of: file, from: asker.app))
        return try take(handover, plan, to: destination, for: asker)
    }

    private mutating func take(
        _ handover: Handover, _ plan: MediaCheck.Plan?, to destination: Handover.Destination, for asker: Asker
    ) throws(Problem) -> [Action] {
        // Before the gates, since a refusal must not use the touch up.
        if case .prepare = plan { try checkPreparationCount() }
        switch destination {
        case .field: try checkRoom(for: handover)
        case .conversation: try passGates(asker.scene)
        }
        switch plan {
        case .prepare(let job): return prepare(job, handover, to: destination, for: asker)
        case .ready(let media): return deliver(handover.entry(media), to: destination, asker.done)
        case nil: return deliver(handover.entry(nil), to: destination, asker.done)
        }
    }

    /// - Parameter done: told after what the app sees of it, and before it is stored.
    mutating func deliver(_ entry: NewEntry, to destination: Handover.Destination, _ done: [Action]) -> [Action] {
        switch destination {
        case .field: stage(entry) + done
        case .conversation: sendDirectly(entry, done)
        }
    }
}
