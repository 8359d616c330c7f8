public import ChatModels

extension Transcript {
    /// Returns a message's template bubble, for a transcript or an input field. Its fields follow docs/messages.md,
    /// B89–B98:
    /// a second line only under a first one, titles only over a picture.
    public static func bubble(for message: AppMessage, for reader: TranscriptReader) -> Bubble {
        let layout = message.state.layout ?? AppMessage.Layout()
        func shown(_ text: String?, under first: Bool = true) -> String? {
            guard first, let text, !text.isEmpty else { return nil }
            return NameTokens.replaced(in: text, by: reader)
        }
        let caption = shown(layout.caption)
        let trailingCaption = shown(layout.trailingCaption)
        let hasPicture = message.picture != nil
        let appName = reader.name(of: message.app)
        // With nothing else to show, as for a nil layout, the app's name is the caption (B68).
        let isEmpty = !hasPicture && caption == nil && trailingCaption == nil
        return Bubble(
            app: message.app, appName: appName, picture: message.picture, width: message.width, height: message.height,
            media: message.media, imageTitle: shown(layout.imageTitle, under: hasPicture),
            imageSubtitle: shown(layout.imageSubtitle, under: hasPicture),
            caption: isEmpty ? appName : caption, subcaption: shown(layout.subcaption, under: caption != nil),
            trailingCaption: trailingCaption,
            trailingSubcaption: shown(layout.trailingSubcaption, under: trailingCaption != nil),
            isLive: message.state.isLive == true ? true : nil,
            accessibilityLabel: spokenLabel(of: message, caption: caption, for: reader) ?? appName)
    }

    /// Returns the message's own label, in which tokens are not replaced (B86), else its caption, else its summary
    /// (B72).
    private static func spokenLabel(
        of message: AppMessage, caption: String?, for reader: TranscriptReader
    ) -> String? {
        if let label = message.state.accessibilityLabel, !label.isEmpty { return label }
        if let caption { return caption }
        guard let summary = message.state.summaryText, !summary.isEmpty else { return nil }
        return NameTokens.replaced(in: summary, by: reader)
    }
}
