package import ChatModels
package import Foundation

/// An entry before it has its place in the log.
package struct UnstoredEntry: Hashable, Sendable {
    package var content: EntryContent
    /// PNG or JPEG bytes of the bubble's picture; its id is filled in when it is stored.
    package var picture: Data?

    package init(content: EntryContent, picture: Data? = nil) {
        self.content = content
        self.picture = picture
    }
}

/// One Send: its entries get adjacent places in the log, or none of them does.
package struct Append: Hashable, Sendable {
    package var conversation: ConversationID
    package var device: DeviceID
    package var key: SendKey
    /// 1 or 2.
    package var entries: [UnstoredEntry]
    /// Milliseconds since 1970.
    package var sentAt: Int64

    package init(
        conversation: ConversationID, device: DeviceID, key: SendKey, entries: [UnstoredEntry], sentAt: Int64
    ) {
        self.conversation = conversation
        self.device = device
        self.key = key
        self.entries = entries
        self.sentAt = sentAt
    }

    static let entryCountMax = 2
}
