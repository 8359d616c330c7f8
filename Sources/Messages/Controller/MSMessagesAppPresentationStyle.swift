package import AppProtocol

/// Layout of an app on the screen.
///
/// Source: https://developer.apple.com/documentation/messages/msmessagesapppresentationstyle
public enum MSMessagesAppPresentationStyle: UInt {
    /// In place of the keyboard, below the input field. It cannot contain text input.
    case compact = 0
    /// Most of the screen, covering the input field.
    case expanded = 1
    /// Inside one bubble, which the app draws itself.
    case transcript = 2
}

/// The place from which an app was opened.
///
/// Source: https://developer.apple.com/documentation/messages/msmessagesapppresentationcontext
public enum MSMessagesAppPresentationContext: UInt {
    /// A conversation.
    case messages = 0
    /// A camera picture or the like, into which only stickers and pictures can be inserted.
    case media = 1
}

extension MSMessagesAppPresentationStyle {
    package init(_ style: PresentationStyle) {
        switch style {
        case .compact: self = .compact
        case .expanded: self = .expanded
        case .transcript: self = .transcript
        }
    }

    var name: PresentationStyle {
        switch self {
        case .compact: .compact
        case .expanded: .expanded
        case .transcript: .transcript
        }
    }
}

extension MSMessagesAppPresentationContext {
    package init(_ context: PresentationContext) {
        switch context {
        case .messages: self = .messages
        case .media: self = .media
        }
    }
}
