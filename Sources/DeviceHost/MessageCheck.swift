import AppProtocol
import ChatModels
import Foundation
import MediaFormats
import Transcript

/// Checks of messages and files before they are staged or sent. Error codes as in `MSMessageErrorCode`.
enum MessageCheck {
    static func check(_ message: MessageState) throws(Problem) {
        // In UTF-16, as Apple's strings count: a single grapheme could have any number of bytes.
        if let url = message.url, url.utf16.count > ProtocolLimits.urlCharacterCountMax {
            throw problem(
                MessageErrorCode.urlExceedsMaxSize,
                "The message's URL has \(url.utf16.count) characters; at most \(ProtocolLimits.urlCharacterCountMax) are allowed."
            )
        }
        let layout = message.layout
        let texts = [
            message.summaryText, message.accessibilityLabel, layout?.caption, layout?.subcaption,
            layout?.trailingCaption, layout?.trailingSubcaption, layout?.imageTitle, layout?.imageSubtitle,
        ]
        guard texts.allSatisfy({ ($0?.utf8.count ?? 0) <= ProtocolLimits.messageTextByteCountMax }) else {
            throw problem(
                MessageErrorCode.unknown,
                "A text of the message has more than \(ProtocolLimits.messageTextByteCountMax) bytes.")
        }
    }

    /// Checks the context: in the media context an app may only insert stickers and pictures small enough for one, and
    /// send nothing (docs/messages.md, B29).
    static func checkContext(of request: AppRequest, isMedia: Bool) throws(Problem) {
        guard isMedia else { return }
        switch request {
        case .chooseFiles, .offerFiles: return
        default: break
        }
        if case .insertAttachment(_, let file) = request,
            file.kind == .sticker
                || PictureHeader.mediaType(of: file.bytes) != nil
                    && file.bytes.count <= ProtocolLimits.stickerByteCountMax
        {
            return
        }
        throw problem(
            MessageErrorCode.apiUnavailableInPresentationContext,
            "Only stickers and pictures can be inserted in this context.")
    }

    /// Checks a picture in the app's node tree.
    static func check(_ picture: Data) throws(Problem) {
        guard picture.count <= ProtocolLimits.pictureByteCountMax else {
            throw problem(
                MessageErrorCode.unknown,
                "The picture has \(picture.count) bytes; at most \(ProtocolLimits.pictureByteCountMax) are allowed.")
        }
        guard PictureHeader.size(of: picture) != nil else {
            throw problem(MessageErrorCode.improperFileType, "The picture is no PNG, JPEG or GIF.")
        }
        try checkPixels(of: picture)
    }

    /// Limits the size in pixels: a small file can decode to a picture that would exhaust the memory of every reader.
    private static func checkPixels(of picture: Data) throws(Problem) {
        guard let size = PictureHeader.size(of: picture) else { return }
        let sides = 1...ProtocolLimits.pictureSideMax
        guard sides.contains(size.width), sides.contains(size.height) else {
            throw problem(
                MessageErrorCode.unknown,
                "The picture is \(size.width) × \(size.height) pixels; each side may have 1 to \(sides.upperBound).")
        }
        let frameCount = PictureAnimation(picture)?.frameCount ?? 1
        guard frameCount <= ProtocolLimits.animationFrameCountMax else {
            throw problem(
                MessageErrorCode.unknown,
                "The picture has \(frameCount) frames; \(ProtocolLimits.animationFrameCountMax) are allowed.")
        }
    }

    /// Checks and returns a file's name and a sticker's label.
    static func name(of file: AttachmentState, from app: AppID?) throws(Problem) -> Handover.FileName {
        guard VisibleName.isVisible(file.name), !file.name.contains(where: { "/\\".contains($0) }),
            !["", ".", ".."].contains(file.name.trimmingCharacters(in: .whitespaces)),
            file.name.utf8.count <= ProtocolLimits.attachmentNameByteCountMax
        else {
            throw problem(
                MessageErrorCode.unknown,
                """
                The file's name cannot be used: it is empty or too long, or holds a slash, a line break or invisible \
                characters.
                """)
        }
        return Handover.FileName(
            kind: file.kind == .sticker ? .sticker : .file, name: file.name,
            label: file.label.map(shortened), app: app)
    }

