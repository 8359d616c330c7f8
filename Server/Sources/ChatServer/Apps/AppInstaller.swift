import AppHost
import ChatModels
import Foundation
import Hummingbird
import NIOCore
import NIOPosix
import ProgramRunner

/// Installs what owners upload into the folder of a running server, and takes versions back, as `parley install` does.
struct AppInstaller: Sendable {
    typealias Change = (new: AppBundle, old: AppBundle?)

    let kept: KeptApps
    let shelf: AppShelf
    let hasWalls: Bool
    private let uploads = ConcurrencyLimiter(countMax: ChatLimits.appUploadsMax, waitingCountMax: 0)

    init(data: URL, shelf: AppShelf, hasWalls: Bool) {
        kept = KeptApps(data: data)
        self.shelf = shelf
        self.hasWalls = hasWalls
    }

    /// - Parameters:
    ///   - byteCount: as it was announced.
    ///   - checkOwner: throws where the person may not install any more, once all has come: an upload may take hours.
    /// - Throws: `ChatError`: `file_too_large`, `bad_bundle`, `cannot_install`, `disk_full`, `too_many_requests`; what `checkOwner` throws.
    func install(
        _ body: RequestBody, byteCount: Int?, checkOwner: @escaping @Sendable () async throws -> Void
    ) async throws -> Change {
        guard byteCount ?? 0 <= ChatLimits.appPackageByteCountMax else { throw ChatError.packageTooLarge }
        return try await inTurn {
            let folder = try kept.makeUploadFolder()
            defer { folder.remove() }
            let file = folder.url.appendingPathComponent("upload")
            try await Self.write(body, to: file)
            let bundle = try await PackedBundle(in: folder.url, hasWalls: hasWalls).unpack(file)
            try await checkOwner()
            return try await change { () throws(AppHostError) in
                try kept.install(bundle, beforeRelease: { shelf.readAgain() })
            }
        }
    }

    /// - Throws: `ChatError`: `nothing_to_undo`; `cannot_install`, also while another install copies.
    func undo(_ app: String) async throws -> Change {
        try await change { () throws(AppHostError) in try kept.undo(app, beforeRelease: { shelf.readAgain() }) }
    }

    private func inTurn(_ work: @escaping @Sendable () async throws -> Change) async throws -> Change {
        do {
            if let change = try await uploads.run(work) { return change }
        } catch let error as AppHostError {
            throw ChatError(refused: error)
        }
        throw ChatError(.tooManyRequests, "Another app is being uploaded just now. Please try again.")
    }

    /// Works where blocking is no harm: a bundle may have a gibibyte to copy.
    private func change(_ body: @escaping @Sendable () throws(AppHostError) -> Change) async throws -> Change {
        do { return try await NIOThreadPool.singleton.runIfActive(body) } catch let error as AppHostError {
            throw ChatError(refused: error)
        }
    }

    private static func write(_ body: RequestBody, to file: URL) async throws {
        guard FileManager.default.createFile(atPath: file.path, contents: nil) else {
            throw CocoaError(errno == ENOSPC || errno == EDQUOT ? .fileWriteOutOfSpace : .fileWriteUnknown)
        }
        let handle = try FileHandle(forWritingTo: file)
        defer { try? handle.close() }
        var count = 0
        for try await piece in body {
            count += piece.readableBytes
            guard count <= ChatLimits.appPackageByteCountMax else { throw ChatError.packageTooLarge }
            try handle.write(contentsOf: piece.readableBytesView)
        }
    }
}

extension ChatError {
    fileprivate static let packageTooLarge = ChatError(
        .fileTooLarge, "A packed app has \(ChatLimits.appPackageByteCountMax >> 20) MiB at most.")

    /// Says why an app is not installed: the sentence and code with which `parley install` would refuse it.
    fileprivate init(refused error: AppHostError) {
        switch error.code {
        case .nothingToUndo: self.init(.nothingToUndo, error.message)
        case .noRoomToInstall: self.init(.diskFull, error.message)
        case .cannotInstall: self.init(.cannotInstall, error.message)
        default: self.init(.badBundle, "\(error.message) (\(error.code.rawValue))")
        }
    }
}
