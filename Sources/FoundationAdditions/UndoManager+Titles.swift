extension UndoManager {
    /// Command of a menu.
    package enum Command: Sendable { case undo, redo }

    /// Returns the title of a command with the name of an action, which may be empty. UIKit, which has the person's words, sets it.
    package static var title: @MainActor (Command, String) -> String = { command, name in
        let word = command == .undo ? "Undo" : "Redo"
        return name.isEmpty ? word : "\(word) \(name)"
    }
}
