import ChatModels
import ChatStore
import Foundation
import Logging
import MediaTranscoder
import NetworkFetcher
import ProgramRunner

/// Dependencies shared by the whole server.
struct ChatWorld: Sendable {
    var database: ChatDatabase
    var appender: EntryAppender
    var apps: AppRunner
    var media: MediaTranscoder
    var network: NetworkFetcher
    /// Nil in a simulator.
    var pushes: PushNotices?
    var background: BackgroundWork
    var folder: StoreFolder
    /// Secret from which identifiers and cookies are derived.
    var secret: Data
    var writers: EventWriters
    var receiptDelay: Duration
    var expiryDelay: Duration
    var presenceDelay: Duration
    var invitationLifetime: Duration
    var tools: AuthorsTools?
    var logger: Logger
    /// Nil on a server for people, where nobody may look at others' devices: what was said there is kept in no memory.
    var inspector: Inspector?
    let lists = ConversationLists()
    let notices = NoticeClock()
    let builds = AppBuilds()
    let metrics = ServerMetrics()
    private let uploads = ConcurrencyLimiter(
        countMax: ChatLimits.uploadsMax, waitingCountMax: ChatLimits.uploadsWaitingMax)
    /// Returns the time in milliseconds since 1970.
    var now: @Sendable () -> Int64
}

extension ChatWorld {
    /// Takes a file of somebody, once there is a place: also while its bytes come, since they are held in memory.
    /// - Throws: `ChatError`: `too_many_requests` where too many wait, or the person sends several already; what it throws.
    func upload<Value: Sendable>(
        by person: PersonID, _ work: @escaping @Sendable () async throws -> Value
    ) async throws -> Value {
        let share = ConcurrencyLimiter.Share(
            countMax: ChatLimits.uploadsPerPersonMax, waitingCountMax: ChatLimits.uploadsWaitingPerPersonMax)
        let done = try await uploads.run(for: "\(person)", share, work)
        guard let done else { throw ChatError.tooManyUploads }
        return done
    }
}
