import AppProtocol
import Foundation

// The host asks the network, because this process has no network access.
extension HostChannel {
    /// Fetches a picture; waits while `ProtocolLimits.fetchesInFlightMax` are in progress. Cancelling the task cancels
    /// the fetch on the host.
    /// - Throws: `URLError`.
    func fetch(_ url: URL) async throws -> Data {
        try await answer(to: .fetch(url: url.absoluteString), at: url).bytes ?? Data()
    }

    /// Sends a request of `URLSession`; waits and is cancelled as a fetch is.
    /// - Throws: `URLError`.
    func load(_ query: NetworkQuery, at url: URL) async throws -> NetworkReply {
        guard let reply = try await answer(to: .load(query), at: url).reply else { throw URLError(.badServerResponse) }
        return reply
    }

    private func answer(to request: AppRequest, at url: URL) async throws -> Outcome {
        await fetches.takePlace()
        defer { fetches.givePlaceBack() }
        guard !Task.isCancelled else { throw URLError(.cancelled) }
        let outcome = await outcome(of: request)
        guard let problem = outcome.problem else { return outcome }
        throw URLError(
            URLError.Code(rawValue: problem.code) ?? .unknown,
            userInfo: [NSLocalizedDescriptionKey: problem.message, NSURLErrorFailingURLErrorKey: url])
    }

    /// Asks the group's store; waits and is cancelled as a fetch is.
    func group(_ query: GroupStoreQuery) async -> Outcome {
        await fetches.takePlace()
        defer { fetches.givePlaceBack() }
        return await outcome(of: .group(query))
    }

    /// Asks the host's notices. A question to the person takes no place of a fetch: the answer may take long.
    func notices(_ query: NoticeQuery) async -> Outcome {
        guard query.kind != .authorize else { return await outcome(of: .notices(query)) }
        await fetches.takePlace()
        defer { fetches.givePlaceBack() }
        return await outcome(of: .notices(query))
    }

    private func outcome(of request: AppRequest) async -> Outcome {
        let asked = AskedRequest()
        return await withTaskCancellationHandler {
            await withCheckedContinuation { answer in
                asked.number = ask(request, outcome: { answer.resume(returning: $0) })
            }
        } onCancel: {
            // Asynchronously, because cancellation may come from any thread, and before the request is sent.
            Task { @MainActor in
                if let number = asked.number { notify(.cancel(request: number)) }
            }
        }
    }
}

@MainActor private final class AskedRequest {
    var number: Int?
}

/// A first-in, first-out semaphore that limits concurrent fetches.
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
