import RenderTree

/// A modifier that changes the transaction in which its content is evaluated and laid out.
public struct _TransactionModifier: PrimitiveModifier {
    public typealias Body = Never
    let transform: (inout Transaction) -> Void
    /// Returns whether the watched value differs from the old one, in which case `transform` applies; nil always
    /// applies it.
    let differs: ((_ old: Any) -> Bool)?
    let value: Any

    package func makeElement<Content: View>(
        content: Content, _ context: ElementContext
    ) -> ViewElement<ModifiedContent<Content, Self>> {
        TransactionElement(ModifiedContent(content: content, modifier: self), context)
    }
}

private final class TransactionElement<Content: SwiftUICore.View>: ViewElement<
    ModifiedContent<Content, _TransactionModifier>
>
{
    private var child: ViewElement<Content>?
    private var wrappers: [TransactionNode] = []

    override var forwardsChildNodes: Bool { true }
    override func mount() {
        child = makeChild(view.content)
        collectNodes()
    }

    override func update(from old: View) {
        let applies = view.modifier.differs?(old.modifier.value) ?? true
        guard applies else {
            child?.update(view.content, environment: environment)
            return collectNodes()
        }
        for wrapper in wrappers { wrapper.apply(view.modifier.transform) }
        Transaction.$current.withValue(Transaction.current.transformed(by: view.modifier.transform)) {
            child?.update(view.content, environment: environment)
            collectNodes()
        }
    }

    override func collectNodes() {
        var known = Dictionary(uniqueKeysWithValues: wrappers.map { (ObjectIdentifier($0.content), $0) })
        wrappers = (child?.nodes ?? []).map { content in
            if let wrapper = known.removeValue(forKey: ObjectIdentifier(content)) { return wrapper }
            let wrapper = TransactionNode(content)
            wrapper.isStanding = view.modifier.differs == nil
            wrapper.apply(view.modifier.transform)
            return wrapper
        }
        for wrapper in known.values { wrapper.remove() }
        setNodes(wrappers)
    }

    override var childElements: [Element] { [child].compactMap { $0 } }
    override func didUnmount() { for wrapper in wrappers { wrapper.remove() } }
}

/// Layout node that renders its content in a transformed transaction.
final class TransactionNode: WrapperNode {
    /// Whether the transaction is transformed in every render, not only in the one in which `apply(_:)` was called.
    var isStanding = false
    private var transform: (inout Transaction) -> Void = { _ in }
    private var markedRender = -1

    func apply(_ transform: @escaping (inout Transaction) -> Void) {
        self.transform = transform
        markedRender = graph.renderCount
    }

    override func render() -> [NodeID] {
        guard isStanding || markedRender == graph.renderCount else { return super.render() }
        return Transaction.$current.withValue(Transaction.current.transformed(by: transform)) { super.render() }
    }
}

extension Transaction {
    fileprivate func transformed(by transform: (inout Transaction) -> Void) -> Transaction {
        var copy = self
        transform(&copy)
        return copy
    }

    fileprivate mutating func setAnimation(_ animation: Animation?) {
        if !disablesAnimations { self.animation = animation }
    }
}

extension View {
    /// Animates changes of this view whenever `value` changes; nil applies them without animation.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/animation(_:value:)
    public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
        modifier(
            _TransactionModifier(
                transform: { $0.setAnimation(animation) }, differs: { ($0 as? V) != value }, value: value))
    }

    /// Animates every change of this view.
    @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
    public func animation(_ animation: Animation?) -> some View {
        transaction { $0.setAnimation(animation) }
    }

    /// Transforms the transactions of this view and its descendants.
    public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        modifier(_TransactionModifier(transform: transform, differs: nil, value: ()))
    }

    /// Transforms the transactions of this view and its descendants whenever `value` changes.
    public func transaction<V: Equatable>(
        value: V, _ transform: @escaping (inout Transaction) -> Void
    ) -> some View {
        modifier(_TransactionModifier(transform: transform, differs: { ($0 as? V) != value }, value: value))
    }
}
