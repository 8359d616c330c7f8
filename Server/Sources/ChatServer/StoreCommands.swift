import ChatModels
import ChatStore
import CodedErrors
package import Foundation

/// Checks a store, with its pictures and files and the secret beside it, and returns its problems, one sentence each; changes
/// nothing.
/// - Throws: `ChatStoreError` where the store cannot be opened at all.
package func problemsOfStore(in folder: URL) throws -> [String] {
    try StoreCheck.problems(at: folder.appendingPathComponent("chat.sqlite").path)
        + StoreCheck.secretProblems(in: folder)
}

/// Removes a store's conversations, its secret and the apps' containers.
/// - Throws: `ChatStoreError`: `inUse` where a server runs on it, `cannotOpen` where something cannot be removed.
package func emptyStore(in folder: URL, containers: URL) throws {
    let own = try StoreFolder(folder)
    defer { own.release() }
    try own.empty(with: containers)
}

/// Writes a backup of a server's folder, while a server runs on it or not.
/// - Throws: `ChatStoreError`: `cannotOpen`, `damaged`, `backupFailed`.
package func backUpStore(in folder: URL, to file: URL) async throws {
    try await StoreBackup.write(folder, to: file, now: Int64(Date().timeIntervalSince1970 * 1_000))
}

/// Makes a server's folder of a backup.
/// - Throws: `ChatStoreError`: `folderNotEmpty`, `badBackup`, `fromTheFuture`, `cannotOpen`.
package func restoreStore(_ file: URL, to folder: URL) async throws { try await StoreBackup.restore(file, to: folder) }

/// Returns a link by which one more person becomes an owner, while a server runs on the store or not: for owners who have lost all
/// their devices.
/// - Throws: `ServingError`: `badPublicURL`; `ChatStoreError`: `cannotOpen`, `fromTheFuture`.
package func newOwnerLink(toStoreIn folder: URL, at address: String) async throws -> String {
    let origin = try PublicURL(address).origin
    let path = folder.appendingPathComponent("chat.sqlite").path
    guard FileManager.default.fileExists(atPath: path) else {
        throw ChatStoreError(.cannotOpen, "There is no server's folder at \(folder.path).")
    }
    let database = try ChatDatabase(path: path)
    defer { try? database.close() }
    let now = Int64(Date().timeIntervalSince1970 * 1_000)
    return try await database.newOwnerLink(at: origin, until: now + ChatLimits.invitationLifetime.milliseconds)
}

/// Returns what an error says to people, without its code; nil for one that was not expected.
package func messageForPeople(of error: any Error) -> String? { (error as? any CodedError)?.message }

/// Returns in a sentence why no server can begin on a store; nil where one can.
package func reasonAgainstStore(in folder: URL) -> String? {
    do {
        try StoreFolder(folder).release()
        return nil
    } catch let error as ChatStoreError {
        return error.message
    } catch {
        return "The folder \(folder.path) cannot be used: \(error.localizedDescription)"
    }
}
