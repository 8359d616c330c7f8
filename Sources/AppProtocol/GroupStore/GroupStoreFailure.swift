public import CodedErrors

/// Why a store of the group did not do what an app asked.
public struct GroupStoreFailure: CodedError {
    public enum Code: String, ErrorCode {
        /// The entry is not as the app knows it: somebody was first.
        case recordChanged = "group_record_changed"
        case badKey = "group_bad_key"
        case valueTooLarge = "group_value_too_large"
        case tooManyKeys = "group_too_many_keys"
        case quotaReached = "group_quota_reached"
        /// The person has left the conversation.
        case notAParticipant = "group_not_a_participant"
        /// The server cannot read or write now.
        case unavailable = "group_unavailable"
    }

    public var code: Code
    public var message: String
    /// Stored record, with `recordChanged`; nil where it was deleted.
    public var current: GroupStoreEntry?

    public init(_ code: Code, _ message: String) { (self.code, self.message) = (code, message) }

    public init(_ code: Code, _ message: String, current: GroupStoreEntry?) {
        (self.code, self.message, self.current) = (code, message, current)
    }

    public static let domain = "GroupStoreErrorDomain"

    /// The failure as sent to the app: with the place of its code from 1, and the current entry.
    public var outcome: Outcome {
        let number = (Code.allCases.firstIndex(of: code) ?? 0) + 1
        return Outcome(
            problem: Problem(domain: Self.domain, code: number, message: message),
            group: current.map { GroupStoreReply([$0]) })
    }

    /// Reads the failure from an outcome. Any other problem is one of the way to the store.
    public init?(_ outcome: Outcome) {
        guard let problem = outcome.problem else { return nil }
        let isOwn = problem.domain == Self.domain && Code.allCases.indices.contains(problem.code - 1)
        self.init(
            isOwn ? Code.allCases[problem.code - 1] : .unavailable, problem.message,
            current: outcome.group?.entries.first)
    }
}
