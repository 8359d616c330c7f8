public import Foundation
import Glibc
import ProgramRunner

/// A file that is being written into an app's container from outside. Each folder on its way is opened by its descriptor and is no
/// link, and the file is a new one, so that nothing is written elsewhere, whatever the app does meanwhile. The app owns it once it
/// is finished.
public final class IncomingFile: Sendable {
    private let container: ContainerFolder
    private let folder: Int32
    private let descriptor: Int32
    public let name: String

    private static let folderPermissions: mode_t = 0o700
    private static let filePermissions: mode_t = 0o600

    /// Creates the file, and the folders that are not there yet.
    /// - Parameters:
    ///   - folders: names of folders, without separators.
    ///   - name: a sanitised file name.
    /// - Throws: `containerUnusable` where something else stands there; `CocoaError.fileWriteOutOfSpace`.
    init(_ name: String, in folders: [String], of container: ContainerFolder) throws {
        self.container = container
        self.name = name
        var place = fcntl(container.descriptor, F_DUPFD_CLOEXEC, 0)
        for folder in folders {
            let next = try Self.enter(folder, of: place, container)
            close(place)
            place = next
        }
        let opened = openat(place, name, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, Self.filePermissions)
        let problem = errno
        guard opened >= 0 else {
            close(place)
            throw Self.error(problem)
        }
        (folder, descriptor) = (place, opened)
    }

    deinit {
        close(descriptor)
        close(folder)
    }

    /// Opens a folder, which is made where there is none. Closes `parent` where that fails.
    private static func enter(_ name: String, of parent: Int32, _ container: ContainerFolder) throws -> Int32 {
        let isNew = mkdirat(parent, name, folderPermissions) == 0
        let opened = openat(parent, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        let problem = errno
        guard opened >= 0 else {
            close(parent)
            throw error(problem)
        }
        if isNew { ProcessUser.share(container.descriptor, opened) }
        return opened
    }

    public func append(_ bytes: UnsafeRawBufferPointer) throws {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
            if count > 0 {
                rest = rest.dropFirst(count)
            } else if errno != EINTR {
                throw Self.error(errno)
            }
        }
    }

    /// Returns the first bytes, or all of them.
    public func read(_ count: Int) -> Data {
        var bytes = Data(count: count)
        var done = 0
        while done < count {
            let read = bytes.withUnsafeMutableBytes {
                pread(descriptor, $0.baseAddress.map { $0 + done }, count - done, off_t(done))
            }
            guard read > 0 else { break }
            done += read
        }
        return bytes.prefix(done)
    }

    /// Replaces everything that was written.
    public func replace(with bytes: Data) throws {
        guard ftruncate(descriptor, 0) == 0, lseek(descriptor, 0, SEEK_SET) == 0 else { throw Self.error(errno) }
        try bytes.withUnsafeBytes { try append($0) }
    }

    /// Hands the file over to the app.
    /// - Parameter newName: another name for it, sanitised; nil for the one that it has.
    public func finish(as newName: String? = nil) throws {
        if let newName, newName != name, renameat(folder, name, folder, newName) != 0 { throw Self.error(errno) }
        ProcessUser.share(container.descriptor, descriptor)
    }

    /// Removes the file.
    public func discard() { unlinkat(folder, name, 0) }

    private static func error(_ problem: Int32) -> any Error {
        if [ENOSPC, EDQUOT, EFBIG].contains(problem) { return CocoaError(.fileWriteOutOfSpace) }
        return AppHostError(
            .containerUnusable, "A file cannot be put into the app's folder: \(String(cString: strerror(problem)))")
    }
}

extension AppHost {
    /// Creates a file in a container that an app has been launched with.
    public func receive(_ name: String, in folders: [String], container: String) throws -> IncomingFile {
        try IncomingFile(name, in: folders, of: ContainerFolder.prepare(container, in: containers))
    }
}
