import CoreGraphics
import RenderTree
import TreePainter
public import UIKit

extension RGBA {
    init(_ color: UIColor, _ traits: UITraitCollection) { self.init(color.cgColor(for: traits)) }
}

extension UIColor {
    /// Creates a colour from SwiftUI's, which may differ in light and dark.
    ///
    /// Source: developer.apple.com/documentation/uikit/uicolor/init(_:)
    public convenience init(_ color: Color) {
        self.init { traits in
            var environment = EnvironmentValues()
            environment.colorScheme = traits.userInterfaceStyle == .dark ? .dark : .light
            return UIColor(cgColor: CGColor(color.resolved(in: environment)))
        }
    }
}
