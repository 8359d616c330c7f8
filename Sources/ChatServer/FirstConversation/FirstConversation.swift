import ChatModels
import ChatStore
package import Foundation

/// What an empty conversation begins with: a folder that `Scripts/record-conversation` has written, with messages that apps have
/// made. People stand in it by their place.
package struct FirstConversation: Sendable {
    static let entryCountMax = 100
    static let byteCountMax = 4_000_000

    struct Entry: Decodable, Sendable {
        /// Counted from 1.
        var from: Int
        var content: EntryContent
        /// The name of a file beside.
        var picture: String?
    }

    private struct File: Decodable { var entries: [Entry] }

    let entries: [Entry]
    private let pictures: [String: Data]

    /// - Throws: an error of Foundation's where a file is missing or not as it should be.
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
