/// Limits of the values that one app keeps for the people of one conversation.
public enum GroupStoreLimits {
    /// Maximum bytes of one value.
    public static let valueByteCountMax = 1 << 20
    /// Maximum UTF-8 bytes of a key, and keys of one app in one conversation: those of `NSUbiquitousKeyValueStore`.
    public static let keyByteCountMax = 64
    public static let keyCountMax = 1_024
    /// Maximum bytes of all values of one app in one conversation together.
    public static let byteCountMax = 10 << 20
}

/// Decides whether a store carries a query out; it is the same for the server's and for that of tests.
public enum GroupStoreRules {
    /// Checks what can be told without the store.
    /// - Throws: `group_bad_key`, `group_value_too_large`.
    public static func check(_ query: GroupStoreQuery) throws(GroupStoreFailure) {
        guard query.kind != .list else { return }
        let key = query.key ?? ""
        // SQLite ends a text at a zero.
        guard (1...GroupStoreLimits.keyByteCountMax).contains(key.utf8.count), !key.utf8.contains(0) else {
            throw GroupStoreFailure(
                .badKey, "A key has 1 to \(GroupStoreLimits.keyByteCountMax) bytes of UTF-8, and no zero among them.")
        }
        guard query.kind == .save else { return }
        guard let value = query.value, value.count <= GroupStoreLimits.valueByteCountMax else {
            throw GroupStoreFailure(
                .valueTooLarge, "A value has at most \(GroupStoreLimits.valueByteCountMax) bytes.")
        }
    }

    /// Checks a change against what is there.
    /// - Parameters:
    ///   - current: The key's entry with its value; nil where there is none.
    ///   - count: Number of all entries. - byteCount: Bytes of their values.
    /// - Throws: `group_record_changed` with the current entry, `group_too_many_keys`, `group_quota_reached`.
    public static func check(
        _ query: GroupStoreQuery, current: GroupStoreEntry?, count: Int, byteCount: Int
    ) throws(GroupStoreFailure) {
        guard query.tag == current?.tag else {
            throw GroupStoreFailure(.recordChanged, "Somebody has changed the record meanwhile.", current: current)
        }
        guard query.kind == .save else { return }
        guard current != nil || count < GroupStoreLimits.keyCountMax else {
            throw GroupStoreFailure(
                .tooManyKeys, "There are \(GroupStoreLimits.keyCountMax) keys, as many as is allowed.")
        }
        let after = byteCount - (current?.value?.count ?? 0) + (query.value?.count ?? 0)
        guard after <= GroupStoreLimits.byteCountMax else {
            throw GroupStoreFailure(
                .quotaReached, "The values would have more than \(GroupStoreLimits.byteCountMax) bytes together.")
        }
    }
}
