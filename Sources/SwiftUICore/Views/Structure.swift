/// A view without content.
///
/// Source: developer.apple.com/documentation/swiftui/emptyview
public struct EmptyView: PrimitiveView, BitwiseCopyable {
    public typealias Body = Never
    public nonisolated init() {}

    package func makeElement(_ context: ElementContext) -> ViewElement<Self> { ViewElement(self, context) }
}

/// Views that are laid out, styled or omitted together.
///
/// Source: developer.apple.com/documentation/swiftui/group
public struct Group<Content> {
    package let content: Content
}

extension Group: View, PrimitiveView where Content: View {
    public typealias Body = Never

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    package func makeElement(_ context: ElementContext) -> ViewElement<Self> {
        ForwardingElement(self, context) { $0.content }
    }
}

/// A sequence of views, as a view builder creates it.
///
/// Source: developer.apple.com/documentation/swiftui/tupleview
public struct TupleView<T>: PrimitiveView {
    public typealias Body = Never
    public var value: T
    private let make: @MainActor (Self, ElementContext) -> ViewElement<Self>
    private let erase: @MainActor (Self) -> [AnyView]

    public init<each Content: View>(_ value: T) where T == (repeat each Content) {
        self.value = value
        make = { view, context in TupleElement<repeat each Content>(view, context) }
        erase = { view in
            var views: [AnyView] = []
            repeat views.append(AnyView(each view.value))
            return views
        }
    }

    package func makeElement(_ context: ElementContext) -> ViewElement<Self> { make(self, context) }
}

/// A view that an author has written as several, one after the other.
package protocol SeveralViews {
    @MainActor var views: [AnyView]? { get }
}

extension TupleView: SeveralViews { package var views: [AnyView]? { erase(self) } }
extension AnyView: SeveralViews { package var views: [AnyView]? { (content as? any SeveralViews)?.views } }

extension TupleView: ViewEquatable {
    package func isSame(as other: TupleView<T>) -> Bool { isKnownEqual(value, other.value) }
}

private final class TupleElement<each Content: View>: ViewElement<TupleView<(repeat each Content)>> {
    /// One `ViewElement` per view, in order. A parameter pack of elements would look up their types at each access.
    private var children: [Element] = []

    override var forwardsChildNodes: Bool { true }

    override func mount() {
        repeat children.append(makeChild(each view.value))
        collectNodes()
    }

    override func update(from old: TupleView<(repeat each Content)>) {
        var index = 0
        repeat update(&index, each view.value)
        collectNodes()
    }

    private func update<V: SwiftUICore.View>(_ index: inout Int, _ view: V) {
        unsafeDowncast(children[index], to: ViewElement<V>.self).update(view, environment: environment)
        index += 1
    }

    override func collectNodes() {
        var all: [LayoutNode] = []
        all.reserveCapacity(children.count)
        for child in children { all += child.nodes }
        setNodes(all)
    }

    override var childElements: [Element] { children }
}

/// One of two views, as `if` and `else` in a view builder create it.
public struct _ConditionalContent<TrueContent, FalseContent> {
    package enum Storage {
        case first(TrueContent)
        case second(FalseContent)
    }
    package let storage: Storage
    init(_ storage: Storage) { self.storage = storage }
}

extension _ConditionalContent: View, PrimitiveView where TrueContent: View, FalseContent: View {
    public typealias Body = Never

    package func makeElement(_ context: ElementContext) -> ViewElement<Self> { ConditionalElement(self, context) }
}

extension _ConditionalContent: ViewEquatable {
    package func isSame(as other: Self) -> Bool {
        switch (storage, other.storage) {
        case (.first(let left), .first(let right)): isKnownEqual(left, right)
        case (.second(let left), .second(let right)): isKnownEqual(left, right)
        default: false
        }
    }
}

private final class ConditionalElement<First: SwiftUICore.View, Second: SwiftUICore.View>:
    ViewElement<_ConditionalContent<First, Second>>
{
    private enum Child {
        case first(ViewElement<First>)
        case second(ViewElement<Second>)

        var element: Element {
            switch self {
            case .first(let element): element
            case .second(let element): element
            }
        }
    }
    private var child: Child?

    override var forwardsChildNodes: Bool { true }
    override func mount() {
        switch view.storage {
        case .first(let content): child = .first(makeChild(content))
        case .second(let content): child = .second(makeChild(content))
        }
        collectNodes()
    }

    override func update(from old: View) {
        switch (child, view.storage) {
        case (.first(let element), .first(let content)): element.update(content, environment: environment)
        case (.second(let element), .second(let content)): element.update(content, environment: environment)
        default:
            child?.element.unmount()
            mount()
        }
        collectNodes()
    }

    override func collectNodes() { adoptNodes(of: child?.element) }
    override var childElements: [Element] { [child?.element].compactMap { $0 } }
}

extension Optional: View where Wrapped: View {
    public typealias Body = Never
}

extension Optional: PrimitiveView where Wrapped: View {
    package func makeElement(_ context: ElementContext) -> ViewElement<Wrapped?> {
        OptionalElement<Wrapped>(self, context)
    }
}

private final class OptionalElement<Wrapped: SwiftUICore.View>: ViewElement<Wrapped?> {
    private var child: ViewElement<Wrapped>?

    override var forwardsChildNodes: Bool { true }
    override func mount() {
        child = view.map { makeChild($0) }
        collectNodes()
    }

    override func update(from old: Wrapped?) {
        if let view, let child {
            child.update(view, environment: environment)
        } else {
            child?.unmount()
            child = view.map { makeChild($0) }
        }
        collectNodes()
    }

    override func collectNodes() { adoptNodes(of: child) }
    override var childElements: [Element] { [child].compactMap { $0 } }
}
