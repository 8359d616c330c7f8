package import ChatModels

/// All entries of one Send: they get consecutive numbers in the log, or none is stored.
package struct Append: Hashable, Sendable {
    package var conversation: ConversationID
    package var device: DeviceID
    package var key: SendKey
    /// 1 to `entryCountMax` entries.
    package var entries: [NewEntry]
    /// Time of sending in milliseconds since 1970.
    package var sentAt: Int64
    /// Whether the append also removes the device's draft; false for direct sends.
    package var takesDraft: Bool

    package init(
        conversation: ConversationID, device: DeviceID, key: SendKey, entries: [NewEntry], sentAt: Int64,
        takesDraft: Bool = true
    ) {
        self.conversation = conversation
        self.device = device
        self.key = key
        self.entries = entries
        self.sentAt = sentAt
        self.takesDraft = takesDraft
    }

    /// One message, as many files as an input field holds, and one text.
    static let entryCountMax = ChatLimits.attachmentCountMax + 2
}
