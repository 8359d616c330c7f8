import AppProtocol
import Foundation

/// What a message must hold to before it may be staged. Codes as in `MSMessageErrorCode`.
enum MessageCheck {
    static func check(_ message: MessageState) throws(Problem) {
        // UTF-16, as Apple's strings count: one grapheme could be any number of bytes.
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
        if let picture = layout?.picture { try check(picture) }
    }

    static func check(_ picture: Data) throws(Problem) {
        guard picture.count <= ProtocolLimits.pictureByteCountMax else {
            throw problem(
                MessageErrorCode.unknown,
                "The picture has \(picture.count) bytes; at most \(ProtocolLimits.pictureByteCountMax) are allowed.")
        }
        guard let size = PictureHeader.size(of: picture) else {
            throw problem(MessageErrorCode.improperFileType, "The picture is neither PNG nor JPEG.")
        }
        let sides = 1...ProtocolLimits.pictureSideMax
        guard sides.contains(size.width), sides.contains(size.height) else {
            throw problem(
                MessageErrorCode.unknown,
                "The picture is \(size.width) × \(size.height) pixels; each side may have 1 to \(sides.upperBound).")
        }
    }

    /// Only http, https and data may travel, or no scheme at all; with any other the reader gets no URL (B65, B66).
    /// - Returns: what the app's author should know, where a URL was dropped.
    static func dropUnusableURL(_ message: inout MessageState) -> Diagnostic? {
        guard let scheme = message.url.flatMap(scheme(of:)), !["http", "https", "data"].contains(scheme) else {
            return nil
        }
        message.url = nil
        return Diagnostic(
            severity: .warning, code: "url_scheme_dropped",
            message: "A message's URL must be http, https or data, or have no scheme; \(scheme): was dropped.")
    }

    /// In lower case. Read by hand: a parser that refuses the rest of the text would let the scheme pass.
    /// Source: RFC 3986, section 3.1.
    private static func scheme(of url: String) -> String? {
        guard let colon = url.utf8.firstIndex(of: UInt8(ascii: ":")), let first = url.first, first.isLetter else {
            return nil
        }
        let scheme = url[..<colon].lowercased()
        let allowed = scheme.utf8.allSatisfy { byte in
            (97...122).contains(byte) || (48...57).contains(byte) || "+-.".utf8.contains(byte)
        }
        return allowed ? scheme : nil
    }

    static func problem(_ code: Int, _ message: String) -> Problem {
        Problem(domain: MessageErrorCode.domain, code: code, message: message)
    }
}
