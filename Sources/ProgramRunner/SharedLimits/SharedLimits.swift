import Foundation

/// Limits that a set of processes has together, kept by the kernel (cgroups(7)): a process beside them loses nothing by
/// them, however many they are. Processes join by `AppLauncher`.
public final class SharedLimits: Sendable {
    /// Arguments by which `AppLauncher` joins before it becomes a program.
    public let launcherArguments: [String]
    /// Says what is limited, such as "4096 MB of memory, 8192 threads".
    public let summary: String
    private let groups: [ControlGroup]

    /// Makes groups below those of this process; nil where it may make none, as without root and in most containers.
    public convenience init?(_ values: SharedLimitValues = SharedLimitValues()) {
        let mounts = (try? String(contentsOfFile: "/proc/self/mountinfo", encoding: .utf8)) ?? ""
        let groups = (try? String(contentsOfFile: "/proc/self/cgroup", encoding: .utf8)) ?? ""
        self.init(values, in: ControlGroupFolder.all(mounts: mounts, groups: groups))
    }

    init?(_ values: SharedLimitValues, in folders: [ControlGroupFolder]) {
        let limits = SharedLimit.all(values)
        var set: Set<String> = []
        var groups: [ControlGroup] = []
        for folder in folders {
            ControlGroup.removeAbandoned(in: folder)
            guard let group = ControlGroup(in: folder, limits.filter { !set.contains($0.controller) }) else { continue }
            set.formUnion(group.controllers)
            groups.append(group)
        }
        guard !groups.isEmpty else { return nil }
        self.groups = groups
        launcherArguments = groups.flatMap { ["--join", $0.memberFile] }
        summary = limits.filter { set.contains($0.controller) }.map(\.words).joined(separator: ", ")
    }

    deinit { remove() }

    /// Removes the groups. The kernel keeps one that still has a process; the next server removes it.
    public func remove() { for group in groups { group.remove() } }
}
