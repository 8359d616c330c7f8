import Foundation
public import UIKit

/// A document that is a value.
///
/// Source: developer.apple.com/documentation/swiftui/filedocument
@preconcurrency public protocol FileDocument {
    typealias ReadConfiguration = FileDocumentReadConfiguration
    typealias WriteConfiguration = FileDocumentWriteConfiguration
    static var readableContentTypes: [UTType] { get }
    static var writableContentTypes: [UTType] { get }
    init(configuration: ReadConfiguration) throws
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}
extension FileDocument {
    public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A document that is an object.
///
/// Source: developer.apple.com/documentation/swiftui/referencefiledocument
@preconcurrency public protocol ReferenceFileDocument: ObservableObject {
    associatedtype Snapshot
    typealias ReadConfiguration = FileDocumentReadConfiguration
    typealias WriteConfiguration = FileDocumentWriteConfiguration
    static var readableContentTypes: [UTType] { get }
    static var writableContentTypes: [UTType] { get }
    init(configuration: ReadConfiguration) throws
    func snapshot(contentType: UTType) throws -> Snapshot
    func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}
extension ReferenceFileDocument {
    public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// Source: developer.apple.com/documentation/swiftui/filedocumentreadconfiguration
public struct FileDocumentReadConfiguration {
    public let contentType: UTType
    public let file: FileWrapper
}

/// Source: developer.apple.com/documentation/swiftui/filedocumentwriteconfiguration
public struct FileDocumentWriteConfiguration {
    public let contentType: UTType
    /// The file that is replaced; always nil, since a browser keeps each download as a new one.
    public let existingFile: FileWrapper?
}

extension FileDocument {
    /// Writes the document into a file.
    func file(as type: UTType?, _ name: String?) throws -> URL {
        let type = type ?? Self.writableContentTypes.first ?? .data
        let configuration = WriteConfiguration(contentType: type, existingFile: nil)
        return try fileWrapper(configuration: configuration).written(as: type, name)
    }
}

extension ReferenceFileDocument {
    /// Writes the document into a file.
    func file(as type: UTType?, _ name: String?) throws -> URL {
        let type = type ?? Self.writableContentTypes.first ?? .data
        let configuration = WriteConfiguration(contentType: type, existingFile: nil)
        return try fileWrapper(snapshot: snapshot(contentType: type), configuration: configuration).written(
            as: type, name)
    }
}

extension FileWrapper {
    /// - Throws: `CocoaError.fileWriteUnknown` for a folder: a browser downloads files only.
    fileprivate func written(as type: UTType, _ name: String?) throws -> URL {
        guard let data = regularFileContents else { throw CocoaError(.fileWriteUnknown) }
        let name = name ?? preferredFilename ?? SystemWords.naming[.untitled]
        return try _TransferredFile.writing(data, as: type, name: name).url
    }
}
