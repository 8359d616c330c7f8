import Foundation

/// One run of a program of the toolchain, whose output is its answer.
struct ShortRun: Sendable {
    private let program: URL

    /// Most bytes of output that are kept.
    private static let outputMax = 1 << 20

    init(_ program: URL) { self.program = program }

    /// Returns what the program has written to its standard output; empty where it cannot be started or takes too long.
    func output(_ arguments: [String], timeMax: Duration) async -> String {
        let process = Process()
        (process.executableURL, process.arguments) = (program, arguments)
        let pipe = Pipe()
        (process.standardInput, process.standardOutput) = (FileHandle.nullDevice, pipe)
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return "" }
        let identifier = process.processIdentifier
        let alarm = Task {
            try await Task.sleep(for: timeMax)
            kill(identifier, SIGKILL)
        }
        defer { alarm.cancel() }
        return await Task.detached {
            let data = (try? pipe.fileHandleForReading.read(upToCount: Self.outputMax)) ?? Data()
            return String(decoding: data, as: UTF8.self)
        }.value
    }
}
