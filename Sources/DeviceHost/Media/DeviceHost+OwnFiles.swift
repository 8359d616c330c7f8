import AppProtocol
public import ChatModels
import Foundation

// Pictures, videos and other files that the person puts into the input field.
extension DeviceHost {
    /// Stages a file as an app's is staged: at once, or after its media was made ready. Does nothing where a file was added with this
    /// key before: the answer to that request was lost.
    /// - Throws: `too_many_files`, `file_too_large`, `bad_file`.
    mutating func addFile(_ name: String, _ bytes: Data, _ key: SendKey?) throws(ChatError) -> [Action] {
        if let key, addedKeys.contains(key) { return [] }
        guard !bytes.isEmpty else { throw ChatError(.badFile, "The file is empty.") }
        guard bytes.count <= ChatLimits.ownFileByteCountMax else { throw Self.ownFileTooLarge }
        let preparing = preparations.values.filter(\.isStagedFile)
        let count = draft.attachments.count + preparing.count
        guard count < ChatLimits.attachmentCountMax else {
            throw ChatError(.tooManyFiles, "A message has at most \(ChatLimits.attachmentCountMax) files.")
        }
        let held = draft.attachments.map(\.bytes.count) + preparing.map(\.byteCount)
        guard held.reduce(bytes.count, +) <= ChatLimits.draftByteCountMax else {
            throw ChatError(
                .fileTooLarge,
                "The files of one message have at most \(ChatLimits.draftByteCountMax >> 20) MB together.")
        }
        do throws(Problem) {
            let actions = try stage(AttachmentState(kind: .file, name: FileName.sanitised(name), bytes: bytes))
            if let key { addedKeys.insert(key) }
            return actions
        } catch {
            throw ChatError(.badFile, error.message)
        }
    }

    private mutating func stage(_ file: AttachmentState) throws(Problem) -> [Action] {
        let handover = Handover.file(try MessageCheck.name(of: file, from: nil))
        switch try MediaCheck.plan(file.bytes, byteCountMax: ChatLimits.ownFileByteCountMax) {
        case .ready(let media): return stage(handover.entry(media), turn: turnBehindPreparations)
        case .prepare(let job):
            try checkPreparationCount()
            return prepare(job, handover, to: .field, for: nil)
        }
    }

    /// Takes a number for a file that is ready while others, chosen before it, are not; nil where there are none.
    private var turnBehindPreparations: Int? {
        mutating get {
            guard preparations.values.contains(where: \.isStagedFile) else { return nil }
            lastPreparation += 1
            return lastPreparation
        }
    }

    public static let ownFileTooLarge = ChatError(
        .fileTooLarge, "A file has at most \(ChatLimits.ownFileByteCountMax >> 20) MB.")
}
