public import CodedErrors

/// Why a network request failed.
public struct NetworkFailure: CodedError {
    /// Codes as the app's log shows them.
    public enum Code: String, ErrorCode {
        case badAddress = "bad_url"
        /// A method, header or body that no request may have.
        case badRequest = "bad_request"
        case unsupportedScheme = "unsupported_url"
        /// The app's manifest does not list the host, of the address or of a redirect.
        case hostNotAllowed = "host_not_allowed"
        case hostNotFound = "host_not_found"
        /// The name resolves to an address that is not on the public Internet.
        case privateAddress = "private_address"
        case cannotConnect = "cannot_connect"
        case insecure = "secure_connection_failed"
        case tooSlow = "timed_out"
        case tooLarge = "too_large"
        case tooManyRedirects = "too_many_redirects"
        /// The response status was not a success.
        case badStatus = "bad_server_response"
        case notAPicture = "not_a_picture"
        /// Too many fetches are running or queued.
        case busy = "network_busy"
        /// `curl` is not installed.
        case toolMissing = "network_tool_missing"
        case cancelled = "cancelled"
    }

    public var code: Code
    /// A sentence for the app's author. It reveals nothing about the server's own network.
    public var message: String

    public init(_ code: Code, _ message: String) {
        self.code = code
        self.message = message
    }

    public static let cancelled = NetworkFailure(.cancelled, "It is not wanted any more.")

    /// The failure as sent to the app, with the domain and codes of `URLError`.
    ///
    /// Source: developer.apple.com/documentation/foundation/urlerror/code
    public var problem: Problem { Problem(domain: "NSURLErrorDomain", code: code.problemCode, message: message) }
}

extension NetworkFailure.Code {
    /// The corresponding code of `URLError`.
    public var problemCode: Int {
        switch self {
        case .cancelled: -999
        case .badRequest: -1
        case .badAddress: -1_000
        case .tooSlow: -1_001
        case .unsupportedScheme: -1_002
        case .hostNotFound: -1_003
        case .privateAddress, .cannotConnect: -1_004
        case .tooManyRedirects: -1_007
        case .busy, .toolMissing: -1_008
        case .badStatus: -1_011
        case .notAPicture: -1_016
        case .hostNotAllowed: -1_020
        case .tooLarge: -1_103
        case .insecure: -1_200
        }
    }
}
