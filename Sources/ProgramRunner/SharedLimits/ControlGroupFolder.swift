/// A folder of the kernel in which this process may make control groups (cgroups(7)).
struct ControlGroupFolder: Hashable {
    enum Version { case one, two }

    /// Absolute path of the group that this process is in.
    let path: String
    let version: Version
    /// Controllers of a hierarchy of version 1; empty for version 2, whose groups list theirs in a file.
    let controllers: Set<String>

    /// Returns the folders of this process's groups.
    /// - Parameters:
    ///   - mounts: the text of `/proc/self/mountinfo`.
    ///   - groups: the text of `/proc/self/cgroup`.
    static func all(mounts: String, groups: String) -> [ControlGroupFolder] {
        mounts.split(separator: "\n").compactMap { folder(mount: $0, groups: groups) }
    }

    /// Source: proc_pid_mountinfo(5): number, parent, device, root, mount point, options, tags, `-`, file system, source,
    /// options of the file system.
    private static func folder(mount line: Substring, groups: String) -> ControlGroupFolder? {
        let fields = line.split(separator: " ")
        guard let hyphen = fields.firstIndex(of: "-"), hyphen >= 6, fields.count > hyphen + 3 else { return nil }
        let (root, point) = (String(fields[3]), String(fields[4]))
        let options = Set(fields[hyphen + 3].split(separator: ",").map(String.init))
        let version: Version
        switch fields[hyphen + 1] {
        case "cgroup": version = .one
        case "cgroup2": version = .two
        default: return nil
        }
        let controllers = version == .one ? options.intersection(SharedLimit.controllers) : []
        guard version == .two || !controllers.isEmpty else { return nil }
        return group(of: controllers, in: groups).flatMap { path(of: $0, root: root, mountPoint: point) }
            .map { ControlGroupFolder(path: $0, version: version, controllers: controllers) }
    }

    /// Source: cgroups(7): lines `number:controllers:path`, version 2's with number 0 and no controllers.
    private static func group(of controllers: Set<String>, in groups: String) -> String? {
        for line in groups.split(separator: "\n") {
            let fields = line.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
            guard fields.count == 3 else { continue }
            let names = Set(fields[1].split(separator: ",").map(String.init))
            let isSought = controllers.isEmpty ? fields[1].isEmpty : !names.isDisjoint(with: controllers)
            if isSought { return String(fields[2]) }
        }
        return nil
    }

    /// Returns nil where the mount does not show the group, as for one outside of a container.
    private static func path(of group: String, root: String, mountPoint: String) -> String? {
        guard !group.contains("/..") else { return nil }
        let base = root == "/" ? "" : root
        guard group == base || group.hasPrefix(base + "/") else { return nil }
        let inner = group.dropFirst(base.count)
        return mountPoint + (inner == "/" ? "" : inner)
    }
}
