@_spi(Engine) import SwiftUICore

/// Rows of a table.
///
/// Source: developer.apple.com/documentation/swiftui/tablerowcontent
@MainActor @preconcurrency public protocol TableRowContent<TableRowValue> {
    associatedtype TableRowValue: Identifiable
    var _values: [TableRowValue] { get }
}

/// One row of a table.
///
/// Source: developer.apple.com/documentation/swiftui/tablerow
public struct TableRow<Value: Identifiable>: TableRowContent {
    public typealias TableRowValue = Value
    public let _values: [Value]
    public init(_ value: Value) { _values = [value] }
}

/// A row for each element of a collection.
public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent where Data.Element: Identifiable {
    public typealias TableRowValue = Data.Element
    let data: Data
    public var _values: [Data.Element] { Array(data) }
}

extension Optional: TableRowContent where Wrapped: TableRowContent {
    public typealias TableRowValue = Wrapped.TableRowValue
    public var _values: [Wrapped.TableRowValue] { map(\._values) ?? [] }
}

/// Several rows.
public struct _TableRows<Value: Identifiable>: TableRowContent {
    public typealias TableRowValue = Value
    public let _values: [Value]
}

extension ForEach: TableRowContent where Content: TableRowContent {
    public typealias TableRowValue = Content.TableRowValue
    public var _values: [Content.TableRowValue] { data.flatMap { content($0)._values } }

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
        var values: [Value] = []
        // Expressions of another type do not compile (`buildExpression`).
        repeat values += (each row)._values as? [Value] ?? []
        return _TableRows(_values: values)
    }
    public static func buildIf<R: TableRowContent>(_ row: R?) -> R? where R.TableRowValue == Value { row }
    public static func buildEither<R: TableRowContent>(first: R) -> _TableRows<Value> where R.TableRowValue == Value {
        _TableRows(_values: first._values)
    }
    public static func buildEither<R: TableRowContent>(second: R) -> _TableRows<Value> where R.TableRowValue == Value {
        _TableRows(_values: second._values)
    }
}
