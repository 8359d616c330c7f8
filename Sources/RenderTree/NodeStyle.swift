/// How a node and all below it are composed onto what is behind. Applied in the order shadow(clip(transform(opacity))).
public struct NodeStyle: Hashable, Sendable, Codable {
    /// 0…1; nil is 1.
    public var opacity: Double?
    /// `[a, b, c, d, tx, ty]` about the frame's centre; nil is the identity.
    public var transform: [Double]?
    public var clip: Clip?
    public var shadow: Shadow?
    /// Do not take pointer input, nor let the children (`allowsHitTesting(false)`).
    public var ignoresInput: Bool?

    public init(
        opacity: Double? = nil, transform: [Double]? = nil, clip: Clip? = nil, shadow: Shadow? = nil,
        ignoresInput: Bool? = nil
    ) {
        self.opacity = opacity
        self.transform = transform
        self.clip = clip
        self.shadow = shadow
        self.ignoresInput = ignoresInput
    }
}

/// An area outside which nothing of the node is seen.
public struct Clip: Hashable, Sendable, Codable {
    /// SVG path data as in `ShapeContent.path`.
    public var path: String
    /// The same area where it is a rounded rectangle of the whole frame: painters can then do it cheaply.
    public var cornerRadius: Double?

    public init(path: String, cornerRadius: Double? = nil) {
        self.path = path
        self.cornerRadius = cornerRadius
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
    public enum Trait: String, Hashable, Sendable, Codable { case header, button, image, selected }

    /// Overrides what a painter would take from the content.
    public var label: String?
    public var value: String?
    public var hint: String?
    public var identifier: String?
    public var hidden: Bool?
    public var traits: [Trait]?

    public init(
        label: String? = nil, value: String? = nil, hint: String? = nil, identifier: String? = nil,
        hidden: Bool? = nil, traits: [Trait]? = nil
    ) {
        self.label = label
        self.value = value
        self.hint = hint
        self.identifier = identifier
        self.hidden = hidden
        self.traits = traits
    }
}
