/// A picture, stretched to the node's frame.
public struct ImageContent: Hashable, Sendable, Codable {
    /// Identifies bytes that the app sent before (`AppNotification.asset`).
    public var asset: AssetID
    /// Colour of a template image, whose alpha channel alone is used; nil for an image in its own colours.
    public var tint: RGBA?
    /// True to enlarge without interpolation, so that single pixels stay visible.
    public var isPixelated: Bool?

    public init(asset: AssetID, tint: RGBA? = nil, isPixelated: Bool? = nil) {
        self.asset = asset
        self.tint = tint
        self.isPixelated = isPixelated
    }
}

/// Identifier of a picture within one app process: 1 to 64 of the characters `0-9a-z`. Equal bytes have equal
/// identifiers.
public struct AssetID: Hashable, Sendable, RawRepresentable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public var isWellFormed: Bool {
        (1...64).contains(rawValue.utf8.count)
            && rawValue.utf8.allSatisfy { (48...57).contains($0) || (97...122).contains($0) }
    }
}

extension ImageContent: ExaminedPart {
    func examine(_ examination: inout NodeExamination) { examination.picture(asset) }
}

extension AssetID: Codable {
    public init(from decoder: any Decoder) throws {
        self.init(rawValue: try decoder.singleValueContainer().decode(String.self))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(rawValue)
    }
}

public struct ButtonContent: Hashable, Sendable, Codable {
    public enum Role: String, Hashable, Sendable, Codable { case destructive, cancel }

    public var role: Role?
    public var isDisabled: Bool?
    /// Set on the handle that moves a row: arrow keys and dragging send `InputEvent.move`.
    public var reorder: Reorder?
    /// Text that the painter shares, or copies, when the button is activated.
    public var share: SharedText?
    /// Whether the painter reads the person's clipboard when the button is activated, and sends `InputEvent.paste`.
    public var pastes: Bool?

    public init(
        role: Role? = nil, isDisabled: Bool? = nil, reorder: Reorder? = nil, share: SharedText? = nil,
        pastes: Bool? = nil
    ) {
        self.role = role
        self.isDisabled = isDisabled
        self.reorder = reorder
        self.share = share
        self.pastes = pastes
    }
}

/// Text that a person can pass on to another app.
public struct SharedText: Hashable, Sendable, Codable {
    public var text: String
    public var title: String?

    public init(text: String, title: String? = nil) {
        self.text = text
        self.title = title
    }
}

/// Position of a movable row among its movable siblings.
public struct Reorder: Hashable, Sendable, Codable {
    /// The node that moves with the handle. All rows of one list are siblings in the tree.
    public var row: NodeID
    /// 0-based position, and number of movable rows.
    public var index: Int
    public var count: Int

    public init(row: NodeID, index: Int, count: Int) {
        self.row = row
        self.index = index
        self.count = count
    }
}

extension ButtonContent: ExaminedPart {
    func examine(_ examination: inout NodeExamination) {
        if let reorder { examination.order(reorder.index >= 0 && reorder.index < reorder.count) }
        examination.text(share?.text)
        examination.text(share?.title)
    }
}
