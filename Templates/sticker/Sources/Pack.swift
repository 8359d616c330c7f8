import Foundation
import Messages

/// The stickers that this app has: file names without their ending, and what somebody hears who does not see them.
enum Pack {
    static let names = [("Sun", "A smiling sun"), ("Wave", "A blue wave"), ("Leaf", "A green leaf")]

    /// Returns the stickers whose files are in the bundle.
    static func stickers(in bundle: Bundle) -> [MSSticker] {
        names.compactMap { name, description in
            bundle.url(forResource: name, withExtension: "png").flatMap {
                try? MSSticker(contentsOfFileURL: $0, localizedDescription: description)
            }
        }
    }
}
