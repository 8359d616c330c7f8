import AppHost
import Foundation

/// Counts the system calls of one start up to the first patch, by `strace`.
enum SystemCalls {
    private static let strace = "/usr/bin/strace"

    /// Returns the calls of the app's process and those of all processes of a start; nil where there is no strace.
    static func count(_ options: Options, in folder: URL) async throws -> (app: Int, all: Int)? {
        guard FileManager.default.isExecutableFile(atPath: strace) else { return nil }
        let output = folder.appendingPathComponent("calls")
        let launcher = try makeLauncher(options, output: output, in: folder)
        let starter = try AppStart(options, folder: folder, launcher: launcher)
        let (app, _) = try await starter.start("traced")
        let text = String(decoding: try Data(contentsOf: output), as: UTF8.self)
        try await starter.end(app)
        let counts = Dictionary(grouping: text.split(separator: "\n").filter(isCall), by: { $0.prefix { $0 != " " } })
        if let copy = options.callsFile { try text.write(toFile: copy, atomically: true, encoding: .utf8) }
        return (counts.values.map(\.count).max() ?? 0, counts.values.map(\.count).reduce(0, +))
    }

    /// A launcher that is traced, by a process that is not its parent: that must be the host.
    private static func makeLauncher(_ options: Options, output: URL, in folder: URL) throws -> URL {
        let script = folder.appendingPathComponent("launcher")
        let text = """
            #!/bin/sh
            exec \(strace) -D -f -r -qq -e signal=none -o '\(output.path)' '\(options.launcher.path)' "$@"
            """
        try text.write(to: script, atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: script.path)
        // The host looks for it beside the launcher.
        let noNetwork = "libNoNetwork.so"
        try? FileManager.default.copyItem(
            at: options.products.appendingPathComponent(noNetwork), to: folder.appendingPathComponent(noNetwork))
        return script
    }

    /// Whether a line begins a call: the end of one that was interrupted is a line of its own.
    private static func isCall(_ line: Substring) -> Bool { line.contains("(") && !line.contains("resumed>") }
}
