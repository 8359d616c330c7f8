import Foundation
import ProgramRunner

/// A peer: bubblewrap's own start, with namespaces alone and a program that does nothing.
struct Bubblewrap {
    private let program: String

    /// Finds it on the path; nil where there is none.
    init?() {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        guard let found = folders.map({ "\($0)/bwrap" }).first(where: FileManager.default.isExecutableFile(atPath:))
        else { return nil }
        program = found
    }

    /// Returns the time from the order to the end, in milliseconds.
    func run() async throws -> Double {
        let begin = ContinuousClock.now
        let ends = try DescriptorPair()
        let command = [
            program, "--unshare-all", "--die-with-parent", "--new-session", "--ro-bind", "/", "/", "--proc", "/proc",
            "--dev", "/dev", "/usr/bin/true",
        ]
        _ = try await ProcessSpawner.shared.spawn(command, connection: ends.child, log: ends.child).exit
        return begin.duration(to: .now).milliseconds
    }
}
