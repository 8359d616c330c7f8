public import Foundation

/// A request of an app to the values that the people of a conversation share in it (`GroupStore`).
public struct GroupStoreQuery: Hashable, Sendable, Codable {
    public enum Kind: String, Hashable, Sendable, Codable {
        /// Answered with the key's entry, if there is one.
        case record
        /// Answered with all entries in the order of their keys, without values.
        case list
        /// Stores the value, if the entry is still as the app knows it; answered with the new entry.
        case save
        /// Removes the entry, if it is still as the app knows it.
        case remove
    }

    public var kind: Kind
    /// Nil for `list`.
    public var key: String?
    /// Nil but for `save`.
    public var value: Data?
    /// Tag of the entry that the app knows, for `save` and `remove`; nil if it knows of none.
    public var tag: Int?

    public init(_ kind: Kind, key: String? = nil, value: Data? = nil, tag: Int? = nil) {
        (self.kind, self.key, self.value, self.tag) = (kind, key, value, tag)
    }
}

/// A value of the group.
public struct GroupStoreEntry: Hashable, Sendable, Codable {
    public var key: String
    /// Number that grows with every change in the same store, from 1, and is never used again.
    public var tag: Int
    /// Nil in a list.
    public var value: Data?

    public init(key: String, tag: Int, value: Data? = nil) { (self.key, self.tag, self.value) = (key, tag, value) }
}

/// The answer to a `GroupStoreQuery`.
public struct GroupStoreReply: Hashable, Sendable, Codable {
    public var entries: [GroupStoreEntry]

    public init(_ entries: [GroupStoreEntry] = []) { self.entries = entries }
}

/// A change that somebody of the group has made, as its apps are told.
public struct GroupStoreEvent: Hashable, Sendable, Codable {
    public var key: String
    public var tag: Int
    public var isRemoved: Bool

    public init(key: String, tag: Int, isRemoved: Bool = false) {
        (self.key, self.tag, self.isRemoved) = (key, tag, isRemoved)
    }
}
