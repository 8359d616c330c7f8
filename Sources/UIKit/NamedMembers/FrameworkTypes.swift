/// Tells the types of an app from those of the frameworks that it is built on.
package enum FrameworkTypes {
    /// Modules whose views and layouts are the frameworks' own.
    private static let modules: Set = [
        "UIKit", "SwiftUICore", "SwiftUI", "Messages", "Charts", "AVFoundation", "AVKit", "MapKit", "PhotosUI",
        "SpriteKit", "SwiftData", "StoreKit", "TipKit", "CoreTransferable", "SafariServices",
    ]

    /// Returns whether a type is one of the frameworks', by the whole name of the module that declares it.
    package static func contains(_ type: Any.Type) -> Bool {
        modules.contains(String(String(reflecting: type).prefix { $0 != "." }))
    }
}
