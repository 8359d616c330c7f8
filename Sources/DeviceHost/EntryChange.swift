public import ChatModels

/// A change that a person makes to an entry of the log.
public enum EntryChange: Hashable, Sendable {
    /// Gives it an emoji, in the place of the person's earlier one; nil takes that back.
    case react(String?)
    /// Changes the text of one's own entry, and whom it mentions.
    case edit(String, mentions: [Mention]? = nil)
    /// Takes one's own entry back.
    case withdraw
}
