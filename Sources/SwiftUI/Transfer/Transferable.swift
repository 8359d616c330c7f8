/// A type whose values can be given to another app or view.
///
/// Partly: `ShareLink` reads only representations that are text or an address, or files. A value that is dragged inside of
/// an app stays in its process.
///
/// Source: developer.apple.com/documentation/coretransferable/transferable
public protocol Transferable {
    associatedtype Representation: TransferRepresentation
    @TransferRepresentationBuilder<Self> static var transferRepresentation: Self.Representation { get }
}

/// A way to write a value down for another app.
///
/// Source: developer.apple.com/documentation/coretransferable/transferrepresentation
public protocol TransferRepresentation<Item> {
    associatedtype Item: Transferable
    /// Returns the value as text; nil where it is something else.
    func _text(of item: Item) -> String?
    /// Returns what the value is offered as, the best first.
    @MainActor func _exports(of item: Item) -> [_TransferExport]
    /// Types that `_import(_:)` reads.
    var _importTypes: [UTType] { get }
    /// Returns the value that the first readable export is; nil where none is readable.
    @MainActor func _import(_ exports: [_TransferExport]) async throws -> Item?
    /// Whether the value is shared as text rather than as a file.
    func _leadsWithText(_ item: Item) -> Bool
    /// Writes the value into a file; nil where the representation is none.
    func _file(of item: Item) async throws -> _TransferredFile?
    /// Reads a value from a file; nil where the representation is for others.
    func _item(from file: _TransferredFile) async throws -> Item?
}

extension TransferRepresentation {
    public func _text(of item: Item) -> String? { nil }
    @MainActor public func _exports(of item: Item) -> [_TransferExport] { [] }
    public var _importTypes: [UTType] { [] }
    @MainActor public func _import(_ exports: [_TransferExport]) async throws -> Item? { nil }
}

/// Result builder that makes representations of the statements in a closure.
///
/// Source: developer.apple.com/documentation/coretransferable/transferrepresentationbuilder
@resultBuilder public struct TransferRepresentationBuilder<Item: Transferable> {
    public static func buildExpression<R: TransferRepresentation>(_ content: R) -> R where R.Item == Item { content }
    public static func buildBlock<R: TransferRepresentation>(_ content: R) -> R where R.Item == Item { content }
    public static func buildBlock<each R: TransferRepresentation>(
        _ content: repeat each R
    ) -> _TransferRepresentations<Item> {
        // Expressions of another type do not compile (`buildExpression`).
        func text<One: TransferRepresentation>(_ content: One) -> (Item) -> String? {
            { item in (item as? One.Item).flatMap { content._text(of: $0) } }
        }
        func part<One: TransferRepresentation>(_ content: One) -> _TransferRepresentations<Item>.Part {
            // A representation is only read.
            nonisolated(unsafe) let content = content
            return .init(
                text: text(content),
                exports: { item in (item as? One.Item).map { content._exports(of: $0) } ?? [] },
                importTypes: content._importTypes, make: { try await content._import($0) as? Item },
                file: { item in try await (item as? One.Item).asyncMap { try await content._file(of: $0) } ?? nil },
                read: { file in try await content._item(from: file) as? Item })
        }
        var parts: [_TransferRepresentations<Item>.Part] = []
        repeat parts.append(part(each content))
        return _TransferRepresentations(parts: parts)
    }
}

/// Returns a value as text by the first of its representations that is one; nil where none is.
func sharedText<Item: Transferable>(of item: Item) -> String? {
    (item as? Item.Representation.Item).flatMap { Item.transferRepresentation._text(of: $0) }
}
