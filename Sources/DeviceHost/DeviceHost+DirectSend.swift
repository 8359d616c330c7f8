import AppProtocol
public import ChatModels
import Foundation
import MediaFormats
import Transcript

// Direct sends (docs/messages.md, B47–B54). The checks are in the order of B51: the content, then whether the app is on
// screen, then the touch. The app's side checks the context.
extension DeviceHost {
    mutating func sendDirectly(_ entry: NewEntry, _ done: [Action]) -> [Action] {
        var entry = entry
        var callbacks: [Action] = []
        var warning: Diagnostic?
        if case .message(let staged) = entry.content {
            let message: AppMessage
            (message, warning) = outgoing(staged)
            entry.content = .message(message)
            callbacks = notifyApp(of: message, picture: entry.picture) { .didStartSending($0) }
        }
        let send = begin(entry)
        return callbacks + done + (warning.map { [.log($0)] } ?? []) + [.appendDirectly(send.key, [send.entry])]
    }

    mutating func send(_ text: String, _ asker: RequestOrigin) throws(Problem) -> [Action] {
        let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !text.isEmpty, text.utf8.count <= ChatLimits.textByteCountMax else {
            throw MessageCheck.problem(MessageErrorCode.unknown, "A text that is sent is neither empty nor too long.")
        }
        try authorizeDirectSend(asker.scene)
        return sendDirectly(NewEntry(content: .text(text)), asker.done)
    }

    /// Checks that the scene is visible and was touched, and uses the touch up.
    mutating func authorizeDirectSend(_ address: SceneAddress) throws(Problem) {
        guard let scene = instance(at: address).flatMap({ scenes[$0] }), scene.hasAppeared else {
            throw MessageCheck.problem(
                MessageErrorCode.sendWhileNotVisible, "The app is not the one on screen, so it cannot send.")
        }
        guard let touch = scene.touchedAt, policy.isRecent(touch: touch, at: now) else {
            throw MessageCheck.problem(
                MessageErrorCode.sendWithoutRecentInteraction,
                "The person has not touched the app recently: since it was opened, or since its last send.")
        }
        guard direct.count + unsent.count + preparations.count < ChatLimits.unsentCountMax else {
            throw MessageCheck.problem(MessageErrorCode.unknown, "Too much of what was sent is not stored yet.")
        }
        scenes[scene.instance]?.touchedAt = nil
    }

    private mutating func begin(_ entry: NewEntry) -> DirectSend {
        lastDirect += 1
        let send = DirectSend(key: SendKey(unchecked: "\(directPrefix)-\(lastDirect)"), entry: entry)
        direct[send.key] = send
        return send
    }

    // MARK: Failed direct sends

    mutating func keepUnsent(_ failed: DirectSend) -> [Action] {
        unsent.append(failed)
        retried.remove(failed.key)
        let callbacks = failed.message.map { notifySendFailed($0, picture: failed.entry.picture) } ?? []
        return [.saveUnsent(unsent), .publish(.unsent(unsentItems))] + callbacks
    }

    /// Sends it again; the app gets the callbacks of any other send (B55). It stays stored as unsent until it is in the
    /// log.
    mutating func retry(_ key: SendKey) throws(ChatError) -> [Action] {
        guard let place = unsent.firstIndex(where: { $0.key == key }) else {
            throw ChatError(.unknownEntry, "There is nothing unsent of that key.")
        }
        let send = unsent.remove(at: place)
        direct[key] = send
        retried.insert(key)
        let picture = send.entry.picture
        let callbacks = send.message.map { notifyApp(of: $0, picture: picture) { .didStartSending($0) } } ?? []
        return callbacks + [.publish(.unsent(unsentItems)), .appendDirectly(key, [send.entry])]
    }

    mutating func discard(_ key: SendKey) -> [Action] {
        let before = unsent.count
        unsent.removeAll { $0.key == key }
        return unsent.count == before ? [] : [.saveUnsent(unsent), .publish(.unsent(unsentItems))]
    }

    public var unsentItems: [UnsentItem] {
        unsent.map { send in
            switch send.entry.content {
            case .text(let text): UnsentItem(key: send.key, text: text)
            case .message(let message):
                UnsentItem(key: send.key, bubble: Transcript.bubble(for: message, for: reader))
            // Apps cannot send one.
            case .membership: UnsentItem(key: send.key)
            case .attachment(let attachment): UnsentItem(key: send.key, attachment: attachment)
            case .placedSticker, .stickerRemoval, .reaction, .revision, .withdrawn, .unreadable:
                UnsentItem(key: send.key)
            }
        }
    }

    /// Returns the picture or file of an unsent entry, which is not in the store.
    public func unsentMedia(_ id: PictureID) -> PreparedMedia? {
        let entry = unsent.map(\.entry).first { $0.picture.map(PictureID.init(of:)) == id }
        return entry.flatMap { entry in
            entry.picture.map {
                PreparedMedia(
                    bytes: $0, info: MediaInfo(mediaType: entry.content.mediaType(of: $0)), poster: entry.poster)
            }
        }
    }
}

extension DirectSend {
    /// The message; nil for a text or file.
    fileprivate var message: AppMessage? {
        if case .message(let message) = entry.content { message } else { nil }
    }
}

extension EntryContent {
    fileprivate func mediaType(of picture: Data) -> String {
        switch self {
        case .attachment(let attachment): attachment.mediaType
        case .message(let message):
            message.media?.mediaType ?? PictureHeader.mediaType(of: picture) ?? Attachment.anyMediaType
        case .text, .membership, .placedSticker, .stickerRemoval, .reaction, .revision, .withdrawn, .unreadable:
            Attachment.anyMediaType
        }
    }
}
