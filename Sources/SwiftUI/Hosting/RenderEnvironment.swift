import Foundation

/// What the device tells the views of a scene.
package struct RenderEnvironment: Hashable, Sendable {
    package enum Scheme: Hashable, Sendable { case light, dark }
    package var colorScheme: Scheme
    /// Pixels a point.
    package var displayScale: Double
    package var locale: Locale

    package init(colorScheme: Scheme = .light, displayScale: Double = 2, locale: Locale = Locale(identifier: "en_US")) {
        self.colorScheme = colorScheme
        self.displayScale = displayScale
        self.locale = locale
    }

    func apply(to values: inout EnvironmentValues) {
        values.colorScheme = colorScheme == .dark ? .dark : .light
        values.displayScale = displayScale
        values.locale = locale
    }
}
