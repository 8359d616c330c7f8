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

extension Filters: ExaminedPart {
    func examine(_ examination: inout NodeExamination) {
        for value in [blur, brightness, contrast, saturation, grayscale, hueRotation] { examination.number(value) }
    }
}
