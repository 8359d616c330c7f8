@_spi(Engine) import SwiftUICore

/// Modifier that keeps a page on the stack while a state asks for it.
public struct _PushModifier: PrimitiveModifier {
    public typealias Body = Never
    let page: PushedPage
    /// Returns the page, nil while none is wanted. Evaluated as a body: what it reads is tracked.
    let read: @MainActor () -> (id: AnyHashable, view: AnyView)?
    let clear: @MainActor () -> Void

    package func makeElement<Content: View>(
        content: Content, _ context: ElementContext
    ) -> ViewElement<ModifiedContent<Content, Self>> {
        PushElement(ModifiedContent(content: content, modifier: self), context)
    }
}

private final class PushElement<Content: SwiftUI.View>: ViewElement<ModifiedContent<Content, _PushModifier>> {
    private var child: ViewElement<Content>?
    private var item: AnyHashable?

    override func mount() {
        child = makeChild(view.content)
        adoptNodes(of: child)
        evaluate()
    }

    override func update(from old: View) {
        child?.update(view.content, environment: environment)
        adoptNodes(of: child)
        evaluate()
    }

    override func evaluate() {
        let wanted = tracking { view.modifier.read() }
        let page = view.modifier.page
        // Deferred: the stack itself is being evaluated during this update.
        graph.enqueue { [weak self] in self?.follow(wanted, page) }
    }

    private func follow(_ wanted: (id: AnyHashable, view: AnyView)?, _ page: PushedPage) {
        guard isMounted, let navigation = environment.navigation else { return }
        if let id = page.id, item != wanted?.id {
            page.id = nil
            navigation.pop(id)
        }
        item = wanted?.id
        guard let wanted else { return }
        if let id = page.id {
            navigation.update(id, wanted.view)
        } else {
            page.id = navigation.push(wanted.view) { [weak self] in self?.popped(page) }
        }
    }

    /// Clears the state after the person went back.
    private func popped(_ page: PushedPage) {
        guard page.id != nil else { return }
        page.id = nil
        item = nil
        view.modifier.clear()
    }

    override func collectNodes() { adoptNodes(of: child) }
    override var childElements: [Element] { [child].compactMap { $0 } }
}

extension View {
    func following(
        _ isActive: Binding<Bool>?, _ page: PushedPage, _ navigation: NavigationModel?, _ destination: AnyView?
    ) -> some View {
        modifier(
            _PushModifier(
                page: page,
                read: {
                    guard isActive?.wrappedValue == true, let destination else { return nil }
                    return (true, destination)
                }, clear: { isActive?.wrappedValue = false }))
    }

    /// Makes the pages for values of a type that links and paths push.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/navigationdestination(for:destination:)
    public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        publishing(\.destinations) { destinations in
            destinations.makers[ObjectIdentifier(data)] = { value in
                (value.base as? D).map { AnyView(destination($0)) }
            }
        }
    }

    /// Keeps a page on the stack while `isPresented` is true.
    public func navigationDestination<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> V
    ) -> some View {
        modifier(
            DestinationModifier(
                read: { isPresented.wrappedValue ? (true, AnyView(destination())) : nil },
                clear: { isPresented.wrappedValue = false }))
    }

    /// Keeps a page on the stack while `item` is not nil.
    public func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        modifier(
            DestinationModifier(
                read: { item.wrappedValue.map { (AnyHashable($0), AnyView(destination($0))) } },
                clear: { item.wrappedValue = nil }))
    }
}

private struct DestinationModifier: ViewModifier {
    @State private var page = PushedPage()
    let read: @MainActor () -> (id: AnyHashable, view: AnyView)?
    let clear: @MainActor () -> Void

    func body(content: Content) -> some View {
        content.modifier(_PushModifier(page: page, read: read, clear: clear))
    }
}
