extension View {
    func scrolling(_ change: @escaping (inout ScrollConfiguration) -> Void) -> some View {
        transformEnvironment(\.scrolling, transform: change)
    }

    /// Sets the visibility of scroll bars in descendants.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/scrollindicators(_:axes:)
    public func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View {
        scrolling { configuration in
            if axes.contains(.vertical) { configuration.indicators[.vertical] = visibility }
            if axes.contains(.horizontal) { configuration.indicators[.horizontal] = visibility }
        }
    }

    /// Disables scrolling in descendants; their offset stays as it is.
    public func scrollDisabled(_ disabled: Bool) -> some View {
        scrolling { $0.isDisabled = $0.isDisabled || disabled }
    }

    /// Sets whether scrolling takes the focus from a descendant text field.
    public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
        scrolling { $0.dismissesKeyboard = mode.isOn }
    }

    /// Sets where scrolling comes to rest; `viewAligned` rests at the views of `scrollTargetLayout`.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/scrolltargetbehavior(_:)
    public func scrollTargetBehavior<B: ScrollTargetBehavior>(_ behavior: B) -> some View {
        scrolling { configuration in
            switch B._kind {
            case .pages: configuration.behavior = .pages
            case .views: configuration.behavior = .views
            case .own: configuration.ownBehavior = behavior
            }
        }
    }

    /// Makes the children of this layout the resting points of the enclosing scroll view.
    public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
        modifier(_TargetLayoutModifier(isEnabled: isEnabled))
    }

    /// Sets the initial scroll position; the viewport stays at that end while the content grows.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/defaultscrollanchor(_:)
    public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { scrolling { $0.anchor = anchor } }

    /// Binds the identity of the first visible view to a state, in both directions.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/scrollposition(id:anchor:)
    public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View {
        let access = ScrollPositionBinding(
            anchor: anchor, read: { id.wrappedValue.map { AnyHashable($0) } },
            write: { id.wrappedValue = $0?.base as? ID })
        return scrolling { $0.position = access }.environment(\.readsElementIDs, true)
    }

    /// Runs `action` when the value that `transform` derives from the scroll view's geometry changes.
    public func onScrollGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        scrolling { configuration in
            configuration.listeners.append { old, new in
                let value = transform(new)
                let before = old.map(transform)
                if before != value { action(before ?? value, value) }
            }
        }
    }

    /// Lets a person reload by pulling down a descendant list or scroll view.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/refreshable(action:)
    public func refreshable(action: @escaping @MainActor @Sendable () async -> Void) -> some View {
        scrolling { $0.refresh = RefreshAction(action: action) }
    }

    @available(*, deprecated, message: "scrollBounceBehavior has no effect in Parley: the browser decides it.")
    public func scrollBounceBehavior(
        _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
    ) -> some View { self }

    @available(*, deprecated, message: "scrollClipDisabled has no effect in Parley: scroll areas always clip.")
    public func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }
}

/// When a scroll view bounces. Ignored: the browser decides.
public struct ScrollBounceBehavior: Sendable {
    public static let automatic = ScrollBounceBehavior()
    public static let always = ScrollBounceBehavior()
    public static let basedOnSize = ScrollBounceBehavior()
}

public struct _TargetLayoutModifier: PrimitiveModifier {
    public typealias Body = Never
    let isEnabled: Bool

    package func makeElement<Content: View>(
        content: Content, _ context: ElementContext
    ) -> ViewElement<ModifiedContent<Content, Self>> {
        TraitElement(ModifiedContent(content: content, modifier: self), context) { node, view in
            let isTarget: Bool? = view.modifier.isEnabled ? true : nil
            if node.ownTraits.isTargetLayout != isTarget { node.ownTraits.isTargetLayout = isTarget }
        }
    }
}

/// Keeps a scroll view and the binding that identifies its first visible view in sync.
@MainActor final class PositionFollower {
    private let node: any ScrollingNode
    private var last: AnyHashable?
    private var access: ScrollPositionBinding?

    init(_ node: any ScrollingNode) { self.node = node }

    func follow(_ wanted: AnyHashable?, _ access: ScrollPositionBinding?) {
        self.access = access
        node.scroller.onScroll = { [weak self] in self?.tell() }
        guard let wanted, wanted != last else { return }
        last = wanted
        // Deferred until after layout: the view's position is unknown before.
        node.graph.enqueue { [weak self] in self?.show(wanted) }
    }

    private func show(_ wanted: AnyHashable) {
        node.graph.withView(wanted, in: node.below) { [weak self] _ in
            guard let self, let target = node.scroller.targets.first(where: { $0.id == wanted }) else { return }
            let rect = target.rect.offsetBy(dx: 0, dy: node.scroller.lead)
            node.scroller.show(rect, access?.anchor ?? .topLeading, isAnimated: false)
        }
    }

    private func tell() {
        guard let access else { return }
        let window = node.scroller.window
        let anchor = access.anchor ?? .topLeading
        let point = CGPoint(x: window.minX + window.width * anchor.x, y: window.minY + window.height * anchor.y)
        let nearest = node.scroller.targets.filter { $0.id != nil }.min {
            $0.rect.distance(to: point, anchor) < $1.rect.distance(to: point, anchor)
        }
        guard let id = nearest?.id, id != last else { return }
        last = id
        access.write(id)
    }
}

extension CGRect {
    fileprivate func distance(to point: CGPoint, _ anchor: UnitPoint) -> CGFloat {
        abs(minX + width * anchor.x - point.x) + abs(minY + height * anchor.y - point.y)
    }
}
