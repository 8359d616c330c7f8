import Foundation

/// One run of a program of this computer, whose output is its answer.
struct ShortRun: Sendable {
    private let program: URL

    /// Most bytes of output that are kept; a program that writes more is ended.
    private static let outputMax = 4 << 20

    init(_ program: URL) { self.program = program }

    /// Result of a run.
    struct Answer: Sendable {
        /// Exit code, or the number of the signal that ended it; -1 where it could not be started.
        let status: Int32
        let output: String

        var isGood: Bool { status == 0 }
    }

    /// Runs the program; ends it where it takes too long.
    func answer(_ arguments: [String], timeMax: Duration) async -> Answer {
        let process = Process()
        (process.executableURL, process.arguments) = (program, arguments)
        let pipe = Pipe()
        (process.standardInput, process.standardOutput) = (FileHandle.nullDevice, pipe)
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return Answer(status: -1, output: "") }
        let identifier = process.processIdentifier
        let alarm = Task {
            try await Task.sleep(for: timeMax)
            kill(identifier, SIGKILL)
        }
        defer { alarm.cancel() }
        return await Task.detached { Self.finish(process, pipe.fileHandleForReading) }.value
    }

    private static func finish(_ process: Process, _ pipe: FileHandle) -> Answer {
        let data = (try? pipe.read(upToCount: outputMax)) ?? Data()
        if data.count == outputMax { process.terminate() }
        process.waitUntilExit()
        return Answer(status: process.terminationStatus, output: String(decoding: data, as: UTF8.self))
    }
}
