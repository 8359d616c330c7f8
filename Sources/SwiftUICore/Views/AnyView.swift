/// A type-erased view. It keeps its identity while the type of the wrapped view stays the same.
///
/// Source: developer.apple.com/documentation/swiftui/anyview
public struct AnyView: PrimitiveView {
    public typealias Body = Never
    package let content: any View

    public init<V: View>(_ view: V) {
        if let view = view as? AnyView {
            self = view
        } else {
            content = view
        }
    }

    public init<V: View>(erasing view: V) { self.init(view) }

    package func makeElement(_ context: ElementContext) -> ViewElement<Self> { AnyViewElement(self, context) }
}

extension AnyView: ViewEquatable {
    /// Nesting depth beyond which views count as changed: comparing deeper would overflow the stack.
    private static let comparedDepthMax = 100
    private static var comparedDepth = 0

    package func isSame(as other: AnyView) -> Bool {
        guard Self.comparedDepth < Self.comparedDepthMax else { return false }
        Self.comparedDepth += 1
        defer { Self.comparedDepth -= 1 }
        func compare<Content: View>(_ content: Content) -> Bool {
            (other.content as? Content).map { isKnownEqual(content, $0) } ?? false
        }
        return compare(content)
    }
}

private final class AnyViewElement: ViewElement<AnyView> {
    private var child: Element?

    override var forwardsChildNodes: Bool { true }
    override func mount() {
        child = makeAnyChild(view.content)
        collectNodes()
    }

    override func update(from old: AnyView) {
        if !updateChild(with: view.content) {
            child?.unmount()
            child = makeAnyChild(view.content)
        }
        collectNodes()
    }

    private func makeAnyChild<Content: SwiftUICore.View>(_ content: Content) -> Element { makeChild(content) }

    /// Returns false if the child is of another view type.
    private func updateChild<Content: SwiftUICore.View>(with content: Content) -> Bool {
        guard let child = child as? ViewElement<Content> else { return false }
        child.update(content, environment: environment)
        return true
    }

    override func collectNodes() { adoptNodes(of: child) }
    override var childElements: [Element] { [child].compactMap { $0 } }
}
