@_spi(Engine) import SwiftUICore

/// Rows of a table.
///
/// Source: developer.apple.com/documentation/swiftui/tablerowcontent
@MainActor @preconcurrency public protocol TableRowContent<TableRowValue> {
    associatedtype TableRowValue: Identifiable
    /// Returns the rows as those of a list. `cell` makes one of a value.
    func _rows(_ cell: @escaping (TableRowValue) -> AnyView) -> AnyView
}

/// One row of a table.
///
/// Source: developer.apple.com/documentation/swiftui/tablerow
public struct TableRow<Value: Identifiable>: TableRowContent {
    public typealias TableRowValue = Value
    private let value: Value
    public init(_ value: Value) { self.value = value }
    public func _rows(_ cell: @escaping (Value) -> AnyView) -> AnyView { AnyView(ForEach([value]) { cell($0) }) }
}

/// A row for each element of a collection.
public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent where Data.Element: Identifiable {
    public typealias TableRowValue = Data.Element
    let data: Data
    public func _rows(_ cell: @escaping (Data.Element) -> AnyView) -> AnyView { AnyView(ForEach(data) { cell($0) }) }
}

extension Optional: TableRowContent where Wrapped: TableRowContent {
    public typealias TableRowValue = Wrapped.TableRowValue
    public func _rows(_ cell: @escaping (Wrapped.TableRowValue) -> AnyView) -> AnyView {
        self?._rows(cell) ?? AnyView(EmptyView())
    }
}

/// Rows that are made by a closure.
public struct _TableRows<Value: Identifiable>: TableRowContent {
    public typealias TableRowValue = Value
    let rows: (@escaping (Value) -> AnyView) -> AnyView
    public func _rows(_ cell: @escaping (Value) -> AnyView) -> AnyView { rows(cell) }
}

extension Section: TableRowContent where Parent: View, Content: TableRowContent, Footer: View {
    public typealias TableRowValue = Content.TableRowValue
    public func _rows(_ cell: @escaping (Content.TableRowValue) -> AnyView) -> AnyView {
        AnyView(
            Section<Parent, AnyView, Footer>(content: { content._rows(cell) }, header: { header }, footer: { footer }))
    }

    /// Creates rows of a table below a title.
    ///
    /// Source: developer.apple.com/documentation/swiftui/section/init(_:content:)
    public init<V>(_ titleKey: LocalizedStringKey, @TableRowBuilder<V> content: () -> Content)
    where Parent == Text, Footer == EmptyView, V == Content.TableRowValue {
        self.init(header: Text(titleKey), content: content(), footer: EmptyView())
    }

    @_disfavoredOverload public init<V, S: StringProtocol>(_ title: S, @TableRowBuilder<V> content: () -> Content)
    where Parent == Text, Footer == EmptyView, V == Content.TableRowValue {
        self.init(header: Text(title), content: content(), footer: EmptyView())
    }

    public init<V>(@TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> Parent)
    where Footer == EmptyView, V == Content.TableRowValue {
        self.init(header: header(), content: content(), footer: EmptyView())
    }
}

extension ForEach: TableRowContent where Content: TableRowContent {
    public typealias TableRowValue = Content.TableRowValue
    public func _rows(_ cell: @escaping (Content.TableRowValue) -> AnyView) -> AnyView {
        AnyView(ForEach<Data, ID, AnyView>(data, content: { content($0)._rows(cell) }, identity: id))
    }

    /// Creates rows for each element.
    ///
    /// Source: developer.apple.com/documentation/swiftui/foreach/init(_:content:)-9kx9p
    @_disfavoredOverload public init<V>(_ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content)
    where ID == Data.Element.ID, Data.Element: Identifiable, V == Content.TableRowValue {
        self.init(data, content: content, identity: { $0.id })
    }
}

/// Result builder that makes rows of the statements in a closure.
///
/// Source: developer.apple.com/documentation/swiftui/tablerowbuilder
@MainActor @preconcurrency @resultBuilder public struct TableRowBuilder<Value: Identifiable> {
    public static func buildExpression<R: TableRowContent>(_ row: R) -> R where R.TableRowValue == Value { row }
    public static func buildBlock<R: TableRowContent>(_ row: R) -> R where R.TableRowValue == Value { row }
    public static func buildBlock<each R: TableRowContent>(_ row: repeat each R) -> _TableRows<Value> {
        var parts: [(@escaping (Value) -> AnyView) -> AnyView] = []
        func part<Row: TableRowContent>(_ row: Row) -> (@escaping (Value) -> AnyView) -> AnyView {
            // Expressions of another type do not compile (`buildExpression`).
            { cell in row._rows { ($0 as? Value).map(cell) ?? AnyView(EmptyView()) } }
        }
        repeat parts.append(part(each row))
        return _TableRows { [parts] cell in AnyView(ForEach(0..<parts.count) { parts[$0](cell) }) }
    }
    public static func buildIf<R: TableRowContent>(_ row: R?) -> R? where R.TableRowValue == Value { row }
    public static func buildEither<R: TableRowContent>(first: R) -> _TableRows<Value> where R.TableRowValue == Value {
        _TableRows(rows: first._rows)
    }
    public static func buildEither<R: TableRowContent>(second: R) -> _TableRows<Value> where R.TableRowValue == Value {
        _TableRows(rows: second._rows)
    }
}
