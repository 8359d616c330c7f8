public import RenderTree

/// How a live bubble wants to look around what it draws (`MSMessagesAppTranscriptPresentation`).
public struct BubbleLook: Hashable, Sendable, Codable {
    /// `contentSizeThatFits(_:)`, in points: no side is larger than the size that was offered.
    public var size: TreeSize
    /// `messageTintColor`, opaque; nil is the system's.
    public var tint: RGBA?
    /// `messageCornerRadius` in points, 0…`cornerRadiusMax`.
    public var cornerRadius: Double

    /// Rounder than half of any bubble.
    public static let cornerRadiusMax = 500.0

    public init(size: TreeSize, tint: RGBA? = nil, cornerRadius: Double = 18) {
        self.size = size
        self.tint = tint
        self.cornerRadius = cornerRadius
    }

    /// The same within its bounds; a number that is none becomes what was offered, or no rounding.
    public func fitting(_ offer: TreeSize) -> BubbleLook {
        var look = self
        look.size = TreeSize(
            width: size.width.isFinite ? min(max(size.width, 0), offer.width) : offer.width,
            height: size.height.isFinite ? min(max(size.height, 0), offer.height) : offer.height)
        look.tint?.alpha = 1
        look.cornerRadius = cornerRadius.isFinite ? min(max(cornerRadius, 0), Self.cornerRadiusMax) : 0
        return look
    }
}
