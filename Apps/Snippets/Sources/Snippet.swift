import Foundation

/// A picture or a sound that can be put into a conversation.
struct Snippet: Codable, Hashable, Identifiable, Sendable {
    let id: String
    let title: String
    /// More words that it is found by.
    let words: String
    /// The name of its file in the app's bundle.
    let file: String
    /// Nil for a picture.
    let sound: Sound?

    struct Sound: Codable, Hashable, Sendable {
        let seconds: Double
        /// How loud each of its parts is, from 0 to 100.
        let bars: [Int]
    }

    /// "Picture", or "Sound, 1.8 seconds".
    var kind: String {
        sound.map { "Sound, \($0.seconds.formatted()) seconds" } ?? "Picture"
    }

    /// What others see it called: the title with the file's extension.
    var fileName: String { "\(title).\((file as NSString).pathExtension)" }
}

/// Which snippets are listed.
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
