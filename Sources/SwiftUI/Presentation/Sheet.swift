import RenderTree
@_spi(Engine) import SwiftUICore

/// Sheet: a card over the dimmed scene.
struct SheetLayer: View {
    @Environment(\.presentation) private var presentation
    @Environment(\.colorScheme) private var colorScheme
    @State private var chosen: PresentationDetent?
    let content: AnyView

    init(content: AnyView) {
        self.content = content
        _chosen = State(wrappedValue: nil)
    }

    var body: some View {
        let options = presentation?.options.value ?? PresentationOptions()
        ZStack {
            Backdrop()
            SheetFrame(
                options: options, chosen: options.selection?.wrappedValue ?? chosen,
                choose: { detent in
                    chosen = detent
                    options.selection?.wrappedValue = detent
                },
                dismiss: { presentation?.personDismisses() },
                content: ZStack {
                    options.background ?? AnyView(colorScheme == .dark ? Color(white: 0.11) : Color.white)
                    VStack { content }.environment(\.barTopInset, 12)
                })
        }
    }
}

private struct SheetFrame<Content: View>: PrimitiveView {
    typealias Body = Never
    let options: PresentationOptions
    let chosen: PresentationDetent?
    let choose: (PresentationDetent) -> Void
    let dismiss: () -> Void
    let content: Content

    func makeElement(_ context: ElementContext) -> ViewElement<Self> {
        ContainerElement(self, context, node: SheetNode(context.graph), content: { $0.content }) {
            node, view, environment in
            node.set(view.looks(environment))
        }
    }

    private func looks(_ environment: EnvironmentValues) -> SheetLooks {
        var looks = SheetLooks()
        looks.detents = options.detents
        looks.current = chosen
        looks.cornerRadius = options.cornerRadius.map { $0.isFinite ? max(0, $0) : 10 } ?? 10
        looks.showsGrabber =
            options.dragIndicator == .visible || options.dragIndicator == .automatic && options.detents.count > 1
        looks.isGrabbable = looks.showsGrabber || !options.isDismissDisabled
        looks.grabber = Color(.system(.tertiaryLabel)).resolved(in: environment)
        looks.environment = environment
        looks.choose = choose
        looks.dismiss = dismiss
        return looks
    }
}

/// A full-screen cover.
struct CoverLayer: View {
    @Environment(\.presentation) private var presentation
    @Environment(\.colorScheme) private var colorScheme
    let content: AnyView

    var body: some View {
        let background = presentation?.options.value.background
        ZStack {
            background ?? AnyView(colorScheme == .dark ? Color.black : Color.white)
            VStack { content }.environment(\.barTopInset, 0)
        }
    }
}

extension View {
    /// Shows a sheet over the scene while `isPresented` is true.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/sheet(ispresented:ondismiss:content:)
    public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        presenting(isPresented, onDismiss) { AnyView(SheetLayer(content: AnyView(content()))) }
    }

    /// Shows a sheet over the scene while `item` is not nil. An item with another id gets a new sheet.
    public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        presenting(item, onDismiss) { AnyView(SheetLayer(content: AnyView(content($0)))) }
    }

    /// Covers the whole scene while `isPresented` is true. The person cannot dismiss the cover: give them a button.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/fullscreencover(ispresented:ondismiss:content:)
    public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        presenting(isPresented, onDismiss, isDismissable: false) { AnyView(CoverLayer(content: AnyView(content()))) }
    }

    public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        presenting(item, onDismiss, isDismissable: false) { AnyView(CoverLayer(content: AnyView(content($0)))) }
    }

    private func presenting(
        _ isPresented: Binding<Bool>, _ onDismiss: (() -> Void)?, isDismissable: Bool = true,
        _ layer: @escaping @MainActor () -> AnyView
    ) -> some View {
        modifier(
            _PresentationModifier(
                read: { _ in
                    guard isPresented.wrappedValue else { return nil }
                    let layer = AnyView(ColorSchemeScope(content: layer()))
                    return PresentationDescription(id: true, isDismissable: isDismissable, layer: layer)
                }, dismiss: { isPresented.wrappedValue = false }, onDismiss: onDismiss))
    }

    private func presenting<Item: Identifiable>(
        _ item: Binding<Item?>, _ onDismiss: (() -> Void)?, isDismissable: Bool = true,
        _ layer: @escaping @MainActor (Item) -> AnyView
    ) -> some View {
        modifier(
            _PresentationModifier(
                read: { _ in
                    guard let value = item.wrappedValue else { return nil }
                    let layer = AnyView(ColorSchemeScope(content: layer(value)))
                    return PresentationDescription(id: value.id, isDismissable: isDismissable, layer: layer)
                }, dismiss: { item.wrappedValue = nil }, onDismiss: onDismiss))
    }
}
