import Foundation
package import UIKit

/// Device settings for the views of a scene.
package struct RenderEnvironment: Hashable, Sendable {
    package enum Scheme: Hashable, Sendable { case light, dark }
    package var colorScheme: Scheme
    /// Pixels per point.
    package var displayScale: Double
    package var locale: Locale

    package var layoutDirection: LayoutDirection
    package var dynamicTypeSize: DynamicTypeSize
    /// Words of the system's own controls in the app's language.
    package var systemWords: SystemWords
    package var timeZone = TimeZone.current
    package var accessibility: AccessibilitySettings = []
    package var scenePhase = ScenePhase.active

    package init(
        colorScheme: Scheme = .light, displayScale: Double = 2, locale: Locale = Locale(identifier: "en_US"),
        layoutDirection: LayoutDirection = .leftToRight, dynamicTypeSize: DynamicTypeSize = .large,
        systemWords: SystemWords = SystemWords()
    ) {
        self.colorScheme = colorScheme
        self.displayScale = displayScale
        self.locale = locale
        self.layoutDirection = layoutDirection
        self.dynamicTypeSize = dynamicTypeSize
        self.systemWords = systemWords
    }

    func apply(to values: inout EnvironmentValues) {
        values.colorScheme = colorScheme == .dark ? .dark : .light
        values.displayScale = displayScale
        values.locale = locale
        values.layoutDirection = layoutDirection
        values.dynamicTypeSize = dynamicTypeSize
        values.systemWords = systemWords
        values.timeZone = timeZone
        values.calendar = calendar
        values.accessibilitySettings = accessibility
        values.scenePhase = scenePhase
    }

    /// The calendar of the person's region, whose weeks begin as they do there.
    private var calendar: Calendar {
        var calendar = Calendar(identifier: locale.calendar.identifier)
        calendar.locale = locale
        calendar.timeZone = timeZone
        return calendar
    }

    /// The same settings as traits, for UIKit's views.
    var traits: UITraitCollection {
        UITraitCollection(
            colorScheme == .dark ? .dark : .light, layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight,
            dynamicTypeSize.category, displayScale: displayScale, systemWords: systemWords,
            contrast: accessibility.contains(.increaseContrast) ? .high : .normal)
    }
}
