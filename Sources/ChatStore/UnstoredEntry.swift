package import ChatModels
package import Foundation

/// An entry before it has its place in the log.
package struct UnstoredEntry: Hashable, Sendable {
    package var content: EntryContent
    /// Bytes of the bubble's picture or of the attachment; their id is filled in when they are stored.
    package var picture: Data?
    /// A still picture of it, where it moves.
    package var poster: Data?

    package init(content: EntryContent, picture: Data? = nil, poster: Data? = nil) {
        self.content = content
        self.picture = picture
        self.poster = poster
    }
}

/// One Send: its entries get adjacent places in the log, or none of them does.
package struct Append: Hashable, Sendable {
    package var conversation: ConversationID
    package var device: DeviceID
    package var key: SendKey
    /// 1 to `entryCountMax`.
    package var entries: [UnstoredEntry]
    /// Milliseconds since 1970.
    package var sentAt: Int64
    /// False for what went past the input field.
    package var takesDraft: Bool

    package init(
        conversation: ConversationID, device: DeviceID, key: SendKey, entries: [UnstoredEntry], sentAt: Int64,
        takesDraft: Bool = true
    ) {
        self.conversation = conversation
        self.device = device
        self.key = key
        self.entries = entries
        self.sentAt = sentAt
        self.takesDraft = takesDraft
    }

    /// A message, as many files as an input field holds, and a text.
    static let entryCountMax = ChatLimits.attachmentCountMax + 2
}
