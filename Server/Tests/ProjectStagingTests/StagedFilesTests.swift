import Foundation
import Testing

@testable import ProjectStaging

/// Folders of resources in a project that somebody else has made.
@Suite(.timeLimit(.minutes(5))) struct StagedFilesTests {
    /// Makes a folder to copy from and one to copy to, and removes both.
    private func inFolders(_ body: (_ source: URL, _ target: URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("files-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let source = folder.appendingPathComponent("source")
        try FileManager.default.createDirectory(at: source, withIntermediateDirectories: true)
        try Data("kept".utf8).write(to: source.appendingPathComponent("kept.txt"))
        try body(source, folder.appendingPathComponent("target"))
    }

    @Test func `links in a folder are not followed: they could lead out of the project, or round and round`() throws {
        try inFolders { source, target in
            let files = FileManager.default
            try files.createSymbolicLink(
                atPath: source.appendingPathComponent("secret.txt").path, withDestinationPath: "/etc/passwd")
            try files.createSymbolicLink(
                atPath: source.appendingPathComponent("around").path, withDestinationPath: source.path)
            var staged = try StagedFiles(target)
            try staged.copy(source, to: "Resources")
            #expect(
                try files.contentsOfDirectory(atPath: target.appendingPathComponent("Resources").path) == ["kept.txt"])
        }
    }

    @Test func `a pipe, which nobody writes to, is left out`() throws {
        try inFolders { source, target in
            #expect(mkfifo(source.appendingPathComponent("pipe").path, 0o600) == 0)
            var staged = try StagedFiles(target)
            try staged.copy(source, to: "Resources")
            try staged.copy(source, to: "Resources")
            let copied = try FileManager.default.contentsOfDirectory(
                atPath: target.appendingPathComponent("Resources").path)
            #expect(copied == ["kept.txt"])
        }
    }
}
