@_spi(Engine) import SwiftUICore

/// Rows of data with columns. As on a phone, it shows the first column only, without headers.
///
/// Source: developer.apple.com/documentation/swiftui/table
public struct Table<Value: Identifiable, Rows: TableRowContent, Columns: TableColumnContent>: View
where Rows.TableRowValue == Value, Columns.TableRowValue == Value {
    private let rows: Rows
    private let columns: Columns
    private let list: (AnyView) -> AnyView

    init(_ rows: Rows, _ columns: Columns, _ list: @escaping (AnyView) -> AnyView) {
        self.rows = rows
        self.columns = columns
        self.list = list
    }

    public var body: some View {
        let columns = columns
        list(rows._rows { value in columns._cells(value).first ?? AnyView(EmptyView()) })
    }

    static func plain(_ rows: AnyView) -> AnyView { AnyView(List { rows }.listStyle(.plain)) }
    static func one(_ selection: Binding<Value.ID?>) -> (AnyView) -> AnyView {
        { rows in AnyView(List(selection: selection) { rows }.listStyle(.plain)) }
    }
    static func several(_ selection: Binding<Set<Value.ID>>) -> (AnyView) -> AnyView {
        { rows in AnyView(List(selection: selection) { rows }.listStyle(.plain)) }
    }
}

extension Table {
    /// Creates a table of data.
    ///
    /// Source: developer.apple.com/documentation/swiftui/table/init(_:columns:)
    public init<Data: RandomAccessCollection>(
        _ data: Data, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value {
        self.init(TableForEachContent(data: data), columns(), Self.plain)
    }

    /// Creates a table with one selected row at most.
    public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Value.ID?>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value {
        self.init(TableForEachContent(data: data), columns(), Self.one(selection))
    }

    /// Creates a table with any number of selected rows.
    public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Set<Value.ID>>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value {
        self.init(TableForEachContent(data: data), columns(), Self.several(selection))
    }

    /// Creates a table whose headers sort it: there are none where only the first column is shown.
    ///
    /// Source: developer.apple.com/documentation/swiftui/table/init(_:sortorder:columns:)
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value {
        self.init(TableForEachContent(data: data), columns(), Self.plain)
    }

    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value {
        self.init(TableForEachContent(data: data), columns(), Self.one(selection))
    }

    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value {
        self.init(TableForEachContent(data: data), columns(), Self.several(selection))
    }

    /// Creates a table of rows that are written one by one.
    ///
    /// Source: developer.apple.com/documentation/swiftui/table/init(of:columns:rows:)
    public init(
        of valueType: Value.Type, @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(rows(), columns(), Self.plain)
    }

    public init(
        of valueType: Value.Type, selection: Binding<Value.ID?>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(rows(), columns(), Self.one(selection))
    }

    public init(
        of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(rows(), columns(), Self.several(selection))
    }
}

/// A person's own order of columns, which there is none of here.
///
/// Source: developer.apple.com/documentation/swiftui/tablecolumncustomization
public struct TableColumnCustomization<RowValue: Identifiable>: Equatable, Codable, Sendable {
    public init() {}
}

/// Looks of a table.
public protocol TableStyle: Sendable {}
public struct AutomaticTableStyle: TableStyle { public init() {} }
public struct InsetTableStyle: TableStyle { public init() {} }
extension TableStyle where Self == AutomaticTableStyle { public static var automatic: Self { Self() } }
extension TableStyle where Self == InsetTableStyle { public static var inset: Self { Self() } }

extension View {
    @available(*, deprecated, message: "tableStyle has no effect in Parley: a table looks like a plain list.")
    public func tableStyle<S: TableStyle>(_ style: S) -> some View { self }
    @available(*, deprecated, message: "tableColumnHeaders has no effect in Parley: a table shows no headers.")
    public func tableColumnHeaders(_ visibility: Visibility) -> some View { self }
    @available(
        *, deprecated, message: "alternatingRowBackgrounds has no effect in Parley: use listRowBackground(_:)."
    )
    public func alternatingRowBackgrounds(_ behavior: AlternatingRowBackgroundBehavior = .enabled) -> some View {
        self
    }
}

/// Whether every other row has a background.
public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
    private let name: String
    public static let automatic = AlternatingRowBackgroundBehavior(name: "automatic")
    public static let enabled = AlternatingRowBackgroundBehavior(name: "enabled")
    public static let disabled = AlternatingRowBackgroundBehavior(name: "disabled")
}
