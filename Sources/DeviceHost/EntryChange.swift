/// A change that a person makes to an entry of the log.
public enum EntryChange: Hashable, Sendable {
    /// Gives it an emoji, in the place of the person's earlier one; nil takes that back.
    case react(String?)
    /// Changes the text of one's own entry.
    case edit(String)
    /// Takes one's own entry back.
    case withdraw
}
