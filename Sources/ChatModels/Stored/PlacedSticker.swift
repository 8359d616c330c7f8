/// Position and transform of a sticker relative to its bubble; the same on every device, whatever the bubble's size
/// there.
public struct StickerPlace: Hashable, Sendable, Codable {
    /// Centre of the sticker as a fraction of the bubble's width and height: 0…1 from the upper left corner.
    public var x: Double
    public var y: Double
    /// Degrees clockwise, -180…180.
    public var rotation: Double
    /// Factor applied to the sticker's own size, within `ChatLimits.stickerScales`.
    public var scale: Double

    public init(x: Double, y: Double, rotation: Double = 0, scale: Double = 1) {
        self.x = x
        self.y = y
        self.rotation = rotation
        self.scale = scale
    }

    /// Whether every number is finite and within its bounds.
    public var isWellFormed: Bool {
        (0...1).contains(x) && (0...1).contains(y) && (-180...180).contains(rotation)
            && ChatLimits.stickerScales.contains(scale)
    }
}

/// A sticker that somebody has placed on a bubble.
public struct PlacedSticker: Hashable, Sendable, Codable {
    /// Sequence number of the bubble's entry.
    public var target: Int
    public var sticker: Attachment
    public var place: StickerPlace

    public init(target: Int, sticker: Attachment, place: StickerPlace) {
        self.target = target
        self.sticker = sticker
        self.place = place
    }
}

/// Removes a sticker from a bubble. Takes effect only if it comes from the person who placed it.
public struct StickerRemoval: Hashable, Sendable, Codable {
    public var target: Int
    /// Sequence number of the entry that placed the sticker.
    public var placement: Int

    public init(target: Int, placement: Int) {
        self.target = target
        self.placement = placement
    }
}
