public struct ScrollContent: Hashable, Sendable, Codable {
    /// Size in points. Where it is larger than the node's frame the painter scrolls along that axis, if the axis is
    /// enabled.
    public var contentSize: TreeSize
    public var horizontal: Bool
    public var vertical: Bool
    public var hidesIndicators: Bool?
    /// Offset to which the app scrolls; nil if it has never requested one.
    public var target: ScrollTarget?
    /// Latest correction of the offset for content that changed before the visible area; nil if there was none.
    public var shift: ScrollShift?
    /// Positions at which scrolling comes to rest; nil if it may stop anywhere.
    public var snap: ScrollSnap?
    /// Horizontal offset in points at which a list row's swipe actions are out of sight. The painter scrolls back
    /// there once the person turns to something else. nil for everything else.
    public var rest: Double?
    /// Whether the app wants `InputEvent.scroll`.
    public var reportsOffset: Bool?
    /// Whether pulling down at the top sends `InputEvent.refresh`.
    public var isRefreshable: Bool?
    /// Whether scrolling removes the focus from a text field inside.
    public var dismissesKeyboard: Bool?

    public init(
        contentSize: TreeSize, horizontal: Bool, vertical: Bool, hidesIndicators: Bool? = nil,
        target: ScrollTarget? = nil, shift: ScrollShift? = nil, snap: ScrollSnap? = nil, rest: Double? = nil,
        reportsOffset: Bool? = nil, isRefreshable: Bool? = nil, dismissesKeyboard: Bool? = nil
    ) {
        self.contentSize = contentSize
        self.horizontal = horizontal
        self.vertical = vertical
        self.hidesIndicators = hidesIndicators
        self.target = target
        self.shift = shift
        self.snap = snap
        self.rest = rest
        self.reportsOffset = reportsOffset
        self.isRefreshable = isRefreshable
        self.dismissesKeyboard = dismissesKeyboard
    }
}

extension ScrollContent: ExaminedPart {
    func examine(_ examination: inout NodeExamination) {
        for value in [contentSize.width, contentSize.height, target?.x, target?.y, shift?.x, shift?.y, rest] {
            examination.number(value)
        }
        if case .offsets(let offsets) = snap { examination.numbers(offsets) }
    }
}

/// A content offset in points. A painter scrolls there once for each new `serial`, wherever the person has scrolled
/// since.
public struct ScrollTarget: Hashable, Sendable, Codable {
    public var x: Double
    public var y: Double
    /// Number of the app's scroll requests for this scroll view, from 1.
    public var serial: Int
    /// True to animate the scrolling.
    public var isAnimated: Bool?

    public init(x: Double, y: Double, serial: Int, isAnimated: Bool? = nil) {
        self.x = x
        self.y = y
        self.serial = serial
        self.isAnimated = isAnimated
    }
}

/// A correction of the content offset in points, made when content before the visible area turned out longer or shorter
/// than estimated, so that the visible content stays in place. A painter applies it once for each new `serial`,
/// relative to its current offset; a painter that draws the scroll view for the first time ignores it.
public struct ScrollShift: Hashable, Sendable, Codable {
    public var x: Double
    public var y: Double
    /// Number of corrections of this scroll view, from 1.
    public var serial: Int

    public init(x: Double, y: Double, serial: Int) {
        self.x = x
        self.y = y
        self.serial = serial
    }
}

/// Positions at which scrolling may come to rest.
public enum ScrollSnap: Hashable, Sendable {
    /// Whole multiples of the visible size.
    case pages
    /// Content offsets in points, ascending.
    case offsets([Double])
}

// On the wire: `"pages"`, or an array of offsets.
extension ScrollSnap: Codable {
    public init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        if let offsets = try? value.decode([Double].self) {
            self = .offsets(offsets)
        } else if try value.decode(String.self) == "pages" {
            self = .pages
        } else {
            throw DecodingError.dataCorruptedError(in: value, debugDescription: "no way to snap is called that")
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var value = encoder.singleValueContainer()
        switch self {
        case .pages: try value.encode("pages")
        case .offsets(let offsets): try value.encode(offsets)
        }
    }
}
