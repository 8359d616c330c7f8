public import Foundation
public import UIKit

/// Source: developer.apple.com/documentation/authenticationservices/aspresentationanchor
public typealias ASPresentationAnchor = UIWindow

/// Reason for which nobody was signed in: here always that the person has cancelled.
///
/// Source: developer.apple.com/documentation/authenticationservices/asauthorizationerror-swift.struct
public struct ASAuthorizationError: Error, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case unknown = 1000, canceled, invalidResponse, notHandled, failed, notInteractive
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static let unknown = Code.unknown
    public static let canceled = Code.canceled
    public static let invalidResponse = Code.invalidResponse
    public static let notHandled = Code.notHandled
    public static let failed = Code.failed
    public static let notInteractive = Code.notInteractive
}

extension ASAuthorizationError: LocalizedError {
    public var errorDescription: String? { "Apps cannot sign anybody in here." }
}

/// Source: developer.apple.com/documentation/authenticationservices/asauthorizationprovider
public protocol ASAuthorizationProvider: NSObjectProtocol {}
/// Source: developer.apple.com/documentation/authenticationservices/asauthorizationcredential
public protocol ASAuthorizationCredential: NSObjectProtocol {}

/// A person whom an app has signed in, which never happens here.
///
/// Source: developer.apple.com/documentation/authenticationservices/asauthorization
open class ASAuthorization: NSObject, @unchecked Sendable {  // it never changes
    public let provider: any ASAuthorizationProvider
    public let credential: any ASAuthorizationCredential

    init(provider: any ASAuthorizationProvider, credential: any ASAuthorizationCredential) {
        (self.provider, self.credential) = (provider, credential)
        super.init()
    }

    /// Request of an app to a person.
    public struct Scope: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let fullName = Scope(rawValue: "full_name")
        public static let email = Scope(rawValue: "email")
    }
}

/// Source: developer.apple.com/documentation/authenticationservices/asauthorizationrequest
open class ASAuthorizationRequest: NSObject {
    public let provider: any ASAuthorizationProvider
    init(provider: any ASAuthorizationProvider) {
        self.provider = provider
        super.init()
    }
}

/// Source: developer.apple.com/documentation/authenticationservices/asauthorizationopenidrequest
open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest {
    open var requestedScopes: [ASAuthorization.Scope]?
    open var state: String?
    open var nonce: String?
}

/// Asks who somebody is. Nobody answers here.
///
/// Source: developer.apple.com/documentation/authenticationservices/asauthorizationcontroller
@preconcurrency @MainActor open class ASAuthorizationController: NSObject {
    open weak var delegate: (any ASAuthorizationControllerDelegate)?
    open weak var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?
    public let authorizationRequests: [ASAuthorizationRequest]

    public init(authorizationRequests: [ASAuthorizationRequest]) {
        self.authorizationRequests = authorizationRequests
        super.init()
    }

    /// Tells the delegate that the person has cancelled.
    @available(
        *, deprecated, message: "performRequests has no effect in Parley: the conversation knows who its people are."
    )
    open func performRequests() {
        delegate?.authorizationController(controller: self, didCompleteWithError: ASAuthorizationError(.canceled))
    }
    open func cancel() {}
}

/// Source: developer.apple.com/documentation/authenticationservices/asauthorizationcontrollerdelegate
@preconcurrency @MainActor public protocol ASAuthorizationControllerDelegate: NSObjectProtocol {
    /// Never called: nobody is signed in.
    func authorizationController(
        controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization)
    func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error)
}

extension ASAuthorizationControllerDelegate {
    public func authorizationController(
        controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
    ) {}
    public func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {}
}

/// Source: developer.apple.com/documentation/authenticationservices/asauthorizationcontrollerpresentationcontextproviding
@preconcurrency @MainActor public protocol ASAuthorizationControllerPresentationContextProviding: NSObjectProtocol {
    func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}
