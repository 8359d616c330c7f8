public struct ScrollContent: Hashable, Sendable, Codable {
    /// In points; where it is larger than the node's frame the painter scrolls that way, if the axis is allowed.
    public var contentSize: TreeSize
    public var horizontal: Bool
    public var vertical: Bool
    public var hidesIndicators: Bool?
    /// Where the app wants the window to stand; nil where it has never asked.
    public var target: ScrollTarget?
    /// How far the window was moved together with its content; nil where it never was.
    public var shift: ScrollShift?
    /// Where scrolling comes to rest; nil where it may stop anywhere.
    public var snap: ScrollSnap?
    /// True where the app wants `InputEvent.scroll`.
    public var reportsOffset: Bool?
    /// True where pulling down at the top sends `InputEvent.refresh`.
    public var isRefreshable: Bool?
    /// True where scrolling takes the focus from a field inside.
    public var dismissesKeyboard: Bool?

    public init(
        contentSize: TreeSize, horizontal: Bool, vertical: Bool, hidesIndicators: Bool? = nil,
        target: ScrollTarget? = nil, shift: ScrollShift? = nil, snap: ScrollSnap? = nil, reportsOffset: Bool? = nil,
        isRefreshable: Bool? = nil, dismissesKeyboard: Bool? = nil
    ) {
        self.contentSize = contentSize
        self.horizontal = horizontal
        self.vertical = vertical
        self.hidesIndicators = hidesIndicators
        self.target = target
        self.shift = shift
        self.snap = snap
        self.reportsOffset = reportsOffset
        self.isRefreshable = isRefreshable
        self.dismissesKeyboard = dismissesKeyboard
    }
}

/// An offset of the window in the content, in points. A painter goes there once for each new `serial`, however far the
/// person has scrolled since.
public struct ScrollTarget: Hashable, Sendable, Codable {
    public var x: Double
    public var y: Double
    /// Counts the app's wishes for this scroll area from 1.
    public var serial: Int
    /// True where the way there is to be seen.
    public var isAnimated: Bool?

    public init(x: Double, y: Double, serial: Int, isAnimated: Bool? = nil) {
        self.x = x
        self.y = y
        self.serial = serial
        self.isAnimated = isAnimated
    }
}

/// Content before the window turned out longer than it was taken to be, or shorter: the window has gone along, so that
/// what a person sees stays. In points. A painter goes along once for each new `serial`, from wherever its window stands;
/// one that draws the area for the first time does not.
public struct ScrollShift: Hashable, Sendable, Codable {
    public var x: Double
    public var y: Double
    /// Counts the shifts of this scroll area from 1.
    public var serial: Int

    public init(x: Double, y: Double, serial: Int) {
        self.x = x
        self.y = y
        self.serial = serial
    }
}

/// Where scrolling may come to rest.
public enum ScrollSnap: Hashable, Sendable {
    /// At whole multiples of the window's size.
    case pages
    /// At these offsets of the window in the content, in points, rising.
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
