import Foundation
import Testing

@testable import AppHost

/// Files that are put into an app's container from outside.
@Suite(.timeLimit(.minutes(5))) struct IncomingFileTests {
    private let folder: TemporaryFolder
    private var container: URL { folder.url.appendingPathComponent("kate-probe") }

    init() throws { folder = try TemporaryFolder() }

    private func make(_ name: String = "a.txt", in folders: [String] = ["tmp", "chosen", "f"]) throws -> IncomingFile {
        try IncomingFile(name, in: folders, of: ContainerFolder.prepare("kate-probe", in: folder.url))
    }

    private func append(_ text: String, to file: IncomingFile) throws {
        try Data(text.utf8).withUnsafeBytes { try file.append($0) }
    }

    private func text(_ path: String) -> String? {
        try? String(contentsOf: container.appendingPathComponent(path), encoding: .utf8)
    }

    @Test func `a file is written, read back, replaced and renamed`() throws {
        let file = try make()
        try append("hello ", to: file)
        try append("world", to: file)
        #expect(file.read(100) == Data("hello world".utf8) && file.read(4) == Data("hell".utf8))
        try file.replace(with: Data("bye".utf8))
        try file.finish(as: "b.txt")
        #expect(text("tmp/chosen/f/b.txt") == "bye" && text("tmp/chosen/f/a.txt") == nil)
    }

    @Test func `what is discarded is gone, and nothing stays open`() throws {
        var file: IncomingFile? = try make()
        file?.discard()
        #expect(text("tmp/chosen/f/a.txt") == nil)
        #expect(file?.name == "a.txt")
        file = nil
        #expect(try OpenDescriptors.targets(in: folder) == [])
    }

    @Test func `no link of the app leads elsewhere, and no file of it is written over`() throws {
        let outside = folder.url.appendingPathComponent("outside")
        try FileManager.default.createDirectory(at: outside, withIntermediateDirectories: true)
        _ = try ContainerFolder.prepare("kate-probe", in: folder.url)
        let chosen = container.appendingPathComponent("tmp/chosen")
        try FileManager.default.createSymbolicLink(at: chosen, withDestinationURL: outside)
        #expect(throws: AppHostError.self) { try make() }
        try FileManager.default.removeItem(at: chosen)
        try FileManager.default.createDirectory(
            at: chosen.appendingPathComponent("f"), withIntermediateDirectories: true)
        let secret = outside.appendingPathComponent("secret")
        try Data("secret".utf8).write(to: secret)
        try FileManager.default.createSymbolicLink(
            at: chosen.appendingPathComponent("f/a.txt"), withDestinationURL: secret)
        #expect(throws: AppHostError.self) { try make() }
        #expect(try String(contentsOf: secret, encoding: .utf8) == "secret")
        #expect(try OpenDescriptors.targets(in: folder) == [])
    }
}
