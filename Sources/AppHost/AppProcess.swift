public import AppProtocol

/// One running app process, as its owner sees it.
public protocol AppProcess: Sendable {
    /// Everything that comes from the process, in order. Ends after `.ended`, which is always the last element.
    var output: AsyncStream<AppProcessOutput> { get }
    /// Queues a request; numbering, the time limit for its answer and the answer itself are the process's business.
    func perform(_ request: HostRequest)
    /// Answers a request of the app.
    func answer(_ id: Int, _ outcome: Outcome)
    /// Asks the process to end and makes sure of it. `.ended(.terminated)` follows.
    func terminate()
    /// Kills the process at once, as if it had crashed: `.ended(.crashed(signal: 9))` follows, unless it was asked to end
    /// before.
    func kill()
}

public enum AppProcessOutput: Hashable, Sendable {
    case request(id: Int, AppRequest)
    case notification(AppNotification)
    case ended(AppProcessEnd)
}

/// Why a process is gone.
public enum AppProcessEnd: Hashable, Sendable {
    /// The host asked for it.
    case terminated
    /// By itself: exit status, or the signal that killed it.
    case exited(status: Int32)
    case crashed(signal: Int32)
    /// Did not answer a request in time.
    case hung
    /// Sent something that no app may send, or could not be started.
    case misbehaved(Misbehaviour)
}

extension AppProcessEnd {
    /// A stable code of why.
    public var code: String {
        switch self {
        case .terminated: "terminated"
        case .exited: "exited"
        case .crashed: "crashed"
        case .hung: "hung"
        case .misbehaved(let error): error.code.rawValue
        }
    }
}
