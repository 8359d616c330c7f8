public import Messages
import SwiftUI

/// Writes down each callback with what the app can read at that moment, and does what its buttons say.
public final class TraceViewController: MSMessagesAppViewController {
    let group = TraceGroup()
    let notices = TraceNotices()

    override public func viewDidLoad() {
        super.viewDidLoad()
        note("viewDidLoad", nil)
        show(TraceView(group: group, notices: notices, press: { [weak self] in self?.press($0) }))
    }
    override public func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        note("viewWillAppear", activeConversation)
    }
    override public func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        note("viewDidAppear", activeConversation)
    }
    override public func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        note("viewWillDisappear", activeConversation)
    }
    override public func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        note("viewDidDisappear", activeConversation)
    }
    override public func willBecomeActive(with conversation: MSConversation) {
        note("willBecomeActive", conversation)
    }
    override public func didBecomeActive(with conversation: MSConversation) { note("didBecomeActive", conversation) }
    override public func willResignActive(with conversation: MSConversation) {
        note("willResignActive", conversation)
    }
    override public func didResignActive(with conversation: MSConversation) { note("didResignActive", conversation) }
    override public func willSelect(_ message: MSMessage, conversation: MSConversation) {
        note("willSelect(\(message.summaryText ?? ""))", conversation)
    }
    override public func didSelect(_ message: MSMessage, conversation: MSConversation) {
        note("didSelect(\(message.summaryText ?? ""))", conversation)
    }
    override public func didReceive(_ message: MSMessage, conversation: MSConversation) {
        let isOwn = message.senderParticipantIdentifier == conversation.localParticipantIdentifier
        note("didReceive(\(message.summaryText ?? ""), \(isOwn ? "own" : "foreign"))", conversation)
    }
    override public func didStartSending(_ message: MSMessage, conversation: MSConversation) {
        note("didStartSending(\(message.summaryText ?? ""), pending: \(message.isPending))", conversation)
    }
    override public func didCancelSending(_ message: MSMessage, conversation: MSConversation) {
        note("didCancelSending(\(message.summaryText ?? ""), pending: \(message.isPending))", conversation)
    }
    override public func willTransition(to presentationStyle: MSMessagesAppPresentationStyle) {
        note("willTransition(\(presentationStyle))", activeConversation)
    }
    override public func didTransition(to presentationStyle: MSMessagesAppPresentationStyle) {
        note("didTransition(\(presentationStyle))", activeConversation)
    }
    override public func contentSizeThatFits(_ size: CGSize) -> CGSize {
        note("contentSizeThatFits", activeConversation)
        return CGSize(width: size.width, height: 80)
    }

    private func note(_ callback: String, _ conversation: MSConversation?) {
        let isActive = activeConversation == nil ? "no conversation" : "conversation"
        let selected = conversation?.selectedMessage?.summaryText ?? "nothing"
        TraceLog.write("\(callback) | \(presentationStyle), \(isActive), \(selected) selected")
        if let conversation, activeConversation != nil, activeConversation !== conversation {
            TraceLog.write("another conversation object")
        }
    }

    private func show(_ content: TraceView) {
        let child = UIHostingController(rootView: content)
        addChild(child)
        child.view.frame = view.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(child.view)
        child.didMove(toParent: self)
    }
}

struct TraceView: View {
    let group: TraceGroup
    let notices: TraceNotices
    let press: @MainActor (TraceAction) -> Void

    var body: some View {
        VStack {
            Text(group.text).task { await group.follow() }
            Text(notices.text)
            ForEach(TraceAction.allCases, id: \.self) { action in
                Button(action.rawValue) { press(action) }
            }
        }
    }
}
