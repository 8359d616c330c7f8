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
        let url = file.url
        exports = [_TransferExport(contentType: file.type) { try Data(contentsOf: url) }]
    }

    var file: PickedFile? { item as? PickedFile }

    public func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        if file == nil { return object(aClass) != nil }
        return aClass.readableTypeIdentifiersForItemProvider.contains(where: hasItemConformingToTypeIdentifier)
    }

    /// The object of a class that is dragged or pasted itself; nil where there is none.
    private func object(_ aClass: any NSItemProviderReading.Type) -> (any NSItemProviderReading)? {
        exports.lazy.compactMap { $0.value as? any NSItemProviderReading }.first { type(of: $0) == aClass }
    }

    /// Reads an object: that of a file on another thread.
    @discardableResult public func loadObject(
        ofClass aClass: any NSItemProviderReading.Type,
        completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        if file == nil, let found = object(aClass) {
            completionHandler(found, nil)
            return Progress(totalUnitCount: 1)
        }
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
