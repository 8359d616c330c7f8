public import UIKit

/// The principal controller of a message app: subclass it, and name the subclass in `Info.plist` as
/// `NSExtensionPrincipalClass`.
///
/// All callbacks run on the main thread, in the order that `MessagesScene` defines. The default implementations do
/// nothing.
///
/// Source: https://developer.apple.com/documentation/messages/msmessagesappviewcontroller
@preconcurrency @MainActor open class MSMessagesAppViewController: UIViewController, MSMessagesAppTranscriptPresentation
{
    var hosted = Hosted()

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    // MARK: The conversation

    /// The conversation on screen, from `didBecomeActive` to the end of `didResignActive`; nil before and after.
    open var activeConversation: MSConversation? { hosted.conversation }

    open func willBecomeActive(with conversation: MSConversation) {}
    open func didBecomeActive(with conversation: MSConversation) {}
    /// Called while the conversation can still be used, for the last time.
    open func willResignActive(with conversation: MSConversation) {}
    open func didResignActive(with conversation: MSConversation) {}

    /// Closes the app; what it has inserted stays staged. Does nothing in a bubble.
    open func dismiss() { hosted.scene?.dismiss() }

    // MARK: Messages

    /// Called when a bubble of the app is tapped while it is active; `selectedMessage` is still the previous one.
    open func willSelect(_ message: MSMessage, conversation: MSConversation) {}
    open func didSelect(_ message: MSMessage, conversation: MSConversation) {}
    /// Called when somebody else, or the person on another device, has sent a message of this app.
    open func didReceive(_ message: MSMessage, conversation: MSConversation) {}
    /// Called when the person has pressed Send with the message staged; says nothing about delivery.
    open func didStartSending(_ message: MSMessage, conversation: MSConversation) {}
    /// Called when the person has removed the staged message from the input field.
    open func didCancelSending(_ message: MSMessage, conversation: MSConversation) {}

    // MARK: Presentation

    /// The previous style in `willTransition(to:)`, the new one in `didTransition(to:)`.
    open var presentationStyle: MSMessagesAppPresentationStyle { hosted.style }
    open var presentationContext: MSMessagesAppPresentationContext { hosted.context }

    /// Requests another style. It is granted later or not at all; requesting the current one or `.transcript` does
    /// nothing.
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
    /// State of a controller that the host sets.
    struct Hosted {
        weak var scene: MessagesScene?
        var conversation: MSConversation?
        var style = MSMessagesAppPresentationStyle.compact
        var context = MSMessagesAppPresentationContext.messages
    }
}
