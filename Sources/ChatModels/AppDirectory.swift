/// An app of a server for people, as its directory lists it.
public struct ListedApp: Hashable, Sendable, Codable, Identifiable {
    public var id: AppID
    public var name: String
    public var version: String
    /// Purpose of the app, in its author's words.
    public var about: String?
    /// Whether the person has it: it is in the drawer of all of their devices.
    public var isMine: Bool

    public init(id: AppID, name: String, version: String, about: String?, isMine: Bool) {
        self.id = id
        self.name = name
        self.version = version
        self.about = about
        self.isMine = isMine
    }
}

/// `GET /account/apps`: all apps of the server, in the order of the drawer.
public struct AppDirectory: Hashable, Sendable, Codable {
    public var apps: [ListedApp]
    public init(apps: [ListedApp]) { self.apps = apps }
}

/// `GET /account/apps/{app}`: what somebody wants to know before they get the app.
public struct AppDetails: Hashable, Sendable, Codable {
    public var app: ListedApp
    public var author: String?
    /// Hosts that it may reach in the network, as `img.example.org` or `*.example.org`.
    public var hosts: [String]
    /// Whether it is offered beside pictures and videos, and not in the drawer.
    public var isForMedia: Bool
    public var byteCount: Int
    /// Others who have sent something by it that the person can see, by name; `ChatLimits.appUsersMax` at most.
    public var users: [Participant]

    public init(
        app: ListedApp, author: String?, hosts: [String], isForMedia: Bool, byteCount: Int, users: [Participant]
    ) {
        self.app = app
        self.author = author
        self.hosts = hosts
        self.isForMedia = isForMedia
        self.byteCount = byteCount
        self.users = users
    }
}

/// `GET /account/apps/{app}/pictures`: the app's previews that the server has drawn; `…/{index}/light` and `…/{index}/dark` are they.
public struct AppPictures: Hashable, Sendable, Codable {
    public var names: [String]
    public init(names: [String]) { self.names = names }
}

/// `GET /owner/apps`: the apps of the server as its owners see them.
public struct OwnedApps: Hashable, Sendable, Codable {
    public struct App: Hashable, Sendable, Codable, Identifiable {
        public var id: AppID
        public var name: String
        public var version: String
        /// Whether people who join have it from the beginning.
        public var isGiven: Bool
        /// The version that this one has replaced, and that can be put back.
        public var versionBefore: String?

        public init(id: AppID, name: String, version: String, isGiven: Bool, versionBefore: String? = nil) {
            self.id = id
            self.name = name
            self.version = version
            self.isGiven = isGiven
            self.versionBefore = versionBefore
        }
    }

    public var apps: [App]
    /// Bundles that the server has left out, one sentence each.
    public var problems: [String]
    /// Most bytes of a packed app that is uploaded.
    public var byteCountMax: Int

    public init(apps: [App], problems: [String], byteCountMax: Int = ChatLimits.appPackageByteCountMax) {
        self.apps = apps
        self.problems = problems
        self.byteCountMax = byteCountMax
    }
}

/// `POST /owner/apps`, with the bytes of a packed app, and `POST /owner/apps/{app}/undo`: what runs from now on.
public struct AppInstallation: Hashable, Sendable, Codable {
    public var app: AppID
    public var name: String
    public var version: String
    /// The version in whose place it came; nil for the first.
    public var replaced: String?

    public init(app: AppID, name: String, version: String, replaced: String?) {
        self.app = app
        self.name = name
        self.version = version
        self.replaced = replaced
    }
}
