package import AppProtocol
import UIKit

/// One instance of an app's principal controller, and the only caller of its callbacks: each method here implements a
/// row of the situation table in docs/messages.md, including the order.
@MainActor package final class MessagesScene {
    package let controller: MSMessagesAppViewController
    package weak var delegate: (any MessagesSceneDelegate)?

    /// Called with each callback before it runs.
    private let trace: (@MainActor (SceneCall) -> Void)?
    var phase = Phase.inactive
    var conversation: MSConversation?
    /// Requests that the app made before it was on screen, in order (docs/messages.md, B23, B44).
    var waiting: [Wish] = []
    var sending = SendingMessages()

    enum Phase { case inactive, appearing, shown, leaving }

    /// Creates the controller and loads its view: `init`, `viewDidLoad`.
    /// - Parameter size: the scene's size in points, which the view has in `viewDidLoad`; nil where it is not known.
    package init(
        principal: PrincipalController, style: PresentationStyle, context: PresentationContext = .messages,
        size: CGSize? = nil, trace: (@MainActor (SceneCall) -> Void)? = nil
    ) {
        self.trace = trace
        trace?(SceneCall("init"))
        controller = principal.make()
        controller.hosted.style = .init(style)
        controller.hosted.context = .init(context)
        controller.hosted.scene = self
        controller.expectedSize = size
        call("viewDidLoad") { controller.loadViewIfNeeded() }
    }

    package convenience init(
        principalClass: MSMessagesAppViewController.Type, style: PresentationStyle,
        context: PresentationContext = .messages
    ) { self.init(principal: PrincipalController(principalClass), style: style, context: context) }

    package var isActive: Bool { phase != .inactive }

    /// Calls willBecomeActive without an active conversation, didBecomeActive with it, makes the view appear, and then
    /// executes what the app requested in the meantime.
    package func activate(_ state: ConversationState) throws(Problem) {
        guard phase == .inactive else { throw .misuse("The scene is active already.") }
        let conversation = MSConversation(state, isMedia: controller.presentationContext == .media, stage: self)
        self.conversation = conversation
        phase = .appearing
        call("willBecomeActive", state.selectedMessage) { controller.willBecomeActive(with: conversation) }
        controller.hosted.conversation = conversation
        call("didBecomeActive", state.selectedMessage) { controller.didBecomeActive(with: conversation) }
        call("viewWillAppear") { controller.beginAppearanceTransition(true, animated: false) }
        call("viewDidAppear") { controller.endAppearanceTransition() }
        phase = .shown
        performPendingRequests()
    }

    /// Makes the view disappear and then removes the conversation: willResignActive is the app's last chance to use it.
    package func deactivate() throws(Problem) {
        let conversation = try active()
        phase = .leaving
        call("viewWillDisappear") { controller.beginAppearanceTransition(false, animated: false) }
        call("viewDidDisappear") { controller.endAppearanceTransition() }
        call("willResignActive") { controller.willResignActive(with: conversation) }
        call("didResignActive") { controller.didResignActive(with: conversation) }
        controller.hosted.conversation = nil
        self.conversation = nil
        phase = .inactive
    }

    /// Changes the presentation style.
    /// - Parameter resize: Sets the view's new size; called between the two callbacks.
    package func transition(to style: PresentationStyle, resize: () -> Void) throws(Problem) {
        _ = try active()
        let wanted = style
        let style = MSMessagesAppPresentationStyle(style)
        guard controller.presentationStyle != .transcript, style != .transcript else {
            throw .misuse("A bubble's scene has one style for life.")
        }
        guard style != controller.presentationStyle else { return resize() }
        call("willTransition", to: wanted) { controller.willTransition(to: style) }
        resize()
        controller.hosted.style = style
        call("didTransition", to: wanted) { controller.didTransition(to: style) }
    }

    /// - Parameters:
    ///   - message: the callback's message, or the conversation's selected one.
    ///   - style: the callback's presentation style.
    func call(
        _ name: String, _ message: MessageState? = nil, to style: PresentationStyle? = nil, _ callback: () -> Void
    ) {
        trace?(SceneCall(name, message: message, style: style))
        callback()
    }

    func active() throws(Problem) -> MSConversation {
        guard phase == .shown, let conversation else { throw .misuse("The scene is not active.") }
        return conversation
    }
}

extension Problem {
    /// Returns an error for a host request that the scene's state does not allow.
    static func misuse(_ message: String) -> Problem {
        Problem(domain: "org.parley.scene", code: 1, message: message)
    }
}
