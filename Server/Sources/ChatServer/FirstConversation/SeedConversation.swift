import ChatModels
import ChatStore
package import Foundation

/// Initial contents of an empty conversation: a folder written by `Scripts/record-conversation`, with messages that
/// apps made. People are referred to by their place in the conversation.
package struct SeedConversation: Sendable {
    static let entryCountMax = 100
    static let byteCountMax = 4_000_000

    struct Entry: Decodable, Sendable {
        /// Place of the sender, counted from 1.
        var from: Int
        var content: EntryContent
        /// Name of a picture file in the same folder.
        var picture: String?
    }

    private struct File: Decodable { var entries: [Entry] }

    let entries: [Entry]
    private let pictures: [String: Data]

    /// Reads the folder.
    /// - Throws: an error of Foundation's where a file is missing, malformed, too large or badly named.
    package init(folder: URL) throws {
        let file = try JSONDecoder().decode(
            File.self, from: Data(contentsOf: folder.appendingPathComponent("conversation.json")))
        var pictures: [String: Data] = [:]
        for name in file.entries.compactMap(\.picture) {
            guard PictureID(rawValue: name) != nil, !name.hasPrefix(".") else {
                throw CocoaError(.fileReadInvalidFileName)
            }
            pictures[name] = try Data(contentsOf: folder.appendingPathComponent(name))
        }
        guard file.entries.count <= Self.entryCountMax,
            pictures.values.reduce(0, { $0 + $1.count }) <= Self.byteCountMax
        else { throw CocoaError(.fileReadTooLarge) }
        entries = file.entries
        self.pictures = pictures
    }

    func picture(of entry: Entry) -> Data? { entry.picture.flatMap { pictures[$0] } }
}
