import ChatModels
package import Foundation
package import Logging
package import MediaTranscoder
package import NetworkFetcher

/// Everything that `buildApplication` needs to know.
package struct ServerConfiguration: Sendable {
    /// 0 takes any free port. The address is 127.0.0.1: whoever reaches a simulator is signed in as everyone.
    package var port: Int
    /// Another address at which the server listens, for devices that come in by a code; nil for none.
    package var guests: GuestDoor?
    /// The SQLite file; it is made where there is none.
    package var storePath: String
    package var members: [SimulatedMember]
    /// What an empty conversation begins with.
    package var first: FirstConversation?
    package var apps: InstalledApps
    /// Where app processes keep their own files.
    package var containersFolder: URL
    /// The browser client's files.
    package var webFolder: URL
    /// Where Debian's font packages put their files.
    package var fontsFolder = URL(fileURLWithPath: "/usr/share/fonts")
    /// Makes pictures, videos and sounds ready for the conversation.
    package var media = MediaTranscoder()
    /// Fetches pictures from the hosts that apps name; from public computers only, unless it is told otherwise.
    package var network = NetworkFetcher()
    /// A stream that has nothing to say says so this often, so that a vanished client is noticed.
    package var heartbeat: Duration = .seconds(15)
    package var connections = ConnectionLimits()
    /// Called where a page asks to begin anew, with an empty store; nil where nobody may.
    package var onReset: (@Sendable () -> Void)?
    /// How long a message that is to expire stays after it was read.
    package var expiryDelay = ChatLimits.expiryDelay
    /// How long a link is open by which people join.
    package var invitationLifetime = ChatLimits.invitationLifetime
    /// Milliseconds since 1970. A computer's clock may be put back while the server runs.
    package var now: @Sendable () -> Int64 = { Int64((Date().timeIntervalSince1970 * 1_000).rounded()) }
    package var logger: Logger

    /// What works only in part on this computer, a sentence each.
    package var problems: [String] {
        apps.problems.map { "Left out: \($0)" }
            + Self.missing(media.tools.missing, "Media cannot be made ready")
            + Self.missing(network.tools.missing, "Apps get no pictures from the network")
    }

    private static func missing(_ programs: [String], _ effect: String) -> [String] {
        programs.isEmpty ? [] : ["\(effect): \(programs.joined(separator: ", ")) is missing. Run Scripts/setup run."]
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
