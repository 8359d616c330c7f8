/// Settings of a person that make a screen easier to use, of which a browser tells.
///
/// Source: W3C Media Queries Level 5, "User Preference Media Features".
package struct AccessibilitySettings: OptionSet, Hashable, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }

    package static let reduceMotion = AccessibilitySettings(rawValue: 1)
    package static let reduceTransparency = AccessibilitySettings(rawValue: 2)
    package static let increaseContrast = AccessibilitySettings(rawValue: 4)
    package static let invertColors = AccessibilitySettings(rawValue: 8)

    /// Posts the notifications of settings that have changed.
    @MainActor func notify() {
        let names: [(AccessibilitySettings, Notification.Name)] = [
            (.reduceMotion, UIAccessibility.reduceMotionStatusDidChangeNotification),
            (.reduceTransparency, UIAccessibility.reduceTransparencyStatusDidChangeNotification),
            (.increaseContrast, UIAccessibility.darkerSystemColorsStatusDidChangeNotification),
            (.invertColors, UIAccessibility.invertColorsStatusDidChangeNotification),
        ]
        for (setting, name) in names where contains(setting) {
            NotificationCenter.default.post(name: name, object: nil)
        }
    }
}
