import ChatModels
import Foundation

/// An entry on its way from the log to the devices, with all that they need to show it.
struct StoredEntry: Sendable {
    var entry: LogEntry
    /// The message whose place it takes.
    var superseded: LogEntry?
    /// The bytes of its picture, for an open app to read back.
    var picture: Data?
}
