public import Foundation
public import UIKit

/// Makes requests for a person's Apple account, which a browser has not.
///
/// Source: developer.apple.com/documentation/authenticationservices/asauthorizationappleidprovider
open class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider, @unchecked Sendable {  // it keeps nothing
    public enum CredentialState: Int, Sendable { case revoked = 0, authorized, notFound, transferred }

    override public init() { super.init() }
    open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest(provider: self) }

    /// Returns that nobody is known.
    open func credentialState(forUserID userID: String) async throws -> CredentialState { .notFound }
    open func getCredentialState(
        forUserID userID: String, completion: @escaping @Sendable (CredentialState, (any Error)?) -> Void
    ) { completion(.notFound, nil) }
}

/// Source: developer.apple.com/documentation/authenticationservices/asauthorizationappleidrequest
open class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest {
    open var user: String?
}

/// Whether somebody is likely a person.
public enum ASUserDetectionStatus: Int, Sendable { case unsupported = 0, unknown, likelyReal }

/// An Apple account with which somebody has signed in, which never happens here.
///
/// Source: developer.apple.com/documentation/authenticationservices/asauthorizationappleidcredential
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential, @unchecked Sendable {  // constant
    public let user: String
    public var state: String? { nil }
    public var authorizedScopes: [ASAuthorization.Scope] { [] }
    public var authorizationCode: Data? { nil }
    public var identityToken: Data? { nil }
    public var email: String? { nil }
    public var fullName: PersonNameComponents? { nil }
    public var realUserStatus: ASUserDetectionStatus { .unsupported }

    init(user: String) {
        self.user = user
        super.init()
    }
}

/// A name and a password that the system has kept, which never happens here.
///
/// Source: developer.apple.com/documentation/authenticationservices/aspasswordcredential
open class ASPasswordCredential: NSObject, ASAuthorizationCredential, @unchecked Sendable {  // it never changes
    public let user: String
    public let password: String

    public init(user: String, password: String) {
        (self.user, self.password) = (user, password)
        super.init()
    }
}

/// Source: developer.apple.com/documentation/authenticationservices/asauthorizationpasswordprovider
open class ASAuthorizationPasswordProvider: NSObject, ASAuthorizationProvider, @unchecked Sendable {  // constant
    override public init() { super.init() }
    open func createRequest() -> ASAuthorizationPasswordRequest { ASAuthorizationPasswordRequest(provider: self) }
}
/// Source: developer.apple.com/documentation/authenticationservices/asauthorizationpasswordrequest
open class ASAuthorizationPasswordRequest: ASAuthorizationRequest {}

/// A button with the words of signing in. It sends `touchUpInside`, as any does.
///
/// Source: developer.apple.com/documentation/authenticationservices/asauthorizationappleidbutton
@preconcurrency @MainActor open class ASAuthorizationAppleIDButton: UIButton {
    public enum ButtonType: Int, Sendable {
        case signIn = 0, `continue`, signUp
        public static let `default` = ButtonType.signIn

        var title: String {
            switch self {
            case .signIn: "Sign in with Apple"
            case .continue: "Continue with Apple"
            case .signUp: "Sign up with Apple"
            }
        }
    }
    public enum Style: Int, Sendable { case white = 0, whiteOutline, black }

    open var cornerRadius: CGFloat {
        get { layer.cornerRadius }
        set { layer.cornerRadius = newValue }
    }

    public init(type: ButtonType, style: Style) {
        super.init(frame: .zero)
        setTitle(type.title, for: .normal)
        setTitleColor(style == .black ? .white : .black, for: .normal)
        backgroundColor = style == .black ? .black : .white
        layer.cornerRadius = 6
        if style == .whiteOutline {
            layer.borderWidth = 1
            layer.borderColor = UIColor.black.cgColor
        }
    }
    public convenience init(authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style) {
        self.init(type: type, style: style)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
