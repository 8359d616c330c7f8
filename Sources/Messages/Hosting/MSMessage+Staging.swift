import AppProtocol
import Foundation

/// A message that has passed the checks of `insert`, ready for the host.
struct StagingMessage: Sendable {
    var state: MessageState
    /// Warning for the author about a message that is otherwise valid.
    var diagnostic: Diagnostic?
    let delivery: MessageDelivery
}

extension MSMessage {
    /// - Throws: Code 8 if the URL is too long; 1 to 4 if `mediaFileURL` cannot be used; else -1 with a sentence.
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

    /// Removes a URL with another scheme: recipients get nil, without an error for the sender (docs/messages.md, B66).
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
