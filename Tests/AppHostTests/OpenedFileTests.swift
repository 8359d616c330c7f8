import AppHost
import AppProtocol
import Foundation
import Testing

/// Files of apps, opened by the host.
@Suite(.timeLimit(.minutes(5))) struct OpenedFileTests {
    private let root: TemporaryFolder

    init() throws {
        root = try TemporaryFolder()
        try FileManager.default.createDirectory(
            at: root.url.appendingPathComponent("inner"), withIntermediateDirectories: true)
        try Data("hello".utf8).write(to: root.url.appendingPathComponent("inner/a.txt"))
    }

    private func open(_ path: String) -> OpenedFile? {
        OpenedFile(AppFile(folder: .container, path: path), in: root.url)
    }

    @Test func `a file is read in pieces`() throws {
        let file = try #require(open("inner/a.txt"))
        #expect(file.byteCount == 5 && file.head(2) == Data("he".utf8))
        #expect(file.read(at: 3, count: 10) == Data("lo".utf8) && file.read(at: 9, count: 1).isEmpty)
    }

    @Test func `no link is followed, on the way or at its end`() throws {
        let inner = root.url.appendingPathComponent("inner")
        try FileManager.default.createSymbolicLink(
            at: root.url.appendingPathComponent("way"), withDestinationURL: inner)
        try FileManager.default.createSymbolicLink(
            atPath: root.url.appendingPathComponent("end").path, withDestinationPath: "/etc/hostname")
        #expect(open("way/a.txt") == nil && open("end") == nil)
    }

    @Test func `what is no file is not opened, and a pipe does not hold anybody up`() throws {
        mkfifo(root.url.appendingPathComponent("pipe").path, 0o600)
        for path in ["inner", "none", "pipe", "inner/../inner/a.txt", "/etc/hostname", ""] {
            #expect(open(path) == nil, "\(path)")
        }
    }

    @Test func `nothing stays open of a file that is dropped, nor of what is no file`() throws {
        var file = open("inner/a.txt")
        #expect(try OpenDescriptors.targets(in: root).count == 1)
        #expect(file?.byteCount == 5)
        file = nil
        for path in ["inner", "none/a.txt", "inner/none", "inner/a.txt/none"] { #expect(open(path) == nil, "\(path)") }
        #expect(try OpenDescriptors.targets(in: root) == [])
    }

    @Test func `a file that is exchanged meanwhile stays the one that was opened`() throws {
        let file = try #require(open("inner/a.txt"))
        try FileManager.default.removeItem(at: root.url.appendingPathComponent("inner/a.txt"))
        #expect(file.head(5) == Data("hello".utf8))
    }
}
