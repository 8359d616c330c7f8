import Foundation
import Subprocess

/// Runs tar(1), which every Debian system has.
enum Tar {
    /// Exit code of GNU tar where a file was changed while it was read.
    private static let someFilesDiffer: Int32 = 1
    /// Bytes of its complaints that are kept; the first line says enough.
    private static let wordsMax = 4 << 10

    /// Packs the named items of some folders. Owners are kept as numbers, since an app may have a user of its own without a name.
    static func create(_ file: URL, _ parts: [(folder: URL, names: [String])], leavingOut: [String]) async throws {
        var arguments = [
            "--create", "--file", file.path, "--numeric-owner", "--sparse", "--warning=no-file-changed",
            "--warning=no-file-removed", "--warning=no-file-ignored", "--anchored", "--no-wildcards",
        ]
        for (folder, names) in parts {
            arguments +=
                ["--directory", folder.path]
                + names.flatMap { name in
                    // Exclusions hold for what comes after them.
                    name == "." ? leavingOut.map { "--exclude=\($0)" } + ["."] : [name]
                }
        }
        let (status, words) = try await run(arguments)
        guard status == .exited(0) || status == .exited(someFilesDiffer) else {
            throw ChatStoreError(.backupFailed, "The backup could not be written: \(words)")
        }
    }

    static func extract(_ file: URL, into folder: URL) async throws {
        let (status, words) = try await run([
            "--extract", "--file", file.path, "--directory", folder.path, "--numeric-owner", "--preserve-permissions",
        ])
        guard status.isSuccess else {
            throw ChatStoreError(.badBackup, "\(file.path) cannot be unpacked: \(words)")
        }
    }

    /// - Returns: how it ended, and the first line that it complained with.
    private static func run(_ arguments: [String]) async throws -> (TerminationStatus, String) {
        do {
            let result = try await Subprocess.run(
                .name("tar"), arguments: Arguments(arguments),
                environment: .custom(["PATH": "/usr/bin:/bin", "LC_ALL": "C"]), input: .none,
                output: .discarded, error: .sequence
            ) { tar in
                var words = Data()
                for try await part in tar.standardError {
                    part.withUnsafeBytes { words += $0.prefix(wordsMax - words.count) }
                }
                return String(decoding: words, as: UTF8.self)
            }
            let line = result.closureResult.split(separator: "\n").first.map(String.init) ?? ""
            return (result.terminationStatus, line)
        } catch {
            throw ChatStoreError(.backupFailed, "The program tar cannot be run: \(error)")
        }
    }
}
