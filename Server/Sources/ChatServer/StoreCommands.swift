import ChatStore
package import Foundation

/// Checks a store and returns its problems, one sentence each; changes nothing.
/// - Throws: `ChatStoreError` where the store cannot be opened at all.
package func problemsOfStore(at path: String) throws -> [String] { try StoreCheck.problems(at: path) }

/// Removes a store's conversations, its secret and the apps' containers.
/// - Throws: `ChatStoreError`: `inUse` where a server runs on it, `cannotOpen` where something cannot be removed.
package func emptyStore(in folder: URL, containers: URL) throws {
    let own = try StoreFolder(folder)
    defer { own.release() }
    try own.empty(with: containers)
}
