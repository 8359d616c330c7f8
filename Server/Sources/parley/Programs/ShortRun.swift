import Foundation
import Subprocess
import SystemPackage

/// One run of a program of this computer, whose output is its answer.
struct ShortRun: Sendable {
    private let program: URL

    /// Most bytes of output that are kept; a program that writes more is ended.
    private static let outputMax = 4 << 20

    init(_ program: URL) { self.program = program }

    /// Result of a run.
    struct Answer: Sendable {
        /// Exit code, or the number of the signal that ended it; -1 where it could not be started, was too slow, or wrote too much.
        let status: Int32
        let output: String

        var isGood: Bool { status == 0 }

        static let none = Answer(status: -1, output: "")
    }

    /// Runs the program; ends it where it takes too long, writes too much, or the task is cancelled.
    func answer(_ arguments: [String], timeMax: Duration) async -> Answer {
        await withTaskGroup(of: Answer.self) { group in
            group.addTask { (try? await answer(arguments)) ?? .none }
            group.addTask {
                try? await Task.sleep(for: timeMax)
                return .none
            }
            // Cancelling the task ends the program, and the group waits until it is gone.
            defer { group.cancelAll() }
            return await group.next() ?? .none
        }
    }

    private func answer(_ arguments: [String]) async throws -> Answer {
        let result = try await Subprocess.run(
            .path(FilePath(program.path)), arguments: Arguments(arguments), output: .string(limit: Self.outputMax))
        return Answer(status: result.terminationStatus.number, output: result.standardOutput)
    }
}

extension TerminationStatus {
    /// Exit code, or the number of the signal that ended the program.
    var number: Int32 {
        switch self {
        case .exited(let code): code
        case .signaled(let signal): signal
        }
    }
}
