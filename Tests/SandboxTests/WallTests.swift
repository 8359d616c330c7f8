import Glibc
import ProgramRunner
import Testing

/// Attempts of apps and their results: within the walls as whoever runs the tests and as an ordinary user, and without
/// walls, where most of it is possible.
@Suite(.serialized, .timeLimit(.minutes(10)))
struct WallTests {
    @Test(arguments: Attempts.all)
    func `within the walls it is refused`(_ attempt: Attempt) async throws {
        #expect(try await WallWorld().end(of: attempt) == attempt.inside)
    }

    @Test(.enabled(if: geteuid() == 0, "the tests run as an ordinary user already"), arguments: Attempts.all)
    func `an ordinary user's server refuses it as well`(_ attempt: Attempt) async throws {
        #expect(try await WallWorld().end(of: attempt, startedBy: .ordinaryUser) == attempt.inside)
    }

    @Test(arguments: Attempts.all.filter(\.isTriedOutside))
    func `without walls it is possible, unless limits refuse it`(_ attempt: Attempt) async throws {
        let end = try await WallWorld().end(of: attempt, sandbox: .none)
        switch attempt.outside {
        case .possible, .possibleForRoot: #expect(end == Attempt.possible)
        case .refused: #expect(end != Attempt.possible)
        case .untried: break
        }
    }
}
