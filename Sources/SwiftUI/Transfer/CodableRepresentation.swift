public import Combine
public import Foundation

/// A value as JSON, or as the bytes of a coder of its own.
///
/// Source: developer.apple.com/documentation/coretransferable/codablerepresentation
public struct CodableRepresentation<Item: Transferable & Codable, Encoder, Decoder>: TransferRepresentation
where Encoder: TopLevelEncoder, Decoder: TopLevelDecoder, Encoder.Output == Data, Decoder.Input == Data {
    private let contentType: UTType
    private let encoder: Encoder
    private let decoder: Decoder

    /// Source: developer.apple.com/documentation/coretransferable/codablerepresentation/init(for:contenttype:encoder:decoder:)
    public init(for itemType: Item.Type = Item.self, contentType: UTType, encoder: Encoder, decoder: Decoder) {
        (self.contentType, self.encoder, self.decoder) = (contentType, encoder, decoder)
    }

    @MainActor public func _exports(of item: Item) -> [_TransferExport] {
        [_TransferExport(contentType: contentType) { try encoder.encode(item) }]
    }

    public var _importTypes: [UTType] { [contentType] }

    @MainActor public func _import(_ exports: [_TransferExport]) async throws -> Item? {
        guard let data = try await exports.data(as: contentType) else { return nil }
        return try decoder.decode(Item.self, from: data)
    }

    public func _file(of item: Item) async throws -> _TransferredFile? {
        try .writing(encoder.encode(item), as: contentType)
    }

    public func _item(from file: _TransferredFile) async throws -> Item? {
        guard file.fits(contentType) else { return nil }
        return try decoder.decode(Item.self, from: Data(contentsOf: file.url))
    }
}

extension CodableRepresentation where Encoder == JSONEncoder, Decoder == JSONDecoder {
    /// Source: developer.apple.com/documentation/coretransferable/codablerepresentation/init(for:contenttype:)
    public init(for itemType: Item.Type = Item.self, contentType: UTType) {
        self.init(for: itemType, contentType: contentType, encoder: JSONEncoder(), decoder: JSONDecoder())
    }
}
