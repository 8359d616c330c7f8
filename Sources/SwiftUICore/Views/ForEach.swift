/// Creates one view per element of a collection. A view and its state follow the element's identity when elements
/// move.
///
/// Source: developer.apple.com/documentation/swiftui/foreach
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    public var data: Data
    public var content: (Data.Element) -> Content
    package let id: (Data.Element) -> ID
    var editing = RowEditing()
    /// Shown in place of the data's views where these are the parts of another view; nil otherwise.
    var parts: AnyView?
}

extension ForEach {
    /// Creates a loop over content that is no view, such as the marks of a chart. Initializers that call it are disfavored: the
    /// compiler would try each of their builders on the closure of every loop of views, again at each level of nesting.
    package init(_ data: Data, content: @escaping (Data.Element) -> Content, identity: @escaping (Data.Element) -> ID) {
        self.init(data: data, content: content, id: identity)
    }
}

/// Edits that the rows of one `ForEach` allow.
package struct RowEditing {
    package var delete: ((IndexSet) -> Void)?
    package var move: ((IndexSet, Int) -> Void)?
    var isEmpty: Bool { delete == nil && move == nil }
}

extension ForEach: View, PrimitiveView where Content: View {
    public typealias Body = Never

    package func makeElement(_ context: ElementContext) -> ViewElement<Self> {
        guard let parts else { return ForEachElement(self, context) }
        return ForwardingElement(self, context) { $0.parts ?? parts }
    }
}

extension ForEach where Content: View {
    public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content)
    {
        self.init(data: data, content: content, id: { $0[keyPath: id] })
    }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, content: content, id: { $0.id })
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data: data, content: content, id: { $0 })
    }
}

extension ForEach where Content: View {
    public init<C>(
        _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where Data == Binding<C>, ID == C.Element.ID, C: MutableCollection & RandomAccessCollection, C.Element: Identifiable
    {
        self.init(data: data, content: content, id: { $0.wrappedValue.id })
    }

    public init<C>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == Binding<C>, C: MutableCollection & RandomAccessCollection {
        self.init(data: data, content: content, id: { $0.wrappedValue[keyPath: id] })
    }
}

/// A view that creates its children from data, so that a list can edit that data.
///
/// Source: developer.apple.com/documentation/swiftui/dynamicviewcontent
public protocol DynamicViewContent: View {
    associatedtype Data: Collection
    var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {
    /// Lets rows of a list be deleted: by a button that a swipe shows, unless the row has `swipeActions` at its end, and in edit mode by a
    /// minus before the row. `nil` forbids it.
    ///
    /// Source: developer.apple.com/documentation/swiftui/dynamicviewcontent/ondelete(perform:)
    public func onDelete(perform action: ((IndexSet) -> Void)?) -> ForEach {
        var copy = self
        copy.editing.delete = action
        return copy
    }

    /// Lets rows of a list be reordered by a drag handle. The destination counts as before the rows are removed, as
    /// `move(fromOffsets:toOffset:)` expects. `nil` forbids it.
    ///
    /// Source: developer.apple.com/documentation/swiftui/dynamicviewcontent/onmove(perform:)
    public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> ForEach {
        var copy = self
        copy.editing.move = action
        return copy
    }
}
