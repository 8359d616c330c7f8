/// Strength of the contrast between an app's colours and their background.
///
/// Source: developer.apple.com/documentation/swiftui/colorschemecontrast
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable { case standard, increased }

/// Weight that a person wants text to have.
///
/// Source: developer.apple.com/documentation/swiftui/legibilityweight
public enum LegibilityWeight: Hashable, Sendable { case regular, bold }

/// Whether a scene can be seen and used.
///
/// Source: developer.apple.com/documentation/swiftui/scenephase
public enum ScenePhase: Hashable, Comparable, Sendable { case background, inactive, active }

extension EnvironmentValues {
    /// Calendar for dates that views show.
    ///
    /// Source: developer.apple.com/documentation/swiftui/environmentvalues/calendar
    @Entry public var calendar: Calendar = .current
    /// Time zone for dates that views show.
    ///
    /// Source: developer.apple.com/documentation/swiftui/environmentvalues/timezone
    @Entry public var timeZone: TimeZone = .current
    /// Length of one pixel in points: the inverse of `displayScale`.
    ///
    /// Source: developer.apple.com/documentation/swiftui/environmentvalues/pixellength
    public var pixelLength: CGFloat { 1 / displayScale }
    /// Whether the scene can be used: `active`, or `background` while all pages of the device are behind others or its screen
    /// is off. It is never `inactive`.
    ///
    /// Source: developer.apple.com/documentation/swiftui/environmentvalues/scenephase
    @Entry public var scenePhase: ScenePhase = .active
    /// Contrast that the person has chosen.
    ///
    /// Source: developer.apple.com/documentation/swiftui/environmentvalues/colorschemecontrast
    public var colorSchemeContrast: ColorSchemeContrast {
        accessibilitySettings.contains(.increaseContrast) ? .increased : .standard
    }
    /// Weight that the person wants text to have.
    ///
    /// Partly: regular unless an ancestor sets it, as browsers know no such setting.
    ///
    /// Source: developer.apple.com/documentation/swiftui/environmentvalues/legibilityweight
    @Entry public var legibilityWeight: LegibilityWeight? = .regular
    /// Whether an always-on display is dimmed: never, in a browser.
    @Entry public var isLuminanceReduced: Bool = false
    /// Whether the scene is being recorded: never known in a browser.
    @Entry public var isSceneCaptured: Bool = false
    /// Whether the app may open more windows: never here, as a message app has one scene.
    ///
    /// Source: developer.apple.com/documentation/swiftui/environmentvalues/supportsmultiplewindows
    public var supportsMultipleWindows: Bool { false }
    /// Whether a window is the active one: as a scene has only one, always.
    @Entry public var appearsActive: Bool = true
}
