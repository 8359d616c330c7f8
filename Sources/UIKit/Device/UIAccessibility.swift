import Synchronization

/// Accessibility settings of a person's system, as far as a browser reports them: the others are false. The painter follows
/// the person's own settings by itself.
///
/// Source: developer.apple.com/documentation/uikit/uiaccessibility-swift.enum
@preconcurrency @MainActor public enum UIAccessibility {
    public nonisolated static var isReduceMotionEnabled: Bool { settings.contains(.reduceMotion) }
    public nonisolated static var isReduceTransparencyEnabled: Bool { settings.contains(.reduceTransparency) }
    /// Whether the person wants more contrast.
    public nonisolated static var isDarkerSystemColorsEnabled: Bool { settings.contains(.increaseContrast) }
    public nonisolated static var isInvertColorsEnabled: Bool { settings.contains(.invertColors) }
    public nonisolated static var isVoiceOverRunning: Bool { false }
    public nonisolated static var isBoldTextEnabled: Bool { false }
    public nonisolated static var isSwitchControlRunning: Bool { false }

    /// Settings of the person in front of the app. Those who observe a change are notified of it.
    package nonisolated static var settings: AccessibilitySettings { known.withLock(\.self) }
    private nonisolated static let known = Mutex(AccessibilitySettings())

    /// Enters the settings of the person in front of the app.
    package static func enter(_ settings: AccessibilitySettings) {
        let old = known.withLock { known in
            defer { known = settings }
            return known
        }
        settings.symmetricDifference(old).notify()
    }

    public nonisolated static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification")
    public nonisolated static let reduceTransparencyStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
    public nonisolated static let darkerSystemColorsStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityDarkerColorsStatusDidChangeNotification")
    public nonisolated static let invertColorsStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityInvertColorsStatusDidChangeNotification")
    /// Never posted: a browser does not tell whether a screen reader is in use.
    public nonisolated static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityVoiceOverStatusDidChangeNotification")
    /// Never posted: browsers know no such setting.
    public nonisolated static let boldTextStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityBoldTextStatusDidChangeNotification")

    public struct Notification: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let announcement = Notification(rawValue: 1008)
        public static let layoutChanged = Notification(rawValue: 1001)
        public static let screenChanged = Notification(rawValue: 1000)
    }

    @available(*, deprecated, message: "post has no effect in Parley: a browser reads what changes by itself")
    public static func post(notification: Notification, argument: Any?) {}
}

/// Superclass of the haptic feedback generators, which have no effect.
/// Source: developer.apple.com/documentation/uikit/uifeedbackgenerator
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
    override public init() { super.init() }

    /// Has no effect: a browser gives no such feedback.
    open func prepare() {}
}

/// Haptic feedback of an impact; it has no effect.
/// Source: developer.apple.com/documentation/uikit/uiimpactfeedbackgenerator
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackStyle: Int, Sendable { case light = 0, medium, heavy, soft, rigid }

    /// Creates a generator; the style is ignored.
    public init(style: FeedbackStyle) { super.init() }
    override public init() { super.init() }

    @available(*, deprecated, message: "haptics have no effect in Parley: a browser cannot be felt")
    open func impactOccurred() {}

    @available(*, deprecated, message: "haptics have no effect in Parley: a browser cannot be felt")
    open func impactOccurred(intensity: CGFloat) {}
}

/// Haptic feedback of a success or failure; it has no effect.
/// Source: developer.apple.com/documentation/uikit/uinotificationfeedbackgenerator
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackType: Int, Sendable { case success = 0, warning, error }

    @available(*, deprecated, message: "haptics have no effect in Parley: a browser cannot be felt")
    open func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// Haptic feedback of a changed selection; it has no effect.
/// Source: developer.apple.com/documentation/uikit/uiselectionfeedbackgenerator
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    @available(*, deprecated, message: "haptics have no effect in Parley: a browser cannot be felt")
    open func selectionChanged() {}
}
