/// An item that an app sent directly and that the server could not store. It is shown at the end of the transcript on
/// the sending device, with Retry and Remove.
public struct UnsentItem: Hashable, Sendable, Codable {
    public var key: SendKey
    public var bubble: Bubble?
    public var text: String?
    public var attachment: Attachment?

    public init(key: SendKey, bubble: Bubble? = nil, text: String? = nil, attachment: Attachment? = nil) {
        self.key = key
        self.bubble = bubble
        self.text = text
        self.attachment = attachment
    }
}
