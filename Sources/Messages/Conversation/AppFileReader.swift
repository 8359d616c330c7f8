package import AppProtocol
import Foundation
import Glibc
import Synchronization

/// Reading of a file that an app names by a URL.
package enum AppFileReader {
    private static let folders = Mutex<[String]?>(nil)

    /// The folders from which an app may name files, with symbolic links resolved; nil for any, as in a test. The check
    /// reports an author's mistakes early; the sandbox decides what an app can read at all.
    package static var allowedFolders: [String]? {
        get { foldersOfTask?.compactMap(resolved) ?? folders.withLock { $0 } }
        set { folders.withLock { $0 = newValue?.compactMap(resolved) } }
    }

    /// Replacement for the process-wide folders within one task, because tests run concurrently.
    @TaskLocal package static var foldersOfTask: [String]?

    /// Reads a whole regular file up to the size limit.
    /// - Throws: Code 4 if the URL is no file URL, 1 if the file does not exist, 2 if it is unreadable or outside of
    ///   the folders, 3 for a folder or special file, 5 if its attributes are unreadable, `tooLong` beyond the limit.
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

    /// Returns the file relative to its folder, as the host locates it. The first of `allowedFolders` is the bundle,
    /// the second the container; if any folder is allowed, only the name is returned.
    /// - Throws: As `read`, but for the size limit.
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

    /// Returns the path with symbolic links resolved; nil if the file does not exist.
    private static func resolved(_ path: String) -> String? {
        guard let real = realpath(path, nil) else { return nil }
        defer { free(real) }
        return String(cString: real)
    }
}
