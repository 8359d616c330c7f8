/// A file that the person has chosen, as its app receives it.
public struct ChosenFile: Hashable, Sendable, Codable {
    /// Path relative to the app's container.
    public var path: String
    /// File name as on the person's computer, without characters that are unsafe in a name.
    public var name: String
    /// Media type, such as `image/jpeg`; nil where it is not known.
    public var mediaType: String?

    public init(path: String, name: String, mediaType: String? = nil) {
        self.path = path
        self.name = name
        self.mediaType = mediaType
    }
}
