import AppProtocol
import Foundation
import Messages
import Testing

/// `mediaFileURL` stands in where a layout has no picture.
@MainActor @Suite(.timeLimit(.minutes(5))) struct MediaFileTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    @Test func `a PNG file is the bubble's picture`() async throws {
        let stage = try Stage.active()
        try await stage.conversation.insert(message(with: try file("a.png", Pictures.threeByTwo)))
        #expect(stage.host.inserted.first?.layout?.picture == Pictures.threeByTwo)
        try FileManager.default.removeItem(at: folder)
    }

    @Test func `a picture of the layout comes before a file of media`() async throws {
        let stage = try Stage.active()
        let message = message(with: try file("b.png", Pictures.moving(Pictures.threeByTwo)))
        let layout = try #require(message.layout as? MSMessageTemplateLayout)
        let image = try #require(UIImage(data: Pictures.threeByTwo))
        layout.image = image
        message.layout = layout
        try await stage.conversation.insert(message)
        #expect(stage.host.inserted.first?.layout?.picture == image.pngData())
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

    @Test func `a video, a sound and an animated picture are handed over as they are`() async throws {
        for (name, bytes) in Self.media {
            let stage = try Stage.active()
            try await stage.conversation.insert(message(with: try file(name, bytes)))
            #expect(stage.host.inserted.first?.layout?.picture == bytes)
        }
        try FileManager.default.removeItem(at: folder)
    }

    @Test func `who reads a message gets what moves or sounds as a file of their own, to stage it again`() async throws
    {
        for (name, bytes) in Self.media {
            let read = MSMessage(state: MessageState(layout: TemplateLayoutState(picture: bytes)))
            let layout = try #require(read.layout as? MSMessageTemplateLayout)
            let copy = try #require(layout.mediaFileURL)
            #expect(layout.image == nil && copy.pathExtension == (name as NSString).pathExtension)
            #expect(try Data(contentsOf: copy) == bytes)
            let stage = try Stage.active()
            try await stage.conversation.insert(read)
            #expect(stage.host.inserted.first?.layout?.picture == bytes)
        }
        let still = MSMessage(state: MessageState(layout: TemplateLayoutState(picture: Pictures.threeByTwo)))
        #expect((still.layout as? MSMessageTemplateLayout)?.image?.size == CGSize(width: 3, height: 2))
    }

    /// First bytes are all that is looked at here.
    private static let media = [
        ("a.gif", Pictures.gif(delays: [10, 10])), ("a.mp4", Data([0, 0, 0, 8]) + Data("ftypisom".utf8)),
        ("a.wav", Data("RIFF\u{1}\u{1}\u{1}\u{1}WAVE".utf8)), ("a.mp3", Data("ID3".utf8)),
    ]

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
