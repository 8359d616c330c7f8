/// Colour filters, applied in this order, each as the CSS filter of that name.
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
    /// Colour by which every component is multiplied.
    public var multiply: RGBA?
    /// True to turn colours into black with an alpha equal to their luminance.
    public var isLuminanceAlpha: Bool?
    /// Four rows of five numbers: the factors of red, green, blue and alpha, and what is added, for each of these.
    /// Pixels that are empty stay so.
    public var matrix: [Double]?
    /// Last, and after `blur` too: makes all that is opaque enough one colour.
    public var alphaThreshold: AlphaThreshold?

    public init(
        blur: Double? = nil, brightness: Double? = nil, contrast: Double? = nil, saturation: Double? = nil,
        grayscale: Double? = nil, hueRotation: Double? = nil, isInverted: Bool? = nil, multiply: RGBA? = nil,
        isLuminanceAlpha: Bool? = nil, matrix: [Double]? = nil, alphaThreshold: AlphaThreshold? = nil
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
        self.matrix = matrix
        self.alphaThreshold = alphaThreshold
    }
}

/// Gives one colour to each pixel whose alpha is within the bounds, and empties the others.
public struct AlphaThreshold: Hashable, Sendable, Codable {
    /// 0…1, both included; empty pixels never count as within.
    public var minimum, maximum: Double
    public var color: RGBA

    public init(minimum: Double, maximum: Double = 1, color: RGBA) {
        self.minimum = minimum
        self.maximum = maximum
        self.color = color
    }
}

extension Filters: ExaminedPart {
    func examine(_ examination: inout NodeExamination) {
        for value in [blur, brightness, contrast, saturation, grayscale, hueRotation] { examination.number(value) }
        examination.numbers(matrix, count: 20)
        examination.number(alphaThreshold?.minimum, in: 0...1)
        examination.number(alphaThreshold?.maximum, in: 0...1)
    }
}
