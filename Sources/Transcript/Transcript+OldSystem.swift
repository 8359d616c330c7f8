import AppProtocol
package import ChatModels
import Foundation

// What is left of a message where it cannot be drawn (docs/messages.md, B106, B123 to B125).
extension Transcript {
    /// On an old system a message arrives as two: its picture, and a link to where it can be read. Sessions mean nothing
    /// there, so an older one stays as it is.
    /// - Parameter item: the line's sender and time.
    static func fallback(
        for message: AppMessage, _ item: TranscriptItem, for reader: TranscriptReader
    ) -> [TranscriptItem] {
        var link = item
        link.kind = .link
        link.text = plainText(of: message, senderName: item.senderName, for: reader)
        link.link = address(of: message, item.id, for: reader)
        // What moves is shown by its still picture; a sound has none.
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

    /// One line for whatever shows only text: the summary, else who sent what (B71, B78).
    package static func plainText(
        of message: AppMessage, senderName: String, for reader: TranscriptReader
    ) -> String {
        if let text = message.state.summaryText, !text.isEmpty { return NameTokens.replaced(in: text, by: reader) }
        return "\(senderName) sent \(reader.name(of: message.app)) message"
    }

    /// The app's own page for the message, where it has one on the web; else the server's. A `data` URL is not passed on.
    private static func address(of message: AppMessage, _ sequence: Int, for reader: TranscriptReader) -> String? {
        if let url = message.state.url, isOfWeb(url) { return url }
        return reader.links?.path(of: sequence, for: reader.person)
    }

    private static func isOfWeb(_ url: String) -> Bool {
        guard let parts = URLComponents(string: url), let scheme = parts.scheme?.lowercased() else { return false }
        return ["http", "https"].contains(scheme) && parts.host?.isEmpty == false
    }
}
