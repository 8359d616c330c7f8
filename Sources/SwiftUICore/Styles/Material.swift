package import RenderTree
import UIKit

/// A frosted-glass effect: blurs the backdrop of a shape and covers it with a translucent colour. On text only the
/// colour is used.
///
/// Source: developer.apple.com/documentation/swiftui/material
public struct Material: Hashable, Sendable {
    private let look: SystemMaterial

    /// The most translucent material.
    public static let ultraThin = Material(look: .ultraThin)
    public static let thin = Material(look: .thin)
    public static let regular = Material(look: .regular)
    public static let thick = Material(look: .thick)
    /// The least translucent material.
    public static let ultraThick = Material(look: .ultraThick)
    /// Material of system bars.
    public static let bar = Material(look: .bar)

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
        .color(look.color(isDark: environment.colorScheme == .dark))
    }

    package func effects(in environment: EnvironmentValues) -> PaintEffects {
        PaintEffects(backdropBlur: SystemMaterial.blur)
    }
}

extension ShapeStyle where Self == Material {
    public static var ultraThinMaterial: Material { .ultraThin }
    public static var thinMaterial: Material { .thin }
    public static var regularMaterial: Material { .regular }
    public static var thickMaterial: Material { .thick }
    public static var ultraThickMaterial: Material { .ultraThick }
    public static var bar: Material { .bar }
}
