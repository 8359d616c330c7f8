import Foundation

/// A value that stands for another one.
///
/// Source: developer.apple.com/documentation/coretransferable/proxyrepresentation
public struct ProxyRepresentation<Item: Transferable, ProxyItem: Transferable>: TransferRepresentation {
    private let export: ((Item) throws -> ProxyItem)?
    private let make: ((ProxyItem) throws -> Item)?

    public init(exporting: @escaping @Sendable (Item) throws -> ProxyItem) { (export, make) = (exporting, nil) }
    public init(importing: @escaping @Sendable (ProxyItem) throws -> Item) { (export, make) = (nil, importing) }
    public init(
        exporting: @escaping @Sendable (Item) throws -> ProxyItem,
        importing: @escaping @Sendable (ProxyItem) throws -> Item
    ) {
        (export, make) = (exporting, importing)
    }

    public func _text(of item: Item) -> String? { (try? export?(item)).flatMap { sharedText(of: $0) } }

    @MainActor public func _exports(of item: Item) -> [_TransferExport] {
        (try? export?(item)).map { exports(of: $0) } ?? []
    }

    public var _importTypes: [UTType] { make == nil ? [] : ProxyItem.transferRepresentation._importTypes }

    @MainActor public func _import(_ exports: [_TransferExport]) async throws -> Item? {
        guard let make else { return nil }
        return try await imported(ProxyItem.self, from: exports).map(make)
    }

    public func _file(of item: Item) async throws -> _TransferredFile? {
        guard let export else { return nil }
        return try await transferredFile(of: try export(item))
    }

    public func _item(from file: _TransferredFile) async throws -> Item? {
        guard let make else { return nil }
        return try await transferredItem(ProxyItem.self, from: file).map(make)
    }
}

/// A value as bytes.
///
/// Source: developer.apple.com/documentation/coretransferable/datarepresentation
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
    private let contentType: UTType
    private let export: (@Sendable (Item) async throws -> Data)?
    private let make: (@Sendable (Data) async throws -> Item)?

    public init(
        contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
        importing: @escaping @Sendable (Data) async throws -> Item
    ) {
        (self.contentType, export, make) = (contentType, exporting, importing)
    }

    public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {
        (contentType, export, make) = (exportedContentType, exporting, nil)
    }

    public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {
        (contentType, export, make) = (importedContentType, nil, importing)
    }

    @MainActor public func _exports(of item: Item) -> [_TransferExport] {
        guard let export else { return [] }
        // Nobody else has the value while it is written down.
        nonisolated(unsafe) let item = item
        return [_TransferExport(contentType: contentType) { try await export(item) }]
    }

    public var _importTypes: [UTType] { make == nil ? [] : [contentType] }

    @MainActor public func _import(_ exports: [_TransferExport]) async throws -> Item? {
        guard let make, let data = try await exports.data(as: contentType) else { return nil }
        return try await Made.by(make, data).item
    }

    public func _file(of item: Item) async throws -> _TransferredFile? {
        guard let export else { return nil }
        return try .writing(try await export(item), as: contentType)
    }

    public func _item(from file: _TransferredFile) async throws -> Item? {
        guard let make, file.fits(contentType) else { return nil }
        return try await make(Data(contentsOf: file.url))
    }

    /// A value on its way from the importer, which keeps none of it.
    private struct Made: @unchecked Sendable {
        let item: Item
        nonisolated static func by(_ make: @Sendable (Data) async throws -> Item, _ data: Data) async throws -> Made {
            Made(item: try await make(data))
        }
    }
}

/// Several representations, the best one first.
public struct _TransferRepresentations<Item: Transferable>: TransferRepresentation {
    struct Part {
        let text: (Item) -> String?
        let exports: @MainActor (Item) -> [_TransferExport]
        let importTypes: [UTType]
        let make: @MainActor ([_TransferExport]) async throws -> Item?
        let file: (Item) async throws -> _TransferredFile?
        let read: (_TransferredFile) async throws -> Item?
    }
    let parts: [Part]

