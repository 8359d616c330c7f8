public import Foundation

/// A value that the people of a conversation share in an app, under a key.
///
/// Source: developer.apple.com/documentation/cloudkit/ckrecord, after which it is made.
public struct GroupRecord: Hashable, Sendable {
    /// 1 to 64 bytes of UTF-8, and no zero among them.
    public let key: String
    /// At most 1 MiB.
    public var value: Data
    /// Version of the record in the store; nil for one that was never saved. `GroupStore.save(_:)` refuses a record whose tag is not
    /// that of the store.
    public internal(set) var changeTag: Int?

    /// Creates a record that no store has yet.
    public init(key: String, value: Data = Data()) { (self.key, self.value) = (key, value) }
}

/// A change of a record by anybody of the conversation, oneself included.
public struct GroupStoreChange: Hashable, Sendable {
    public var key: String
    /// The record's tag since the change.
    public var changeTag: Int
    public var isRemoved: Bool
}
