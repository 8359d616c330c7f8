import AppProtocol
import Messages
import Testing

/// Files that an app hands over: docs/messages.md, B46, B119 to B121.
@MainActor @Suite(.serialized, .timeLimit(.minutes(5))) struct AttachmentTests {
    private let folder: TestFolder

    init() throws { folder = try TestFolder() }

    private func code(_ url: URL) async throws -> Int? {
        let stage = try Stage.active()
        let error = await #expect(throws: NSError.self) {
            try await stage.conversation.insertAttachment(url, withAlternateFilename: nil)
        }
        #expect(stage.host.wishes.isEmpty)
        #expect(error?.domain == MSMessagesErrorDomain)
        return error?.code
    }

    @Test func `a file goes over with its bytes and its name, or the other name it is given`() async throws {
        let file = try folder.file("menu.txt", Data("Mussels".utf8))
        let stage = try Stage.active()
        for name in [nil, "", "list.txt", "../../etc/list.txt"] {
            try await stage.conversation.insertAttachment(file, withAlternateFilename: name)
        }
        #expect(stage.host.attachments.map(\.name) == ["menu.txt", "menu.txt", "list.txt", "list.txt"])
        #expect(stage.host.attachments.first?.bytes == Data("Mussels".utf8))
        #expect(stage.app.trace.isEmpty)
    }

    @Test func `what is wrong with a file is told by its code`() async throws {
        #expect(try await code(#require(URL(string: "https://example.org/a.png"))) == 4)
        #expect(try await code(folder.url.appendingPathComponent("none")) == 1)
        #expect(try await code(folder.url) == 3)
        #expect(try await code(URL(fileURLWithPath: "/proc/self/mem")) == 2)
        #expect(try await code(folder.file("a", Data(count: ProtocolLimits.attachmentByteCountMax + 1))) == -1)
    }

    @Test func `an installed app names files of its own only, links followed`() async throws {
        let (inside, outside) = (folder, try TestFolder(in: FileManager.default.temporaryDirectory))
        let file = try inside.file("a", Data([1]))
        let secret = try outside.file("secret", Data([2]))
        let link = inside.url.appendingPathComponent("link")
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: secret)
        let detour = inside.url.appendingPathComponent("../../\(outside.url.lastPathComponent)/secret")
        try await AppFileReader.$foldersOfTask.withValue([inside.url.path]) {
            for file in [secret, link, detour] { #expect(try await code(file) == 2) }
            let stage = try Stage.active()
            try await stage.conversation.insertAttachment(file, withAlternateFilename: nil)
            #expect(stage.host.wishes == ["insert file a"])
        }
    }

    @Test func `a folder whose name begins like the app's own is another folder`() async throws {
        let inside = folder
        let beside = URL(fileURLWithPath: inside.url.path + "-evil")
        try FileManager.default.createDirectory(at: beside, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: beside) }
        let secret = beside.appendingPathComponent("secret")
        try Data([2]).write(to: secret)
        let refusal = try await AppFileReader.$foldersOfTask.withValue([inside.url.path]) { try await code(secret) }
        #expect(refusal == 2)
        let found = try AppFileReader.$foldersOfTask.withValue([inside.url.path, beside.path]) {
            try AppFileReader.appFile(secret)
        }
        #expect(found == AppFile(folder: .container, path: "secret"))
    }
}
