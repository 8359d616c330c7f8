public import Combine

/// Subscribes to a publisher while its content is mounted.
public struct _ReceiveModifier<P: Publisher>: PrimitiveModifier where P.Failure == Never {
    public typealias Body = Never
    let publisher: P
    let action: (P.Output) -> Void

    package func makeElement<Content: View>(
        content: Content, _ context: ElementContext
    ) -> ViewElement<ModifiedContent<Content, Self>> {
        ReceiveElement(ModifiedContent(content: content, modifier: self), context)
    }
}

final class ReceiveElement<Content: SwiftUICore.View, P: Publisher>: ViewElement<
    ModifiedContent<Content, _ReceiveModifier<P>>
>
where P.Failure == Never {
    private var child: ViewElement<Content>?
    private var subscription: AnyCancellable?
    private let mailbox = Mailbox<P.Output>()

    override var forwardsChildNodes: Bool { true }
    override func mount() {
        child = makeChild(view.content)
        adoptNodes(of: child)
        graph.enqueue { [weak self] in self?.subscribe() }
    }

    override func update(from old: View) {
        child?.update(view.content, environment: environment)
        adoptNodes(of: child)
        guard !isKnownEqual(old.modifier.publisher, view.modifier.publisher) else { return }
        graph.enqueue { [weak self] in self?.subscribe() }
    }

    private func subscribe() {
        guard isMounted else { return }
        let (mailbox, reader) = (mailbox, persistentReader)
        subscription = view.modifier.publisher.sink { value in
            mailbox.put(value)
            reader.invalidate()
        }
    }

    /// Runs the action for the values received so far, which may have come from any thread.
    override func evaluate() {
        graph.enqueue { [weak self] in
            guard let self, isMounted else { return }
            for value in mailbox.drain() { view.modifier.action(value) }
        }
    }

    override func collectNodes() { adoptNodes(of: child) }
    override var childElements: [Element] { [child].compactMap { $0 } }
    override func didUnmount() { subscription = nil }
}

/// Thread-safe queue that hands values from any thread to the main actor, in order.
private final class Mailbox<Value>: @unchecked Sendable {  // guarded by `lock`; values are used after draining
    private let lock = NSLock()
    private var values: [Value] = []

    func put(_ value: Value) { lock.withLock { values.append(value) } }

    func drain() -> [Value] {
        lock.withLock {
            defer { values = [] }
            return values
        }
    }
}

extension View {
    /// Runs `action` on the main actor with each value of a publisher, during the next update. If an update passes a
    /// different publisher, the subscription is renewed: keep a timer in a property, not in `body`.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/onreceive(_:perform:)
    public func onReceive<P: Publisher>(
        _ publisher: P, perform action: @escaping (P.Output) -> Void
    ) -> some View where P.Failure == Never {
        modifier(_ReceiveModifier(publisher: publisher, action: action))
    }
}
