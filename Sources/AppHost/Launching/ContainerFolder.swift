import Foundation
import Glibc
import ProgramRunner

/// The writable folder of one app of one device, opened where it stands and nowhere else: an app can put a link in the place
/// of its folder, to another person's. Closed with the value.
final class ContainerFolder: Sendable {
    static let nameByteCountMax = 200
    private static let permissions: mode_t = 0o700

    let url: URL
    let descriptor: Int32
    var name: String { url.lastPathComponent }

    /// Opens the folder; it is made where there is none.
    /// - Throws: `containerNameMalformed`, `containerUnusable`.
    static func prepare(_ name: String, in containers: URL) throws(AppHostError) -> ContainerFolder {
        try check(name)
        let parent = try openParent(containers)
        defer { close(parent) }
        let folder = try ContainerFolder(makingIn: parent, name, url: url(of: name, in: containers))
        // `tmp` is what the app finds as TMPDIR.
        let temporary = try ContainerFolder(
            makingIn: folder.descriptor, "tmp", url: folder.url.appendingPathComponent("tmp"))
        ProcessUser.share(folder.descriptor, temporary.descriptor)
        return folder
    }

    static func remove(_ name: String, from containers: URL) throws(AppHostError) {
        try check(name)
        do {
            try FileManager.default.removeItem(at: containers.appendingPathComponent(name, isDirectory: true))
        } catch CocoaError.fileNoSuchFile {
        } catch {
            throw AppHostError(.containerUnusable, "The folder \(name) cannot be removed.")
        }
    }

    /// Gives a folder another name, where there is one and the new name is free.
    static func rename(_ name: String, to new: String, in containers: URL) throws(AppHostError) {
        try check(name)
        try check(new)
        let (from, to) = (containers.appendingPathComponent(name).path, containers.appendingPathComponent(new).path)
        var about = stat()
        guard lstat(from, &about) == 0, lstat(to, &about) != 0 else { return }
        guard Glibc.rename(from, to) == 0 else {
            throw AppHostError(.containerUnusable, "A folder cannot be renamed: \(String(cString: strerror(errno)))")
        }
    }

    private init(makingIn parent: Int32, _ name: String, url: URL) throws(AppHostError) {
        if mkdirat(parent, name, Self.permissions) != 0, errno != EEXIST { throw Self.unusable(url, errno) }
        let opened = openat(parent, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        guard opened >= 0 else { throw Self.unusable(url, errno) }
        // Out of the way of the numbers that a child's streams have.
        descriptor = fcntl(opened, F_DUPFD_CLOEXEC, ChildProcess.firstFreeDescriptor)
        self.url = url
        let problem = errno
        close(opened)
        guard descriptor >= 0 else { throw Self.unusable(url, problem) }
        var about = stat()
        // Closed by `deinit` where this throws: every part of the value has its value by now.
        guard fstat(descriptor, &about) == 0, Self.isOurs(about.st_uid) else { throw Self.unusable(url, EACCES) }
    }

    deinit {
        if descriptor >= 0 { close(descriptor) }
    }

    /// Whether the server has made the folder, for itself or for the app.
    private static func isOurs(_ user: uid_t) -> Bool { user == geteuid() || geteuid() == 0 && ProcessUser.isOne(user) }

    /// Makes the folder the app's own, where the app has a user of its own; returns that user.
    func own(in sandbox: Sandbox) throws(ProgramError) -> uid_t? {
        guard sandbox == .walls else {
            ProcessUser.disown(descriptor)
            return nil
        }
        return try ProcessUser.own(descriptor)
    }

    private static func openParent(_ containers: URL) throws(AppHostError) -> Int32 {
        try? FileManager.default.createDirectory(
            at: containers, withIntermediateDirectories: true, attributes: [.posixPermissions: Int(permissions)])
        let parent = open(containers.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard parent >= 0 else { throw unusable(containers, errno) }
        return parent
    }

    /// The host's own folder may be reached by links; what apps can write begins below it.
    private static func url(of name: String, in containers: URL) -> URL {
        containers.resolvingSymlinksInPath().appendingPathComponent(name, isDirectory: true)
    }

    private static func unusable(_ url: URL, _ problem: Int32) -> AppHostError {
        AppHostError(
            .containerUnusable, "The folder \(url.path) cannot be used: \(String(cString: strerror(problem))).")
    }

    private static func check(_ name: String) throws(AppHostError) {
        let allowed = name.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."):
                true
            default: false
            }
        }
        guard allowed, (1...nameByteCountMax).contains(name.utf8.count), !name.hasPrefix(".") else {
            throw AppHostError(.containerNameMalformed, "A container's name has letters, digits, -, _ and . only.")
        }
    }
}
