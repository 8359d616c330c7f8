public import Glibc

/// The user as which a process within the walls runs, where root starts it: one of its own for each folder in which it may
/// write, so that what gets out of its other walls finds nothing that is its.
public enum ProcessUser {
    /// Numbers that no system gives to people, services or containers of its own accord.
    private static let first: uid_t = 0x4000_0000
    private static let count: uid_t = 0x3000_0000

    public static func isOne(_ user: uid_t) -> Bool { (first..<first + count).contains(user) }

    /// Changes the owner of the folder, and of all in it, to the folder's user, whose number follows from the folder's inode: no
    /// other folder of that disk has the same. Does nothing where the folder has such an owner, or where the server is not root.
    /// - Returns: nil where the server is an ordinary user: the process runs as the same.
    /// - Throws: `errno`'s text where the file system has no owners.
    public static func own(_ folder: Int32) throws(ProgramError) -> uid_t? {
        guard geteuid() == 0 else { return nil }
        var about = stat()
        guard fstat(folder, &about) == 0 else { throw ProgramError(refused: "fstat", errno) }
        if isOne(about.st_uid) { return about.st_uid }
        let user = first + uid_t(truncatingIfNeeded: about.st_ino % UInt(count))
        try give(folder, to: user, depth: 0)
        return user
    }

    /// Gives a folder back to the server's own user: a process without walls is about to write there.
    public static func disown(_ folder: Int32) {
        if geteuid() == 0 { _ = fchown(folder, 0, 0) }
    }

    /// Gives what the server has just made inside of a folder to the folder's user, where it has one.
    public static func share(_ folder: Int32, _ inner: Int32) {
        var about = stat()
        if geteuid() == 0, fstat(folder, &about) == 0, isOne(about.st_uid) {
            _ = fchown(inner, about.st_uid, about.st_gid)
        }
    }

    /// Gives a folder what lies in it first, so that a folder that has its user has no part without.
    private static func give(_ folder: Int32, to user: uid_t, depth: Int) throws(ProgramError) {
        guard depth < depthMax else { throw ProgramError(refused: "open", ELOOP) }
        let listed = openat(folder, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard listed >= 0, let entries = fdopendir(listed) else {
            let problem = errno
            if listed >= 0 { close(listed) }
            throw ProgramError(refused: "open", problem)
        }
        defer { closedir(entries) }
        while let entry = readdir(entries) {
            let name = entry.name
            if strcmp(name, ".") == 0 || strcmp(name, "..") == 0 { continue }
            try giveEntry(name, of: folder, to: user, depth: depth)
        }
        guard fchown(folder, user, user) == 0 else { throw ProgramError(refused: "chown", errno) }
    }

    /// Leaves a file alone that has another name: a process that once ran without walls may have linked one of the server's.
    private static func giveEntry(
        _ name: [CChar], of folder: Int32, to user: uid_t, depth: Int
    ) throws(ProgramError) {
        let inner = openat(folder, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        if inner >= 0 {
            defer { close(inner) }
            return try give(inner, to: user, depth: depth + 1)
        }
        var about = stat()
        guard fstatat(folder, name, &about, AT_SYMLINK_NOFOLLOW) == 0 else {
            throw ProgramError(refused: "stat", errno)
        }
        if about.st_nlink > 1 { return }
        guard fchownat(folder, name, user, user, AT_SYMLINK_NOFOLLOW) == 0 else {
            throw ProgramError(refused: "chown", errno)
        }
    }

    /// Greatest depth of nested folders; `AppLauncher` has the same.
    private static let depthMax = 64
}
