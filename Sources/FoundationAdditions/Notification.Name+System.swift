public import Foundation

// The names are Apple's. Those of extensions are posted by UIKit; the others never are: a page tells of none of them.
// swift-format-ignore: AlwaysUseLowerCamelCase
extension Notification.Name {
    /// The pages of the person's device are hidden.
    /// Source: developer.apple.com/documentation/foundation/nsnotification/name-swift.struct/nsextensionhostdidenterbackground
    public static let NSExtensionHostDidEnterBackground = Self("NSExtensionHostDidEnterBackgroundNotification")
    /// Source: developer.apple.com/documentation/foundation/nsnotification/name-swift.struct/nsextensionhostwillenterforeground
    public static let NSExtensionHostWillEnterForeground = Self("NSExtensionHostWillEnterForegroundNotification")
    /// Source: developer.apple.com/documentation/foundation/nsnotification/name-swift.struct/nsextensionhostwillresignactive
    public static let NSExtensionHostWillResignActive = Self("NSExtensionHostWillResignActiveNotification")
    /// Source: developer.apple.com/documentation/foundation/nsnotification/name-swift.struct/nsextensionhostdidbecomeactive
    public static let NSExtensionHostDidBecomeActive = Self("NSExtensionHostDidBecomeActiveNotification")

    /// Source: developer.apple.com/documentation/foundation/nsnotification/name-swift.struct/nssystemclockdidchange
    public static let NSSystemClockDidChange = Self("NSSystemClockDidChangeNotification")
    /// Source: developer.apple.com/documentation/foundation/nsnotification/name-swift.struct/nsprocessinfopowerstatedidchange
    public static let NSProcessInfoPowerStateDidChange = Self("NSProcessInfoPowerStateDidChangeNotification")
    /// Source: developer.apple.com/documentation/foundation/nsnotification/name-swift.struct/nsubiquityidentitydidchange
    public static let NSUbiquityIdentityDidChange = Self("NSUbiquityIdentityDidChangeNotification")
    /// Source: developer.apple.com/documentation/foundation/nsnotification/name-swift.struct/nsbundleresourcerequestlowdiskspace
    public static let NSBundleResourceRequestLowDiskSpace = Self("NSBundleResourceRequestLowDiskSpaceNotification")
    /// Source: developer.apple.com/documentation/foundation/nsnotification/name-swift.struct/nsmetadataquerydidstartgathering
    public static let NSMetadataQueryDidStartGathering = Self("NSMetadataQueryDidStartGatheringNotification")
    /// Source: developer.apple.com/documentation/foundation/nsnotification/name-swift.struct/nsmetadataquerygatheringprogress
    public static let NSMetadataQueryGatheringProgress = Self("NSMetadataQueryGatheringProgressNotification")
    /// Source: developer.apple.com/documentation/foundation/nsnotification/name-swift.struct/nsmetadataquerydidfinishgathering
    public static let NSMetadataQueryDidFinishGathering = Self("NSMetadataQueryDidFinishGatheringNotification")
    /// Source: developer.apple.com/documentation/foundation/nsnotification/name-swift.struct/nsmetadataquerydidupdate
    public static let NSMetadataQueryDidUpdate = Self("NSMetadataQueryDidUpdateNotification")
}

extension ProcessInfo {
    /// Never posted: a page does not hear how warm a device is.
    /// Source: developer.apple.com/documentation/foundation/processinfo/thermalstatedidchangenotification
    public static let thermalStateDidChangeNotification = Notification.Name(
        "NSProcessInfoThermalStateDidChangeNotification")
}

extension Bundle {
    /// Never posted: no code is loaded while an app runs.
    /// Source: developer.apple.com/documentation/foundation/bundle/didloadnotification
    public static let didLoadNotification = Notification.Name("NSBundleDidLoadNotification")
}

extension UserDefaults {
    /// Never posted. Source: developer.apple.com/documentation/foundation/userdefaults/sizelimitexceedednotification
    public static let sizeLimitExceededNotification = Notification.Name("NSUserDefaultsSizeLimitExceededNotification")
    /// Never posted. Source: developer.apple.com/documentation/foundation/userdefaults/nocloudaccountnotification
    public static let noCloudAccountNotification = Notification.Name(
        "NSUbiquitousUserDefaultsNoCloudAccountNotification")
}
