public import RenderTree

/// Where a sticker stands on a bubble, and how: the same on every device, whatever the bubble's size there.
public struct StickerPlace: Hashable, Sendable, Codable {
    /// The sticker's middle, as a part of the bubble's width and height: 0…1 from its upper left corner.
    public var x: Double
    public var y: Double
    /// Degrees clockwise, -180…180.
    public var rotation: Double
    /// Of the sticker's own size, `ChatLimits.stickerScales`.
    public var scale: Double

    public init(x: Double, y: Double, rotation: Double = 0, scale: Double = 1) {
        self.x = x
        self.y = y
        self.rotation = rotation
        self.scale = scale
    }

    /// False for numbers out of their bounds, and for what is no number.
    public var isWellFormed: Bool {
        (0...1).contains(x) && (0...1).contains(y) && (-180...180).contains(rotation)
            && ChatLimits.stickerScales.contains(scale)
    }
}

/// A sticker that somebody has put on a bubble.
public struct PlacedSticker: Hashable, Sendable, Codable {
    /// Of the bubble's entry.
    public var target: Int
    public var sticker: Attachment
    public var place: StickerPlace

    public init(target: Int, sticker: Attachment, place: StickerPlace) {
        self.target = target
        self.sticker = sticker
        self.place = place
    }
}

/// Takes a sticker off a bubble again. Only of who has put it there does it count.
public struct StickerRemoval: Hashable, Sendable, Codable {
    public var target: Int
    /// Of the entry that put it there.
    public var placement: Int

    public init(target: Int, placement: Int) {
        self.target = target
        self.placement = placement
    }
}

/// A sticker on a bubble, as one device shows it.
public struct StuckSticker: Hashable, Sendable, Codable, Identifiable {
    /// Of the entry that put it there.
    public var id: Int
    public var sticker: Attachment
    public var place: StickerPlace
    public var senderName: String
    /// Whether the person may take it off.
    public var isMine: Bool

    public init(id: Int, sticker: Attachment, place: StickerPlace, senderName: String, isMine: Bool) {
        self.id = id
        self.sticker = sticker
        self.place = place
        self.senderName = senderName
        self.isMine = isMine
    }
}

/// `POST …/stickers`: puts a sticker on a bubble.
public struct PlaceStickerBody: Hashable, Sendable, Codable {
    /// The same key again is the same sticker.
    public var key: SendKey
    /// The entry's sequence number.
    public var target: Int
    public var place: StickerPlace
    /// Which sticker: the place among the files in the input field, which it leaves; or `node`.
    public var draft: Int?
    /// A sticker that the open app shows.
    public var node: Node?

    public struct Node: Hashable, Sendable, Codable {
        public var instance: Int
        public var id: NodeID

        public init(instance: Int, id: NodeID) {
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
