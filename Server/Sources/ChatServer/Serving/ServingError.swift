import CodedErrors

/// A reason for which a server for other people does not start; the message says in one sentence what to do.
package struct ServingError: CodedError {
    package enum Code: String, ErrorCode {
        case badPublicURL = "serving_bad_public_url"
        case badAddress = "serving_bad_address"
        case badProxy = "serving_bad_proxy"
        /// The server would be reached from outside without encryption.
        case insecure = "serving_insecure"
        case portTaken = "serving_port_taken"
        case portForbidden = "serving_port_forbidden"
        case cannotListen = "serving_cannot_listen"
        case tokenUnreadable = "serving_token_unreadable"
        /// A certificate or its key cannot be read, or the two do not belong together.
        case badCertificate = "serving_bad_certificate"
        /// The program that speaks TLS for this server is not installed.
        case noProxy = "serving_no_proxy"
        case proxyEnded = "serving_proxy_ended"
    }

    package var code: Code
    package var message: String

    package init(_ code: Code, _ message: String) {
        self.code = code
        self.message = message
    }

    init(badAddress host: String) {
        self.init(
            .badAddress,
            "“\(host)” is no address to listen at: write numbers, as in --host 127.0.0.1 or --host 0.0.0.0.")
    }
}
