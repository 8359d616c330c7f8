import ChatStore
package import Foundation

/// What is damaged in a store, a sentence each; nothing is changed.
/// - Throws: `ChatStoreError` where the store cannot be opened at all.
package func problemsOfStore(at path: String) throws -> [String] { try StoreCheck.problems(at: path) }

/// Removes the conversations of a store, its secret, and what apps have kept beside it.
/// - Throws: `ChatStoreError`: `inUse` where a server runs on it, `cannotOpen` where something cannot be removed.
package func emptyStore(in folder: URL, containers: URL) throws {
    let own = try StoreFolder(folder)
    defer { own.release() }
    try own.empty(with: containers)
}
