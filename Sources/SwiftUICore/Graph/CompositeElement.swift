import UIKit

/// An element that evaluates a body and keeps the element of the resulting view.
@_spi(Engine) @MainActor open class BodyElement<V: View, Body: View>: ViewElement<V> {
    private var child: ViewElement<Body>?
    private var slots: [AnyObject?] = []

    /// Connects the dynamic properties of `view` to this element. Returns whether any of them reads the environment.
    open func connect(_ slots: inout [AnyObject?]) -> Bool { false }
    open func makeBody() -> Body { fatalError("must be overridden") }
    /// Returns the interpolation from an older value to this one; nil if there is none.
    func interpolated(from old: V) -> ((Double) -> V)? { nil }

    open override var childElements: [Element] { [child].compactMap { $0 } }
    open override var forwardsChildNodes: Bool { true }
    open override func collectNodes() { adoptNodes(of: child) }

    open override func mount() {
        _ = connect(&slots)
        child = makeChild(evaluateBody())
        adoptNodes(of: child)
    }

    open override func update(from old: V) {
        let readsEnvironment = connect(&slots)
        if let log = graph.changeLog, !isKnownEqual(old, view) { log.noteNewView(of: self) }
        if let child, !readsEnvironment, isKnownEqual(old, view) {
            child.update(child.view, environment: environment)
        } else {
            child?.update(evaluateBody(), environment: environment)
        }
        adoptNodes(of: child)
        follow { interpolated(from: old) }
    }

    open override func evaluate() {
        // A custom dynamic property may compute its value from others in its `update()`, so all are connected again.
        _ = connect(&slots)
        child?.update(evaluateBody(), environment: environment)
        adoptNodes(of: child)
    }

    /// Names of the dynamic properties, in the order of the slots.
    var slotNames: [String] { [] }

    package final override var stateSlots: [(name: String, storage: any KeptStorage)] {
        zip(slotNames, slots).compactMap { name, slot in (slot as? any KeptStorage).map { (name, $0) } }
    }

    open override func didUnmount() {
        slots = []
        graph.changeLog?.forget(self)
    }

    final var isEvaluatedFirst: Bool { child == nil }

    private func evaluateBody() -> Body {
        graph.bodyCount += 1
        return tracking { makeBody() }
    }
}

final class CompositeElement<V: View>: BodyElement<V, V.Body>, EvaluatedElement {
    var evaluatedType: any Any.Type { V.self }
    var inputs: [BodyInput] { BodyInput.all(of: view) }

    override func connect(_ slots: inout [AnyObject?]) -> Bool {
        let properties = DynamicPropertyList.of(V.self)
        properties.connect(&view, to: self, slots: &slots)
        return properties.readsEnvironment
    }

    override var slotNames: [String] { DynamicPropertyList.of(V.self).names }
    override func makeBody() -> V.Body { view.body }
    override func interpolated(from old: V) -> ((Double) -> V)? { interpolation(from: old, to: view) }
    override var isAuthored: Bool { !FrameworkTypes.contains(V.self) }
}

/// The element of a custom modifier.
final class CompositeModifierElement<Content: SwiftUICore.View, Modifier: ViewModifier>:
    BodyElement<ModifiedContent<Content, Modifier>, Modifier.Body>, EvaluatedElement
{
    var evaluatedType: any Any.Type { Modifier.self }
    var inputs: [BodyInput] { BodyInput.all(of: view.modifier) }

    override func connect(_ slots: inout [AnyObject?]) -> Bool {
        let properties = DynamicPropertyList.of(Modifier.self)
        properties.connect(&view.modifier, to: self, slots: &slots)
        return properties.readsEnvironment
    }

    override var slotNames: [String] { DynamicPropertyList.of(Modifier.self).names }
    override func makeBody() -> Modifier.Body {
        view.modifier.body(content: _ViewModifier_Content(content: AnyView(view.content)))
    }

    override func interpolated(from old: View) -> ((Double) -> View)? {
        guard let modifier = interpolation(from: old.modifier, to: view.modifier) else { return nil }
        let content = view.content
        return { ModifiedContent(content: content, modifier: modifier($0)) }
    }

    override var name: String { "\(Modifier.self)" }
    override var isAuthored: Bool { !FrameworkTypes.contains(Modifier.self) }
}
