public import Foundation

/// A request of an app to a host that its manifest names (`URLSession`).
public struct NetworkQuery: Hashable, Sendable, Codable {
    /// Absolute URL as the app gave it; checked as a `NetworkAddress`.
    public var url: String
    /// One of `NetworkQuery.methods`, in capitals.
    public var method: String
    public var headers: [String: String]
    /// Nil for a request without a body; at most `ProtocolLimits.sentByteCountMax` bytes.
    public var body: Data?

    public static let methods: Set<String> = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]
    /// Headers in lower case that the connection decides on, and that are dropped from what an app sets.
    public static let reservedHeaders: Set<String> = [
        "accept-encoding", "connection", "content-length", "expect", "host", "keep-alive", "proxy-authenticate",
        "proxy-authorization", "proxy-connection", "te", "trailer", "transfer-encoding", "upgrade", "user-agent",
    ]

    public init(url: String, method: String = "GET", headers: [String: String] = [:], body: Data? = nil) {
        self.url = url
        self.method = method
        self.headers = headers
        self.body = body
    }

    /// Checks everything but the address.
    /// - Throws: `bad_request`, `too_large`.
    public func check() throws(NetworkFailure) {
        guard Self.methods.contains(method) else {
            throw NetworkFailure(.badRequest, "Requests are \(Self.methods.sorted().joined(separator: ", ")).")
        }
        guard (body?.count ?? 0) <= ProtocolLimits.sentByteCountMax else {
            throw NetworkFailure(
                .tooLarge, "The request has a body of more than \(ProtocolLimits.sentByteCountMax) bytes.")
        }
        let byteCount = headers.reduce(0) { $0 + $1.key.utf8.count + $1.value.utf8.count }
        guard headers.count <= ProtocolLimits.headerCountMax, byteCount <= ProtocolLimits.headerByteCountMax else {
            throw NetworkFailure(
                .tooLarge,
                "A request has at most \(ProtocolLimits.headerCountMax) headers of "
                    + "\(ProtocolLimits.headerByteCountMax) bytes together.")
        }
        for (name, value) in headers where !Self.isName(name) || !value.utf8.allSatisfy(Self.isPlain) {
            throw NetworkFailure(.badRequest, "The header \(name.debugDescription) has characters that no header has.")
        }
    }

    /// Returns whether the text is a `token`.
    ///
    /// Source: RFC 9110, section 5.6.2.
    private static func isName(_ text: String) -> Bool {
        !text.isEmpty
            && text.utf8.allSatisfy { byte in
                (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte)
                    || "!#$%&'*+-.^_`|~".utf8.contains(byte)
            }
    }

    /// Returns whether the byte is visible ASCII or a space: no value begins a line of its own.
    private static func isPlain(_ byte: UInt8) -> Bool { (0x20...0x7e).contains(byte) }
}

/// A host's answer to a `NetworkQuery`, whatever its status.
public struct NetworkReply: Hashable, Sendable, Codable {
    /// The address that answered, after redirects.
    public var url: String
    /// 100…599.
    public var status: Int
    /// Values of headers that were sent more than once are joined by commas.
    public var headers: [String: String]
    /// At most `ProtocolLimits.fetchedByteCountMax` bytes; base64 on the wire.
    public var body: Data

    public init(url: String, status: Int, headers: [String: String] = [:], body: Data = Data()) {
        self.url = url
        self.status = status
        self.headers = headers
        self.body = body
    }
}
