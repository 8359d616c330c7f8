package import AppProtocol

/// Takes what an app asks for while it is active.
@MainActor package protocol MessagesSceneDelegate: AnyObject {
    /// Stages the message in the input field, in the place of one that is there.
    /// - Parameter completion: Called once, with nil when it is staged.
    func scene(
        _ scene: MessagesScene, insert message: MessageState, completion: @escaping @MainActor (Problem?) -> Void)
    func scene(
        _ scene: MessagesScene, insertText text: String, completion: @escaping @MainActor (Problem?) -> Void)
    func scene(_ scene: MessagesScene, requestsStyle style: PresentationStyle)
    func sceneDismisses(_ scene: MessagesScene)
    func scene(_ scene: MessagesScene, reports diagnostic: Diagnostic)
}

extension MessagesScene {
    enum Wish {
        case insertion(Insertion, InsertionCompletion)
        case style(MSMessagesAppPresentationStyle)
        case dismissal
    }

    func request(_ style: MSMessagesAppPresentationStyle) { wish(.style(style)) }

    func dismiss() {
        guard controller.presentationStyle != .transcript else { return }
        wish(.dismissal)
    }

    func fulfilWaiting() {
        let wishes = waiting
        waiting = []
        for wish in wishes { fulfil(wish) }
    }

    private func wish(_ wish: Wish) {
        switch phase {
        case .shown, .leaving: fulfil(wish)
        case .inactive: refuse(wish, .notInAConversation)
        case .appearing where waiting.count < ProtocolLimits.requestsInFlightMax: waiting.append(wish)
        case .appearing: refuse(wish, Problem(.unknown, "Too much was asked for before the app was on screen."))
        }
    }

    private func fulfil(_ wish: Wish) {
        switch wish {
        case .insertion(.message(let message), let completion): insert(message, completion)
        case .insertion(.text(let text), let completion):
            delegate?.scene(self, insertText: text) { completion($0) }
        case .style(let style):
            guard style != .transcript, style != controller.presentationStyle else { return }
            delegate?.scene(self, requestsStyle: style.name)
        case .dismissal: delegate?.sceneDismisses(self)
        }
    }

    private func insert(_ message: StagingMessage, _ completion: InsertionCompletion) {
        if let diagnostic = message.diagnostic { delegate?.scene(self, reports: diagnostic) }
        delegate?.scene(self, insert: message.state) { [weak self] problem in
            if problem == nil { self?.staged = message.delivery }
            completion(problem)
        }
    }

    private func refuse(_ wish: Wish, _ problem: Problem) {
        if case .insertion(_, let completion) = wish { completion(problem) }
    }
}

extension MessagesScene: ConversationStage {
    func stage(_ insertion: Insertion, completion: InsertionCompletion) {
        wish(.insertion(insertion, completion))
    }
}
