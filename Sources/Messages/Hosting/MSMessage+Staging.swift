import AppProtocol
import Foundation

/// A message that has passed the checks of `insert`, as it crosses to the host.
struct StagingMessage: Sendable {
    var state: MessageState
    /// What the author should know of, though the message is fine.
    var diagnostic: Diagnostic?
    let delivery: MessageDelivery
}

extension MSMessage {
    /// - Throws: code 8 where the URL is too long; 1 to 4 where `mediaFileURL` cannot be used; else -1 with a sentence.
    func checkedForStaging() throws(Problem) -> StagingMessage {
        var state = state
        try state.checkURL()
        if let template = layout?.template { state.layout?.picture = try template.checkedPicture() }
        try state.checkTexts()
        let diagnostic = state.dropForeignURL()
        return StagingMessage(state: state, diagnostic: diagnostic, delivery: delivery)
    }
}

extension MessageState {
    fileprivate func checkURL() throws(Problem) {
        guard let url, url.count > ProtocolLimits.urlCharacterCountMax else { return }
        throw Problem(
            .urlExceedsMaxSize,
            "The message's URL has \(url.count) characters; \(ProtocolLimits.urlCharacterCountMax) are allowed.")
    }

    fileprivate func checkTexts() throws(Problem) {
        let texts = [
            summaryText, accessibilityLabel, layout?.caption, layout?.subcaption, layout?.trailingCaption,
            layout?.trailingSubcaption, layout?.imageTitle, layout?.imageSubtitle,
        ]
        for text in texts.compactMap(\.self) where text.utf8.count > ProtocolLimits.messageTextByteCountMax {
            throw Problem(
                .unknown,
                "A text of the message has \(text.utf8.count) bytes; "
                    + "\(ProtocolLimits.messageTextByteCountMax) are allowed.")
        }
    }

    /// Readers of a message with a URL of another scheme get nil, without an error on the sender's side (B66).
    fileprivate mutating func dropForeignURL() -> Diagnostic? {
        guard let text = url, let scheme = URL(string: text)?.scheme?.lowercased(),
            !["http", "https", "data"].contains(scheme)
        else { return nil }
        url = nil
        return Diagnostic(
            severity: .warning, code: "message_url_scheme",
            message: "The message is sent without its URL: the scheme \"\(scheme)\" is not http, https or data.")
    }
}
