extension [ObjectIdentifier: Any] {
    /// Returns the value that was set for a key; nil where none was. A plain `as?` would not do: a missing value casts to every optional
    /// type, and would pass for a nil that was set.
    func value<Entry>(of key: ObjectIdentifier, as type: Entry.Type = Entry.self) -> Entry? {
        self[key].flatMap { $0 as? Entry }
    }
}
