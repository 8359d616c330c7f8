public import AppProtocol
public import Foundation
import Glibc

/// A file of an app that was opened where the app says it is, and nowhere else: no part of the way to it is a link, so that it
/// does not lead out of the folder, whatever the app does meanwhile. Closed with the value.
public final class OpenedFile: Sendable {
    private let descriptor: Int32
    public let byteCount: Int

    /// Nil for a path that is not well formed, and for what is no file, or cannot be opened.
    /// - Parameter root: the app's bundle.
    public convenience init?(_ file: AppFile, in root: URL) {
        let folder = Glibc.open(root.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard folder >= 0 else { return nil }
        defer { close(folder) }
        self.init(file, in: folder)
    }

    /// - Parameter root: the opened container, which stays the caller's to close.
    init?(_ file: AppFile, in root: Int32) {
        guard file.isWellFormed, let found = Self.open(file.parts, in: root) else { return nil }
        var about = stat()
        guard fstat(found, &about) == 0, about.st_mode & S_IFMT == S_IFREG else {
            close(found)
            return nil
        }
        descriptor = found
        byteCount = Int(about.st_size)
    }

    deinit { close(descriptor) }

    /// The first bytes, by which its kind is known.
    public func head(_ count: Int) -> Data { read(at: 0, count: count) }

    /// - Returns: fewer bytes at the end of the file.
    public func read(at offset: Int, count: Int) -> Data {
        var bytes = Data(count: count)
        let read = bytes.withUnsafeMutableBytes { pread(descriptor, $0.baseAddress, $0.count, off_t(offset)) }
        return bytes.prefix(max(0, read))
    }

    private static func open(_ parts: [String], in root: Int32) -> Int32? {
        var folder = fcntl(root, F_DUPFD_CLOEXEC, 0)
        for (index, part) in parts.enumerated() {
            guard folder >= 0 else { return nil }
            // A named pipe would wait for its writer.
            let kind = index == parts.count - 1 ? O_NONBLOCK : O_DIRECTORY
            let next = openat(folder, part, O_RDONLY | O_NOFOLLOW | O_CLOEXEC | kind)
            close(folder)
            folder = next
        }
        return folder >= 0 ? folder : nil
    }
}
