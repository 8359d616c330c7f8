public import SwiftUI

/// A button to sign in. It makes the request, and then answers as where the person has cancelled: a browser has no Apple account.
///
/// Source: developer.apple.com/documentation/authenticationservices/signinwithapplebutton
@MainActor @preconcurrency public struct SignInWithAppleButton: View {
    public struct Label: Hashable, Sendable {
        let title: String
        public static let signIn = Label(title: "Sign in with Apple")
        public static let `continue` = Label(title: "Continue with Apple")
        public static let signUp = Label(title: "Sign up with Apple")
    }
    public struct Style: Hashable, Sendable {
        let name: String
        public static let black = Style(name: "black")
        public static let white = Style(name: "white")
        public static let whiteOutline = Style(name: "whiteOutline")
    }

    @Environment(\.signInWithAppleButtonStyle) private var style
    private let label: Label
    private let onRequest: (ASAuthorizationAppleIDRequest) -> Void
    private let onCompletion: (Result<ASAuthorization, any Error>) -> Void

    @available(
        *, deprecated,
        message: "SignInWithAppleButton signs nobody in in Parley: the conversation knows who its people are."
    )
    public init(
        _ label: Label = .signIn, onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
        onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void
    ) {
        (self.label, self.onRequest, self.onCompletion) = (label, onRequest, onCompletion)
    }

    public var body: some View {
        Button {
            onRequest(ASAuthorizationAppleIDProvider().createRequest())
            onCompletion(.failure(ASAuthorizationError(.canceled)))
        } label: {
            Text(label.title).fontWeight(.medium).frame(maxWidth: .infinity, maxHeight: .infinity)
                .foregroundStyle(style == .black ? Color.white : .black)
                .background(style == .black ? Color.black : .white, in: RoundedRectangle(cornerRadius: 6))
                .overlay { RoundedRectangle(cornerRadius: 6).strokeBorder(outline) }
        }
        .buttonStyle(.plain)
    }

    private var outline: Color { style == .whiteOutline ? .black : .clear }
}

extension EnvironmentValues {
    @Entry var signInWithAppleButtonStyle = SignInWithAppleButton.Style.black
}

extension View {
    /// Sets the colours of buttons to sign in.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/signinwithapplebuttonstyle(_:)
    public func signInWithAppleButtonStyle(_ style: SignInWithAppleButton.Style) -> some View {
        environment(\.signInWithAppleButtonStyle, style)
    }
}
