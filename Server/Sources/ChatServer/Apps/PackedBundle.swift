package import AppHost
package import Foundation
import ProgramRunner

/// Unpacks an app's bundle that stands in one file, as `parley package` writes it: a tar archive, compressed by gzip or plain.
package struct PackedBundle {
    private let folder: URL
    private let sandbox: Sandbox
    private var archive: URL { folder.appendingPathComponent("package.tar") }

    private static let limits = ProgramLimits(
        timeMax: .seconds(120), processorSecondsMax: 120, memoryByteCountMax: 256 << 20,
        addressSpaceByteCountMax: 1 << 30, openFileCountMax: 64,
        // Each entry has a block of its own, and one that is padded.
        fileByteCountMax: AppBundleLimits.byteCountMax + AppBundleLimits.fileCountMax << 10,
        outputByteCountMax: 4 << 20)

    /// Words of the C library for a disk or a quota that is full.
    private static let noRoomWords = [ENOSPC, EDQUOT].map { String(cString: strerror($0)) }

    /// - Parameters:
    ///   - folder: an empty one, in which all of the work is done.
    ///   - hasWalls: whether walls stand around the programs that read the file.
    package init(in folder: URL, hasWalls: Bool) {
        self.folder = folder.resolvingSymlinksInPath()
        sandbox = hasWalls ? .walls : .none
    }

    /// Unpacks a file and returns the bundle's folder, of which nothing has been checked but sizes and kinds of files.
    /// - Parameter file: is moved, where it stands in the folder of the work, else copied; what a link leads to is the file.
    /// - Throws: `AppHostError`: `package_malformed`, `link_in_bundle`, `bundle_too_large`, `no_room_to_install`, `cannot_install`.
    package func unpack(_ file: URL) async throws(AppHostError) -> URL {
        try await takeOver(file.resolvingSymlinksInPath())
        try await check()
        try await run(
            "tar",
            [
                "--extract", "--file", archive.path, "--one-top-level=unpacked", "--no-same-owner",
                "--no-same-permissions",
            ])
        // Gives its room back before the bundle is copied.
        try? FileManager.default.removeItem(at: archive)
        return try bundle(in: folder.appendingPathComponent("unpacked", isDirectory: true))
    }

    /// Makes a plain archive of the file.
    private func takeOver(_ file: URL) async throws(AppHostError) {
        switch try Kind(of: file) {
        case .plain: try put(file, at: archive)
        case .compressed:
            try put(file, at: archive.appendingPathExtension("gz"))
            try await run("gzip", ["--decompress", archive.path + ".gz"])
            guard try Kind(of: archive) == .plain else { throw AppHostError.noPackage }
        }
    }

    private func put(_ file: URL, at place: URL) throws(AppHostError) {
        do {
            if file.deletingLastPathComponent().path == folder.path {
                try FileManager.default.moveItem(at: file, to: place)
            } else {
                try FileManager.default.copyItem(at: file, to: place)
            }
        } catch {
            throw AppHostError(notInstalled: "The file cannot be copied", error)
        }
    }

    /// Looks at the list of what is in the archive, before anything is written.
    private func check() async throws(AppHostError) {
        let listing = try await run("tar", ["--list", "--verbose", "--numeric-owner", "--file", archive.path])
        // Warnings, as about unknown headers of other systems, begin with tar's own name.
        let entries = listing.split(separator: "\n").filter { !$0.hasPrefix("tar: ") }.map(ArchiveEntry.init)
        guard !entries.isEmpty else { throw AppHostError.noPackage }
        guard entries.allSatisfy(\.isPlain) else {
            throw AppHostError(
                .linkInBundle, "There are links or devices in the archive. A bundle has files and folders alone.")
        }
        guard !entries.contains(where: \.isTooDeep) else {
            throw AppHostError(
                .packageMalformed,
                "A name in the archive has more than \(ArchiveEntry.nameByteCountMax) bytes or \(ArchiveEntry.depthMax) folders."
            )
        }
        // The end of a list that is too long is not there.
        guard listing.utf8.count < Self.limits.outputByteCountMax - 1, entries.count <= AppBundleLimits.fileCountMax,
            entries.reduce(0, { $0 + $1.byteCount }) <= AppBundleLimits.byteCountMax
        else { throw AppHostError.packageTooLarge }
    }

    private func bundle(in folder: URL) throws(AppHostError) -> URL {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        if names.contains("Info.plist") { return folder }
        guard let name = names.first, names.count == 1 else {
            throw AppHostError(
                .packageMalformed,
                "A packed app has one bundle’s folder in it; here are \(names.count) files and folders."
            )
        }
        return folder.appendingPathComponent(name, isDirectory: true)
    }

    @discardableResult
    private func run(_ program: String, _ arguments: [String]) async throws(AppHostError) -> String {
        let lines = CollectedLines()
        let run = ProgramRun(launcher: Launcher.besideExecutable, limits: Self.limits, folder: folder, sandbox: sandbox)
        let end = await run.run(URL(fileURLWithPath: "/usr/bin/\(program)"), arguments) { lines.add($0) }
        switch end {
        case .exited(status: 0): return lines.text
        case .wroteTooMuch: throw AppHostError.packageTooLarge
        case .missing: throw AppHostError(.cannotInstall, "The program \(program) is missing.")
        case .failed(let error): throw AppHostError(.cannotInstall, error.message)
        case .exited where Self.noRoomWords.contains(where: lines.text.contains): throw AppHostError.noRoomToInstall
        case .exited, .tooSlow, .crashed, .cancelled:
            throw AppHostError(.packageMalformed, "The archive cannot be unpacked: it is damaged.")
        }
    }

    private enum Kind {
        case plain, compressed

        /// - Throws: `package_malformed` for a file of another kind.
        init(of file: URL) throws(AppHostError) {
            let head = (try? FileHandle(forReadingFrom: file).read(upToCount: 512)) ?? Data()
            if head.starts(with: [0x1f, 0x8b]) {
                self = .compressed
            } else if head.dropFirst(257).starts(with: Data("ustar".utf8)) {
                self = .plain
            } else {
                throw AppHostError.noPackage
            }
        }
    }
}

