public import RenderTree

/// Size and appearance that a live bubble requests (`MSMessagesAppTranscriptPresentation`).
public struct BubbleAppearance: Hashable, Sendable, Codable {
    /// Result of `contentSizeThatFits(_:)` in points; neither side exceeds the proposal.
    public var size: TreeSize
    /// `messageTintColor`, opaque; nil is the system's colour.
    public var tint: RGBA?
    /// `messageCornerRadius` in points, 0…`cornerRadiusMax`.
    public var cornerRadius: Double

    /// More than half the side of any bubble.
    public static let cornerRadiusMax = 500.0

    public init(size: TreeSize, tint: RGBA? = nil, cornerRadius: Double = 18) {
        self.size = size
        self.tint = tint
        self.cornerRadius = cornerRadius
    }

    /// Returns the look clamped to its bounds and to the proposed size. A size that is not finite becomes the proposal,
    /// such a radius 0.
    public func fitting(_ offer: TreeSize) -> BubbleAppearance {
        var look = self
        look.size = TreeSize(
            width: size.width.isFinite ? min(max(size.width, 0), offer.width) : offer.width,
            height: size.height.isFinite ? min(max(size.height, 0), offer.height) : offer.height)
        look.tint?.alpha = 1
        look.cornerRadius = cornerRadius.isFinite ? min(max(cornerRadius, 0), Self.cornerRadiusMax) : 0
        return look
    }
}
