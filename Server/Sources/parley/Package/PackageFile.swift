import AppHost
import Foundation
import Hashing
import ParleyPrograms

/// An app's bundle in one file: a compressed tar archive with one folder, the same bytes for the same bundle.
struct PackageFile: Encodable {
    let path: String
    let version: String
    /// SHA-256 of the file, in hexadecimal digits.
    let checksum: String
    let byteCount: Int

    static let pathExtension = "parley"
    private static let tar = ShortRun(URL(fileURLWithPath: "/usr/bin/tar"))
    private static let timeMax = Duration.seconds(120)

    /// Writes `NAME-VERSION.parley`, in place of one that is there.
    /// - Throws: `CommandFailure` where it cannot be written.
    static func write(_ bundle: URL, version: String, to folder: URL) async throws -> PackageFile {
        let name = bundle.deletingPathExtension().lastPathComponent
        let file = folder.appendingPathComponent("\(name)-\(version).\(pathExtension)")
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let new = folder.appendingPathComponent(".\(file.lastPathComponent)-\(getpid())")
        defer { try? FileManager.default.removeItem(at: new) }
        let alike = ["--sort=name", "--mtime=@0", "--owner=0", "--group=0", "--numeric-owner", "--mode=go-w"]
        let place = ["-C", bundle.deletingLastPathComponent().path, bundle.lastPathComponent]
        guard await tar.answer(["-czf", new.path] + alike + place, timeMax: timeMax).isGood,
            let bytes = try? Data(contentsOf: new),
            rename(new.path, file.path) == 0
        else { throw CommandFailure("\(file.path) cannot be written. Is there room, and may you write there?") }
        return PackageFile(
            path: file.path, version: version, checksum: SHA256.hash(bytes).hexadecimal, byteCount: bytes.count)
    }

    /// Unpacks a file into an empty folder, and returns the bundle in it.
    /// - Throws: `CommandFailure` for what is no package, or is larger than a package may be.
    static func unpack(_ file: URL, into folder: URL) async throws -> URL {
        let listing = await tar.answer(["-tvzf", file.path, "--numeric-owner"], timeMax: timeMax)
        let entries = listing.output.split(separator: "\n").map(ArchiveEntry.init)
        guard listing.isGood, !entries.isEmpty else { throw CommandFailure("\(file.path) is no package of an app.") }
        guard entries.allSatisfy(\.isPlain) else {
            throw CommandFailure("\(file.path) has links or devices in it, which no package may have.")
        }
        guard entries.count <= AppBundleLimits.fileCountMax,
            entries.reduce(0, { $0 + $1.byteCount }) <= AppBundleLimits.byteCountMax
        else {
            let countMax = AppBundleLimits.fileCountMax
            throw CommandFailure("\(file.path) holds more than \(countMax) files and folders or a gibibyte.")
        }
        let options = ["--no-same-owner", "--no-same-permissions", "-C", folder.path]
        guard await tar.answer(["-xzf", file.path] + options, timeMax: timeMax).isGood,
            let bundle = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil).first
        else { throw CommandFailure("\(file.path) cannot be unpacked.") }
        return bundle
    }

    var words: String {
        "\(path)\n  version \(version), \(byteCount.formatted(.byteCount(style: .file)))\n  SHA-256 \(checksum)"
    }

    var json: String { get throws { try JSONWords.of(self) } }
}

/// One line of `tar -tv`.
private struct ArchiveEntry {
    /// Whether it is a file or a folder.
    let isPlain: Bool
    /// No more than is needed to see that it is too large: so many as a package may have can be added up.
    let byteCount: Int

    init(_ line: Substring) {
        let parts = line.split(separator: " ", omittingEmptySubsequences: true)
        isPlain = line.hasPrefix("-") || line.hasPrefix("d")
        let size = parts.count > 2 ? max(0, Int(parts[2]) ?? .max) : 0
        byteCount = min(size, AppBundleLimits.byteCountMax + 1)
    }
}