    /// Returns the beginning of a sticker's label. A letter can have marks without end.
    private static func shortened(_ label: String) -> String {
        let start = String(label.unicodeScalars.prefix(ProtocolLimits.stickerLabelScalarCountMax))
        return String(start.prefix(ProtocolLimits.stickerLabelLengthMax))
    }

    /// Checks a sticker. Its bytes are sent without conversion, because its makers have kept it small; only metadata is
    /// removed. A JPEG that a camera may have rotated is prepared like other pictures.
    static func planSticker(_ bytes: Data) throws(Problem) -> MediaCheck.Plan {
        let ready = try sticker(bytes)
        return PictureInspection(bytes)?.mayBeTurned == true
            ? .prepare(MediaJob(format: .jpeg, bytes: bytes)) : .ready(ready)
    }

    /// Checks a sticker that is known to be upright, and removes its metadata.
    static func sticker(_ handedOver: Data) throws(Problem) -> PreparedMedia {
        try checkSticker(handedOver)
        try checkPixels(of: handedOver)
        let bytes = PictureStripping.stripped(handedOver)
        let size = PictureHeader.size(of: bytes)
        return PreparedMedia(
            bytes: bytes,
            info: MediaInfo(
                mediaType: PictureHeader.mediaType(of: bytes) ?? Attachment.anyMediaType, width: size?.width,
                height: size?.height))
    }

    private static func checkSticker(_ bytes: Data) throws(Problem) {
        guard bytes.count <= ProtocolLimits.stickerByteCountMax else {
            throw problem(
                MessageErrorCode.stickerFileImproperFileSize,
                "The sticker has \(bytes.count) bytes; \(ProtocolLimits.stickerByteCountMax) are allowed.")
        }
        guard PictureInspection(bytes)?.isWhole == true else {
            throw problem(
                MessageErrorCode.stickerFileImproperFileFormat, "The sticker is no PNG, GIF or JPEG, or breaks off.")
        }
    }

    /// Removes a URL whose scheme is none of http, https and data; a URL without a scheme is allowed (B65, B66).
    /// - Returns: a diagnostic for the app's author, where a URL was removed.
    static func dropUnusableURL(_ message: inout AppMessage.State) -> Diagnostic? {
        guard let scheme = message.url.flatMap(scheme(of:)), !["http", "https", "data"].contains(scheme) else {
            return nil
        }
        message.url = nil
        return Diagnostic(
            severity: .warning, code: "url_scheme_dropped",
            message: "A message's URL must be http, https or data, or have no scheme; \(scheme): was dropped.")
    }

    /// Returns the scheme in lower case; nil for none. Parsed by hand: a parser that rejects the rest of the text would
    /// let the scheme pass.
    /// Source: RFC 3986, section 3.1.
    private static func scheme(of text: String) -> String? {
        let url = asBrowsersRead(text)
        guard let colon = url.utf8.firstIndex(of: UInt8(ascii: ":")), let first = url.first, first.isLetter else {
            return nil
        }
        let scheme = url[..<colon].lowercased()
        let allowed = scheme.utf8.allSatisfy { byte in
            (97...122).contains(byte) || (48...57).contains(byte) || "+-.".utf8.contains(byte)
        }
        return allowed ? scheme : nil
    }

    /// Removes what browsers skip before a scheme or within it: control characters and spaces at the start, and tabs and
    /// line breaks anywhere. To a browser, "\u{1} java\tscript:" is a script.
    /// Source: URL standard, section 4.4, steps 1 to 3 of the basic URL parser.
    private static func asBrowsersRead(_ url: String) -> String {
        let kept = url.unicodeScalars.drop { $0.value <= 0x20 }.filter { !["\t", "\n", "\r"].contains($0) }
        return kept.reduce(into: "") { $0.unicodeScalars.append($1) }
    }

    static func problem(_ code: Int, _ message: String) -> Problem {
        Problem(domain: MessageErrorCode.domain, code: code, message: message)
    }
}
