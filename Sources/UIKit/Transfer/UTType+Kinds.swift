extension UTType {
    /// The kinds that a kind belongs to, beside `item`, `content` and `data`, to which all of them do.
    private static let parents: [UTType: [UTType]] = [
        .utf8PlainText: [.plainText, .text], .plainText: [.text, .utf8PlainText], .commaSeparatedText: [.text],
        .json: [.text], .xml: [.text], .html: [.text], .png: [.image], .jpeg: [.image], .gif: [.image], .heic: [.image],
        .svg: [.image], .fileURL: [.url], .mp3: [.audio], .mpeg4Movie: [.movie], .video: [.movie],
    ]

    /// Whether a value of this kind can be used where `kind` is wanted.
    package func isKind(of kind: UTType) -> Bool {
        self == kind || [UTType.item, .content, .data].contains(kind) || Self.parents[self]?.contains(kind) == true
    }
}
