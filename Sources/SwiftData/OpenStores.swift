import Foundation
import Synchronization

/// Finds the stores that are open in this process: one for each file, so that no container overwrites another's models.
enum OpenStores {
    private struct Entry {
        weak var store: ModelStore?
    }

    private static let entries = Mutex<[String: Entry]>([:])

    /// Opens the store of a file, or returns the one that is open, which learns the types that it does not know yet.
    /// - Parameter migration: what is to be done before a store of an older version is opened.
    static func store(
        of types: [any PersistentModel.Type], at url: URL, _ migration: Migration? = nil
    ) throws -> ModelStore {
        let path = url.standardizedFileURL.path
        return try entries.withLock { entries in
            if let store = entries[path]?.store {
                try store.learn(types)
                return store
            }
            try migration?.run(on: StoreFile(url: url))
            let store = try ModelStore(types: types, url: url, version: migration?.target)
            entries = entries.filter { $0.value.store != nil }
            entries[path] = Entry(store: store)
            return store
        }
    }
}
