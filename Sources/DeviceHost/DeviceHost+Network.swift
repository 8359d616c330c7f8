public import AppProtocol
public import Foundation

/// A request of an app to the network.
public enum Fetch: Hashable, Sendable {
    /// PNG or JPEG for a view.
    case picture(url: String)
    /// Any request of `URLSession`.
    case query(NetworkQuery)
}

/// The answer of the network to a `Fetch`.
public enum Fetched: Hashable, Sendable {
    case picture(Data)
    case reply(NetworkReply)

    fileprivate var outcome: Outcome {
        switch self {
        case .picture(let bytes): Outcome(bytes: bytes)
        case .reply(let reply): Outcome(reply: reply)
        }
    }
}

// Requests of apps to the network. App processes have no network access: the owner of the host fetches.
extension DeviceHost {
    mutating func fetch(_ fetch: Fetch, id: Int, for process: ProcessID) -> [Action] {
        guard let hosted = processes[process] else { return [] }
        guard !hosted.isLeaving, hosted.fetches.count < ProtocolLimits.fetchesInFlightMax else {
            let failure = NetworkFailure(
                .busy, "\(hosted.fetches.count) requests to the network are under way already.")
            return [.answer(process: process, id: id, .failed(failure.problem))]
        }
        processes[process]?.fetches.insert(id)
        return [.fetch(process: process, id: id, hosted.app, fetch)]
    }

    mutating func fetched(_ id: Int, _ result: Result<Fetched, NetworkFailure>, for process: ProcessID) -> [Action] {
        guard let app = processes[process]?.app, processes[process]?.fetches.remove(id) != nil else { return [] }
        switch result {
        case .success(let fetched): return [.answer(process: process, id: id, fetched.outcome)]
        case .failure(let failure):
            let diagnostic = Diagnostic(severity: .warning, code: failure.code.rawValue, message: failure.message)
            return report(diagnostic, of: app) + [.answer(process: process, id: id, .failed(failure.problem))]
        }
    }

    mutating func cancelFetch(_ id: Int, of process: ProcessID) -> [Action] {
        guard processes[process]?.fetches.remove(id) != nil else { return [] }
        return [
            .stopFetching(process: process, id: id),
            .answer(process: process, id: id, .failed(NetworkFailure.cancelled.problem)),
        ]
    }

    /// Stops all fetches of a process that will not get their results.
    mutating func stopFetches(of process: ProcessID) -> [Action] {
        let fetches = processes[process]?.fetches.sorted() ?? []
        processes[process]?.fetches = []
        return fetches.map { .stopFetching(process: process, id: $0) }
    }
}
