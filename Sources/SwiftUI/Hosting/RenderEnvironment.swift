import Foundation
import UIKit

/// What the device tells the views of a scene.
package struct RenderEnvironment: Hashable, Sendable {
    package enum Scheme: Hashable, Sendable { case light, dark }
    package var colorScheme: Scheme
    /// Pixels a point.
    package var displayScale: Double
    package var locale: Locale

    package var layoutDirection: LayoutDirection
    package var dynamicTypeSize: DynamicTypeSize

    package init(
        colorScheme: Scheme = .light, displayScale: Double = 2, locale: Locale = Locale(identifier: "en_US"),
        layoutDirection: LayoutDirection = .leftToRight, dynamicTypeSize: DynamicTypeSize = .large
    ) {
        self.colorScheme = colorScheme
        self.displayScale = displayScale
        self.locale = locale
        self.layoutDirection = layoutDirection
        self.dynamicTypeSize = dynamicTypeSize
    }

    func apply(to values: inout EnvironmentValues) {
        values.colorScheme = colorScheme == .dark ? .dark : .light
        values.displayScale = displayScale
        values.locale = locale
        values.layoutDirection = layoutDirection
        values.dynamicTypeSize = dynamicTypeSize
    }

    /// The same for UIKit's views.
    var traits: UITraitCollection {
        UITraitCollection(
            colorScheme == .dark ? .dark : .light, layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight,
            dynamicTypeSize.category, displayScale: displayScale)
    }
}
