import ArgumentParser
import Foundation

/// Names the initial contents of a new app: the folders of `Templates`.
enum Template: String, CaseIterable, ExpressibleByArgument {
    case counter, list, shared, game, sticker, live, uikit

    /// The name that the app has in the template's files, which the author's takes the place of.
    var placeholder: String {
        self == .uikit ? "UIKitStarter" : rawValue.capitalized + "Starter"
    }
}
