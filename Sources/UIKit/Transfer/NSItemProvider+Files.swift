/// A class of which an item provider makes objects.
///
/// Source: developer.apple.com/documentation/foundation/nsitemproviderreading
public protocol NSItemProviderReading: AnyObject {
    static var readableTypeIdentifiersForItemProvider: [String] { get }
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// A class whose objects an item provider can carry, as one or several kinds of data.
///
/// Source: developer.apple.com/documentation/foundation/nsitemproviderwriting
public protocol NSItemProviderWriting: AnyObject {
    /// Kinds of data, the best first.
    static var writableTypeIdentifiersForItemProvider: [String] { get }
    /// Writes the object as one of these kinds, and calls the handler once.
    func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress?
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

    package var file: PickedFile? { item as? PickedFile }

    public func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        if object(aClass) != nil { return true }
        return aClass.readableTypeIdentifiersForItemProvider.contains(where: hasItemConformingToTypeIdentifier)
    }

    /// The object of a class that is dragged or pasted itself; nil where there is none.
    private func object(_ aClass: any NSItemProviderReading.Type) -> (any NSItemProviderReading)? {
        exports.lazy.compactMap { $0.value as? any NSItemProviderReading }.first { type(of: $0) == aClass }
    }

    /// Reads an object: that of a file on another thread, that of data on the main actor.
    @discardableResult public func loadObject(
        ofClass aClass: any NSItemProviderReading.Type,
        completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        if file == nil, let found = object(aClass) {
            completionHandler(found, nil)
            return Progress(totalUnitCount: 1)
        }
        if file == nil { return loadObject(aClass, completionHandler) }
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

    /// Reads an object from the first of the data that its class reads.
    private func loadObject(
        _ aClass: any NSItemProviderReading.Type,
        _ completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        let wanted = aClass.readableTypeIdentifiersForItemProvider.first(where: hasItemConformingToTypeIdentifier)
        guard let wanted else {
            completionHandler(nil, Missing())
            return Progress(totalUnitCount: 1)
        }
        nonisolated(unsafe) let aClass = aClass  // a type does not change
        return loadDataRepresentation(forTypeIdentifier: wanted) { data, error in
            do {
                guard let data else { throw error ?? Missing() }
                completionHandler(try aClass.object(withItemProviderData: data, typeIdentifier: wanted), nil)
            } catch {
                completionHandler(nil, error)
            }
        }
    }

    @discardableResult public func loadDataRepresentation(
        for contentType: UTType, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        loadDataRepresentation(forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
    }

    func load(
        _ body: @escaping @Sendable (URL) -> Void, missing: @escaping @Sendable (any Error) -> Void
    ) -> Progress {
        let url = file?.url
        DispatchQueue.global().async {
            if let url { body(url) } else { missing(CocoaError(.fileReadNoSuchFile)) }
        }
        return Progress(totalUnitCount: 1)
    }
}
