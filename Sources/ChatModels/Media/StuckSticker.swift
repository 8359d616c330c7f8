public import RenderTree

/// A sticker on a bubble, as shown on one device.
public struct StuckSticker: Hashable, Sendable, Codable, Identifiable {
    /// Sequence number of the entry that placed the sticker.
    public var id: Int
    public var sticker: Attachment
    public var place: StickerPlace
    public var senderName: String
    /// Whether the person may remove it.
    public var isMine: Bool

    public init(id: Int, sticker: Attachment, place: StickerPlace, senderName: String, isMine: Bool) {
        self.id = id
        self.sticker = sticker
        self.place = place
        self.senderName = senderName
        self.isMine = isMine
    }
}

/// `POST …/stickers`: places a sticker on a bubble.
public struct PlaceStickerBody: Hashable, Sendable, Codable {
    /// Idempotency key: repeating it does not place a second sticker.
    public var key: SendKey
    /// Sequence number of the bubble's entry.
    public var target: Int
    public var place: StickerPlace
    /// Index of the sticker among the input field's attachments, from which it is then removed; nil if `node` is set.
    public var draft: Int?
    /// Node of a sticker that the open app shows; nil if `draft` is set.
    public var node: Node?

    public struct Node: Hashable, Sendable, Codable {
        public var instance: InstanceID
        public var id: NodeID

        public init(instance: InstanceID, id: NodeID) {
            self.instance = instance
            self.id = id
        }
    }

    public init(key: SendKey, target: Int, place: StickerPlace, draft: Int? = nil, node: Node? = nil) {
        self.key = key
        self.target = target
        self.place = place
        self.draft = draft
        self.node = node
    }
}
