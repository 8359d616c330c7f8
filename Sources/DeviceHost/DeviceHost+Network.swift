import AppProtocol
import Foundation

// Pictures from the network, for the app's own views. The app's process has no way there: the owner of the host fetches.
extension DeviceHost {
    mutating func fetch(_ url: String, id: Int, for process: Int) -> [Action] {
        guard let hosted = processes[process] else { return [] }
        guard !hosted.isLeaving, hosted.fetches.count < ProtocolLimits.fetchesInFlightMax else {
            let failure = NetworkFailure(.busy, "\(hosted.fetches.count) pictures are being fetched already.")
            return [.answer(instance: process, id: id, .failed(failure.problem))]
        }
        processes[process]?.fetches.insert(id)
        return [.fetch(instance: process, id: id, hosted.app, url: url)]
    }

    mutating func fetched(_ id: Int, _ result: Result<Data, NetworkFailure>, for process: Int) -> [Action] {
        guard let app = processes[process]?.app, processes[process]?.fetches.remove(id) != nil else { return [] }
        switch result {
        case .success(let bytes): return [.answer(instance: process, id: id, Outcome(bytes: bytes))]
        case .failure(let failure):
            let diagnostic = Diagnostic(severity: .warning, code: failure.code.rawValue, message: failure.message)
            return report(diagnostic, of: app) + [.answer(instance: process, id: id, .failed(failure.problem))]
        }
    }

    mutating func cancelFetch(_ id: Int, of process: Int) -> [Action] {
        guard processes[process]?.fetches.remove(id) != nil else { return [] }
        return [
            .stopFetching(instance: process, id: id),
            .answer(instance: process, id: id, .failed(NetworkFailure.cancelled.problem)),
        ]
    }

    /// Nobody waits for an answer any more.
    mutating func stopFetches(of process: Int) -> [Action] {
        let fetches = processes[process]?.fetches.sorted() ?? []
        processes[process]?.fetches = []
        return fetches.map { .stopFetching(instance: process, id: $0) }
    }
}
