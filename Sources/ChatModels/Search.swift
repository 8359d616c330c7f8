/// `GET /devices/{device}/search?words=…`: entries with all of the words, the newest first, at most
/// `ChatLimits.searchResultsMax`.
public struct SearchResults: Hashable, Sendable, Codable {
    public struct Result: Hashable, Sendable, Codable {
        public var conversation: ConversationID
        /// Number of the entry, at which the conversation is opened.
        public var sequence: Int
        /// Words around the first that was found.
        public var line: LastLine
        /// Milliseconds since 1970.
        public var sentAt: Int64

        public init(conversation: ConversationID, sequence: Int, line: LastLine, sentAt: Int64) {
            self.conversation = conversation
            self.sequence = sequence
            self.line = line
            self.sentAt = sentAt
        }
    }

    public var results: [Result]
    public init(results: [Result]) { self.results = results }
}
