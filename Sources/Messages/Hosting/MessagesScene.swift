package import AppProtocol
import UIKit

/// One instance of an app's principal controller, and the only thing that calls its callbacks: each method here is a row
/// of the situation table (docs: docs/messages.md, the situation table), its order included.
@MainActor package final class MessagesScene {
    package let controller: MSMessagesAppViewController
    package weak var delegate: (any MessagesSceneDelegate)?

    /// Hears the name of each callback before it is made.
    private let trace: (@MainActor (String) -> Void)?
    var phase = Phase.inactive
    var conversation: MSConversation?
    /// What the app wished before it was on screen, in order (B23, B44).
    var waiting: [Wish] = []
    var sending = SendingMessages()

    enum Phase { case inactive, appearing, shown, leaving }

    /// Makes the controller and loads its view: `init`, `viewDidLoad`.
    package init(
        principalClass: MSMessagesAppViewController.Type, style: PresentationStyle,
        context: PresentationContext = .messages, trace: (@MainActor (String) -> Void)? = nil
    ) {
        self.trace = trace
        trace?("init")
        controller = principalClass.init(
            principalOf: PrincipalScene(style: .init(style), context: .init(context)))
        controller.hosted.scene = self
        call("viewDidLoad") { controller.loadViewIfNeeded() }
    }

    package var isActive: Bool { phase != .inactive }

    /// willBecomeActive with no active conversation yet, didBecomeActive with it, then the view appears; after that, what
    /// the app asked for in the meantime.
    package func activate(_ state: ConversationState) throws(Problem) {
        guard phase == .inactive else { throw .misuse("The scene is active already.") }
        let conversation = MSConversation(state, isMedia: controller.presentationContext == .media, stage: self)
        self.conversation = conversation
        phase = .appearing
        call("willBecomeActive") { controller.willBecomeActive(with: conversation) }
        controller.hosted.conversation = conversation
        call("didBecomeActive") { controller.didBecomeActive(with: conversation) }
        call("viewWillAppear") { controller.beginAppearanceTransition(true, animated: false) }
        call("viewDidAppear") { controller.endAppearanceTransition() }
        phase = .shown
        fulfilWaiting()
    }

    /// The view goes away, then the conversation: willResignActive is the app's last chance to use it.
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

    /// - Parameter resize: Gives the view its new size, between the two callbacks.
    package func transition(to style: PresentationStyle, resize: () -> Void) throws(Problem) {
        _ = try active()
        let style = MSMessagesAppPresentationStyle(style)
        guard controller.presentationStyle != .transcript, style != .transcript else {
            throw .misuse("A bubble's scene has one style for life.")
        }
        guard style != controller.presentationStyle else { return resize() }
        call("willTransition") { controller.willTransition(to: style) }
        resize()
        controller.hosted.style = style
        call("didTransition") { controller.didTransition(to: style) }
    }

    func call(_ name: String, _ callback: () -> Void) {
        trace?(name)
        callback()
    }

    func active() throws(Problem) -> MSConversation {
        guard phase == .shown, let conversation else { throw .misuse("The scene is not active.") }
        return conversation
    }
}

extension Problem {
    /// The host asked a scene for something that its state does not allow.
    static func misuse(_ message: String) -> Problem {
        Problem(domain: "org.parley.scene", code: 1, message: message)
    }
}
