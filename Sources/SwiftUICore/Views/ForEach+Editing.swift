/// Edits that a list makes to its data by itself.
///
/// Source: developer.apple.com/documentation/swiftui/editactions
public struct EditActions<Data>: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
}

extension EditActions where Data: RangeReplaceableCollection {
    /// Rows can be deleted.
    public static var delete: EditActions<Data> { EditActions(rawValue: 1) }
}

extension EditActions where Data: MutableCollection {
    /// Rows can be moved.
    public static var move: EditActions<Data> { EditActions(rawValue: 2) }
}

extension EditActions where Data: MutableCollection & RangeReplaceableCollection {
    /// Rows can be deleted and moved.
    public static var all: EditActions<Data> { EditActions(rawValue: 3) }
}

extension ForEach where Content: View {
    /// Creates rows whose data a list deletes and moves by itself, as far as `editActions` allows.
    ///
    /// Source: developer.apple.com/documentation/swiftui/foreach/init(_:editactions:content:)
    public init<C>(
        _ data: Binding<C>, editActions: EditActions<C>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == Binding<C>, ID == C.Element.ID,
        C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
        C.Element: Identifiable, C.Index: Hashable
    {
        self.init(data, content: content)
        editing = RowEditing(data, editActions)
    }

    /// Creates rows of data with ids of its own, which a list edits as far as `editActions` allows.
    ///
    /// Source: developer.apple.com/documentation/swiftui/foreach/init(_:id:editactions:content:)
    public init<C>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == Binding<C>, C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
        C.Index: Hashable
    {
        self.init(data, id: id, content: content)
        editing = RowEditing(data, editActions)
    }
}

extension RowEditing {
    fileprivate init<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection>(
        _ data: Binding<C>, _ actions: EditActions<C>
    ) {
        if actions.contains(.delete) { delete = { data.wrappedValue.remove(atOffsets: $0) } }
        if actions.contains(.move) { move = { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) } }
    }
}
