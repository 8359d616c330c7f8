/// What happens to what is dropped.
///
/// Source: developer.apple.com/documentation/swiftui/dropoperation
public enum DropOperation: Hashable, Sendable { case cancel, forbidden, copy, move }

/// What a view would do with what is dragged over it.
///
/// Source: developer.apple.com/documentation/swiftui/dropproposal
public struct DropProposal: Sendable {
    public let operation: DropOperation
    public init(operation: DropOperation) { self.operation = operation }
}

/// What is dragged over a view. Nothing ever is here.
///
/// Source: developer.apple.com/documentation/swiftui/dropinfo
public struct DropInfo: Sendable {
    public let location: CGPoint
    public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { false }
    public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { [] }
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

/// Data that is dragged from one place to another. Only a container of what it was made with here.
///
/// Source: developer.apple.com/documentation/foundation/nsitemprovider
public final class NSItemProvider: @unchecked Sendable {  // its item is not changed
    public let item: Any?
    public var suggestedName: String?
    public init() { item = nil }
    public init(object: Any) { item = object }
    public init?(contentsOf fileURL: URL?) { item = fileURL }
}

extension View {
    @available(
        *, deprecated, message: "draggable has no effect in Parley: use a gesture, or onMove(perform:) in a list."
    )
    public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View { self }

    @available(
        *, deprecated, message: "draggable has no effect in Parley: use a gesture, or onMove(perform:) in a list."
    )
    public func draggable<V: View, T: Transferable>(
        _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
    ) -> some View { self }

    @available(*, deprecated, message: "dropDestination has no effect in Parley: nothing can be dragged here.")
    public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> some View { self }

    @available(*, deprecated, message: "onDrag has no effect in Parley: use a gesture, or onMove(perform:) in a list.")
    public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { self }

    @available(*, deprecated, message: "onDrag has no effect in Parley: use a gesture, or onMove(perform:) in a list.")
    public func onDrag<V: View>(
        _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
    ) -> some View { self }

    @available(*, deprecated, message: "onDrop has no effect in Parley: nothing can be dragged here.")
    public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
    ) -> some View { self }

    @available(*, deprecated, message: "onDrop has no effect in Parley: nothing can be dragged here.")
    public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
    ) -> some View { self }

    @available(*, deprecated, message: "onDrop has no effect in Parley: nothing can be dragged here.")
    public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View { self }

    @available(*, deprecated, message: "itemProvider has no effect in Parley: nothing can be dragged here.")
    public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View { self }
}

extension DynamicViewContent {
    @available(*, deprecated, message: "onInsert has no effect in Parley: nothing can be dragged here.")
    public func onInsert(
        of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> Self { self }

    @available(*, deprecated, message: "dropDestination has no effect in Parley: nothing can be dragged here.")
    public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
    ) -> Self { self }
}
