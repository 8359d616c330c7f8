import Foundation
import LoadClient
import NIOCore
import Synchronization

/// Counts of a run: what was done, how long it took, what was refused, and what must not be.
final class Tally: Sendable {
    struct State {
        var counts: [String: Int] = [:]
        var refusals: [String: Int] = [:]
        /// Milliseconds until a message was acknowledged whose first attempt was answered.
        var times: [Double] = []
        var retriedCount = 0
        var problems: [String] = []
        var problemCount = 0
    }
    /// Problems that are told in words; all are counted.
    private static let problemsToldMax = 40
    private let state = Mutex(State())

    var seen: State { state.withLock { $0 } }

    func count(_ name: String, by number: Int = 1) { state.withLock { $0.counts[name, default: 0] += number } }

    func problem(_ words: String) {
        state.withLock { state in
            state.problemCount += 1
            if state.problems.count < Self.problemsToldMax { state.problems.append(words) }
        }
    }

    func acknowledged(after time: Duration, isFirst: Bool) {
        state.withLock { state in
            if isFirst { state.times.append(time / .milliseconds(1)) } else { state.retriedCount += 1 }
        }
    }

    /// - Returns: whether the request is to be sent again, later.
    func note(_ answer: Answer, of request: Request) -> Bool {
        guard answer.status >= 400 else { return false }
        let code = (try? JSONDecoder().decode(Refusal.self, from: Data(answer.body.readableBytesView)))?.error.code
        let name = "\(answer.status) \(code ?? "")"
        state.withLock { $0.refusals[name, default: 0] += 1 }
        if answer.status >= 500, answer.status != 503 {
            problem("\(name): \(request.method) \(request.path)")
            return false
        }
        return answer.status == 429 || answer.status == 503
    }

    func noteFailure(isHang: Bool) {
        state.withLock { $0.refusals[isHang ? "no answer" : "connection lost", default: 0] += 1 }
        if isHang { problem("a request had no answer for half a minute") }
    }
}

private struct Refusal: Decodable {
    struct Content: Decodable { var code: String }
    var error: Content
}
