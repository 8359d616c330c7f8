// The same with types instead of their names, and files. Source: developer.apple.com/documentation/foundation/nsitemprovider

/// How files are offered. Ignored: a file is always a copy.
///
/// Source: developer.apple.com/documentation/foundation/nsitemproviderfileoptions
public struct NSItemProviderFileOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}

extension NSItemProvider {
    /// Types that there are representations of, in the order in which they were added.
    ///
    /// Source: developer.apple.com/documentation/foundation/nsitemprovider/registeredcontenttypes
    public var registeredContentTypes: [UTType] { exports.map(\.contentType) }

    /// Source: developer.apple.com/documentation/foundation/nsitemprovider/registeredcontenttypes(conformingto:)
    public func registeredContentTypes(conformingTo contentType: UTType) -> [UTType] {
        registeredContentTypes.filter { $0.conforms(to: contentType) }
    }

    /// Source: developer.apple.com/documentation/foundation/nsitemprovider/registerdatarepresentation(for:visibility:loadhandler:)
    public func registerDataRepresentation(
        for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
        loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    ) {
        registerDataRepresentation(
            forTypeIdentifier: contentType.identifier, visibility: visibility, loadHandler: loadHandler)
    }

    /// Adds a file as a representation, of which the bytes are read when somebody wants them.
    ///
    /// Source: developer.apple.com/documentation/foundation/nsitemprovider/registerfilerepresentation(for:visibility:openinplace:loadhandler:)
    public func registerFileRepresentation(
        for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all, openInPlace: Bool = false,
        loadHandler: @escaping @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?
    ) {
        registerDataRepresentation(for: contentType, visibility: visibility) { done in
            loadHandler { url, _, error in
                do {
                    guard let url else { throw error ?? Missing() }
                    done(try Data(contentsOf: url), nil)
                } catch { done(nil, error) }
            }
        }
    }

    /// Source: developer.apple.com/documentation/foundation/nsitemprovider/registerfilerepresentation(fortypeidentifier:fileoptions:visibility:loadhandler:)
    public func registerFileRepresentation(
        forTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = [],
        visibility: NSItemProviderRepresentationVisibility = .all,
        loadHandler: @escaping @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?
    ) {
        registerFileRepresentation(
            for: UTType(exportedAs: typeIdentifier), visibility: visibility, loadHandler: loadHandler)
    }

    /// Hands over a file: one that the person has chosen, on another thread, which stays afterwards; else one with the bytes of a
    /// representation, on the main actor, which is gone when the handler has returned.
    ///
    /// Source: developer.apple.com/documentation/foundation/nsitemprovider/loadfilerepresentation(fortypeidentifier:completionhandler:)
    @discardableResult public func loadFileRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
    ) -> Progress {
        if file == nil, let type = UTType(typeIdentifier), hasItem(in: [type]) {
            return loadWritten(type, completionHandler)
        }
        return load {
            completionHandler($0, nil)
        } missing: {
            completionHandler(nil, $0)
        }
    }

    private func loadWritten(
        _ type: UTType, _ completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
    ) -> Progress {
        let name = (suggestedName ?? "file").replacing("/", with: "-")
        return loadDataRepresentation(for: type) { data, error in
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
            defer { try? FileManager.default.removeItem(at: folder) }
            do {
                guard let data else { throw error ?? Missing() }
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                let url = folder.appendingPathComponent(name, conformingTo: type)
                try data.write(to: url)
                completionHandler(url, nil)
            } catch { completionHandler(nil, error) }
        }
    }

    /// Source: developer.apple.com/documentation/foundation/nsitemprovider/loadfilerepresentation(for:openinplace:completionhandler:)
    @discardableResult public func loadFileRepresentation(
        for contentType: UTType, openInPlace: Bool = false,
        completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
    ) -> Progress {
        loadFileRepresentation(forTypeIdentifier: contentType.identifier) { completionHandler($0, false, $1) }
    }

    /// Hands over a copy, and says so: an app never has the person's own file.
    ///
    /// Source: developer.apple.com/documentation/foundation/nsitemprovider/loadinplacefilerepresentation(fortypeidentifier:completionhandler:)
    @discardableResult public func loadInPlaceFileRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
    ) -> Progress {
        loadFileRepresentation(forTypeIdentifier: typeIdentifier) { completionHandler($0, false, $1) }
    }
}
