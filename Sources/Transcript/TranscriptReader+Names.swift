public import ChatModels

extension TranscriptReader {
    /// Returns the message with the participants' names in place of their tokens, in its summary and layout.
    public func named(_ message: AppMessage.State) -> AppMessage.State {
        func named(_ text: String?) -> String? { text.map { NameTokens.replaced(in: $0, by: self) } }
        var message = message
        message.summaryText = named(message.summaryText)
        message.layout = message.layout.map {
            AppMessage.Layout(
                caption: named($0.caption), subcaption: named($0.subcaption),
                trailingCaption: named($0.trailingCaption), trailingSubcaption: named($0.trailingSubcaption),
                imageTitle: named($0.imageTitle), imageSubtitle: named($0.imageSubtitle))
        }
        return message
    }
}
