public import AppProtocol

/// State of the app panel of one device in one conversation. On the wire: an object whose `kind` names the case.
public enum PanelState: Hashable, Sendable {
    case closed
    /// The app's process is starting; there is nothing to draw yet.
    case opening(AppID, PresentationStyle)
    /// The app is running; `panel` events carry its tree as patches.
    case open(AppID, PresentationStyle, instance: InstanceID)
    /// The app's process ended or was terminated. `PUT panel` reopens the app, at the same message.
    case failed(AppID, PanelFailure)
    /// The person tapped a bubble whose app is not on the device: shows the app's page, from which it is installed with
    /// `PUT …/apps/{app}`; it then opens at that message.
    case offered(AppSummary)
}

/// Why a panel failed: a stable code, and a sentence for the person.
public struct PanelFailure: Hashable, Sendable, Codable {
    public enum Code: String, Hashable, Sendable, Codable {
        case crashed = "app_crashed"
        case hung = "app_not_responding"
        case misbehaved = "app_misbehaved"
        case cannotStart = "app_cannot_start"
        /// The server has reached its limit of running apps.
        case tooManyApps = "too_many_apps"
    }
    public var code: Code
    public var message: String
    /// For the app's author; nil on a server for people who only use the app.
    public var report: CrashReport?

    public init(code: Code, message: String, report: CrashReport? = nil) {
        self.code = code
        self.message = message
        self.report = report
    }
}

extension PanelState: Codable {
    private enum CodingKeys: String, CodingKey { case kind, app, style, instance, failure, name }
    private enum Kind: String, Codable { case closed, opening, open, failed, offered }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        func app() throws -> AppID { try values.decode(AppID.self, forKey: .app) }
        func style() throws -> PresentationStyle { try values.decode(PresentationStyle.self, forKey: .style) }
        switch try values.decode(Kind.self, forKey: .kind) {
        case .closed: self = .closed
        case .opening: self = .opening(try app(), try style())
        case .open:
            self = .open(try app(), try style(), instance: try values.decode(InstanceID.self, forKey: .instance))
        case .failed: self = .failed(try app(), try values.decode(PanelFailure.self, forKey: .failure))
        case .offered:
            self = .offered(AppSummary(id: try app(), name: try values.decode(String.self, forKey: .name)))
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .closed: try values.encode(Kind.closed, forKey: .kind)
        case .opening(let app, let style):
            try values.encode(Kind.opening, forKey: .kind)
            try values.encode(app, forKey: .app)
            try values.encode(style, forKey: .style)
        case .open(let app, let style, let instance):
            try values.encode(Kind.open, forKey: .kind)
            try values.encode(app, forKey: .app)
            try values.encode(style, forKey: .style)
            try values.encode(instance, forKey: .instance)
        case .failed(let app, let failure):
            try values.encode(Kind.failed, forKey: .kind)
            try values.encode(app, forKey: .app)
            try values.encode(failure, forKey: .failure)
        case .offered(let app):
            try values.encode(Kind.offered, forKey: .kind)
            try values.encode(app.id, forKey: .app)
            try values.encode(app.name, forKey: .name)
        }
    }
}
