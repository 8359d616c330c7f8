import Foundation
import RenderTree

extension Color {
    /// Returns a mixture of two colours: 0 is this one, 1 the other. Perceptual mixing is linear in Oklab, so that the
    /// lightness changes evenly; `.device` mixes the encoded components.
    ///
    /// Source: developer.apple.com/documentation/swiftui/color/mix(with:by:in:)
    public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
        let share = fraction.isNaN ? 0 : min(max(fraction, 0), 1)
        return Color(.mixed(provider, rhs.provider, share, colorSpace))
    }
}

extension RGBA {
    func mixed(with other: RGBA, _ share: Double, in colorSpace: Gradient.ColorSpace) -> RGBA {
        func part(_ one: Double, _ two: Double) -> Double { one + (two - one) * share }
        let alpha = part(alpha, other.alpha)
        guard colorSpace == .perceptual else {
            return RGBA(
                red: part(red, other.red), green: part(green, other.green), blue: part(blue, other.blue), alpha: alpha)
        }
        let (one, two) = (Oklab(self), Oklab(other))
        return Oklab(
            lightness: part(one.lightness, two.lightness), greenRed: part(one.greenRed, two.greenRed),
            blueYellow: part(one.blueYellow, two.blueYellow)
        ).rgba(alpha: alpha)
    }
}

/// Coordinates of a colour in Oklab, where equal distances look equal.
///
/// Source: www.w3.org/TR/css-color-4 ("Converting Oklab colors")
private struct Oklab {
    var lightness: Double
    var greenRed: Double
    var blueYellow: Double

    init(lightness: Double, greenRed: Double, blueYellow: Double) {
        (self.lightness, self.greenRed, self.blueYellow) = (lightness, greenRed, blueYellow)
    }

    init(_ color: RGBA) {
        let linear = Color.Resolved(color)
        let (red, green, blue) = (
            Double(linear.linearRed), Double(linear.linearGreen), Double(linear.linearBlue)
        )
        let long = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
        let medium = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
        let short = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
        lightness = 0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short
        greenRed = 1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short
        blueYellow = 0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short
    }

    func rgba(alpha: Double) -> RGBA {
        func cubed(_ value: Double) -> Double { value * value * value }
        let long = cubed(lightness + 0.3963377774 * greenRed + 0.2158037573 * blueYellow)
        let medium = cubed(lightness - 0.1055613458 * greenRed - 0.0638541728 * blueYellow)
        let short = cubed(lightness - 0.0894841775 * greenRed - 1.2914855480 * blueYellow)
        let linear = Color.Resolved(
            colorSpace: .sRGBLinear,
            red: Float(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
            green: Float(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
            blue: Float(-0.0041960863 * long - 0.7034186147 * medium + 1.7076147010 * short), opacity: Float(alpha))
        // Two colours of sRGB may have a mixture just outside of it.
        func part(_ value: Double) -> Double { min(max(value, 0), 1) }
        let color = linear.rgba
        return RGBA(red: part(color.red), green: part(color.green), blue: part(color.blue), alpha: alpha)
    }
}
