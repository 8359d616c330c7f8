import ChatModels

/// One message as a page without scripts, for a device that cannot show it in its conversation.
struct MessagePage {
    var bubble: Bubble
    var senderName: String
    /// One-line text of the message.
    var summary: String
    /// Path of the picture; nil for none.
    var picturePath: String?

    var text: String { "\(senderName): \(summary)\n" }

    var html: String {
        HTMLPage(
            title: "\(bubble.appName) message from \(senderName)",
            body: """
                <h1 class="message-sender">\(HTMLText.escaped(senderName)) sent a \(HTMLText.escaped(bubble.appName)) message</h1>
                <article class="bubble-card" aria-label="\(HTMLText.escaped(bubble.accessibilityLabel))">
                \(media)\(captionBar)
                </article>
                <p class="message-summary">\(HTMLText.escaped(summary))</p>
                """
        ).text
    }

    private var media: String {
        guard let picturePath else { return "" }
        let titles = [("image-title", bubble.imageTitle), ("image-subtitle", bubble.imageSubtitle)]
            .compactMap { name, words in words.map { Self.span(name, $0) } }.joined()
        let picture =
            "<img class=\"bubble-picture\" src=\"\(HTMLText.escaped(picturePath))\" alt=\"\(HTMLText.escaped(bubble.accessibilityLabel))\">"
        let words = titles.isEmpty ? "" : "<span class=\"bubble-titles\">\(titles)</span>"
        return "<span class=\"bubble-media\">\(picture)\(words)</span>"
    }

    private var captionBar: String {
        let lines = [
            Self.line("caption-line", bubble.caption, bubble.trailingCaption),
            Self.line("caption-line is-second", bubble.subcaption, bubble.trailingSubcaption),
        ].joined()
        return lines.isEmpty ? "" : "<span class=\"caption-bar\">\(lines)</span>"
    }

    private static func line(_ name: String, _ leading: String?, _ trailing: String?) -> String {
        let words =
            (leading.map { span("caption-leading", $0) } ?? "") + (trailing.map { span("caption-trailing", $0) } ?? "")
        return words.isEmpty ? "" : "<span class=\"\(name)\">\(words)</span>"
    }

    private static func span(_ name: String, _ words: String) -> String {
        "<span class=\"\(name)\">\(HTMLText.escaped(words))</span>"
    }
}

/// A complete HTML document; `body` is markup, `title` is plain text.
struct HTMLPage {
    var title: String
    /// Language of its words, and whether they run from right to left.
    var language = "en"
    var isRightToLeft = false
    /// Names of files in `Web/styles`, without `.css`.
    var styles = ["fonts", "tokens", "base", "transcript", "message-page"]
    /// Rules in the page itself, of our own text alone: they are not escaped.
    var ownStyle = ""
    /// Address of the picture in the browser's tab.
    var icon = "/web/icon.svg"
    var bodyClass = "message-page"
    var mainClass = ""
    var body: String

    var text: String {
        let styles =
            styles
            .map { "<link rel=\"stylesheet\" href=\"/web/styles/\($0).css\">" }.joined(separator: "\n")
        return """
            <!doctype html>
            <html lang="\(language)"\(isRightToLeft ? " dir=\"rtl\"" : "")>
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark">
            <meta name="robots" content="noindex">
            <link rel="icon" href="\(icon)">
            \(styles)\(ownStyle.isEmpty ? "" : "<style>\n\(ownStyle)\n</style>")
            <title>\(HTMLText.escaped(title))</title>
            </head>
            <body class="\(bodyClass)">
            <main\(mainClass.isEmpty ? "" : " class=\"\(mainClass)\"")>
            \(body)
            </main>
            </body>
            </html>

            """
    }
}
