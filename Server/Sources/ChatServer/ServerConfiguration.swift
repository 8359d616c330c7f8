import AppHost
import ChatModels
package import ChatStore
package import Foundation
package import Logging
package import MediaTranscoder
package import NetworkFetcher
import NIOCore
package import ProgramRunner

/// Parameters of `buildApplication`.
package struct ServerConfiguration: Sendable {
    /// TCP port; 0 takes any free one. A simulator’s address is 127.0.0.1: whoever reaches it is signed in as everyone.
    package var port: Int
    /// Second listener, for other devices that sign in with a code; nil for none.
    package var guests: GuestAccess?
    /// How people reach a server that is no simulator; nil for one that is.
    package var site: Site?
    /// Limits on what the store keeps.
    package var storeLimits = StoreLimits()
    /// Path of the SQLite file; created if missing.
    package var storePath: String
    package var members: [SimulatedMember]
    package var mode = ServerMode.simulated
    /// Initial contents of an empty conversation.
    package var first: SeedConversation?
    package var apps: InstalledApps
    /// Parent folder of the apps' containers.
    package var containersFolder: URL
    /// The browser client's files.
    package var webFolder: URL
    /// Folder in which Debian's font packages install their files.
    package var fontsFolder = URL(fileURLWithPath: "/usr/share/fonts")
    /// Converts pictures, videos and sounds for the conversation.
    package var media = MediaTranscoder()
    /// Fetches pictures from the hosts that apps list; by default from public addresses only.
    package var network = NetworkFetcher()
    /// Whether processes of apps, and those that open foreign media or use the network, run within walls; they do not run
    /// where the walls cannot stand.
    package private(set) var hasWalls = true
    let walls = TriedWalls()
    /// Version of Parley, which owners are told.
    package var version = "unknown"
    /// Limits of all apps together; nil where the kernel offers none, as without root.
    package private(set) var sharedLimits: SharedLimits?
    /// Interval of the heartbeats on an idle stream, by which a vanished client is noticed.
    package var heartbeat: Duration = .seconds(15)
    /// Longest time from a delivery to its receipt, where somebody's stream does not take the entry.
    package var receiptDelay: Duration = .milliseconds(20)
    /// Time for which changes of who is here are gathered before they are told.
    package var presenceDelay: Duration = ChatLimits.presenceDelay
    package var connections = ConnectionLimits()
    package var sockets = SocketLimits()
    package var pushLimits = PushLimits()
    package var rates = RateLimits()
    /// Called where a page asks for a reset to an empty store; nil where that is not allowed.
    package var onReset: (@Sendable () -> Void)?
    /// Source of apps that are replaced while the server runs; nil where none are.
    package var updates: AppUpdates?
    /// Tools of the apps' author, on whose computer this server runs; nil where people only use the apps.
    package var tools: AuthorsTools?
    /// Time after which a read message that is set to expire is removed.
    package var expiryDelay = ChatLimits.expiryDelay
    /// Time for which an invitation link can be used.
    package var invitationLifetime = ChatLimits.invitationLifetime
    /// Returns the time in milliseconds since 1970. It may go backwards when the computer's clock is set back.
    package var now: @Sendable () -> Int64 = { Int64((Date().timeIntervalSince1970 * 1_000).rounded()) }
    package var logger: Logger

    /// Returns what notifies browsers; nil for a simulator, whose people have no accounts.
    func pushes(secret: Data) -> PushNotices? {
        guard case .people(let mode) = mode else { return nil }
        return PushNotices(
            key: PushKey(secret: secret, publicOrigin: mode.publicOrigin), limits: pushLimits, network: network)
    }

    /// Features that are limited on this computer, one sentence each.
    package var problems: [String] {
        apps.problems.map { "Left out: \($0)" }
            + Self.missing(media.tools.missing, "Media cannot be made ready")
            + Self.missing(network.tools.missing, "Apps get no pictures from the network")
    }

    private static func missing(_ programs: [String], _ effect: String) -> [String] {
        programs.isEmpty ? [] : ["\(effect): \(programs.joined(separator: ", ")) is missing. Run Scripts/setup run."]
    }

    /// Leaves the walls out: whatever apps do, they do as the server's user.
    package mutating func removeWalls() {
        hasWalls = false
        media = MediaTranscoder(tools: MediaTools(hasWalls: false))
        network = NetworkFetcher(
            tools: NetworkTools(hasWalls: false), allowsPrivateAddresses: network.allowsPrivateAddresses)
    }

    /// Tries the walls and says in one line what is in force, or why apps cannot run here.
    package func describeWalls() async -> String {
        guard hasWalls else {
            walls.result = ServerHealth.Walls(state: .none, details: nil)
            return "Walls around apps: none. An app can do whatever this server's user can."
        }
        let found = await wallsHere()
        walls.result = ServerHealth.Walls(state: found.stand ? .inForce : .missing, details: found.words)
        return found.stand
            ? "Walls around apps: \(found.words)."
            : "Apps cannot run here: \(found.words) --without-sandbox runs them without walls."
    }

    /// Sets the time within which a server that is stopped finishes what has begun.
    package mutating func drain(within seconds: Int) { connections.shutdown = .seconds(Int64(seconds)) }

    /// Sets how many bytes the store keeps; nil for no limit but the disk's.
    package mutating func limitStore(mediaByteCount: Int?, fileByteCount: Int?) {
        storeLimits = StoreLimits(mediaByteCountMax: mediaByteCount, fileByteCountMax: fileByteCount)
    }

    /// Limits what all apps use together, where the kernel lets this process do so.
    package mutating func limitAppsTogether() { sharedLimits = SharedLimits() }

    /// Gives back to the kernel what `limitAppsTogether` has made, after the last app is gone.
    package func removeSharedLimits() { sharedLimits?.remove() }

    /// Says in one line what all apps together may use.
    package func describeSharedLimits() -> String {
        guard let sharedLimits else {
            return "All apps together: no limits, since this server may make no control groups; each app has its own."
        }
        return "All apps together: \(sharedLimits.summary)."
    }

    package init(
        port: Int, storePath: String, members: [SimulatedMember], apps: InstalledApps, containersFolder: URL,
        webFolder: URL, logger: Logger
    ) {
        self.port = port
        self.storePath = storePath
        self.members = members
        self.apps = apps
        self.containersFolder = containersFolder
        self.webFolder = webFolder
        self.logger = logger
    }
}
