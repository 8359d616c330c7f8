/// The operation that a drop carries out.
///
/// Source: developer.apple.com/documentation/swiftui/dropoperation
public enum DropOperation: Hashable, Sendable { case cancel, forbidden, copy, move }

/// The response of a view to items that are dragged over it.
///
/// Partly: the pointer looks alike for all of them but `cancel` and `forbidden`, which refuse a drop.
///
/// Source: developer.apple.com/documentation/swiftui/dropproposal
public struct DropProposal: Sendable {
    public let operation: DropOperation
    public init(operation: DropOperation) { self.operation = operation }
}

/// Describes a drag over a view.
///
/// Source: developer.apple.com/documentation/swiftui/dropinfo
public struct DropInfo: Sendable {
    public let location: CGPoint
    let provider: NSItemProvider
    public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { provider.hasItem(in: contentTypes) }
    public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
        provider.hasItem(in: contentTypes) ? [provider] : []
    }
}

/// An object that takes what is dropped onto a view.
///
/// Source: developer.apple.com/documentation/swiftui/dropdelegate
@MainActor @preconcurrency public protocol DropDelegate {
    func validateDrop(info: DropInfo) -> Bool
    func performDrop(info: DropInfo) -> Bool
    func dropEntered(info: DropInfo)
    func dropUpdated(info: DropInfo) -> DropProposal?
    func dropExited(info: DropInfo)
}
extension DropDelegate {
    public func validateDrop(info: DropInfo) -> Bool { true }
    public func dropEntered(info: DropInfo) {}
    public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
    public func dropExited(info: DropInfo) {}
}

extension View {
    /// Lets a person drag this view to a drop destination in the same scene: with a mouse at once, with a finger after a
    /// long press. Escape gives up.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/draggable(_:)
    public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
        modifier(_DraggableModifier { NSItemProvider(dragged: payload()) })
    }

    /// - Parameter preview: is not shown: a copy of the view follows the pointer.
    public func draggable<V: View, T: Transferable>(
        _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
    ) -> some View {
        modifier(_DraggableModifier { NSItemProvider(dragged: payload()) })
    }

    /// Takes values of a type that are dragged onto this view from another one of the same scene.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/dropdestination(for:action:istargeted:)
    public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> some View {
        modifier(
            _DropModifier(
                accepts: { $0.provider.canLoad(T.self) }, entered: { _ in isTargeted(true) },
                exited: { _ in isTargeted(false) },
                performed: { info in
                    info.provider.load(T.self) { item in if let item { _ = action([item], info.location) } }
                }))
    }

    /// Takes values of a type that are dragged onto this view from another one of the same scene, while it may.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/dropdestination(for:isenabled:action:)
    @_disfavoredOverload public func dropDestination<T: Transferable>(
        for type: T.Type = T.self, isEnabled: Bool = true,
        action: @escaping (_ items: [T], _ session: DropSession) -> Void
    ) -> some View {
        modifier(
            _DropModifier(
                accepts: { isEnabled && $0.provider.canLoad(T.self) }, entered: { _ in }, exited: { _ in },
                performed: { info in
                    let session = DropSession(location: info.location)
                    info.provider.load(T.self) { item in if let item { action([item], session) } }
                }))
    }

    /// Source: developer.apple.com/documentation/swiftui/view/ondrag(_:)
    public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { modifier(_DraggableModifier(make: data)) }

    /// - Parameter preview: is not shown: a copy of the view follows the pointer.
    public func onDrag<V: View>(
        _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
    ) -> some View { modifier(_DraggableModifier(make: data)) }

    /// Takes what is dragged onto this view from another one of the same scene.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/ondrop(of:istargeted:perform:)
    public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
    ) -> some View {
        onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
    }

    public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
    ) -> some View {
        modifier(
            _DropModifier(
                accepts: { $0.hasItemsConforming(to: supportedContentTypes) },
                entered: { _ in isTargeted?.wrappedValue = true }, exited: { _ in isTargeted?.wrappedValue = false },
                performed: { _ = action($0.itemProviders(for: supportedContentTypes), $0.location) }))
    }

    /// Source: developer.apple.com/documentation/swiftui/view/ondrop(of:delegate:)
    public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
        modifier(
            _DropModifier(
                accepts: { $0.hasItemsConforming(to: supportedContentTypes) && delegate.validateDrop(info: $0) },
                entered: { delegate.dropEntered(info: $0) },
                updated: { delegate.dropUpdated(info: $0)?.operation }, exited: { delegate.dropExited(info: $0) },
                performed: { _ = delegate.performDrop(info: $0) }))
    }

    @available(*, deprecated, message: "itemProvider has no effect in Parley: use draggable(_:).")
    public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View { self }
}

extension DynamicViewContent {
    @available(
        *, deprecated, message: "onInsert has no effect in Parley: give the rows a dropDestination of their own."
    )
    public func onInsert(
        of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> Self { self }

    @available(
        *, deprecated,
        message: "dropDestination of a ForEach has no effect in Parley: give the rows a dropDestination of their own."
    )
    public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
    ) -> Self { self }
}

/// Describes what is dropped.
///
/// Partly: its place alone.
///
/// Source: developer.apple.com/documentation/swiftui/dropsession
public struct DropSession: Sendable {
    /// Place of the pointer in the view, in points.
    public let location: CGPoint
}
