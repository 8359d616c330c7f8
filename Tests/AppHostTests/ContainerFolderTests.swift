import Foundation
import Testing

@testable import AppHost

/// Names of containers, and what stays open of them.
@Suite(.timeLimit(.minutes(5))) struct ContainerFolderTests {
    private let folder: TemporaryFolder
    private var containers: URL { folder.url.appendingPathComponent("containers") }

    init() throws { folder = try TemporaryFolder() }

    private func exists(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: containers.appendingPathComponent(path).path)
    }

    @Test(arguments: ["AZ-az_09.", String(repeating: "a", count: ContainerFolder.nameByteCountMax)])
    func `a name may have letters, digits and three signs, and so many of them`(name: String) throws {
        let container = try ContainerFolder.prepare(name, in: containers)
        #expect(container.url.lastPathComponent == name)
        #expect(exists("\(name)/tmp"))
    }

    @Test func `nothing stays open of a container that is dropped, nor of one that cannot be used`() throws {
        var container: ContainerFolder? = try ContainerFolder.prepare("kate-probe", in: containers)
        #expect(try OpenDescriptors.targets(in: folder).count == 1)
        #expect(container?.url.lastPathComponent == "kate-probe")
        container = nil
        try Data().write(to: containers.appendingPathComponent("file"))
        #expect(throws: AppHostError.self) { try ContainerFolder.prepare("file", in: containers) }
        #expect(try OpenDescriptors.targets(in: folder) == [])
    }

    @Test func `a container gets another name, where it is there and the name is free`() throws {
        _ = try ContainerFolder.prepare("old", in: containers)
        try Data("note".utf8).write(to: containers.appendingPathComponent("old/note"))
        try ContainerFolder.rename("old", to: "new", in: containers)
        #expect(exists("new/note") && !exists("old"))

        _ = try ContainerFolder.prepare("old", in: containers)
        try ContainerFolder.rename("old", to: "new", in: containers)
        try ContainerFolder.rename("none", to: "other", in: containers)
        #expect(exists("new/note") && exists("old") && !exists("other"))
    }

    @Test(arguments: [("../containers/old", "new"), ("old", "../new"), ("old", "")])
    func `no name leads out of the folder of containers`(name: String, new: String) throws {
        _ = try ContainerFolder.prepare("old", in: containers)
        let error = #expect(throws: AppHostError.self) { try ContainerFolder.rename(name, to: new, in: containers) }
        #expect(error?.code == .containerNameMalformed)
        #expect(exists("old"))
    }
}
