/// Modules that an app can import here.
package enum AvailableModules {
    /// Those of Parley, and those of the toolchain.
    private static let all: Set = [
        "Messages", "SwiftUI", "SwiftUICore", "UIKit", "CoreGraphics", "Combine", "MapKit", "PhotosUI", "AVFoundation",
        "AVKit", "SwiftData", "StoreKit", "UserNotifications", "QuartzCore", "TipKit", "CryptoKit", "SpriteKit",
        "Charts", "GroupStore", "SafariServices", "CoreImage", "LinkPresentation", "Accessibility", "CoreLocation",
        "CoreSpotlight", "GameplayKit", "Contacts", "ContactsUI", "MessageUI", "QuickLook", "Photos", "MediaPlayer",
        "ImageIO", "AuthenticationServices", "CoreHaptics", "PencilKit",
        "Symbols", "os", "OSLog", "UniformTypeIdentifiers", "CoreTransferable",
        "Swift", "Foundation", "FoundationNetworking", "FoundationXML", "FoundationEssentials", "Dispatch", "Glibc",
        "Observation", "Synchronization", "RegexBuilder", "Distributed", "_Concurrency", "_StringProcessing", "Cxx",
    ]

    /// Whether a module is there: one of these, or one that the project makes or names.
    package static func has(_ name: String, beside own: Set<String>) -> Bool {
        all.contains(name) || own.contains(name)
    }
}
