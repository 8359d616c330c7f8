import AppProtocol
import Foundation
import Glibc
import Testing

@testable import AppHost

extension ProcessTests {
    /// Folders that apps have put something else in the place of.
    struct ContainerTests {
        private func folders(of world: ProbeWorld) throws -> (container: URL, other: URL) {
            let containers = world.folder.url.appendingPathComponent("containers")
            let other = containers.appendingPathComponent("john-probe")
            try FileManager.default.createDirectory(at: other, withIntermediateDirectories: true)
            try Data("secret".utf8).write(to: other.appendingPathComponent("note"))
            return (containers.appendingPathComponent("kate-probe"), other)
        }

        private func open(_ path: String, in world: ProbeWorld) -> OpenedFile? {
            world.host.open(AppFile(folder: .container, path: path), of: world.bundle, container: "kate-probe")
        }

        @Test func `an app whose folder is a link to another's is not started, and gets nothing of it`() async throws {
            let world = try ProbeWorld("normal")
            let (container, other) = try folders(of: world)
            try FileManager.default.createSymbolicLink(at: container, withDestinationURL: other)

            let error = await #expect(throws: AppHostError.self) { try await world.launch() }
            #expect(error?.code == .containerUnusable)
            #expect(open("note", in: world) == nil)
            try world.host.removeContainer("kate-probe")
            #expect(FileManager.default.fileExists(atPath: other.appendingPathComponent("note").path))
            #expect(throws: Never.self) { try ContainerFolder.prepare("kate-probe", in: world.host.containers) }
        }

        @Test func `the folder for what passes is not followed either`() async throws {
            let world = try ProbeWorld("normal")
            let (container, other) = try folders(of: world)
            try FileManager.default.createDirectory(at: container, withIntermediateDirectories: true)
            try FileManager.default.createSymbolicLink(
                at: container.appendingPathComponent("tmp"), withDestinationURL: other)
            let error = await #expect(throws: AppHostError.self) { try await world.launch() }
            #expect(error?.code == .containerUnusable)
        }

        @Test func `a file in the place of the folder is refused`() throws {
            let world = try ProbeWorld("normal")
            let (container, _) = try folders(of: world)
            try Data().write(to: container)
            let error = #expect(throws: AppHostError.self) {
                try ContainerFolder.prepare("kate-probe", in: world.host.containers)
            }
            #expect(error?.code == .containerUnusable)
        }

        @Test(.enabled(if: geteuid() == 0, "only root can give a folder away"))
        func `a folder of somebody else's is refused`() throws {
            let world = try ProbeWorld("normal")
            let (container, _) = try folders(of: world)
            try FileManager.default.createDirectory(at: container, withIntermediateDirectories: true)
            #expect(chown(container.path, 65534, 65534) == 0)
            let error = #expect(throws: AppHostError.self) {
                try ContainerFolder.prepare("kate-probe", in: world.host.containers)
            }
            #expect(error?.code == .containerUnusable)
        }

        @Test(arguments: ["/etc/passwd", "../john-probe/note", "../john-probe"])
        func `a link in the folder leads nowhere`(target: String) throws {
            let world = try ProbeWorld("normal")
            let (container, _) = try folders(of: world)
            try FileManager.default.createDirectory(at: container, withIntermediateDirectories: true)
            try Data("own".utf8).write(to: container.appendingPathComponent("own"))
            try FileManager.default.createSymbolicLink(
                atPath: container.appendingPathComponent("link").path, withDestinationPath: target)
            #expect(open("own", in: world)?.head(3) == Data("own".utf8))
            #expect(open("link", in: world) == nil && open("link/note", in: world) == nil)
        }

        @Test func `a container that is exchanged after it was opened stays the one that was opened`() throws {
            let world = try ProbeWorld("normal")
            let (container, other) = try folders(of: world)
            let opened = try ContainerFolder.prepare("kate-probe", in: world.host.containers)
            try FileManager.default.removeItem(at: container)
            try FileManager.default.createSymbolicLink(at: container, withDestinationURL: other)
            #expect(OpenedFile(AppFile(folder: .container, path: "note"), in: opened.descriptor) == nil)
        }
    }
}
