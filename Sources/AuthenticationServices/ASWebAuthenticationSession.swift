public import Foundation

/// Reason for which nobody has signed in on a page: here always that the person has cancelled.
///
/// Source: developer.apple.com/documentation/authenticationservices/aswebauthenticationsessionerror-swift.struct
public struct ASWebAuthenticationSessionError: Error, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case canceledLogin = 1, presentationContextNotProvided, presentationContextInvalid
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static let canceledLogin = Code.canceledLogin
    public static let presentationContextNotProvided = Code.presentationContextNotProvided
    public static let presentationContextInvalid = Code.presentationContextInvalid
}

extension ASWebAuthenticationSessionError: LocalizedError {
    public var errorDescription: String? { "Apps cannot have anybody sign in on a page here." }
}

/// A page on which a person signs in. It does not open here: no app gets the address to which it would lead back.
///
/// Source: developer.apple.com/documentation/authenticationservices/aswebauthenticationsession
@preconcurrency @MainActor open class ASWebAuthenticationSession: NSObject {
    public typealias CompletionHandler = (URL?, (any Error)?) -> Void

    /// The address that ends a session. Source: developer.apple.com/documentation/authenticationservices/aswebauthenticationsession/callback
    public struct Callback: Hashable, Sendable {
        private let address: String
        public static func customScheme(_ scheme: String) -> Callback { Callback(address: scheme) }
        public static func https(host: String, path: String) -> Callback { Callback(address: host + path) }
        public func matchesURL(_ url: URL) -> Bool {
            url.scheme == address || url.scheme == "https" && (url.host() ?? "") + url.path() == address
        }
    }

    open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
    open var prefersEphemeralWebBrowserSession = false
    open var additionalHeaderFields: [String: String]?
    public var canStart: Bool { false }
    private let completion: CompletionHandler

    public init(url: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) {
        completion = completionHandler
        super.init()
    }

    public convenience init(url: URL, callback: Callback, completionHandler: @escaping CompletionHandler) {
        self.init(url: url, callbackURLScheme: nil, completionHandler: completionHandler)
    }

    /// Ends at once, as where the person has cancelled.
    @available(
        *, deprecated, message: "ASWebAuthenticationSession has no effect in Parley: no page leads back to an app."
    )
    @discardableResult open func start() -> Bool {
        Task { completion(nil, ASWebAuthenticationSessionError(.canceledLogin)) }
        return true
    }
    open func cancel() {}
}

/// Source: developer.apple.com/documentation/authenticationservices/aswebauthenticationpresentationcontextproviding
@preconcurrency @MainActor public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
    func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}
