/// Tells the types of an app from those of the frameworks that it is built on.
package enum FrameworkTypes {
    /// Modules whose views and layouts are the frameworks' own.
    private static let modules: Set = [
        "UIKit", "SwiftUICore", "SwiftUI", "Messages", "QuickLook", "ContactsUI", "MessageUI", "MediaPlayer", "Charts",
        "AVFoundation", "AVKit", "MapKit", "PhotosUI", "LinkPresentation", "AuthenticationServices",
        "SpriteKit", "SwiftData", "StoreKit", "TipKit", "CoreTransferable", "SafariServices", "PencilKit",
    ]

    @MainActor private static var known: [ObjectIdentifier: Bool] = [:]

    /// Returns whether a class is one of the frameworks'; it is looked up once.
    @MainActor package static func own(_ type: AnyClass) -> Bool {
        if let answer = known[ObjectIdentifier(type)] { return answer }
        let answer = contains(type)
        known[ObjectIdentifier(type)] = answer
        return answer
    }

    /// Returns whether a type is one of the frameworks', by the whole name of the module that declares it.
    package static func contains(_ type: Any.Type) -> Bool {
        modules.contains(String(String(reflecting: type).prefix { $0 != "." }))
    }
}
