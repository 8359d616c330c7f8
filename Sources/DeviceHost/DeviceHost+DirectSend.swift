import AppProtocol
package import ChatModels
import Foundation
import Transcript

/// What an app has sent past the input field.
package struct DirectSend: Hashable, Sendable {
    package var key: SendKey
    package var entry: NewEntry
    /// It failed before, and is written down as unsent until it is in the log.
    var isWrittenDown = false

    package init(key: SendKey, entry: NewEntry) {
        self.key = key
        self.entry = entry
    }

    /// The message, where it is one.
    var message: AppMessage? {
        if case .message(let message) = entry.content { message } else { nil }
    }
}

// Past the input field (docs/messages.md, B47–B54). The checks come in the order of B51: what is sent, then whether the
// app is on screen, then the touch. The context is the app side's to check.
extension DeviceHost {
    mutating func sendDirectly(_ entry: NewEntry, _ done: [Action]) -> [Action] {
        var entry = entry
        var told: [Action] = []
        var warning: Diagnostic?
        if case .message(let staged) = entry.content {
            let message: AppMessage
            (message, warning) = outgoing(staged)
            entry.content = .message(message)
            told = tell(message, picture: entry.picture) { .didStartSending($0) }
        }
        let send = begin(entry)
        return told + done + (warning.map { [.log($0)] } ?? []) + [.appendDirectly(send.key, [send.entry])]
    }

    mutating func send(_ text: String, _ asker: Asker) throws(Problem) -> [Action] {
        let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !text.isEmpty, text.utf8.count <= ChatLimits.textByteCountMax else {
            throw MessageCheck.problem(MessageErrorCode.unknown, "A text that is sent is neither empty nor too long.")
        }
        try passGates(asker.scene)
        return sendDirectly(NewEntry(content: .text(text)), asker.done)
    }

    /// Uses the touch up.
    mutating func passGates(_ scene: SceneAddress) throws(Problem) {
        guard let hasTouch = hasTouch(scene) else {
            throw MessageCheck.problem(
                MessageErrorCode.sendWhileNotVisible, "The app is not the one on screen, so it cannot send.")
        }
        guard hasTouch else {
            throw MessageCheck.problem(
                MessageErrorCode.sendWithoutRecentInteraction,
                "The person has not touched the app recently: since it was opened, or since its last send.")
        }
        guard direct.count + unsent.count + preparations.count < ChatLimits.unsentCountMax else {
            throw MessageCheck.problem(MessageErrorCode.unknown, "Too much of what was sent is not stored yet.")
        }
        useTouch(scene)
    }

    private mutating func begin(_ entry: NewEntry) -> DirectSend {
        lastDirect += 1
        let send = DirectSend(key: SendKey(unchecked: "\(directPrefix)-\(lastDirect)"), entry: entry)
        direct[send.key] = send
        return send
    }

    /// Nil where the scene is not on screen.
    private func hasTouch(_ scene: SceneAddress) -> Bool? {
        if let run, run.address == scene { return run.hasAppeared ? isRecent(run.touchedAt) : nil }
        let bubble = live.place(at: scene).flatMap { live.scenes[$0] }
        return bubble.flatMap { $0.hasAppeared ? isRecent($0.touchedAt) : nil }
    }

    private func isRecent(_ touch: Int64?) -> Bool { touch.map { policy.isRecent(touch: $0, at: now) } ?? false }

    private mutating func useTouch(_ scene: SceneAddress) {
        if run?.address == scene { run?.touchedAt = nil }
        if let place = live.place(at: scene) { live.scenes[place]?.touchedAt = nil }
    }

    // MARK: What could not be stored

    mutating func keepUnsent(_ failed: DirectSend) -> [Action] {
        unsent.append(failed)
        unsent[unsent.count - 1].isWrittenDown = true
        let told = failed.message.map { tellOfFailure($0, picture: failed.entry.picture) } ?? []
        return [.saveUnsent(unsent), .publish(.unsent(unsentItems))] + told
    }

    /// The app is told as of any other send (B55). It stays written down until it is in the log.
    mutating func retry(_ key: SendKey) throws(ChatError) -> [Action] {
        guard let place = unsent.firstIndex(where: { $0.key == key }) else {
            throw ChatError(.unknownEntry, "There is nothing unsent of that key.")
        }
        let send = unsent.remove(at: place)
        direct[key] = send
        let told = send.message.map { tell($0, picture: send.entry.picture) { .didStartSending($0) } } ?? []
        return told + [.publish(.unsent(unsentItems)), .appendDirectly(key, [send.entry])]
    }

    mutating func discard(_ key: SendKey) -> [Action] {
        let before = unsent.count
        unsent.removeAll { $0.key == key }
        return unsent.count == before ? [] : [.saveUnsent(unsent), .publish(.unsent(unsentItems))]
    }

    package var unsentItems: [UnsentItem] {
        unsent.map { send in
            switch send.entry.content {
            case .text(let text): UnsentItem(key: send.key, text: text)
            case .message(let message):
                UnsentItem(key: send.key, bubble: Transcript.bubble(for: message, for: reader))
            // No app sends one.
            case .membership: UnsentItem(key: send.key)
            case .attachment(let attachment): UnsentItem(key: send.key, attachment: attachment)
            case .placedSticker, .stickerRemoval, .unreadable: UnsentItem(key: send.key)
            }
        }
    }

    /// An unsent picture or file: the store has none of them.
    package func unsentMedia(_ id: PictureID) -> PreparedMedia? {
        let entry = unsent.map(\.entry).first { $0.picture.map(PictureID.init(of:)) == id }
        return entry.flatMap { entry in
            entry.picture.map {
                PreparedMedia(
                    bytes: $0, info: MediaInfo(mediaType: entry.content.mediaType(of: $0)), poster: entry.poster)
            }
        }
    }
}

extension EntryContent {
    fileprivate func mediaType(of picture: Data) -> String {
        switch self {
        case .attachment(let attachment): attachment.mediaType
        case .message(let message):
            message.media?.mediaType ?? PictureHeader.mediaType(of: picture) ?? Attachment.anyMediaType
        case .text, .membership, .placedSticker, .stickerRemoval, .unreadable: Attachment.anyMediaType
        }
    }
}
