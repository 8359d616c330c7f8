/// Evaluates a body and keeps the view that came of it.
@MainActor class BodyElement<V: View, Body: View>: ViewElement<V> {
    private var child: ViewElement<Body>?
    private var slots: [AnyObject?] = []

    /// Connects the dynamic properties of `view`. True where they read the environment.
    func connect(_ slots: inout [AnyObject?]) -> Bool { false }
    func makeBody() -> Body { fatalError("must be overridden") }
    /// What lies between an older value and this one.
    func way(from old: V) -> ((Double) -> V)? { nil }

    override var childElements: [Element] { [child].compactMap { $0 } }
    override var passesNodesOn: Bool { true }
    override func collectNodes() { takeNodes(of: child) }

    override func mount() {
        _ = connect(&slots)
        child = makeChild(evaluateBody())
        takeNodes(of: child)
    }

    override func update(from old: V) {
        let readsEnvironment = connect(&slots)
        if let child, !readsEnvironment, sameValue(old, view) {
            child.update(child.view, environment: environment)
        } else {
            child?.update(evaluateBody(), environment: environment)
        }
        takeNodes(of: child)
        follow { way(from: old) }
    }

    override func evaluate() {
        // Own dynamic properties may compute something from others in their `update()`.
        _ = connect(&slots)
        child?.update(evaluateBody(), environment: environment)
        takeNodes(of: child)
    }

    override func didUnmount() { slots = [] }

    private func evaluateBody() -> Body {
        graph.bodyCount += 1
        return tracking { makeBody() }
    }
}

final class CompositeElement<V: View>: BodyElement<V, V.Body> {
    override func connect(_ slots: inout [AnyObject?]) -> Bool {
        let properties = DynamicPropertyList.of(V.self)
        properties.connect(&view, to: self, slots: &slots)
        return properties.readsEnvironment
    }

    override func makeBody() -> V.Body { view.body }
    override func way(from old: V) -> ((Double) -> V)? { animatableWay(from: old, to: view) }
    override var isAuthored: Bool { !isEngineType(V.self) }
}

/// An author's own modifier.
final class CompositeModifierElement<Content: SwiftUI.View, Modifier: ViewModifier>:
    BodyElement<ModifiedContent<Content, Modifier>, Modifier.Body>
{
    override func connect(_ slots: inout [AnyObject?]) -> Bool {
        let properties = DynamicPropertyList.of(Modifier.self)
        properties.connect(&view.modifier, to: self, slots: &slots)
        return properties.readsEnvironment
    }

    override func makeBody() -> Modifier.Body {
        view.modifier.body(content: _ViewModifier_Content(content: AnyView(view.content)))
    }

    override func way(from old: View) -> ((Double) -> View)? {
        guard let way = animatableWay(from: old.modifier, to: view.modifier) else { return nil }
        let content = view.content
        return { ModifiedContent(content: content, modifier: way($0)) }
    }

    override var name: String { "\(Modifier.self)" }
    override var isAuthored: Bool { !isEngineType(Modifier.self) }
}

private func isEngineType(_ type: Any.Type) -> Bool { String(reflecting: type).hasPrefix("SwiftUI.") }
