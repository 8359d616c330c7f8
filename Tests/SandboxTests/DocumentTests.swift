import Foundation
import Glibc
import ProgramRunner
import Testing

@Suite(.timeLimit(.minutes(5))) struct `The table of docs/security.md` {
    @Test func `has a line for each attempt, in the same order`() throws {
        let document = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../docs/security.md")
        let lines = try String(contentsOf: document, encoding: .utf8).split(separator: "\n").filter {
            $0.hasPrefix("| ") && !$0.hasPrefix("| an app tries")
        }
        #expect(lines.map { String($0) } == Attempts.all.map(line))
    }

    private func line(_ attempt: Attempt) -> String {
        let outside =
            switch attempt.outside {
            case .possible: "possible"
            case .possibleForRoot: "possible for root"
            case .refused: "refused by limits"
            case .untried: "not tried"
            }
        let inside =
            switch attempt.inside {
            case Attempt.refused: "refused"
            case Attempt.possible: "possible"
            case Attempt.endedAsFull: "ended: `container_full`"
            case .crashed(signal: SIGSYS): "ended: `SIGSYS`"
            default: "ended: `SIGXFSZ`"
            }
        return "| \(attempt.what) | \(outside) | \(inside) |"
    }
}
