import AppProtocol
import Messages

/// What the app sends: numbers its requests, keeps who waits for which answer, and holds the limits that the host would
/// end the app for.
@MainActor final class HostChannel {
    let send: @MainActor (AppFrame) -> Void

    private var lastRequest = 0
    private var waiting: [Int: @MainActor (Outcome) -> Void] = [:]
    let fetches = FetchQueue()
    private var reported: Set<Diagnostic> = []

    /// Different diagnostics of one process; the same one again is never sent.
    private static let diagnosticCountMax = 200

    init(send: @escaping @MainActor (AppFrame) -> Void) {
        self.send = send
    }

    /// - Parameter completion: Called once, with the host's answer, or at once where too many wait for theirs.
    func ask(_ request: AppRequest, completion: @escaping @MainActor (Problem?) -> Void) {
        ask(request, outcome: { completion($0.problem) })
    }

    /// - Returns: the request's number; nil where it was not asked.
    @discardableResult
    func ask(_ request: AppRequest, outcome completion: @escaping @MainActor (Outcome) -> Void) -> Int? {
        guard waiting.count < ProtocolLimits.requestsInFlightMax else {
            let message = "\(waiting.count) insertions wait for their answer; that is as many as may."
            completion(
                .failed(Problem(domain: MessageErrorCode.domain, code: MessageErrorCode.unknown, message: message)))
            return nil
        }
        lastRequest += 1
        waiting[lastRequest] = completion
        send(.request(id: lastRequest, request))
        return lastRequest
    }

    func take(_ outcome: Outcome, for id: Int) {
        guard let completion = waiting.removeValue(forKey: id) else {
            return report(.init(severity: .error, code: "unasked_answer", message: "The host answered request \(id)."))
        }
        completion(outcome)
    }

    func notify(_ notification: AppNotification) { send(.notification(notification)) }

    /// A view is laid out again and again; its author wants to hear of it once.
    func report(_ diagnostic: Diagnostic) {
        guard reported.count < Self.diagnosticCountMax, reported.insert(diagnostic).inserted else { return }
        notify(.diagnostic(diagnostic))
    }
}
