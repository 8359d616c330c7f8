public import SwiftUI

extension ModelContext {
    /// Registers changes that are made on the main actor, so that they can be taken back; nil, as at first, for none.
    ///
    /// Source: developer.apple.com/documentation/swiftdata/modelcontext/undomanager
    public var undoManager: UndoManager? {
        get { store.lock.withLock { store.history?.manager } }
        set {
            store.lock.withLock {
                guard store.history?.manager !== newValue else { return }
                store.history?.clear()
                store.history = newValue.map { ChangeHistory($0, store) }
            }
        }
    }
}
