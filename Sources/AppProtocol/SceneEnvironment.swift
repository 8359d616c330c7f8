/// Settings of the device that views read from their environment.
public struct SceneEnvironment: Hashable, Sendable, Codable {
    public enum ColorScheme: String, Hashable, Sendable, Codable { case light, dark }
    public enum LayoutDirection: String, Hashable, Sendable, Codable { case leftToRight, rightToLeft }

    public var colorScheme: ColorScheme
    /// Device pixels per point: 1…4.
    public var displayScale: Double
    /// BCP 47 language tag, such as `en-GB`.
    public var locale: String
    /// The person's preferred text size; nil is the default.
    public var textSize: TextSize?
    /// The direction that the person has chosen; nil is that of the localisation in which the app is shown.
    public var layoutDirection: LayoutDirection?
    /// Name of the person's time zone in the IANA's database, such as `Europe/Brussels`; nil leaves it as it is.
    public var timeZone: String?
    /// Settings that make a screen easier to use for the person; nil where there are none.
    public var accessibility: [AccessibilitySetting]?
    /// True while the page is behind others or the screen is off; nil where somebody may look at it.
    public var isHidden: Bool?

    /// A setting that a browser tells of, named as in SwiftUI's environment.
    public enum AccessibilitySetting: String, Hashable, Sendable, Codable, CaseIterable {
        case reduceMotion, reduceTransparency, increaseContrast, invertColors
    }

    /// Text sizes in ascending order, named as in `DynamicTypeSize`.
    public enum TextSize: String, Hashable, Sendable, Codable, CaseIterable {
        case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
        case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
    }

    public init(
        colorScheme: ColorScheme = .light, displayScale: Double = 2, locale: String = "en", textSize: TextSize? = nil,
        layoutDirection: LayoutDirection? = nil, timeZone: String? = nil, accessibility: [AccessibilitySetting]? = nil,
        isHidden: Bool? = nil
    ) {
        self.colorScheme = colorScheme
        self.displayScale = displayScale
        self.locale = locale
        self.textSize = textSize
        self.layoutDirection = layoutDirection
        self.timeZone = timeZone
        self.accessibility = accessibility
        self.isHidden = isHidden
    }
}
