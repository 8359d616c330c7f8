/// A picture, stretched to the node's frame.
public struct ImageContent: Hashable, Sendable, Codable {
    /// Names bytes that the app handed over before (`AppNotification.asset`).
    public var asset: AssetID
    /// Set where the picture is a mask to be drawn in one colour (template rendering).
    public var tint: RGBA?

    public init(asset: AssetID, tint: RGBA? = nil) {
        self.asset = asset
        self.tint = tint
    }
}

/// Names a picture within one app process: 1 to 64 of the characters `0-9a-z`. Equal bytes have equal names.
public struct AssetID: Hashable, Sendable, RawRepresentable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public var isWellFormed: Bool {
        (1...64).contains(rawValue.utf8.count)
            && rawValue.utf8.allSatisfy { (48...57).contains($0) || (97...122).contains($0) }
    }
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

    public init(role: Role? = nil, isDisabled: Bool? = nil, reorder: Reorder? = nil) {
        self.role = role
        self.isDisabled = isDisabled
        self.reorder = reorder
    }
}

/// Where a movable row stands among its movable siblings.
public struct Reorder: Hashable, Sendable, Codable {
    /// The node that moves with the handle. All rows of one list are siblings in the tree.
    public var row: NodeID
    /// 0-based place and number of movable rows.
    public var index: Int
    public var count: Int

    public init(row: NodeID, index: Int, count: Int) {
        self.row = row
        self.index = index
        self.count = count
    }
}

/// A single-line field for text. The node's frame is the text box itself, without decoration.
public struct TextFieldContent: Hashable, Sendable, Codable {
    public enum Keyboard: String, Hashable, Sendable, Codable {
        case text, number, decimal, email, url, phone, search
    }
    public enum Alignment: String, Hashable, Sendable, Codable { case leading, center, trailing }

    public var text: String
    public var placeholder: String
    public var font: FontDescription
    public var color: RGBA
    public var placeholderColor: RGBA
    public var alignment: Alignment?
    public var isSecure: Bool?
    public var isDisabled: Bool?
    public var keyboard: Keyboard?
    /// What the return key says, as in HTML's `enterkeyhint`: done, go, next, search, send.
    public var submitLabel: String?
    /// The number of the last edit (`InputEvent.edit`) that `text` takes into account. A painter whose person has typed
    /// further since keeps what is typed.
    public var edit: Int
    /// True while the app wants the keyboard focus here; nil leaves the focus alone.
    public var isFocused: Bool?

    public init(
        text: String, placeholder: String, font: FontDescription, color: RGBA, placeholderColor: RGBA,
        alignment: Alignment? = nil, isSecure: Bool? = nil, isDisabled: Bool? = nil, keyboard: Keyboard? = nil,
        submitLabel: String? = nil, edit: Int = 0, isFocused: Bool? = nil
    ) {
        self.text = text
        self.placeholder = placeholder
        self.font = font
        self.color = color
        self.placeholderColor = placeholderColor
        self.alignment = alignment
        self.isSecure = isSecure
        self.isDisabled = isDisabled
        self.keyboard = keyboard
        self.submitLabel = submitLabel
        self.edit = edit
        self.isFocused = isFocused
    }
}

public struct ScrollContent: Hashable, Sendable, Codable {
    /// In points; where it is larger than the node's frame the painter scrolls that way, if the axis is allowed.
    public var contentSize: TreeSize
    public var horizontal: Bool
    public var vertical: Bool
    public var hidesIndicators: Bool?

    public init(contentSize: TreeSize, horizontal: Bool, vertical: Bool, hidesIndicators: Bool? = nil) {
        self.contentSize = contentSize
        self.horizontal = horizontal
        self.vertical = vertical
        self.hidesIndicators = hidesIndicators
    }
}
