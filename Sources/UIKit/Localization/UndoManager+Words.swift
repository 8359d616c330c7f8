extension UndoManager {
    /// Has the titles of commands in the person's language, from the first time that it is read on.
    static let hasSystemWords: Void = {
        title = { command, name in
            let words = SystemWords.current
            switch (command, name.isEmpty) {
            case (.undo, true): return words[.undo]
            case (.undo, false): return words[.undoAction, name]
            case (.redo, true): return words[.redo]
            case (.redo, false): return words[.redoAction, name]
            }
        }
    }()
}
