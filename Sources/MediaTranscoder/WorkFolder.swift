import ChatModels
import Foundation

/// The folder of one job: the file as it came, and what programs make of it.
struct WorkFolder: Sendable {
    /// Without an ending, so that no program takes a kind from it.
    static let input = "input"

    let url: URL

    init(_ bytes: Data) throws(MediaFailure) {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("parley-media-\(UUID().uuidString)")
        do {
            try FileManager.default.createDirectory(
                at: url, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            try bytes.write(to: url.appendingPathComponent(Self.input))
        } catch {
            throw MediaFailure(.tooLarge, "The server has no room to make the media ready.")
        }
    }

    func path(_ name: String) -> String { url.appendingPathComponent(name).path }

    /// Nil where there is no such file.
    func read(_ name: String) -> Data? { try? Data(contentsOf: url.appendingPathComponent(name)) }

    func remove() { try? FileManager.default.removeItem(at: url) }
}
