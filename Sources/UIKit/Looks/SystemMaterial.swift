package import RenderTree

/// A material of both frameworks: a translucent colour above a blur of what is behind it. Raw values are the colour's opacity.
package enum SystemMaterial: Double, Sendable {
    case ultraThin = 0.55
    case thin = 0.68
    case regular = 0.8
    case thick = 0.88
    case ultraThick = 0.94
    /// Material of system bars.
    case bar = 0.92

    /// Standard deviation of the blur in points.
    package static let blur = 20.0

    package func color(isDark: Bool) -> RGBA {
        let white = isDark ? 0.16 : 0.965
        return RGBA(red: white, green: white, blue: white, alpha: rawValue)
    }
}
