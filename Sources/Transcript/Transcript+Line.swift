public import ChatModels

extension Transcript {
    /// Returns an entry as one line of words for a list of conversations: at most `ChatLimits.lastLineLengthMax` characters,
    /// without line breaks.
    public static func line(of entry: LogEntry, for reader: TranscriptReader) -> LastLine {
        let name = reader.name(of: entry.sender)
        let isMine = entry.sender == reader.person
        func line(_ text: String, names: Bool = true) -> LastLine {
            LastLine(sender: names ? name : nil, isMine: isMine, text: short(text))
        }
        switch entry.content {
        case .text(let text): return line(text)
        case .message(let message):
            let layout = bubble(for: message, for: reader)
            return line(layout.caption ?? layout.accessibilityLabel)
        case .attachment(let attachment): return line(words(for: attachment))
        case .membership, .withdrawn, .unreadable:
            return line(item(for: EntryInContext(entry), for: reader).text ?? "", names: false)
        // Shown on other entries, and never listed.
        case .placedSticker, .stickerRemoval, .reaction, .revision: return line("")
        }
    }

    private static func words(for attachment: Attachment) -> String {
        if attachment.kind == .sticker { return attachment.label ?? "Sticker" }
        return switch attachment.mediaType.prefix(while: { $0 != "/" }) {
        case "image": "Picture"
        case "video": "Video"
        case "audio": "Sound"
        default: attachment.name
        }
    }

    private static func short(_ text: String) -> String {
        let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        guard words.count > ChatLimits.lastLineLengthMax else { return words }
        return words.prefix(ChatLimits.lastLineLengthMax - 1) + "…"
    }
}
