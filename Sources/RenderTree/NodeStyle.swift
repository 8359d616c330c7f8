/// How a node and all below it are composed onto what is behind. Applied in the order
/// blend(mask(shadow(clip(backdrop + projection(transform(filters(opacity))))))).
public struct NodeStyle: Hashable, Sendable, Codable {
    /// 0…1; nil is 1.
    public var opacity: Double?
    public var filters: Filters?
    /// `[a, b, c, d, tx, ty]` about the frame's centre; nil is the identity.
    public var transform: [Double]?
    /// A turn in space, seen from in front: the nine numbers of a homography, row by row, about the frame's centre.
    public var projection: [Double]?
    public var clip: Clip?
    /// What is behind the node is blurred, as far as it is seen within `clip`, or the frame where there is none: standard
    /// deviation in points. Nothing that is behind other parts of the screen is blurred into it.
    public var backdropBlur: Double?
    public var shadow: Shadow?
    /// A picture over the frame: what is drawn is seen as far as the picture is opaque.
    public var mask: AssetID?
    public var blend: BlendMode?
    /// Do not take pointer input, nor let the children (`allowsHitTesting(false)`).
    public var ignoresInput: Bool?
    /// The area that takes the node's own pointer input, SVG path data as in `ShapeContent.path`; nil is the frame.
    public var hitPath: String?
    /// How the node stays in sight while the scroll area around moves; nil where it moves with the rest.
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

/// How a node stays at an edge of the scroll area's window while its section is seen. A painter that does not scroll
/// draws it where its frame is.
public enum PinStyle: String, Hashable, Sendable, Codable, CaseIterable {
    /// Holds one pinned node, which does not leave it. Takes no pointer input itself.
    case track
    /// The edge where the node stays.
    case top, bottom, left, right
}

/// How colours change, in this order. Each as the CSS filter of that name.
///
/// Source: W3C Filter Effects Module Level 1, "Filter Functions".
public struct Filters: Hashable, Sendable, Codable {
    /// Standard deviation in points, not negative.
    public var blur: Double?
    /// Added to each component, -1…1 (SwiftUI's `brightness`, not CSS's factor).
    public var brightness: Double?
    /// Factor; 1 changes nothing.
    public var contrast: Double?
    /// Factor; 1 changes nothing.
    public var saturation: Double?
    /// 0…1.
    public var grayscale: Double?
    /// Degrees.
    public var hueRotation: Double?
    public var isInverted: Bool?
    /// Every component is multiplied by this colour's.
    public var multiply: RGBA?
    /// True where the colour becomes black, as opaque as it was bright.
    public var isLuminanceAlpha: Bool?

    public init(
        blur: Double? = nil, brightness: Double? = nil, contrast: Double? = nil, saturation: Double? = nil,
        grayscale: Double? = nil, hueRotation: Double? = nil, isInverted: Bool? = nil, multiply: RGBA? = nil,
        isLuminanceAlpha: Bool? = nil
    ) {
        self.blur = blur
        self.brightness = brightness
        self.contrast = contrast
        self.saturation = saturation
        self.grayscale = grayscale
        self.hueRotation = hueRotation
        self.isInverted = isInverted
        self.multiply = multiply
        self.isLuminanceAlpha = isLuminanceAlpha
    }
}

/// How a node's colours meet those behind it within the same group. The names are CSS's, in camel case; `normal` only
/// keeps what is inside from blending with what is outside (`compositingGroup()`).
public enum BlendMode: String, Hashable, Sendable, Codable, CaseIterable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, hardLight, softLight, difference
    case exclusion, hue, saturation, color, luminosity, plusLighter
}

/// An area outside which nothing of the node is seen.
public struct Clip: Hashable, Sendable, Codable {
    /// SVG path data as in `ShapeContent.path`.
    public var path: String
    /// The same area where it is a rounded rectangle of the whole frame: painters can then do it cheaply.
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

/// What assistive technology is told. Names follow SwiftUI's modifiers.
public struct NodeAccessibility: Hashable, Sendable, Codable {
    public enum Trait: String, Hashable, Sendable, Codable {
        case header, button, link, image, selected, searchField, progress, summary, updatesFrequently
        /// Siblings inside are choices of one thing (`ToggleContent.Role.radio` or `.tab`).
        case choices
    }

    /// Overrides what a painter would take from the content.
    public var label: String?
    public var value: String?
    public var hint: String?
    public var identifier: String?
    public var hidden: Bool?
    public var traits: [Trait]?
    /// 0…1 where the node shows progress, a meter or the like; nil where that is not known.
    public var progress: Double?
    /// 1…6 where the node is a heading whose rank is known.
    public var headingLevel: Int?
    /// True where the person may raise or lower the value (`InputEvent.adjust`).
    public var isAdjustable: Bool?
    /// Names of further actions (`InputEvent.act`), at most `TreeLimits.actionCountMax`.
    public var actions: [String]?

    public init(
        label: String? = nil, value: String? = nil, hint: String? = nil, identifier: String? = nil,
        hidden: Bool? = nil, traits: [Trait]? = nil, progress: Double? = nil, headingLevel: Int? = nil,
        isAdjustable: Bool? = nil, actions: [String]? = nil
    ) {
        self.label = label
        self.value = value
        self.hint = hint
        self.identifier = identifier
        self.hidden = hidden
        self.traits = traits
        self.progress = progress
        self.headingLevel = headingLevel
        self.isAdjustable = isAdjustable
        self.actions = actions
    }
}
