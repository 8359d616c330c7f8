import ArgumentParser

/// Checks of what an app may be called.
enum AppName {
    private static let lengthMax = 40
    private static let titleLengthMax = 60
    private static let identifierLengthMax = 155

    /// Names of modules that an app of the same name would hide, or be hidden by.
    private static let taken: Set<String> = [
        "Accessibility", "AppRuntime", "AVFoundation", "AVKit", "Charts", "Combine", "CoreGraphics", "CoreLocation",
        "CoreSpotlight",
        "CoreTransferable", "CryptoKit", "Foundation", "GroupStore", "MapKit", "Messages", "OSLog", "ParleyTesting",
        "CoreImage", "LinkPresentation", "PhotosUI", "QuartzCore", "SafariServices", "GameplayKit", "Contacts",
        "ContactsUI",
        "MessageUI", "QuickLook", "Photos", "MediaPlayer", "ImageIO", "AuthenticationServices", "CoreHaptics",
        "PencilKit",
        "SpriteKit", "StoreKit", "Swift", "SwiftData", "SwiftUI", "SwiftUICore", "Symbols", "Testing", "TipKit",
        "UIKit",
        "UniformTypeIdentifiers",
        "UserNotifications", "XCTest",
    ]

    /// - Throws: `ValidationError` with a sentence for the author, unless the name can be a Swift module.
    static func check(_ name: String) throws {
        guard (1...lengthMax).contains(name.count),
            name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) }), name.first?.isUppercase == true
        else {
            throw ValidationError(
                "An app's name begins with a capital letter and has up to \(lengthMax) letters and digits, as in TripList."
            )
        }
        guard !taken.contains(name), !name.hasSuffix("Tests") else {
            throw ValidationError("\(name) is the name of a module already; choose another one.")
        }
    }

    static func checkTitle(_ title: String) throws {
        guard (1...titleLengthMax).contains(title.count), !title.contains(where: \.isNewline) else {
            throw ValidationError("A title is one line of 1 to \(titleLengthMax) letters.")
        }
    }

    static func checkIdentifier(_ identifier: String) throws {
        guard (1...identifierLengthMax).contains(identifier.utf8.count),
            identifier.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "-.".contains($0)) })
        else {
            throw ValidationError("A bundle identifier has letters, digits, - and ., as in org.example.TripList.")
        }
    }
}
