package import UIKit

// Settings of a person for all apps. Of those that no browser tells, an app reads here what a person has who has changed
// nothing. A view may set those that can be set.

extension EnvironmentValues {
    @Entry package var accessibilitySettings: AccessibilitySettings = []

    /// Whether the person wants less motion. The page itself shows none then.
    ///
    /// Source: developer.apple.com/documentation/swiftui/environmentvalues/accessibilityreducemotion
    public var accessibilityReduceMotion: Bool { accessibilitySettings.contains(.reduceMotion) }
    /// Whether the person wants opaque backgrounds.
    ///
    /// Source: developer.apple.com/documentation/swiftui/environmentvalues/accessibilityreducetransparency
    public var accessibilityReduceTransparency: Bool { accessibilitySettings.contains(.reduceTransparency) }
    /// Whether colour must not be the only difference between things.
    ///
    /// Partly: always false: browsers know no such setting.
    ///
    /// Source: developer.apple.com/documentation/swiftui/environmentvalues/accessibilitydifferentiatewithoutcolor
    public var accessibilityDifferentiateWithoutColor: Bool { false }
    /// Whether the colours of the screen are inverted.
    ///
    /// Source: developer.apple.com/documentation/swiftui/environmentvalues/accessibilityinvertcolors
    public var accessibilityInvertColors: Bool { accessibilitySettings.contains(.invertColors) }
    /// Whether buttons must have a visible shape.
    ///
    /// Partly: always false: browsers know no such setting.
    ///
    /// Source: developer.apple.com/documentation/swiftui/environmentvalues/accessibilityshowbuttonshapes
    public var accessibilityShowButtonShapes: Bool { false }
    /// Whether pictures that move by themselves may do so.
    ///
    /// Partly: always true: browsers know no such setting.
    ///
    /// Source: developer.apple.com/documentation/swiftui/environmentvalues/accessibilityplayanimatedimages
    public var accessibilityPlayAnimatedImages: Bool { true }
    /// Whether flashing lights in videos are to be dimmed.
    ///
    /// Partly: always false: browsers know no such setting.
    ///
    /// Source: developer.apple.com/documentation/swiftui/environmentvalues/accessibilitydimflashinglights
    public var accessibilityDimFlashingLights: Bool { false }
    /// Whether assistive technology is in use.
    ///
    /// Partly: always false: a browser does not tell.
    ///
    /// Source: developer.apple.com/documentation/swiftui/environmentvalues/accessibilityenabled
    @Entry public var accessibilityEnabled: Bool = false
    /// Whether a screen reader is in use.
    ///
    /// Partly: always false: a browser does not tell.
    ///
    /// Source: developer.apple.com/documentation/swiftui/environmentvalues/accessibilityvoiceoverenabled
    public var accessibilityVoiceOverEnabled: Bool { false }
    /// Whether the person uses a switch.
    ///
    /// Partly: always false: a browser does not tell.
    ///
    /// Source: developer.apple.com/documentation/swiftui/environmentvalues/accessibilityswitchcontrolenabled
    public var accessibilitySwitchControlEnabled: Bool { false }
    /// Whether a long press shows controls large.
    ///
    /// Partly: always false: browsers know no such setting.
    public var accessibilityLargeContentViewerEnabled: Bool { false }
    /// Whether the system is in its mode of few large controls: never, in a browser.
    public var accessibilityAssistiveAccessEnabled: Bool { false }
    /// Whether a quick action of a watch is in use: never, in a browser.
    public var accessibilityQuickActionsEnabled: Bool { false }
}
