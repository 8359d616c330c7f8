/// What a person has asked of their system. A browser does not tell an app of it: every wish is false here, and the
/// painter follows the person's own settings by itself.
///
/// Source: developer.apple.com/documentation/uikit/uiaccessibility-swift.enum
@MainActor public enum UIAccessibility {
    public static var isReduceMotionEnabled: Bool { false }
    public static var isVoiceOverRunning: Bool { false }
    public static var isReduceTransparencyEnabled: Bool { false }
    public static var isBoldTextEnabled: Bool { false }
    public static var isDarkerSystemColorsEnabled: Bool { false }
    public static var isInvertColorsEnabled: Bool { false }
    public static var isSwitchControlRunning: Bool { false }

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

/// Source: developer.apple.com/documentation/uikit/uifeedbackgenerator
@MainActor open class UIFeedbackGenerator: NSObject {
    override public init() { super.init() }

    open func prepare() {}
}

/// Source: developer.apple.com/documentation/uikit/uiimpactfeedbackgenerator
@MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackStyle: Int, Sendable { case light = 0, medium, heavy, soft, rigid }

    public init(style: FeedbackStyle) { super.init() }
    override public init() { super.init() }

    @available(*, deprecated, message: "haptics have no effect in Parley: a browser cannot be felt")
    open func impactOccurred() {}

    @available(*, deprecated, message: "haptics have no effect in Parley: a browser cannot be felt")
    open func impactOccurred(intensity: CGFloat) {}
}

/// Source: developer.apple.com/documentation/uikit/uinotificationfeedbackgenerator
@MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackType: Int, Sendable { case success = 0, warning, error }

    @available(*, deprecated, message: "haptics have no effect in Parley: a browser cannot be felt")
    open func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// Source: developer.apple.com/documentation/uikit/uiselectionfeedbackgenerator
@MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    @available(*, deprecated, message: "haptics have no effect in Parley: a browser cannot be felt")
    open func selectionChanged() {}
}
