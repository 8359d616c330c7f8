package import RenderTree

/// A frosted-glass effect: blurs the backdrop of a shape and covers it with a translucent colour. On text only the
/// colour is used.
///
/// Source: developer.apple.com/documentation/swiftui/material
public struct Material: Hashable, Sendable {
    private let opacity: Double
    /// Blur radius, in points.
    private static let blur = 20.0

    /// The most translucent material.
    public static let ultraThin = Material(opacity: 0.55)
    public static let thin = Material(opacity: 0.68)
    public static let regular = Material(opacity: 0.8)
    public static let thick = Material(opacity: 0.88)
    /// The least translucent material.
    public static let ultraThick = Material(opacity: 0.94)
    /// Material of system bars.
    public static let bar = Material(opacity: 0.92)

    /// Returns the material unchanged: scenes are always active.
    public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> Material { self }
}

/// When a material looks active. Ignored: scenes are always active.
///
/// Source: developer.apple.com/documentation/swiftui/materialactiveappearance
public struct MaterialActiveAppearance: Hashable, Sendable {
    private let name: String
    public static let automatic = MaterialActiveAppearance(name: "automatic")
    public static let active = MaterialActiveAppearance(name: "active")
    public static let inactive = MaterialActiveAppearance(name: "inactive")
    public static let matchWindow = MaterialActiveAppearance(name: "matchWindow")
}

extension Material: PaintingStyle {
    public typealias Resolved = Never

    package func paint(in environment: EnvironmentValues) -> Paint {
        let white = environment.colorScheme == .dark ? 0.16 : 0.965
        return .color(RGBA(red: white, green: white, blue: white, alpha: opacity))
    }

    package func effects(in environment: EnvironmentValues) -> PaintEffects { PaintEffects(backdropBlur: Self.blur) }
}

extension ShapeStyle where Self == Material {
    public static var ultraThinMaterial: Material { .ultraThin }
    public static var thinMaterial: Material { .thin }
    public static var regularMaterial: Material { .regular }
    public static var thickMaterial: Material { .thick }
    public static var ultraThickMaterial: Material { .ultraThick }
    public static var bar: Material { .bar }
}
