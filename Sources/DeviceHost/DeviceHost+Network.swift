public import AppProtocol
import ChatModels
public import Foundation

/// A request of an app to the network.
public enum Fetch: Hashable, Sendable {
    /// PNG or JPEG for a view.
    case picture(url: String)
    /// Any request of `URLSession`.
    case query(NetworkQuery)
    /// One to the store of the conversation's people.
    case group(GroupStoreQuery)
    /// One to the notices of the app on this device.
    case notices(NoticeQuery)
}

/// The answer of the network to a `Fetch`.
public enum Fetched: Hashable, Sendable {
    case picture(Data)
    case reply(NetworkReply)
    case group(Result<GroupStoreReply, GroupStoreFailure>)
    case notices(Result<NoticeReply, NoticeFailure>)

    var outcome: Outcome {
        switch self {
        case .picture(let bytes): Outcome(bytes: bytes)
        case .reply(let reply): Outcome(reply: reply)
        case .group(.success(let reply)): Outcome(group: reply)
        case .group(.failure(let failure)): failure.outcome
        case .notices(.success(let reply)): Outcome(notices: reply)
        case .notices(.failure(let failure)): failure.outcome
        }
    }
}

// Requests of apps to the network, to the group's store and to the notices. App processes have no network access: the owner of the host fetches.
extension DeviceHost {
    /// - Parameter isCounted: False for a question to the person, whose number has a limit of its own.
    mutating func fetch(_ fetch: Fetch, id: Int, for process: ProcessID, isCounted: Bool = true) -> [Action] {
        guard let hosted = processes[process] else { return [] }
        let questions = noticeQuestions.count { $0.process == process && !$0.isOpen }
        let count = hosted.fetches.count - questions
        guard !hosted.isLeaving, !isCounted || count < ProtocolLimits.fetchesInFlightMax else {
            let failure = NetworkFailure(.busy, "\(count) requests to the network are under way already.")
            return [.answer(process: process, id: id, .failed(failure.problem))]
        }
        processes[process]?.fetches.insert(id)
        return [.fetch(process: process, id: id, hosted.app, fetch)]
    }

    /// Asks the group's store; nobody does who has left.
    mutating func askGroup(_ query: GroupStoreQuery, id: Int, for process: ProcessID) -> [Action] {
        guard context.takesPart else {
            let failure = GroupStoreFailure(.notAParticipant, "The person has left the conversation.")
            return [.answer(process: process, id: id, failure.outcome)]
        }
        return fetch(.group(query), id: id, for: process)
    }

    /// Tells the app's processes.
    func groupChanged(_ event: GroupStoreEvent, of app: AppID) -> [Action] {
        guard context.takesPart else { return [] }
        let told = processes.filter { $0.value.app == app && !$0.value.isLeaving }.keys
        return told.sorted().map { .request(process: $0, .groupChanged(event)) }
    }

    mutating func fetched(_ id: Int, _ result: Result<Fetched, NetworkFailure>, for process: ProcessID) -> [Action] {
        guard let app = processes[process]?.app, processes[process]?.fetches.remove(id) != nil else { return [] }
        switch result {
        case .success(.notices(let result)): return answered(result, id: id, for: process)
        case .success(let fetched): return [.answer(process: process, id: id, fetched.outcome)]
        case .failure(let failure):
            let diagnostic = Diagnostic(severity: .warning, code: failure.code.rawValue, message: failure.message)
            return report(diagnostic, of: app) + withdrawQuestions(of: process, request: id)
                + [.answer(process: process, id: id, .failed(failure.problem))]
        }
    }

    mutating func cancelFetch(_ id: Int, of process: ProcessID) -> [Action] {
        let isAsked = noticeQuestions.contains { $0.process == process && $0.request == id }
        let isFetched = processes[process]?.fetches.remove(id) != nil
        guard isFetched || isAsked else { return [] }
        let stopped: [Action] = isFetched ? [.stopFetching(process: process, id: id)] : []
        return withdrawQuestions(of: process, request: id) + stopped
            + [.answer(process: process, id: id, .failed(NetworkFailure.cancelled.problem))]
    }

    /// Stops all fetches of a process that will not get their results.
    mutating func stopFetches(of process: ProcessID) -> [Action] {
        let fetches = processes[process]?.fetches.sorted() ?? []
        processes[process]?.fetches = []
        return fetches.map { .stopFetching(process: process, id: $0) }
    }
}
