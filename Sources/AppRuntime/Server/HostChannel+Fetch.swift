import AppProtocol
import Foundation

// Pictures from the network: this process has no way there, so the host fetches them.
extension HostChannel {
    /// Waits for its turn: `ProtocolLimits.fetchesInFlightMax` at a time. Cancelling the task ends the fetch on the host.
    /// - Throws: `URLError`.
    func fetch(_ url: URL) async throws -> Data {
        await fetches.takePlace()
        defer { fetches.givePlaceBack() }
        guard !Task.isCancelled else { throw URLError(.cancelled) }
        let outcome = await outcome(of: .fetch(url: url.absoluteString))
        guard let problem = outcome.problem else { return outcome.bytes ?? Data() }
        throw URLError(
            URLError.Code(rawValue: problem.code) ?? .unknown,
            userInfo: [NSLocalizedDescriptionKey: problem.message, NSURLErrorFailingURLErrorKey: url])
    }

    private func outcome(of request: AppRequest) async -> Outcome {
        let asked = AskedRequest()
        return await withTaskCancellationHandler {
            await withCheckedContinuation { answer in
                asked.number = ask(request, outcome: { answer.resume(returning: $0) })
            }
        } onCancel: {
            // Not at once: the cancellation may come from any thread, and before the request.
            Task { @MainActor in
                if let number = asked.number { notify(.cancel(request: number)) }
            }
        }
    }
}

@MainActor private final class AskedRequest {
    var number: Int?
}

/// Who waits for a fetch, in the order in which they came.
@MainActor final class FetchQueue {
    private var free = ProtocolLimits.fetchesInFlightMax
    private var waiting: [CheckedContinuation<Void, Never>] = []

    func takePlace() async {
        guard free == 0 else {
            free -= 1
            return
        }
        await withCheckedContinuation { waiting.append($0) }
    }

    func givePlaceBack() {
        if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() }
    }
}
