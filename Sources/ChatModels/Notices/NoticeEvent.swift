/// A notice of an app, for the person: a page shows it above whatever it shows.
public struct NoticeEvent: Hashable, Sendable, Codable {
    public var app: AppID
    /// Name of the app, for people.
    public var name: String
    public var identifier: String
    public var title: String
    public var subtitle: String
    public var body: String
    public var hasSound: Bool
    /// Conversation of the notice, on the stream of a list of conversations; nil on that of the conversation.
    public var conversation: ConversationID?

    public init(_ notice: StoredNotice, app: AppID, name: String, conversation: ConversationID? = nil) {
        self.app = app
        self.name = name
        self.conversation = conversation
        identifier = notice.identifier
        title = notice.title
        subtitle = notice.subtitle
        body = notice.body
        hasSound = notice.hasSound
    }
}

/// An app that asks whether it may show notices; nil where none asks. Replaces what the client has.
public struct NoticeQuestionEvent: Hashable, Sendable, Codable {
    public var app: AppSummary?
    public init(app: AppSummary? = nil) { self.app = app }
}

/// `PUT …/notices/{app}/permission`: the person's answer.
public struct NoticePermissionBody: Hashable, Sendable, Codable {
    public var isAllowed: Bool
    public init(isAllowed: Bool) { self.isAllowed = isAllowed }
}

/// `POST …/notices/{app}/open`: the person opens the app by a notice.
public struct OpenNoticeBody: Hashable, Sendable, Codable {
    public var identifier: String
    public init(identifier: String) { self.identifier = identifier }
}
