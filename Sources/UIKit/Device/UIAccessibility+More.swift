/// Direction in which assistive technology scrolls. Source: developer.apple.com/documentation/uikit/uiaccessibilityscrolldirection
public enum UIAccessibilityScrollDirection: Int, Sendable { case right = 1, left, up, down, next, previous }

/// How the focus moves among the elements of a view.
/// Source: developer.apple.com/documentation/uikit/uiaccessibilitynavigationstyle
public enum UIAccessibilityNavigationStyle: Int, Sendable { case automatic = 0, separate, combined }

/// Importance of an announcement. Source: developer.apple.com/documentation/uikit/uiaccessibilitypriority
public struct UIAccessibilityPriority: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let high = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityHigh")
    public static let `default` = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityDefault")
    public static let low = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityLow")
}

extension UIAccessibility {
    // Settings that browsers do not tell, each as it is on a device that nobody has set up: videos play by themselves, and all
    // others are off.
    public nonisolated static var isGrayscaleEnabled: Bool { false }
    public nonisolated static var shouldDifferentiateWithoutColor: Bool { false }
    public nonisolated static var prefersCrossFadeTransitions: Bool { false }
    public nonisolated static var isClosedCaptioningEnabled: Bool { false }
    public nonisolated static var isGuidedAccessEnabled: Bool { false }
    public nonisolated static var isMonoAudioEnabled: Bool { false }
    public nonisolated static var isShakeToUndoEnabled: Bool { false }
    public nonisolated static var isSpeakScreenEnabled: Bool { false }
    public nonisolated static var isSpeakSelectionEnabled: Bool { false }
    public nonisolated static var isAssistiveTouchRunning: Bool { false }
    public nonisolated static var isOnOffSwitchLabelsEnabled: Bool { false }
    public nonisolated static var isVideoAutoplayEnabled: Bool { true }
    public nonisolated static var buttonShapesEnabled: Bool { false }

    /// Names of assistive technologies.
    /// Source: developer.apple.com/documentation/uikit/uiaccessibility-swift.enum/assistivetechnologyidentifier
    public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let notificationSwitchControl = Self(
            rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
        public static let notificationVoiceOver = Self(rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
    }

    /// Returns nil: a browser does not tell where the focus of assistive technology is.
    /// Source: developer.apple.com/documentation/uikit/uiaccessibility-swift.enum/focusedelement(using:)
    public static func focusedElement(using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?) -> Any? {
        nil
    }

    /// Returns a rectangle of a view in the coordinates of the outermost one, which stand for those of the screen.
    public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
        view.convert(rect, to: nil)
    }

    public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView) -> UIBezierPath {
        let copy = UIBezierPath(cgPath: path.cgPath)
        let origin = view.convert(CGPoint.zero, to: nil)
        copy.apply(CGAffineTransform(translationX: origin.x, y: origin.y))
        return copy
    }

    // Never posted: a browser does not tell.
    public nonisolated static let announcementDidFinishNotification = Foundation.Notification.Name(
        "UIAccessibilityAnnouncementDidFinishNotification")
    public nonisolated static let elementFocusedNotification = Foundation.Notification.Name(
        "UIAccessibilityElementFocusedNotification")
    public nonisolated static let grayscaleStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityGrayscaleStatusDidChangeNotification")
    public nonisolated static let switchControlStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilitySwitchControlStatusDidChangeNotification")
    public nonisolated static let prefersCrossFadeTransitionsStatusDidChange = Foundation.Notification.Name(
        "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")
    public nonisolated static let buttonShapesEnabledStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityButtonShapesEnabledStatusDidChangeNotification")
    public nonisolated static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"
    public nonisolated static let announcementWasSuccessfulUserInfoKey = "UIAccessibilityAnnouncementKeyWasSuccessful"
    public nonisolated static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
    public nonisolated static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
}

extension UIAccessibility.Notification {
    public static let pageScrolled = Self(rawValue: 1009)
    public static let pauseAssistiveTechnology = Self(rawValue: 1018)
    public static let resumeAssistiveTechnology = Self(rawValue: 1019)
}

// Ignored: a screen reader reads texts by its own rules.
// Source: developer.apple.com/documentation/foundation/nsattributedstring/key
extension NSAttributedString.Key {
    public static let accessibilitySpeechPunctuation = Self("UIAccessibilitySpeechAttributePunctuation")
    public static let accessibilitySpeechLanguage = Self("UIAccessibilitySpeechAttributeLanguage")
    public static let accessibilitySpeechPitch = Self("UIAccessibilitySpeechAttributePitch")
    public static let accessibilitySpeechQueueAnnouncement = Self("UIAccessibilitySpeechAttributeQueueAnnouncement")
    public static let accessibilitySpeechAnnouncementPriority = Self(
        "UIAccessibilitySpeechAttributeAnnouncementPriority")
    public static let accessibilitySpeechIPANotation = Self("UIAccessibilitySpeechAttributeIPANotation")
    public static let accessibilitySpeechSpellOut = Self("UIAccessibilitySpeechAttributeSpellOut")
    public static let accessibilityTextHeadingLevel = Self("UIAccessibilityTextAttributeHeadingLevel")
    public static let accessibilityTextCustom = Self("UIAccessibilityTextAttributeCustom")
}
