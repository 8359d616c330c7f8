public import ChatModels

extension Transcript {
    /// Returns an entry as one line of words for a list of conversations: at most `ChatLimits.lastLineLengthMax` characters,
    /// without line breaks.
    public static func line(of entry: LogEntry, for reader: TranscriptReader) -> LastLine {
        let name = reader.name(of: entry.sender)
        let isMine = entry.sender == reader.person
        func line(_ text: String, names: Bool = true, wordless: WordlessKind? = nil) -> LastLine {
            LastLine(sender: names ? name : nil, isMine: isMine, text: short(text), wordless: wordless)
        }
        switch entry.content {
        case .text(let text): return line(text)
        case .message(let message):
            let layout = bubble(for: message, for: reader)
            return line(layout.caption ?? layout.accessibilityLabel)
        case .attachment(let attachment):
            let kind = WordlessKind(attachment)
            let name = attachment.kind == .sticker ? attachment.label : attachment.name
            return line(kind?.word ?? name ?? "", wordless: kind)
        case .membership, .withdrawn, .unreadable:
            return line(item(for: EntryInContext(entry), for: reader).text ?? "", names: false)
        // Shown on other entries, and never listed.
        case .placedSticker, .stickerRemoval, .reaction, .revision: return line("")
        }
    }

    private static func short(_ text: String) -> String {
        let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        guard words.count > ChatLimits.lastLineLengthMax else { return words }
        return words.prefix(ChatLimits.lastLineLengthMax - 1) + "…"
    }
}

extension WordlessKind {
    /// Nil for a sticker with a label, and for a file, which its name tells.
    fileprivate init?(_ attachment: Attachment) {
        if attachment.kind == .sticker {
            guard attachment.label == nil else { return nil }
            self = .sticker
        } else {
            switch attachment.mediaType.prefix(while: { $0 != "/" }) {
            case "image": self = .picture
            case "video": self = .video
            case "audio": self = .sound
            default: return nil
            }
        }
    }

    fileprivate var word: String {
        switch self {
        case .sticker: "Sticker"
        case .picture: "Picture"
        case .video: "Video"
        case .sound: "Sound"
        }
    }
}
