package import AppProtocol

/// Receives the requests of an app while it is active.
@MainActor package protocol MessagesSceneDelegate: AnyObject {
    /// Stages the message in the input field, replacing one that is staged.
    /// - Parameter completion: Called once, with nil when it is staged.
    func scene(
        _ scene: MessagesScene, insert message: MessageState, completion: @escaping @MainActor (Problem?) -> Void)
    func scene(
        _ scene: MessagesScene, insertText text: String, completion: @escaping @MainActor (Problem?) -> Void)
    func scene(
        _ scene: MessagesScene, insert attachment: AttachmentState,
        completion: @escaping @MainActor (Problem?) -> Void)
    /// Sends directly, without the input field; the completion is called with nil when sending has started.
    func scene(
        _ scene: MessagesScene, send message: MessageState, completion: @escaping @MainActor (Problem?) -> Void)
    func scene(
        _ scene: MessagesScene, sendText text: String, completion: @escaping @MainActor (Problem?) -> Void)
    func scene(
        _ scene: MessagesScene, send attachment: AttachmentState, completion: @escaping @MainActor (Problem?) -> Void)
    func scene(_ scene: MessagesScene, requestsStyle style: PresentationStyle)
    func sceneDismisses(_ scene: MessagesScene)
    /// Called when the `messageTintColor` of a bubble's controller has changed.
    func sceneChangesTint(_ scene: MessagesScene)
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

    func performPendingRequests() {
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
        case .insertion(let insertion, let completion): insert(insertion, completion)
        case .style(let style):
            guard style != .transcript,
                controller.presentationStyle == .transcript || style != controller.presentationStyle
            else { return }
            delegate?.scene(self, requestsStyle: style.name)
        case .dismissal: delegate?.sceneDismisses(self)
        }
    }

    private func refuse(_ wish: Wish, _ problem: Problem) {
        if case .insertion(_, let completion) = wish { completion(problem) }
    }
}

extension MessagesScene: InsertionHandler {
    func handle(_ insertion: Insertion, for destination: Destination, completion: InsertionCompletion) {
        switch destination {
        case .field: wish(.insertion(insertion, completion))
        // Sending is not deferred: it must follow a touch, which cannot have happened before the view is on screen.
        case .conversation where phase == .shown: send(insertion, completion)
        case .conversation: completion(.notVisible)
        }
    }

    private func insert(_ insertion: Insertion, _ completion: InsertionCompletion) {
        switch insertion {
        case .message(let message):
            if let diagnostic = message.diagnostic { delegate?.scene(self, reports: diagnostic) }
            delegate?.scene(self, insert: message.state) { [weak self] problem in
                if problem == nil { self?.sending.staged = message }
                completion(problem)
            }
        case .text(let text): delegate?.scene(self, insertText: text) { completion($0) }
        case .attachment(let attachment): delegate?.scene(self, insert: attachment) { completion($0) }
        }
    }

    private func send(_ insertion: Insertion, _ completion: InsertionCompletion) {
        switch insertion {
        case .message(let message):
            if let diagnostic = message.diagnostic { delegate?.scene(self, reports: diagnostic) }
            sending.waiting.append(message)
            delegate?.scene(self, send: message.state) { [weak self] problem in
                if problem != nil { self?.sending.giveUp(message) }
                completion(problem)
            }
        case .text(let text): delegate?.scene(self, sendText: text) { completion($0) }
        case .attachment(let attachment): delegate?.scene(self, send: attachment) { completion($0) }
        }
    }
}
