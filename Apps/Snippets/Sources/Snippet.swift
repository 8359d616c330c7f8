import Foundation

/// A picture or a sound that can be inserted into a conversation.
struct Snippet: Codable, Hashable, Identifiable, Sendable {
    let id: String
    let title: String
    /// Further search terms.
    let words: String
    /// Name of its file in the app's bundle.
    let file: String
    /// Details of a sound; nil for a picture.
    let sound: Sound?

    struct Sound: Codable, Hashable, Sendable {
        let seconds: Double
        /// Loudness over time, each part from 0 to 100.
        let bars: [Int]
    }

    /// "Picture", or "Sound, 1.8 seconds".
    var kind: String {
        sound.map { "Sound, \($0.seconds.formatted()) seconds" } ?? "Picture"
    }

    /// File name that recipients see: the title with the file's extension.
    var fileName: String { "\(title).\((file as NSString).pathExtension)" }
}

/// A filter of the list.
enum Scope: String, CaseIterable, Identifiable, Sendable {
    case all = "All"
    case pictures = "Pictures"
    case sounds = "Sounds"

    var id: Self { self }

    func includes(_ snippet: Snippet) -> Bool {
        switch self {
        case .all: true
        case .pictures: snippet.sound == nil
        case .sounds: snippet.sound != nil
        }
    }
}