    public func _text(of item: Item) -> String? { parts.lazy.compactMap { $0.text(item) }.first }
    @MainActor public func _exports(of item: Item) -> [_TransferExport] { parts.flatMap { $0.exports(item) } }
    public var _importTypes: [UTType] { parts.flatMap(\.importTypes) }

    @MainActor public func _import(_ exports: [_TransferExport]) async throws -> Item? {
        for part in parts { if let item = try await part.make(exports) { return item } }
        return nil
    }

    public func _leadsWithText(_ item: Item) -> Bool { parts.first?.text(item) != nil }

    public func _file(of item: Item) async throws -> _TransferredFile? {
        for part in parts { if let file = try await part.file(item) { return file } }
        return nil
    }

    public func _item(from file: _TransferredFile) async throws -> Item? {
        for part in parts { if let item = try await part.read(file) { return item } }
        return nil
    }
}

/// A value of the system, which needs no representation.
public struct _OwnRepresentation<Item: Transferable>: TransferRepresentation {
    let type: UTType
    var text: (Item) -> String? = { _ in nil }
    var data: ((Item) -> Data?)?
    var read: ((Data) -> Item?)?

    public func _text(of item: Item) -> String? { text(item) }

    @MainActor public func _exports(of item: Item) -> [_TransferExport] {
        guard let bytes = data?(item) else { return [_TransferExport(contentType: type, value: item)] }
        return [_TransferExport(contentType: type, value: item) { bytes }]
    }

    public var _importTypes: [UTType] { read == nil ? [] : [type] }

    @MainActor public func _import(_ exports: [_TransferExport]) async throws -> Item? {
        if let item = exports.lazy.compactMap({ $0.value as? Item }).first { return item }
        guard let read, let data = try await exports.data(as: type) else { return nil }
        return read(data)
    }
}

extension String: Transferable {
    public static var transferRepresentation: _OwnRepresentation<String> {
        _OwnRepresentation(
            type: .plainText, text: { $0 }, data: { Data($0.utf8) }, read: { String(data: $0, encoding: .utf8) })
    }
}
extension URL: Transferable {
    public static var transferRepresentation: _OwnRepresentation<URL> {
        _OwnRepresentation(
            type: .url, text: { $0.absoluteString }, data: { Data($0.absoluteString.utf8) },
            read: { String(data: $0, encoding: .utf8).flatMap { URL(string: $0) } })
    }
}
extension AttributedString: Transferable {
    public static var transferRepresentation: _OwnRepresentation<AttributedString> {
        _OwnRepresentation(
            type: .plainText, text: { String($0.characters) }, data: { Data(String($0.characters).utf8) },
            read: { String(data: $0, encoding: .utf8).map { AttributedString($0) } })
    }
}
extension Data: Transferable {
    public static var transferRepresentation: _OwnRepresentation<Data> {
        _OwnRepresentation(type: .data, data: { $0 }, read: { $0 })
    }
}
extension Image: Transferable {
    public static var transferRepresentation: _OwnRepresentation<Image> { _OwnRepresentation(type: .image) }
}
extension Color: Transferable {
    public static var transferRepresentation: _OwnRepresentation<Color> {
        _OwnRepresentation(type: UTType(exportedAs: "com.apple.cocoa.color"))
    }
}

/// Returns what a value is offered as, the best first: itself, then its representations.
@MainActor func exports<Item: Transferable>(of item: Item) -> [_TransferExport] {
    let written = (item as? Item.Representation.Item).map { Item.transferRepresentation._exports(of: $0) } ?? []
    return written + [_TransferExport(contentType: .item, value: item)]
}

/// Returns the value that one of the exports is; nil where none is readable.
@MainActor func imported<Item: Transferable>(_ type: Item.Type, from exports: [_TransferExport]) async throws -> Item? {
    if let item = exports.lazy.compactMap({ $0.value as? Item }).first { return item }
    return try await Item.transferRepresentation._import(exports) as? Item
}

extension [_TransferExport] {
    /// Returns the bytes of the first export of that type; nil where there is none.
    @MainActor func data(as type: UTType) async throws -> Data? {
        try await first { $0.data != nil && $0.contentType.isKind(of: type) }?.data?()
    }
}
