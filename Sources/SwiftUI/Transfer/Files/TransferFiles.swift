import Foundation
import RenderTree
import UIKit

/// A value on its way to or from a file.
public struct _TransferredFile: Sendable {
    /// File with the bytes.
    var url: URL
    var type: UTType
}

/// A way to write a value down in a file of its own.
///
/// Source: developer.apple.com/documentation/coretransferable/filerepresentation
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
    private let type: UTType
    private let export: (@Sendable (Item) async throws -> SentTransferredFile)?
    private let `import`: (@Sendable (ReceivedTransferredFile) async throws -> Item)?

    public init(
        contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {
        (type, export, `import`) = (contentType, exporting, importing)
    }

    public init(
        exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
    ) {
        (type, export, `import`) = (exportedContentType, exporting, nil)
    }

    public init(
        importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {
        (type, export, `import`) = (importedContentType, nil, importing)
    }

    public func _text(of item: Item) -> String? { nil }

    public func _file(of item: Item) async throws -> _TransferredFile? {
        try await export.asyncMap { _TransferredFile(url: try await $0(item).file, type: type) }
    }

    public func _item(from file: _TransferredFile) async throws -> Item? {
        guard file.fits(type) else { return nil }
        return try await `import`.asyncMap { try await $0(ReceivedTransferredFile(file: file.url)) }
    }
}

/// A file that a value was written to.
///
/// Source: developer.apple.com/documentation/coretransferable/senttransferredfile
public struct SentTransferredFile: Sendable {
    public let file: URL
    public let allowAccessingOriginalFile: Bool
    public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
        (self.file, self.allowAccessingOriginalFile) = (file, allowAccessingOriginalFile)
    }
}

/// A file that a value is read from: a copy in the app's own folder.
///
/// Source: developer.apple.com/documentation/coretransferable/receivedtransferredfile
public struct ReceivedTransferredFile: Sendable {
    public let file: URL
    public var isOriginalFile: Bool { false }
}

extension TransferRepresentation {
    public func _leadsWithText(_ item: Item) -> Bool { _text(of: item) != nil }
    public func _file(of item: Item) async throws -> _TransferredFile? { nil }
    public func _item(from file: _TransferredFile) async throws -> Item? { nil }
}

extension _TransferredFile {
    /// Creates a file with these bytes in a folder of its own.
    static func writing(_ data: Data, as type: UTType, name: String = "file") throws -> _TransferredFile {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("transfer-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let ending = type.preferredFilenameExtension.map { ".\($0)" } ?? ""
        let url = folder.appendingPathComponent(name.hasSuffix(ending) ? name : name + ending)
        try data.write(to: url)
        return _TransferredFile(url: url, type: type)
    }

    /// Whether the file may be of a type: a type of an app's own has no extension by which it could be told.
    func fits(_ wanted: UTType) -> Bool {
        type.conforms(to: wanted) || type == .data || wanted.preferredFilenameExtension == nil && !wanted.isWide
    }
}

extension UTType {
    /// Whether the type stands for others, which are told apart by their extensions.
    fileprivate var isWide: Bool { !acceptedMediaTypes.isEmpty }
}

extension Optional {
    func asyncMap<Result>(_ body: (Wrapped) async throws -> Result) async rethrows -> Result? {
        guard let self else { return nil }
        return try await body(self)
    }
}

/// Writes a value into a file by the first of its representations that is one; nil where none is.
func transferredFile<Item: Transferable>(of item: Item) async throws -> _TransferredFile? {
    switch item {
    case let data as Data: return try .writing(data, as: .data)
    case let url as URL:
        guard url.isFileURL else { return nil }
        return _TransferredFile(url: url, type: UTType(filenameExtension: url.pathExtension) ?? .data)
    case let image as Image:
        guard let data = await MainActor.run(body: { ImageRenderer(content: image).uiImage?.pngData() }) else {
            return nil
        }
        return try .writing(data, as: .png, name: SystemWords.naming[.imageName])
    default:
        guard let own = item as? Item.Representation.Item else { return nil }
        return try await Item.transferRepresentation._file(of: own)
    }
}

/// Reads a value from a file by the first of its representations that can; nil where none can.
func transferredItem<Item: Transferable>(_ type: Item.Type, from file: _TransferredFile) async throws -> Item? {
    switch type {
    case is Data.Type: return try Data(contentsOf: file.url) as? Item
    case is URL.Type: return file.url as? Item
    case is String.Type: return String(data: try Data(contentsOf: file.url), encoding: .utf8) as? Item
    case is Image.Type: return UIImage(data: try Data(contentsOf: file.url)).map { Image(uiImage: $0) } as? Item
    default: return try await Item.transferRepresentation._item(from: file) as? Item
    }
}

/// Whether a value is shared as text rather than as a file.
func leadsWithText<Item: Transferable>(_ item: Item) -> Bool {
    if let url = item as? URL { return !url.isFileURL }
    return (item as? Item.Representation.Item).map { Item.transferRepresentation._leadsWithText($0) } ?? false
}

/// Reads a value from a file that the person has chosen.
package func loadTransferred<Item: Transferable>(_ type: Item.Type, from file: PickedFile) async throws -> Item? {
    try await transferredItem(type, from: _TransferredFile(url: file.url, type: file.type))
}
