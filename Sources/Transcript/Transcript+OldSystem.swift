public import ChatModels
import Foundation

// Fallbacks for a message that cannot be drawn (docs/messages.md, B106, B123 to B125).
extension Transcript {
    /// Returns the items of a message on an old system: its picture, and a link to a page that shows it. Sessions have
    /// no effect there, so older messages stay unchanged.
    /// - Parameter item: supplies sender and time.
    static func fallback(
        for message: AppMessage, _ item: TranscriptItem, for reader: TranscriptReader
    ) -> [TranscriptItem] {
        var link = item
        link.kind = .link
        link.text = plainText(of: message, senderName: item.senderName, for: reader)
        link.link = address(of: message, item.id, for: reader)
        // A video or animation is shown by its poster; a sound has none.
        guard let picture = message.picture, message.media?.hasStillPicture != false else { return [link] }
        link.part = 1
        var first = item
        first.kind = .picture
        first.picture = picture
        (first.width, first.height) = (message.width, message.height)
        first.media = message.media
        first.text = bubble(for: message, for: reader).accessibilityLabel
        return [first, link]
    }

    /// Returns one line for clients that show only text: the summary, else a line that names sender and app (B71, B78).
    public static func plainText(
        of message: AppMessage, senderName: String, for reader: TranscriptReader
    ) -> String {
        if let text = message.state.summaryText, !text.isEmpty { return NameTokens.replaced(in: text, by: reader) }
        return "\(senderName) sent \(reader.name(of: message.app)) message"
    }

    /// Returns the message's own `http` or `https` URL, else the server's page. A `data` URL is not passed on.
    private static func address(of message: AppMessage, _ sequence: Int, for reader: TranscriptReader) -> String? {
        if let url = message.state.url, isOfWeb(url) { return url }
        return reader.links?.path(of: sequence, for: reader.person)
    }

    private static func isOfWeb(_ url: String) -> Bool {
        guard let parts = URLComponents(string: url), let scheme = parts.scheme?.lowercased() else { return false }
        return ["http", "https"].contains(scheme) && parts.host?.isEmpty == false
    }
}
