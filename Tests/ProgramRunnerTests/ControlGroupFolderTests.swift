import Foundation
import Glibc
import Testing

@testable import ProgramRunner

/// Finds the groups of this process in texts as the kernel writes them.
@Suite(.timeLimit(.minutes(5))) struct ControlGroupFolderTests {
    @Test func `version 1 has a folder for each hierarchy with a controller that is used`() {
        let found = ControlGroupFolder.all(
            mounts: """
                30 25 0:26 / /sys/fs/cgroup rw - tmpfs tmpfs rw,mode=755
                31 30 0:27 / /sys/fs/cgroup/memory rw,relatime shared:9 - cgroup cgroup rw,memory
                32 30 0:28 / /sys/fs/cgroup/cpu,cpuacct rw - cgroup cgroup rw,cpu,cpuacct
                33 30 0:29 / /sys/fs/cgroup/freezer rw - cgroup cgroup rw,freezer
                """,
            groups: "4:memory:/services/parley\n2:cpu,cpuacct:/\n6:freezer:/")
        #expect(
            found == [
                ControlGroupFolder(
                    path: "/sys/fs/cgroup/memory/services/parley", version: .one, controllers: ["memory"]),
                ControlGroupFolder(path: "/sys/fs/cgroup/cpu,cpuacct", version: .one, controllers: ["cpu"]),
            ])
    }

    @Test func `version 2 has one folder, below the root that its mount shows`() {
        let found = ControlGroupFolder.all(
            mounts: "29 23 0:26 /docker/1f /sys/fs/cgroup rw,nosuid - cgroup2 cgroup rw,nsdelegate",
            groups: "0::/docker/1f/parley")
        #expect(found == [ControlGroupFolder(path: "/sys/fs/cgroup/parley", version: .two, controllers: [])])
    }

    @Test(arguments: ["0::/../other", "0::/docker/1fake", "0::/", "", "0"])
    func `a group that the mount does not show is none`(groups: String) {
        let mounts = "29 23 0:26 /docker/1f /sys/fs/cgroup rw,nosuid - cgroup2 cgroup rw"
        #expect(ControlGroupFolder.all(mounts: mounts, groups: groups) == [])
    }

    @Test(arguments: ["", "29", "29 23 0:26 / /sys - cgroup2", "29 23 0:26 / /sys rw cgroup2 cgroup rw"])
    func `a line that is no mount is passed over`(mounts: String) {
        #expect(ControlGroupFolder.all(mounts: mounts, groups: "0::/") == [])
    }
}

/// Makes groups in an ordinary folder of the form that the kernel's have: what is written where.
@Suite(.timeLimit(.minutes(5))) struct SharedLimitFileTests {
    private let values = SharedLimitValues(memoryByteCountMax: 1 << 30, threadCountMax: 77)

    @Test func `nothing is made where groups are not for this process`() {
        let folder = ControlGroupFolder(path: "/nowhere", version: .two, controllers: [])
        #expect(SharedLimits(values, in: [folder]) == nil)
    }

    @Test func `a folder without the files of a group is left as it was`() throws {
        let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: url) }
        let folder = ControlGroupFolder(path: url.path, version: .one, controllers: ["memory"])
        #expect(SharedLimits(values, in: [folder]) == nil)
        #expect(try FileManager.default.contentsOfDirectory(atPath: url.path) == [])
    }

    /// An ordinary folder can be locked and removed as one of the kernel's.
    @Test func `groups of a server that is gone are removed, and those that are in use stay`() throws {
        let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: url) }
        for name in ["parley-used", "parley-left", "other"] {
            try FileManager.default.createDirectory(at: url.appending(path: name), withIntermediateDirectories: true)
        }
        let used = open(url.appending(path: "parley-used").path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        defer { close(used) }
        try #require(flock(used, LOCK_EX | LOCK_NB) == 0)
        let folder = ControlGroupFolder(path: url.path, version: .one, controllers: ["memory"])
        #expect(SharedLimits(values, in: [folder]) == nil)
        #expect(try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() == ["other", "parley-used"])
    }
}
