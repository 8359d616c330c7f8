/// Columns of a table.
///
/// Source: developer.apple.com/documentation/swiftui/tablecolumncontent
@MainActor @preconcurrency public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
    associatedtype TableRowValue: Identifiable
    associatedtype TableColumnSortComparator
    /// The cells of a row, one for each column.
    func _cells(_ value: TableRowValue) -> [AnyView]
}

/// A column of a table: its title and the view for a row.
///
/// Source: developer.apple.com/documentation/swiftui/tablecolumn
public struct TableColumn<RowValue: Identifiable, Sort, Content: View, Label: View>: TableColumnContent {
    public typealias TableRowValue = RowValue
    public typealias TableColumnSortComparator = Sort
    fileprivate let label: Label
    fileprivate let content: (RowValue) -> Content

    public func _cells(_ value: RowValue) -> [AnyView] { [AnyView(content(value))] }

    /// Sets the width, which only matters where several columns are shown.
    public func width(_ width: CGFloat? = nil) -> TableColumn { self }
    public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn { self }
    /// Names the column for a person's own order of columns.
    public func customizationID(_ id: String) -> TableColumn { self }
    public func defaultVisibility(_ visibility: Visibility) -> TableColumn { self }
    public func alignment(_ alignment: TableColumnAlignment) -> TableColumn { self }
    public func disabledCustomizationBehavior(_ behavior: TableColumnCustomizationBehavior) -> TableColumn { self }
}

/// Alignment of a column's cells.
public struct TableColumnAlignment: Hashable, Sendable {
    private let name: String
    public static let automatic = TableColumnAlignment(name: "automatic")
    public static let leading = TableColumnAlignment(name: "leading")
    public static let center = TableColumnAlignment(name: "center")
    public static let trailing = TableColumnAlignment(name: "trailing")
    public static let numeric = TableColumnAlignment(name: "numeric")
}

/// The properties of a column that a person may change.
public struct TableColumnCustomizationBehavior: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let reorder = TableColumnCustomizationBehavior(rawValue: 1)
    public static let resize = TableColumnCustomizationBehavior(rawValue: 2)
    public static let visibility = TableColumnCustomizationBehavior(rawValue: 4)
    public static let all: TableColumnCustomizationBehavior = [.reorder, .resize, .visibility]
}

extension TableColumn where Sort == Never, Label == Text {
    /// Creates a column that does not sort.
    ///
    /// Source: developer.apple.com/documentation/swiftui/tablecolumn/init(_:content:)
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(label: Text(titleKey), content: content)
    }
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(title), content: content)
    }
    public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(label: text, content: content)
    }
}

extension TableColumn where Sort == Never, Label == Text, Content == Text {
    /// Creates a column of texts that does not sort.
    ///
    /// Source: developer.apple.com/documentation/swiftui/tablecolumn/init(_:value:)
    public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
        self.init(label: Text(titleKey)) { Text($0[keyPath: value]) }
    }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) {
        self.init(label: Text(title)) { Text($0[keyPath: value]) }
    }
    public init(_ text: Text, value: KeyPath<RowValue, String>) {
        self.init(label: text) { Text($0[keyPath: value]) }
    }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
    /// Creates a column that sorts by a value.
    ///
    /// Source: developer.apple.com/documentation/swiftui/tablecolumn/init(_:value:content:)
    public init<V: Comparable>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(titleKey), content: content)
    }
    @_disfavoredOverload public init<V: Comparable, S: StringProtocol>(
        _ title: S, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(title), content: content)
    }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
    /// Creates a column that sorts by a value with a comparator of its own.
    ///
    /// Source: developer.apple.com/documentation/swiftui/tablecolumn/init(_:value:comparator:content:)
    public init<V, C: SortComparator>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where C.Compared == V { self.init(label: Text(titleKey), content: content) }
    @_disfavoredOverload public init<V, C: SortComparator, S: StringProtocol>(
        _ title: S, value: KeyPath<RowValue, V>, comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where C.Compared == V { self.init(label: Text(title), content: content) }
}

extension TableColumn where Sort: SortComparator, Sort.Compared == RowValue, Label == Text {
    /// Creates a column that sorts by a comparator of rows.
    ///
    /// Source: developer.apple.com/documentation/swiftui/tablecolumn/init(_:sortusing:content:)
    public init(
        _ titleKey: LocalizedStringKey, sortUsing comparator: Sort,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) { self.init(label: Text(titleKey), content: content) }
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
    ) { self.init(label: Text(title), content: content) }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text, Content == Text {
    /// Creates a column of texts that sorts by them.
    public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
        self.init(label: Text(titleKey)) { Text($0[keyPath: value]) }
    }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) {
        self.init(label: Text(title)) { Text($0[keyPath: value]) }
    }
}

extension Optional: TableColumnContent where Wrapped: TableColumnContent {
    public typealias TableRowValue = Wrapped.TableRowValue
    public typealias TableColumnSortComparator = Wrapped.TableColumnSortComparator
    public func _cells(_ value: Wrapped.TableRowValue) -> [AnyView] { map { $0._cells(value) } ?? [] }
}

/// Several columns.
public struct _TableColumns<RowValue: Identifiable, Sort>: TableColumnContent {
    public typealias TableRowValue = RowValue
    public typealias TableColumnSortComparator = Sort
    let cells: (RowValue) -> [AnyView]
    public func _cells(_ value: RowValue) -> [AnyView] { cells(value) }
}

/// Result builder that makes columns of the statements in a closure.
///
/// Source: developer.apple.com/documentation/swiftui/tablecolumnbuilder
@MainActor @preconcurrency @resultBuilder public struct TableColumnBuilder<RowValue: Identifiable, Sort> {
    public static func buildExpression<C: TableColumnContent>(_ column: C) -> C
    where C.TableRowValue == RowValue, C.TableColumnSortComparator == Sort { column }
    /// Takes a column that does not sort into a table that does.
    @_disfavoredOverload public static func buildExpression<Content: View, Label: View>(
        _ column: TableColumn<RowValue, Never, Content, Label>
    ) -> TableColumn<RowValue, Sort, Content, Label> {
        TableColumn(label: column.label, content: column.content)
    }
    public static func buildBlock<C: TableColumnContent>(_ column: C) -> C
    where C.TableRowValue == RowValue, C.TableColumnSortComparator == Sort { column }
    public static func buildBlock<each C: TableColumnContent>(_ column: repeat each C) -> _TableColumns<RowValue, Sort>
    {
        // Expressions of another type do not compile (`buildExpression`).
        func cells<Column: TableColumnContent>(_ column: Column) -> (RowValue) -> [AnyView] {
            { value in (value as? Column.TableRowValue).map { column._cells($0) } ?? [] }
        }
        var columns: [(RowValue) -> [AnyView]] = []
        repeat columns.append(cells(each column))
        return _TableColumns { [columns] value in columns.flatMap { $0(value) } }
    }
    public static func buildIf<C: TableColumnContent>(_ column: C?) -> C?
    where C.TableRowValue == RowValue, C.TableColumnSortComparator == Sort { column }
    public static func buildEither<C: TableColumnContent>(first: C) -> _TableColumns<RowValue, Sort>
    where C.TableRowValue == RowValue, C.TableColumnSortComparator == Sort { _TableColumns { first._cells($0) } }
    public static func buildEither<C: TableColumnContent>(second: C) -> _TableColumns<RowValue, Sort>
    where C.TableRowValue == RowValue, C.TableColumnSortComparator == Sort { _TableColumns { second._cells($0) } }
}
