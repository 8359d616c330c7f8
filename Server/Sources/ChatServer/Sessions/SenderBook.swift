import ChatModels

/// Newest entries of a conversation's people, by which it is known whom a receipt concerns: only who has sent something sees
/// whether it was delivered and read.
struct SenderBook {
    /// Newest entry that each person has sent since the book was begun.
    private var last: [PersonID: Int] = [:]
    /// Entries up to this one may be anybody's.
    private let first: Int

    /// - Parameter published: number of the newest entry whose sender is not noted.
    init(published: Int = 0) { first = published }

    mutating func note(_ entry: LogEntry) { last[entry.sender] = entry.sequence }

    /// Returns whether a person's devices show the difference. The person's own receipt counts, too: other pages of theirs show
    /// no longer as unread what has been read.
    /// - Parameter before: the receipt that they have got; nil where the person in it is new.
    func shows(_ change: Receipt, since before: Receipt?, to person: PersonID) -> Bool {
        guard let before, before.first == change.first else { return true }
        if person == change.person { return change.read != before.read }
        let newest = last[person] ?? first
        return (change.delivered != before.delivered && newest > before.delivered)
            || (change.read != before.read && newest > before.read)
    }
}
