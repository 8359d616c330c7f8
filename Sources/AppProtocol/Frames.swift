public import Foundation
public import RenderTree

/// Version of everything in this module. Host and app must agree exactly: both ship from one checkout.
public let appProtocolVersion = 11

/// A frame from the host to an app process. On the wire: one length-prefixed JSON object per frame (`FrameCodec`).
public enum HostFrame: Hashable, Sendable {
    /// A request to the app; answered by `AppFrame.response` with the same id, in the order of the requests.
    case request(id: Int, HostRequest)
    /// The response to the app's request of that id.
    case response(id: Int, Outcome)
}

/// A frame from an app process to the host.
public enum AppFrame: Hashable, Sendable {
    case request(id: Int, AppRequest)
    case response(id: Int, Outcome)
    /// A one-way message to the host.
    case notification(AppNotification)
}

/// Result of a request; success if `problem` is nil.
public struct Outcome: Hashable, Sendable, Codable {
    public var problem: Problem?
    /// The requested bytes, if any; base64 on the wire.
    public var bytes: Data?
    /// The files that the person has chosen, if the request was for such.
    public var files: [ChosenFile]?
    /// The answer of a host on the network, if the request was for one.
    public var reply: NetworkReply?
    /// The answer of the group's store, if the request was for it.
    public var group: GroupStoreReply?
    /// The answer of the host's notices, if the request was for them.
    public var notices: NoticeReply?

    public init(
        problem: Problem? = nil, bytes: Data? = nil, files: [ChosenFile]? = nil, reply: NetworkReply? = nil,
        group: GroupStoreReply? = nil, notices: NoticeReply? = nil
    ) {
        self.notices = notices
        self.group = group
        self.problem = problem
        self.bytes = bytes
        self.files = files
        self.reply = reply
    }

    public static let done = Outcome()
    public static func failed(_ problem: Problem) -> Outcome { Outcome(problem: problem) }
}

/// An error that crosses the process boundary; `domain` and `code` become an `NSError` in the app.
public struct Problem: Error, Hashable, Sendable, Codable {
    public var domain: String
    public var code: Int
    public var message: String

    public init(domain: String, code: Int, message: String) {
        self.domain = domain
        self.code = code
        self.message = message
    }
}

extension HostFrame: Codable {
    private enum CodingKeys: String, CodingKey { case id, request, response }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        let id = try values.decode(Int.self, forKey: .id)
        if values.contains(.request) {
            self = .request(id: id, try values.decode(HostRequest.self, forKey: .request))
        } else {
            self = .response(id: id, try values.decode(Outcome.self, forKey: .response))
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .request(let id, let request):
            try values.encode(id, forKey: .id)
            try values.encode(request, forKey: .request)
        case .response(let id, let outcome):
            try values.encode(id, forKey: .id)
            try values.encode(outcome, forKey: .response)
        }
    }
}

extension AppFrame: Codable {
    private enum CodingKeys: String, CodingKey { case id, request, response, notification }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        if values.contains(.notification) {
            self = .notification(try values.decode(AppNotification.self, forKey: .notification))
            return
        }
        let id = try values.decode(Int.self, forKey: .id)
        if values.contains(.request) {
            self = .request(id: id, try values.decode(AppRequest.self, forKey: .request))
        } else {
            self = .response(id: id, try values.decode(Outcome.self, forKey: .response))
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .request(let id, let request):
            try values.encode(id, forKey: .id)
            try values.encode(request, forKey: .request)
        case .response(let id, let outcome):
            try values.encode(id, forKey: .id)
            try values.encode(outcome, forKey: .response)
        case .notification(let notification):
            try values.encode(notification, forKey: .notification)
        }
    }
}
