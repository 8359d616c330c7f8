import Foundation
import Glibc
import ProgramRunner
import Testing

@testable import AppHost

/// Whom the files of a container belong to, where root runs the server; an ordinary user gives nothing away.
@Suite(.timeLimit(.minutes(5))) struct ContainerOwnerTests {
    private let folder: TemporaryFolder
    private var containers: URL { folder.url.appendingPathComponent("containers") }

    init() throws { folder = try TemporaryFolder() }

    private func owner(_ path: String) throws -> uid_t {
        var about = stat()
        try #require(lstat(containers.path + "/" + path, &about) == 0)
        return about.st_uid
    }

    private func owned() throws -> uid_t {
        try ContainerFolder.prepare("old", in: containers).own(in: .walls) ?? geteuid()
    }

    @Test func `all in a container is its app's`() throws {
        _ = try ContainerFolder.prepare("old", in: containers)
        try FileManager.default.createDirectory(
            at: containers.appendingPathComponent("old/notes"), withIntermediateDirectories: true)
        try Data("a".utf8).write(to: containers.appendingPathComponent("old/notes/first"))
        let user = try owned()
        #expect(try owner("old") == user && owner("old/notes") == user && owner("old/notes/first") == user)
    }

    /// An app that once ran without walls may have linked the store into its folder.
    @Test func `a file that has another name elsewhere stays the server's`() throws {
        _ = try ContainerFolder.prepare("old", in: containers)
        let secret = folder.url.appendingPathComponent("secret")
        try Data("secret".utf8).write(to: secret)
        try FileManager.default.linkItem(at: secret, to: containers.appendingPathComponent("old/mine"))
        _ = try owned()
        #expect(try owner("old/mine") == geteuid())
    }

    @Test func `a name that is not UTF-8 does not keep the app from starting`() throws {
        _ = try ContainerFolder.prepare("old", in: containers)
        let name: [CChar] = [CChar(bitPattern: 0xe9), 0]
        let parent = open(containers.path + "/old", O_RDONLY | O_DIRECTORY)
        defer { close(parent) }
        let file = openat(parent, name, O_WRONLY | O_CREAT, 0o600)
        try #require(file >= 0)
        close(file)
        let user = try owned()
        var about = stat()
        #expect(fstatat(parent, name, &about, AT_SYMLINK_NOFOLLOW) == 0 && about.st_uid == user)
    }
}
