import AppProtocol
import Foundation

/// Why the store of a group did not do what was asked.
///
/// Source: developer.apple.com/documentation/cloudkit/ckerror, after which it is made.
public struct GroupStoreError: Error, Hashable, Sendable, CustomStringConvertible {
    public enum Code: String, Hashable, Sendable {
        /// The record in the store is another one than that which was changed: see `serverRecord`.
        case serverRecordChanged = "group_record_changed"
        /// A key has 1 to 64 bytes of UTF-8, and no zero among them.
        case badKey = "group_bad_key"
        /// A value has at most 1 MiB.
        case valueTooLarge = "group_value_too_large"
        /// There are 1,024 keys already.
        case tooManyKeys = "group_too_many_keys"
        /// All values of the app in the conversation would have more than 10 MiB.
        case quotaExceeded = "group_quota_reached"
        /// The person has left the conversation.
        case notAParticipant = "group_not_a_participant"
        /// The store cannot be reached now; the change may have been made. Trying again is safe, for it is refused then.
        case unavailable = "group_unavailable"
    }

    public var code: Code
    public var message: String
    /// The record in the store, after `serverRecordChanged`; nil if it was removed.
    public var serverRecord: GroupRecord?

    public var description: String { "\(code.rawValue): \(message)" }

    init(_ failure: GroupStoreFailure) {
        code = Code(rawValue: failure.code.rawValue) ?? .unavailable
        message = failure.message
        serverRecord = failure.current.map(GroupRecord.init)
    }
}

extension GroupRecord {
    init(_ entry: GroupStoreEntry) {
        self.init(key: entry.key, value: entry.value ?? Data())
        changeTag = entry.tag
    }
}
