public import Foundation
package import UIKit

/// A class of which an item provider makes objects.
///
/// Source: developer.apple.com/documentation/foundation/nsitemproviderreading
public protocol NSItemProviderReading: AnyObject {
    static var readableTypeIdentifiersForItemProvider: [String] { get }
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

extension UIImage: NSItemProviderReading {
    public static var readableTypeIdentifiersForItemProvider: [String] {
        [UTType.png, .jpeg, .gif, .image].map(\.identifier)
    }

    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let image = UIImage(data: data) as? Self else { throw CocoaError(.fileReadCorruptFile) }
        return image
    }
}

// Files that the person has chosen, as items.
extension NSItemProvider {
    package convenience init(_ file: PickedFile) {
        self.init(object: file)
        suggestedName = file.url.deletingPathExtension().lastPathComponent
    }

    private var file: PickedFile? { item as? PickedFile }

    /// Kinds of the file; the item has none where it is none.
    public var registeredTypeIdentifiers: [String] { file.map { [$0.type.identifier] } ?? [] }

    public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        guard let file, let type = UTType(typeIdentifier) else { return false }
        return file.type.conforms(to: type)
    }

    public func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        aClass.readableTypeIdentifiersForItemProvider.contains(where: hasItemConformingToTypeIdentifier)
    }

    /// Reads the file as an object, on another thread.
    @discardableResult public func loadObject(
        ofClass aClass: any NSItemProviderReading.Type,
        completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        nonisolated(unsafe) let aClass = aClass  // a type does not change
        return load { url in
            do {
                let type = UTType(filenameExtension: url.pathExtension) ?? .data
                let object = try aClass.object(
                    withItemProviderData: Data(contentsOf: url), typeIdentifier: type.identifier)
                completionHandler(object, nil)
            } catch {
                completionHandler(nil, error)
            }
        } missing: {
            completionHandler(nil, $0)
        }
    }

    /// Reads the file's bytes, on another thread.
    @discardableResult public func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        load { url in
            do {
                completionHandler(try Data(contentsOf: url), nil)
            } catch {
                completionHandler(nil, error)
            }
        } missing: {
            completionHandler(nil, $0)
        }
    }

    @discardableResult public func loadDataRepresentation(
        for contentType: UTType, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        loadDataRepresentation(forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
    }

    /// Hands over the file, on another thread. It stays after the handler has returned.
    @discardableResult public func loadFileRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
    ) -> Progress {
        load {
            completionHandler($0, nil)
        } missing: {
            completionHandler(nil, $0)
        }
    }

    /// Reads the file as a value of a type.
    @discardableResult public func loadTransferable<T: Transferable & Sendable>(
        type: T.Type, completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
    ) -> Progress {
        let file = file
        Task {
            do {
                guard let file, let value = try await loadTransferred(type, from: file) else {
                    throw CocoaError(.fileReadCorruptFile)
                }
                completionHandler(.success(value))
            } catch {
                completionHandler(.failure(error))
            }
        }
        return Progress(totalUnitCount: 1)
    }

    private func load(
        _ body: @escaping @Sendable (URL) -> Void, missing: @escaping @Sendable (any Error) -> Void
    ) -> Progress {
        let url = file?.url
        DispatchQueue.global().async {
            if let url { body(url) } else { missing(CocoaError(.fileReadNoSuchFile)) }
        }
        return Progress(totalUnitCount: 1)
    }
}
