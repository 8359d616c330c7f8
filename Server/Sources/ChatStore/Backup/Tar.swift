import Foundation

/// Runs tar(1), which every Debian system has.
enum Tar {
    /// Exit code of GNU tar where a file was changed while it was read.
    private static let someFilesDiffer: Int32 = 1

    /// Packs the named items of some folders. Owners are kept as numbers, since an app may have a user of its own without a name.
    static func create(_ file: URL, _ parts: [(folder: URL, names: [String])], leavingOut: [String]) throws {
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
        let (status, words) = try run(arguments)
        guard status == 0 || status == someFilesDiffer else {
            throw ChatStoreError(.backupFailed, "The backup could not be written: \(words)")
        }
    }

    static func extract(_ file: URL, into folder: URL) throws {
        let (status, words) = try run([
            "--extract", "--file", file.path, "--directory", folder.path, "--numeric-owner", "--preserve-permissions",
        ])
        guard status == 0 else {
            throw ChatStoreError(.badBackup, "\(file.path) cannot be unpacked: \(words)")
        }
    }

    /// - Returns: the exit code, and the first line that the program complained with.
    private static func run(_ arguments: [String]) throws -> (Int32, String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["tar"] + arguments
        let errors = Pipe()
        (process.standardError, process.standardOutput) = (errors, FileHandle.nullDevice)
        process.environment = ["PATH": "/usr/bin:/bin", "LC_ALL": "C"]
        do {
            try process.run()
        } catch {
            throw ChatStoreError(.backupFailed, "The program tar cannot be started.")
        }
        let words = (try? errors.fileHandleForReading.readToEnd()).map { String(decoding: $0, as: UTF8.self) } ?? ""
        process.waitUntilExit()
        return (process.terminationStatus, words.split(separator: "\n").first.map(String.init) ?? "")
    }
}
