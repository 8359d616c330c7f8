/// Files of an app that the person may keep or share.
public struct FileOffer: Hashable, Sendable, Codable {
    /// Files in the app's container: 1…`FileLimits.countMax`. The last part of a path is the name that the person sees.
    public var files: [AppFile]
    /// A text that is shared beside them; nil for none.
    public var text: String?

    public init(files: [AppFile], text: String? = nil) {
        self.files = files
        self.text = text
    }
}

/// The end of a request for files, or of an offer, as an error of its app.
public enum FileProblem: Int, Sendable {
    /// The person does not want to, or the scene has ended.
    case cancelled = 1
    /// The scene has a request already, cannot have one, or asks again without a touch of the person.
    case notNow = 2
    /// A count, size or name is beyond a limit, or a file is not there.
    case malformed = 3

    public static let domain = "org.parley.files"

    public func callAsFunction(_ message: String) -> Problem {
        Problem(domain: Self.domain, code: rawValue, message: message)
    }
}
