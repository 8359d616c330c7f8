package import AppProtocol

/// How much of the screen an app has.
///
/// Source: https://developer.apple.com/documentation/messages/msmessagesapppresentationstyle
public enum MSMessagesAppPresentationStyle: UInt {
    /// In the keyboard's place, below the input field. No text can be typed in it.
    case compact = 0
    /// Most of the screen, over the input field.
    case expanded = 1
    /// Inside one bubble.
    case transcript = 2
}

/// Where an app was opened.
///
/// Source: https://developer.apple.com/documentation/messages/msmessagesapppresentationcontext
public enum MSMessagesAppPresentationContext: UInt {
    /// In a conversation.
    case messages = 0
    /// Over a camera picture or the like, for stickers and pictures only.
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
