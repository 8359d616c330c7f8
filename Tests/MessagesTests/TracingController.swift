import AppProtocol
import Messages
import Testing

/// Writes down each callback with what the app can read at that moment.
final class TracingController: MSMessagesAppViewController {
    private(set) var trace: [String] = []
    /// Reactions of the app inside a callback, by its name.
    var reactions: [String: @MainActor (TracingController, MSConversation) -> Void] = [:]

    override func viewDidLoad() {
        super.viewDidLoad()
        note("viewDidLoad", nil)
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        note("viewWillAppear", activeConversation)
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        note("viewDidAppear", activeConversation)
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        note("viewWillDisappear", activeConversation)
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        note("viewDidDisappear", activeConversation)
    }
    override func willBecomeActive(with conversation: MSConversation) { note("willBecomeActive", conversation) }
    override func didBecomeActive(with conversation: MSConversation) { note("didBecomeActive", conversation) }
    override func willResignActive(with conversation: MSConversation) { note("willResignActive", conversation) }
    override func didResignActive(with conversation: MSConversation) { note("didResignActive", conversation) }
    override func willSelect(_ message: MSMessage, conversation: MSConversation) {
        note("willSelect(\(message.summaryText ?? ""))", conversation)
    }
    override func didSelect(_ message: MSMessage, conversation: MSConversation) {
        note("didSelect(\(message.summaryText ?? ""))", conversation)
    }
    override func didReceive(_ message: MSMessage, conversation: MSConversation) {
        note("didReceive(\(message.summaryText ?? ""))", conversation)
    }
    override func didStartSending(_ message: MSMessage, conversation: MSConversation) {
        note("didStartSending(\(message.summaryText ?? ""), pending: \(message.isPending))", conversation)
    }
    override func didCancelSending(_ message: MSMessage, conversation: MSConversation) {
        note("didCancelSending(\(message.summaryText ?? ""), pending: \(message.isPending))", conversation)
    }
    override func willTransition(to presentationStyle: MSMessagesAppPresentationStyle) {
        note("willTransition(\(presentationStyle))", activeConversation)
    }
    override func didTransition(to presentationStyle: MSMessagesAppPresentationStyle) {
        note("didTransition(\(presentationStyle))", activeConversation)
    }

    func clear() { trace = [] }

    /// For the moment between the callbacks of a transition when the view gets its size.
    func noteResize() { note("new size", activeConversation) }

    private func note(_ callback: String, _ conversation: MSConversation?) {
        let isActive = activeConversation == nil ? "no conversation" : "conversation"
        let selected = conversation?.selectedMessage?.summaryText ?? "nothing"
        trace.append("\(callback) | \(presentationStyle), \(isActive), \(selected) selected")
        guard let conversation, let name = callback.split(separator: "(").first else { return }
        #expect(activeConversation == nil || activeConversation === conversation, "one object for one activation")
        reactions[String(name)]?(self, conversation)
    }
}
