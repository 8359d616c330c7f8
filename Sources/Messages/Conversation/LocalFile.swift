package import AppProtocol
import Foundation
import Glibc
import Synchronization

/// A file that an app names by a URL.
package enum LocalFile {
    private static let folders = Mutex<[String]?>(nil)

    /// The folders in which an app may name files, links followed; nil for anywhere, as in a test. It spares an author a
    /// mistake; what an app can read at all is the sandbox's business.
    package static var allowedFolders: [String]? {
        get { foldersOfTask?.compactMap(resolved) ?? folders.withLock { $0 } }
        set { folders.withLock { $0 = newValue?.compactMap(resolved) } }
    }

    /// In place of the process's own, for what one task does: tests run beside each other.
    @TaskLocal package static var foldersOfTask: [String]?

    /// Reads nothing but a whole regular file that is not too long.
    /// - Throws: 4 for no file URL, 1 where there is none, 2 where it cannot be read or lies elsewhere, 3 for a folder or
    ///   the like, 5 where its attributes cannot be read, `tooLong` beyond the limit.
    static func read(
        _ url: URL, byteCountMax: Int, tooLong: MSMessageErrorCode = .unknown
    ) throws(Problem) -> Data {
        guard url.isFileURL else {
            throw Problem(.improperFileURL, "\(url.absoluteString) is not the URL of a local file.")
        }
        let name = url.lastPathComponent
        let byteCount = try byteCount(ofFileAt: url.path, name)
        try checkFolder(of: url.path, name)
        guard byteCount <= byteCountMax else {
            throw Problem(tooLong, "The file \(name) has \(byteCount) bytes; \(byteCountMax) are allowed.")
        }
        guard let bytes = try? Data(contentsOf: URL(fileURLWithPath: url.path)), bytes.count <= byteCountMax else {
            throw Problem(.fileUnreadable, "The file \(name) cannot be read.")
        }
        return bytes
    }

    /// The file as the host finds it. The first of `allowedFolders` is the bundle, the second the container; where anything is
    /// allowed, the name alone stands for it.
    /// - Throws: as `read`, but for its length.
    package static func appFile(_ url: URL) throws(Problem) -> AppFile {
        guard url.isFileURL else {
            throw Problem(.improperFileURL, "\(url.absoluteString) is not the URL of a local file.")
        }
        let name = url.lastPathComponent
        _ = try byteCount(ofFileAt: url.path, name)
        try checkFolder(of: url.path, name)
        guard let real = resolved(url.path), let allowedFolders else { return AppFile(folder: .bundle, path: name) }
        for (folder, root) in zip([AppFile.Folder.bundle, .container], allowedFolders) where real.hasPrefix(root + "/")
        {
            return AppFile(folder: folder, path: String(real.dropFirst(root.count + 1)))
        }
        throw Problem(.fileUnreadable, "The file \(name) is neither in the app's bundle nor in its own folders.")
    }

    private static func byteCount(ofFileAt path: String, _ name: String) throws(Problem) -> Int {
        var found = stat()
        guard stat(path, &found) == 0 else {
            guard [ENOENT, ENOTDIR].contains(errno) else {
                throw Problem(
                    .stickerFileImproperFileAttributes, "Size and kind of the file \(name) cannot be read.")
            }
            throw Problem(.fileNotFound, "There is no file \(name).")
        }
        guard found.st_mode & S_IFMT == S_IFREG else { throw Problem(.improperFileType, "\(name) is not a file.") }
        return Int(found.st_size)
    }

    private static func checkFolder(of path: String, _ name: String) throws(Problem) {
        guard let allowedFolders, let real = resolved(path) else { return }
        guard allowedFolders.contains(where: { real == $0 || real.hasPrefix($0 + "/") }) else {
            throw Problem(.fileUnreadable, "The file \(name) is neither in the app's bundle nor in its own folders.")
        }
    }

    /// The path without links; nil where there is nothing.
    private static func resolved(_ path: String) -> String? {
        guard let real = realpath(path, nil) else { return nil }
        defer { free(real) }
        return String(cString: real)
    }
}
