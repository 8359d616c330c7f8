import AppHost
import ChatServer
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
        do throws(AppHostError) {
            // The file is the caller's own, and read as the caller, also where the kernel offers no walls.
            return try await PackedBundle(in: folder, hasWalls: false).unpack(file)
        } catch {
            throw CommandFailure(error)
        }
    }

    var words: String {
        "\(path)\n  version \(version), \(byteCount.formatted(.byteCount(style: .file)))\n  SHA-256 \(checksum)"
    }

    var json: String { get throws { try JSONWords.of(self) } }
}
