import RenderTree
package import TreePainter

/// Appearance of a control as nodes, which UIKit's and SwiftUI's controls share.
package protocol ControlLook: Equatable {
    /// Returns the control's nodes, from its top-left corner. Their order is stable, so that a node keeps its identity
    /// while it moves.
    func nodes(in size: CGSize) -> [NodeDraft]
}

/// Appearance of a disabled control.
package enum DisabledLook {
    /// Returns the opacity. It is higher in dark mode, where pale content cannot be read.
    package static func opacity(isDark: Bool) -> Double { isDark ? 0.65 : 0.4 }
}

extension Shadow {
    /// Returns a shadow for content raised slightly above its background.
    static func below(_ opacity: Double, radius: Double, y: Double) -> Shadow {
        Shadow(color: .black(opacity), radius: radius, x: 0, y: y)
    }
}

extension RGBA {
    static func black(_ opacity: Double) -> RGBA { RGBA(red: 0, green: 0, blue: 0, alpha: opacity) }
}

extension CGRect {
    init(_ size: CGSize) { self.init(origin: .zero, size: size) }
}
