import AppHost
import ChatModels
import ChatStore
import Foundation
import Hummingbird
import NIOPosix

/// `GET /owner/health`: the room that the server takes and has left, and how it runs.
struct OwnerHealthRoutes {
    let chat: Chat

    func add(to group: RouterGroup<ChatRequestContext>) {
        group.get("health", use: health)
    }

    @Sendable private func health(_ request: Request, context: ChatRequestContext) async throws -> Response {
        let (facts, usage) = (chat.facts, try await chat.world.database.usage())
        // Away from the threads of tasks: it looks at many files.
        let containerByteCount = try await NIOThreadPool.singleton.runIfActive {
            FolderSize.byteCount(of: facts.containers)
        }
        return try .json(
            ServerHealth(
                version: facts.version, startedAt: facts.startedAt,
                store: ServerHealth.Usage(
                    byteCount: chat.storeByteCount, byteCountMax: facts.storeLimits.fileByteCountMax),
                media: ServerHealth.Usage(
                    byteCount: usage.mediaByteCount, byteCountMax: facts.storeLimits.mediaByteCountMax),
                containerByteCount: containerByteCount,
                freeByteCount: chat.freeByteCount.flatMap { Int(exactly: $0) },
                peopleCount: usage.peopleCount, conversationCount: usage.conversationCount,
                streamCount: chat.world.writers.connectionCount, processCount: chat.world.apps.host.runningCount,
                walls: facts.walls.result))
    }
}

/// Facts that stay the same while a server runs.
struct ServerFacts: Sendable {
    var version: String
    /// Milliseconds since 1970.
    var startedAt: Int64
    var walls: TriedWalls
    var storeLimits: StoreLimits
    /// Parent folder of the apps' containers.
    var containers: URL

    init(_ configuration: ServerConfiguration) {
        (version, walls) = (configuration.version, configuration.walls)
        (storeLimits, containers) = (configuration.storeLimits, configuration.containersFolder)
        startedAt = configuration.now()
    }
}

/// Sums up the files of a folder.
enum FolderSize {
    /// Most files and folders that are looked at, so that an owner's page never waits for long.
    static let countMax = 100_000

    /// Returns the bytes of the files in the folder and below, 0 where it is not there.
    /// - Returns: nil where there are more than `countMax`.
    static func byteCount(of folder: URL, countMax: Int = FolderSize.countMax) -> Int? {
        let keys: Set<URLResourceKey> = [.isRegularFileKey, .fileSizeKey]
        guard let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: Array(keys)) else {
            return 0
        }
        var (sum, count) = (0, 0)
        while let file = files.nextObject() as? URL {
            count += 1
            guard count <= countMax else { return nil }
            // An app may remove a file meanwhile.
            guard let values = try? file.resourceValues(forKeys: keys), values.isRegularFile == true else { continue }
            sum += values.fileSize ?? 0
        }
        return sum
    }
}
