/// How a node and its descendants are composited onto what is behind them. Applied in the order
/// blend(mask(shadow(clip(backdrop + projection(transform(filters(opacity))))))).
public struct NodeStyle: Hashable, Sendable, Codable {
    /// 0…1; nil is 1.
    public var opacity: Double?
    public var filters: Filters?
    /// `[a, b, c, d, tx, ty]` about the frame's centre; nil is the identity.
    public var transform: [Double]?
    /// Perspective rotation: the nine numbers of a homography, row by row, about the frame's centre.
    public var projection: [Double]?
    public var clip: Clip?
    /// Standard deviation in points of a blur of the content behind the node, within `clip`, or the frame without one.
    /// Content outside of that area does not bleed in.
    public var backdropBlur: Double?
    public var shadow: Shadow?
    /// A picture over the frame whose alpha channel masks what is drawn.
    public var mask: AssetID?
    public var blend: BlendMode?
    /// Whether the node and its descendants take no pointer input (`allowsHitTesting(false)`).
    public var ignoresInput: Bool?
    /// Hit-test area of the node itself, SVG path data as in `ShapeContent.path`; nil is the frame.
    public var hitPath: String?
    /// How the node stays visible while its scroll view scrolls; nil if it scrolls along.
    public var pin: PinStyle?

    public init(
        opacity: Double? = nil, filters: Filters? = nil, transform: [Double]? = nil, projection: [Double]? = nil,
        clip: Clip? = nil, backdropBlur: Double? = nil, shadow: Shadow? = nil, mask: AssetID? = nil,
        blend: BlendMode? = nil, ignoresInput: Bool? = nil, hitPath: String? = nil, pin: PinStyle? = nil
    ) {
        self.opacity = opacity
        self.filters = filters
        self.transform = transform
        self.projection = projection
        self.clip = clip
        self.backdropBlur = backdropBlur
        self.shadow = shadow
        self.mask = mask
        self.blend = blend
        self.ignoresInput = ignoresInput
        self.hitPath = hitPath
        self.pin = pin
    }
}

extension NodeStyle: ExaminedPart {
    func examine(_ examination: inout NodeExamination) {
        examination.number(opacity)
        filters?.examine(&examination)
        examination.numbers(transform, count: 6)
        examination.numbers(projection, count: 9)
        examination.path(clip?.path)
        examination.number(clip?.cornerRadius)
        examination.number(backdropBlur)
        for value in [shadow?.radius, shadow?.x, shadow?.y] { examination.number(value) }
        examination.picture(mask)
        examination.path(hitPath)
    }
}

/// How a node sticks to an edge of the scroll view's visible area while its section is visible. A painter that does not
/// scroll draws it at its frame.
public enum PinStyle: String, Hashable, Sendable, Codable, CaseIterable {
    /// Contains one pinned node, which does not leave it. Takes no pointer input itself.
    case track
    /// The edge to which the node sticks.
    case top, bottom, left, right
}

/// How a node's colours blend with those behind it within the same group. The names are CSS's, in camel case; `normal`
/// only isolates what is inside from blending with what is outside (`compositingGroup()`).
public enum BlendMode: String, Hashable, Sendable, Codable, CaseIterable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, hardLight, softLight, difference
    case exclusion, hue, saturation, color, luminosity, plusLighter
    /// Porter and Duff's operators, which no browser has: in pictures that the app draws itself. A tree that is sent has none.
    case sourceAtop, destinationOver, destinationOut

    /// Whether a browser can mix so.
    public var isOfBrowsers: Bool { self != .sourceAtop && self != .destinationOver && self != .destinationOut }
}

/// A clipping area.
public struct Clip: Hashable, Sendable, Codable {
    /// SVG path data as in `ShapeContent.path`.
    public var path: String
    /// Corner radius if the area is a rounded rectangle of the whole frame, which painters can clip cheaply.
    public var cornerRadius: Double?
    /// The even-odd fill rule; the default is non-zero.
    public var evenOdd: Bool?

    public init(path: String, cornerRadius: Double? = nil, evenOdd: Bool? = nil) {
        self.path = path
        self.cornerRadius = cornerRadius
        self.evenOdd = evenOdd
    }
}

/// Offsets and blur radius in points.
public struct Shadow: Hashable, Sendable, Codable {
    public var color: RGBA
    public var radius: Double
    public var x: Double
    public var y: Double

    public init(color: RGBA, radius: Double, x: Double = 0, y: Double = 0) {
        self.color = color
        self.radius = radius
        self.x = x
        self.y = y
    }
}
