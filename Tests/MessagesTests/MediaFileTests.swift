import AppProtocol
import Foundation
import Messages
import Testing

/// `mediaFileURL` stands in where a layout has no picture.
@MainActor struct MediaFileTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    @Test func `a PNG file is the bubble's picture`() async throws {
        let stage = try Stage.active()
        try await stage.conversation.insert(message(with: try file("a.png", Pictures.threeByTwo)))
        #expect(stage.host.inserted.first?.layout?.picture == Pictures.threeByTwo)
        try FileManager.default.removeItem(at: folder)
    }

    @Test func `a file that is missing, of another type or not local is refused with its code`() async throws {
        let text = try file("a.txt", Data("words".utf8))
        #expect(try await code(of: text) == MSMessageErrorCode.improperFileType.rawValue)
        #expect(
            try await code(of: folder.appendingPathComponent("none.png")) == MSMessageErrorCode.fileNotFound.rawValue)
        #expect(
            try await code(of: URL(string: "https://example.org/a.png")) == MSMessageErrorCode.improperFileURL.rawValue)
        #expect(try await code(of: folder) == MSMessageErrorCode.improperFileType.rawValue)
        try FileManager.default.removeItem(at: folder)
    }

    @Test func `a picture over the limit is refused with a sentence`() async throws {
        let large = try file("a.png", Pictures.threeByTwo + Data(count: 5 << 20))
        #expect(try await code(of: large) == MSMessageErrorCode.unknown.rawValue)
        try FileManager.default.removeItem(at: folder)
    }

    private func code(of url: URL?) async throws -> Int? {
        let stage = try Stage.active()
        let error = await #expect(throws: NSError.self) { try await stage.conversation.insert(message(with: url)) }
        #expect(stage.host.inserted.isEmpty)
        return error?.code
    }

    private func message(with url: URL?) -> MSMessage {
        let layout = MSMessageTemplateLayout()
        layout.mediaFileURL = url
        let message = MSMessage()
        message.layout = layout
        return message
    }

    private func file(_ name: String, _ data: Data) throws -> URL {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let url = folder.appendingPathComponent(name)
        try data.write(to: url)
        return url
    }
}
