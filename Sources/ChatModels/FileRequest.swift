public import RenderTree

/// A request of the open app for files of the person, or an offer of some: the page shows it as a sheet until it has ended.
public struct FileRequest: Hashable, Sendable, Codable {
    /// Number of the request on this device, from 1.
    public var number: Int
    public var app: AppID
    /// Name of the app, for people.
    public var name: String
    /// The files to choose; nil for an offer.
    public var wish: FileWish?
    /// The files that are offered; nil for a request.
    public var offer: OfferedFiles?

    public init(number: Int, app: AppID, name: String, wish: FileWish? = nil, offer: OfferedFiles? = nil) {
        self.number = number
        self.app = app
        self.name = name
        self.wish = wish
        self.offer = offer
    }
}

/// Files that an app offers: `GET …/files/{number}/{index}`, each once.
public struct OfferedFiles: Hashable, Sendable, Codable {
    public var files: [OfferedFile]
    /// A text that is shared beside them; nil for none.
    public var text: String?

    public init(files: [OfferedFile], text: String? = nil) {
        self.files = files
        self.text = text
    }
}

public struct OfferedFile: Hashable, Sendable, Codable {
    public var name: String
    public var byteCount: Int

    public init(name: String, byteCount: Int) {
        self.name = name
        self.byteCount = byteCount
    }
}

/// The request for files that is open now, if any; replaces what the client has.
public struct FilesEvent: Hashable, Sendable, Codable {
    public var request: FileRequest?
    public init(request: FileRequest? = nil) { self.request = request }
}

/// `POST …/files/{number}`: announces the chosen files, whose bytes follow by `PUT …/files/{number}/{index}`. A later
/// announcement replaces an earlier one with its files.
public struct AnnouncedFiles: Hashable, Sendable, Codable {
    public var files: [AnnouncedFile]
    public init(files: [AnnouncedFile]) { self.files = files }
}

public struct AnnouncedFile: Hashable, Sendable, Codable {
    /// Name as on the person's computer, without a path.
    public var name: String
    public var byteCount: Int
    /// Media type as the browser has it; nil or empty where it knows none.
    public var mediaType: String?

    public init(name: String, byteCount: Int, mediaType: String? = nil) {
        self.name = name
        self.byteCount = byteCount
        self.mediaType = mediaType
    }
}
