/// A type whose values can be given to another app or view.
///
/// Partly: only `ShareLink` and `PasteButton` read it, and of the representations only those that are text or an
/// address.
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
}

/// A value that stands for another one.
///
/// Source: developer.apple.com/documentation/coretransferable/proxyrepresentation
public struct ProxyRepresentation<Item: Transferable, ProxyItem: Transferable>: TransferRepresentation {
    private let export: ((Item) throws -> ProxyItem)?

    public init(exporting: @escaping @Sendable (Item) throws -> ProxyItem) { export = exporting }
    public init(importing: @escaping @Sendable (ProxyItem) throws -> Item) { export = nil }
    public init(
        exporting: @escaping @Sendable (Item) throws -> ProxyItem,
        importing: @escaping @Sendable (ProxyItem) throws -> Item
    ) {
        export = exporting
    }

    public func _text(of item: Item) -> String? { (try? export?(item)).flatMap { sharedText(of: $0) } }
}

/// A value as JSON.
///
/// Source: developer.apple.com/documentation/coretransferable/codablerepresentation
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
    public init(for itemType: Item.Type = Item.self, contentType: UTType) {}
    public func _text(of item: Item) -> String? { nil }
}

/// A value as bytes.
///
/// Source: developer.apple.com/documentation/coretransferable/datarepresentation
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
    public init(
        contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
        importing: @escaping @Sendable (Data) async throws -> Item
    ) {}
    public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {}
    public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {}
    public func _text(of item: Item) -> String? { nil }
}

/// Several representations, the best one first.
public struct _TransferRepresentations<Item: Transferable>: TransferRepresentation {
    let texts: [(Item) -> String?]
    public func _text(of item: Item) -> String? { texts.lazy.compactMap { $0(item) }.first }
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
        var texts: [(Item) -> String?] = []
        repeat texts.append(text(each content))
        return _TransferRepresentations(texts: texts)
    }
}

/// A text that needs no representation.
public struct _OwnRepresentation<Item: Transferable>: TransferRepresentation {
    let text: @Sendable (Item) -> String?
    public func _text(of item: Item) -> String? { text(item) }
}

extension String: Transferable {
    public static var transferRepresentation: _OwnRepresentation<String> { _OwnRepresentation { $0 } }
}
extension URL: Transferable {
    public static var transferRepresentation: _OwnRepresentation<URL> { _OwnRepresentation { $0.absoluteString } }
}
extension AttributedString: Transferable {
    public static var transferRepresentation: _OwnRepresentation<AttributedString> {
        _OwnRepresentation { String($0.characters) }
    }
}
extension Data: Transferable {
    public static var transferRepresentation: _OwnRepresentation<Data> { _OwnRepresentation { _ in nil } }
}
extension Image: Transferable {
    public static var transferRepresentation: _OwnRepresentation<Image> { _OwnRepresentation { _ in nil } }
}
extension Color: Transferable {
    public static var transferRepresentation: _OwnRepresentation<Color> { _OwnRepresentation { _ in nil } }
}

/// Returns a value as text by the first of its representations that is one; nil where none is.
func sharedText<Item: Transferable>(of item: Item) -> String? {
    (item as? Item.Representation.Item).flatMap { Item.transferRepresentation._text(of: $0) }
}
