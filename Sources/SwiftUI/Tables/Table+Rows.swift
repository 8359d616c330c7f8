public import Foundation

// Tables whose headers sort rows that are written one by one.
extension Table {
    /// Creates a table of rows that are written one by one, whose headers sort it: there are none where only the first column is shown.
    ///
    /// Source: developer.apple.com/documentation/swiftui/table/init(of:sortorder:columns:rows:)
    public init<Sort: SortComparator>(
        of valueType: Value.Type, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) { self.init(rows(), columns(), Self.plain) }

    public init<Sort: SortComparator>(
        of valueType: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) { self.init(rows(), columns(), Self.one(selection)) }

    public init<Sort: SortComparator>(
        of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) { self.init(rows(), columns(), Self.several(selection)) }
}

/// The rows of a tree.
///
/// Source: developer.apple.com/documentation/swiftui/tableoutlinegroupcontent
public struct TableOutlineGroupContent<Data: RandomAccessCollection>: TableRowContent
where Data.Element: Identifiable {
    public typealias TableRowValue = Data.Element
    let data: Data
    public func _rows(_ cell: @escaping (Data.Element) -> AnyView) -> AnyView { AnyView(ForEach(data) { cell($0) }) }
}

// Tables of the elements of a tree, whose rows open.
extension Table {
    /// Creates a table of a tree.
    ///
    /// Source: developer.apple.com/documentation/swiftui/table/init(_:children:columns:)
    public init<Data: RandomAccessCollection>(
        _ data: Data, children: KeyPath<Value, Data?>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableOutlineGroupContent<Data>, Data.Element == Value {
        let columns = columns()
        self.init(tree: data, columns) { cell in List(data, children: children) { cell($0) } }
    }

    /// Creates a table of a tree with one selected row at most.
    public init<Data: RandomAccessCollection>(
        _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableOutlineGroupContent<Data>, Data.Element == Value {
        let columns = columns()
        self.init(tree: data, columns) { cell in List(data, children: children, selection: selection) { cell($0) } }
    }

    /// Creates a table of a tree with any number of selected rows.
    public init<Data: RandomAccessCollection>(
        _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableOutlineGroupContent<Data>, Data.Element == Value {
        let columns = columns()
        self.init(tree: data, columns) { cell in List(data, children: children, selection: selection) { cell($0) } }
    }

    private init<Data: RandomAccessCollection, Rowed: View>(
        tree data: Data, _ columns: Columns, _ list: (@escaping (Value) -> AnyView) -> Rowed
    ) where Rows == TableOutlineGroupContent<Data>, Data.Element == Value {
        let rows = AnyView(list { value in columns._cells(value).first ?? AnyView(EmptyView()) }.listStyle(.plain))
        // The tree's list makes its own rows.
        self.init(TableOutlineGroupContent(data: data), columns) { _ in rows }
    }
}
