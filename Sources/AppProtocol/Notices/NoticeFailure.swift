public import CodedErrors

/// Why the host does not take a notice of an app.
public struct NoticeFailure: CodedError {
    public enum Code: String, ErrorCode {
        /// The person has not allowed the app to show notices.
        case notAllowed = "notice_not_allowed"
        /// The identifier is empty or too long.
        case badIdentifier = "notice_bad_identifier"
        /// The texts, or what belongs to the notice, are too long.
        case tooLarge = "notice_too_large"
        /// There are no words to show.
        case empty = "notice_without_words"
        /// The times are too many, not in order, or repeat too often.
        case badTime = "notice_bad_time"
        case tooMany = "notice_too_many"
        /// The app adds notices too often.
        case tooOften = "notice_too_often"
        /// The person has left the conversation.
        case notAParticipant = "notice_not_a_participant"
        /// The server cannot read or write now.
        case unavailable = "notice_unavailable"
    }

    public var code: Code
    public var message: String

    public init(_ code: Code, _ message: String) { (self.code, self.message) = (code, message) }

    public static let domain = "ParleyNoticeErrorDomain"

    /// The failure as sent to the app: with the place of its code from 1.
    public var outcome: Outcome {
        .failed(
            Problem(
                domain: Self.domain, code: (Code.allCases.firstIndex(of: code) ?? 0) + 1, message: message))
    }

    /// Reads the failure from an outcome. Any other problem is one of the way to the host.
    public init?(_ outcome: Outcome) {
        guard let problem = outcome.problem else { return nil }
        let isOwn = problem.domain == Self.domain && Code.allCases.indices.contains(problem.code - 1)
        self.init(isOwn ? Code.allCases[problem.code - 1] : .unavailable, problem.message)
    }
}
