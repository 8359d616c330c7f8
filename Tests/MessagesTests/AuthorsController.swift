// Uses the declarations as an author's code does: this file must compile as it would against Apple's framework.
import Messages

/// Overrides all that may be overridden, and calls `super` as Apple's samples do.
final class AuthorsController: MSMessagesAppViewController {
    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override var presentationStyle: MSMessagesAppPresentationStyle { super.presentationStyle }
    override var activeConversation: MSConversation? { super.activeConversation }
    override var presentationContext: MSMessagesAppPresentationContext { super.presentationContext }
    override var messageCornerRadius: CGFloat { super.messageCornerRadius }
    override func invalidateMessageTintColor() { super.invalidateMessageTintColor() }
    override func requestPresentationStyle(_ presentationStyle: MSMessagesAppPresentationStyle) {
        super.requestPresentationStyle(presentationStyle)
    }
    override func dismiss() { super.dismiss() }
    override var messageTintColor: UIColor? { super.messageTintColor }
    override func willBecomeActive(with conversation: MSConversation) { super.willBecomeActive(with: conversation) }
    override func didBecomeActive(with conversation: MSConversation) { super.didBecomeActive(with: conversation) }
    override func willResignActive(with conversation: MSConversation) { super.willResignActive(with: conversation) }
    override func didResignActive(with conversation: MSConversation) { super.didResignActive(with: conversation) }
    override func willSelect(_ message: MSMessage, conversation: MSConversation) {
        super.willSelect(message, conversation: conversation)
    }
    override func didSelect(_ message: MSMessage, conversation: MSConversation) {
        super.didSelect(message, conversation: conversation)
    }
    override func didReceive(_ message: MSMessage, conversation: MSConversation) {
        super.didReceive(message, conversation: conversation)
    }
    override func didStartSending(_ message: MSMessage, conversation: MSConversation) {
        super.didStartSending(message, conversation: conversation)
    }
    override func didCancelSending(_ message: MSMessage, conversation: MSConversation) {
        super.didCancelSending(message, conversation: conversation)
    }
    override func willTransition(to presentationStyle: MSMessagesAppPresentationStyle) {
        super.willTransition(to: presentationStyle)
        switch presentationStyle {
        case .compact, .expanded, .transcript: break
        }
    }
    override func didTransition(to presentationStyle: MSMessagesAppPresentationStyle) {
        super.didTransition(to: presentationStyle)
    }
    override func contentSizeThatFits(_ size: CGSize) -> CGSize { super.contentSizeThatFits(size) }

    /// An author's usual way to finish, in the completion-handler form.
    func compose() {
        guard let conversation = activeConversation else { return }
        let message = MSMessage(session: conversation.selectedMessage?.session ?? MSSession())
        let layout = MSMessageTemplateLayout()
        layout.image = nil
        message.layout = layout
        message.url = URL(string: "?a=b")
        conversation.insert(message) { error in
            if let error { print(error.localizedDescription) }
        }
        conversation.insertText("hello", completionHandler: nil)
        requestPresentationStyle(.compact)
        dismiss()
    }

    /// And in the async form.
    func composeLater() async throws {
        try await activeConversation?.insert(MSMessage())
        try await activeConversation?.insertText("hello")
    }
}
