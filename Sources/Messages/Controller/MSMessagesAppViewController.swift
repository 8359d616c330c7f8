public import UIKit

/// The principal controller of a message app: subclass it, and name the subclass in `Info.plist` as
/// `NSExtensionPrincipalClass`.
///
/// All callbacks come on the main thread, in the order that `MessagesScene` gives them. The implementations here do
/// nothing.
///
/// Source: https://developer.apple.com/documentation/messages/msmessagesappviewcontroller
@MainActor open class MSMessagesAppViewController: UIViewController, MSMessagesAppTranscriptPresentation {
    var hosted = Hosted()

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// How Parley makes the principal controller, by way of `init(nibName:bundle:)`. Apple's runtime can call that on any
    /// class; Swift can only where an initialiser is `required`.
    public required convenience init(principalOf scene: PrincipalScene) {
        self.init(nibName: nil, bundle: nil)
        hosted.style = scene.style
        hosted.context = scene.context
    }

    // MARK: The conversation

    /// The conversation on screen: set from `didBecomeActive` to the end of `didResignActive`, nil before and after.
    open var activeConversation: MSConversation? { hosted.conversation }

    open func willBecomeActive(with conversation: MSConversation) {}
    open func didBecomeActive(with conversation: MSConversation) {}
    /// The last moment to use the conversation.
    open func willResignActive(with conversation: MSConversation) {}
    open func didResignActive(with conversation: MSConversation) {}

    /// Closes the app; what it has inserted stays staged. Does nothing in a bubble.
    open func dismiss() { hosted.scene?.dismiss() }

    // MARK: Messages

    /// A bubble of the app was tapped while it is active; `selectedMessage` is still the one before.
    open func willSelect(_ message: MSMessage, conversation: MSConversation) {}
    open func didSelect(_ message: MSMessage, conversation: MSConversation) {}
    /// Somebody else, or the person on another device, sent a message of this app.
    open func didReceive(_ message: MSMessage, conversation: MSConversation) {}
    /// The person pressed Send on the staged message; says nothing of delivery.
    open func didStartSending(_ message: MSMessage, conversation: MSConversation) {}
    /// The person took the staged message out of the input field.
    open func didCancelSending(_ message: MSMessage, conversation: MSConversation) {}

    // MARK: Presentation

    /// Still the old style in `willTransition(to:)`, the new one in `didTransition(to:)`.
    open var presentationStyle: MSMessagesAppPresentationStyle { hosted.style }
    open var presentationContext: MSMessagesAppPresentationContext { hosted.context }

    /// Asks for another style. It is given later, or not at all; asking for the current one or `.transcript` does nothing.
    open func requestPresentationStyle(_ presentationStyle: MSMessagesAppPresentationStyle) {
        hosted.scene?.request(presentationStyle)
    }

    open func willTransition(to presentationStyle: MSMessagesAppPresentationStyle) {}
    open func didTransition(to presentationStyle: MSMessagesAppPresentationStyle) {}

    // MARK: Bubbles drawn by the app

    open func contentSizeThatFits(_ size: CGSize) -> CGSize { size }
    open var messageTintColor: UIColor? { nil }
    open var messageCornerRadius: CGFloat { 18 }
    open func invalidateMessageTintColor() { hosted.scene?.tintChanged() }
}

extension MSMessagesAppViewController {
    /// What the host decides about a controller.
    struct Hosted {
        weak var scene: MessagesScene?
        var conversation: MSConversation?
        var style = MSMessagesAppPresentationStyle.compact
        var context = MSMessagesAppPresentationContext.messages
    }
}

/// Where a principal controller will be shown. Only Parley makes one.
public struct PrincipalScene {
    let style: MSMessagesAppPresentationStyle
    let context: MSMessagesAppPresentationContext
}