extension AppHostError {
    static let noRoomToInstall = AppHostError(
        .noRoomToInstall, "There is no room on the disk for this app. What was there before is as it was.")

    /// Returns `no_room_to_install` where the disk is full, else `cannot_install` with the words.
    init(notInstalled words: String, _ error: any Error) {
        if case CocoaError.fileWriteOutOfSpace = error {
            self = .noRoomToInstall
        } else {
            self.init(.cannotInstall, "\(words): \((error as? CocoaError)?.localizedDescription ?? "\(error)")")
        }
    }

    fileprivate static let noPackage = AppHostError(
        .packageMalformed,
        "This is no packed app: `parley package` makes one, and so does tar of a bundle’s folder, as .tar or .tar.gz.")
    fileprivate static let packageTooLarge = AppHostError(
        .bundleTooLarge, "The archive holds more than \(AppBundleLimits.fileCountMax) files and folders or a gibibyte.")
}

/// One line of `tar -tv`.
private struct ArchiveEntry {
    /// Whether it is a file or a folder.
    let isPlain: Bool
    /// No more than is needed to see that it is too large: so many as a package may have can be added up.
    let byteCount: Int
    /// Whether its path is so long that it might not be removed again: tar makes it from within the folder, others from the root.
    let isTooDeep: Bool

    static let nameByteCountMax = 1_024
    static let depthMax = 64

    init(_ line: Substring) {
        // Rights, owner, size, date, time and name.
        let parts = line.split(separator: " ", maxSplits: 5, omittingEmptySubsequences: true)
        let name = parts.count > 5 ? parts[5] : ""
        isTooDeep = name.utf8.count > Self.nameByteCountMax || name.split(separator: "/").count > Self.depthMax
        isPlain = line.hasPrefix("-") || line.hasPrefix("d")
        let size = parts.count > 2 ? max(0, Int(parts[2]) ?? .max) : 0
        byteCount = min(size, AppBundleLimits.byteCountMax + 1)
    }
}
