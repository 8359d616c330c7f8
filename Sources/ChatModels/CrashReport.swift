/// End of an app's process, in the words of a programmer: for the app's author, and so only on a server that was given an
/// author's tools. Names the author's files.
public struct CrashReport: Hashable, Sendable, Codable {
    /// One call on the stack of the thread that ended the process.
    public struct Call: Hashable, Sendable, Codable {
        /// Name in Swift's simplified form, such as `PollView.body.getter`.
        public var function: String
        /// Path in the author's package, such as `Sources/Poll/PollView.swift`; nil if unknown.
        public var file: String?
        /// From 1; nil if unknown.
        public var line: Int?

        public init(function: String, file: String? = nil, line: Int? = nil) {
            self.function = function
            self.file = file
            self.line = line
        }

        /// File and line, such as `Sources/Poll/PollView.swift:12`; nil if unknown.
        public var place: String? { file.map { file in file + (line.map { ":\($0)" } ?? "") } }
    }

    /// Reason of the end, such as "A check failed (SIGILL)." One sentence.
    public var cause: String
    /// The newest lines that it has written, oldest first; at most `outputCountMax`.
    public var output: [String]
    /// Newest first, at most `callCountMax`; empty if nothing is known of them.
    public var calls: [Call]

    public static let outputCountMax = 12
    public static let callCountMax = 12
    /// Longest line, function or file, in Unicode scalars; the rest is cut, because apps supply it.
    public static let scalarCountMax = 300

    public init(cause: String, output: [String] = [], calls: [Call] = []) {
        self.cause = cause
        self.output = output
        self.calls = calls
    }
}
