import AppProtocol
import Glibc
import Testing

@testable import AppRuntime

@MainActor @Suite(.serialized, .timeLimit(.minutes(5))) struct WarmUpTests {
    @Test func `it draws in both schemes, and finds nothing wrong`() {
        var frames: [AppFrame] = []
        WarmUp.run { frames.append($0) }
        let patches = frames.filter { if case .notification(.patch) = $0 { true } else { false } }
        #expect(patches.count == 2)
        for frame in frames {
            switch frame {
            case .response(_, let outcome): #expect(outcome.problem == nil)
            case .notification(.diagnostic(let diagnostic)): Issue.record("\(diagnostic)")
            case .notification, .request: break
            }
        }
    }

    @Test func `it is asked for once, and the app does not see that`() {
        setenv("PARLEY_AHEAD", "yes", 1)
        #expect(WarmUp.takeWish())
        #expect(!WarmUp.takeWish())
        #expect(getenv("PARLEY_AHEAD") == nil)
    }
}
