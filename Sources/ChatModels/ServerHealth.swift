/// `GET /owner/health`: the room that the server takes and has left, and how it runs. Figures alone: nothing of what anybody wrote.
public struct ServerHealth: Hashable, Sendable, Codable {
    /// Bytes in use, and the operator's limit; nil for none but the disk's.
    public struct Usage: Hashable, Sendable, Codable {
        public var byteCount: Int
        public var byteCountMax: Int?

        public init(byteCount: Int, byteCountMax: Int?) {
            self.byteCount = byteCount
            self.byteCountMax = byteCountMax
        }
    }

    /// Walls between apps and the server's computer.
    public struct Walls: Hashable, Sendable, Codable {
        public enum State: String, Hashable, Sendable, Codable {
            /// Apps run within them.
            case inForce
            /// They cannot stand here, so that no app runs.
            case missing
            /// They were left out.
            case none
        }

        public var state: State
        /// Walls that are in force, or missing, for people who know Linux; nil for nothing.
        public var details: String?

        public init(state: State, details: String?) {
            self.state = state
            self.details = details
        }
    }

    /// Such as “1.2.0”; as `parley --version` says it.
    public var version: String
    /// Time of the start, in milliseconds since 1970.
    public var startedAt: Int64
    /// The database with all that is in it, media too.
    public var store: Usage
    /// Pictures, videos, sounds and other files, each counted once.
    public var media: Usage
    /// Bytes that apps have written for themselves; nil where they are too many files to be counted.
    public var containerByteCount: Int?
    /// Bytes that the disk has left; nil if unknown.
    public var freeByteCount: Int?
    /// Number of accounts, guests among them.
    public var peopleCount: Int
    public var conversationCount: Int
    /// Pages that are connected now, and processes of apps that run.
    public var streamCount: Int
    public var processCount: Int
    /// Nil where they were not tried.
    public var walls: Walls?

    public init(
        version: String, startedAt: Int64, store: Usage, media: Usage, containerByteCount: Int?, freeByteCount: Int?,
        peopleCount: Int, conversationCount: Int, streamCount: Int, processCount: Int, walls: Walls?
    ) {
        self.version = version
        self.startedAt = startedAt
        self.store = store
        self.media = media
        self.containerByteCount = containerByteCount
        self.freeByteCount = freeByteCount
        self.peopleCount = peopleCount
        self.conversationCount = conversationCount
        self.streamCount = streamCount
        self.processCount = processCount
        self.walls = walls
    }
}
