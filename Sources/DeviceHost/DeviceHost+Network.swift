import AppProtocol
import Foundation

// Pictures from the network for the app's views. App processes have no network access: the owner of the host fetches.
extension DeviceHost {
    mutating func fetch(_ url: String, id: Int, for process: ProcessID) -> [Action] {
        guard let hosted = processes[process] else { return [] }
        guard !hosted.isLeaving, hosted.fetches.count < ProtocolLimits.fetchesInFlightMax else {
            let failure = NetworkFailure(.busy, "\(hosted.fetches.count) pictures are being fetched already.")
            return [.answer(process: process, id: id, .failed(failure.problem))]
        }
        processes[process]?.fetches.insert(id)
        return [.fetch(process: process, id: id, hosted.app, url: url)]
    }

    mutating func fetched(_ id: Int, _ result: Result<Data, NetworkFailure>, for process: ProcessID) -> [Action] {
        guard let app = processes[process]?.app, processes[process]?.fetches.remove(id) != nil else { return [] }
        switch result {
        case .success(let bytes): return [.answer(process: process, id: id, Outcome(bytes: bytes))]
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
