/// Data that is dragged or pasted from one place to another, in one or several representations.
///
/// Partly: what is dragged stays in the app's process.
///
/// Source: developer.apple.com/documentation/foundation/nsitemprovider
public final class NSItemProvider: @unchecked Sendable {  // only the main actor uses it
    public let item: Any?
    public var suggestedName: String?
    var exports: [_TransferExport] = []

    public init() { item = nil }

    public init(object: Any) {
        item = object
        exports = Self.exports(of: object)
    }

    public init?(contentsOf fileURL: URL?) {
        guard let fileURL else { return nil }
        item = fileURL
        exports = [_TransferExport(contentType: .fileURL, value: fileURL) { Data(fileURL.absoluteString.utf8) }]
    }

    /// Creates one for a value that is dragged.
    @MainActor convenience init<Item: Transferable>(dragged value: Item) {
        self.init()
        exports = SwiftUI.exports(of: value)
    }

    /// Creates one for the text of the clipboard, which may be an address.
    convenience init(pasted text: String) {
        self.init(object: text)
        if let url = URL(string: text), url.scheme != nil { exports += Self.exports(of: url) }
    }

    private static func exports(of object: Any) -> [_TransferExport] {
        switch object {
        case let text as String: [_TransferExport(contentType: .utf8PlainText, value: text) { Data(text.utf8) }]
        case let text as NSString: exports(of: text as AnyObject as? String ?? text.description)
        case let url as URL: [_TransferExport(contentType: .url, value: url) { Data(url.absoluteString.utf8) }]
        case let url as NSURL: url.absoluteURL.map { exports(of: $0) } ?? []
        case let data as Data: [_TransferExport(contentType: .data, value: data) { data }]
        case is UIImage: [_TransferExport(contentType: .image, value: object)]
        default: [_TransferExport(contentType: .item, value: object)]
        }
    }

    // MARK: Kinds

    public var registeredTypeIdentifiers: [String] { exports.map(\.contentType.identifier) }

    public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        UTType(typeIdentifier).map { hasItem(in: [$0]) } ?? false
    }

    func hasItem(in types: [UTType]) -> Bool {
        exports.contains { export in types.contains { export.contentType.isKind(of: $0) } }
    }

    @_disfavoredOverload public func canLoadObject<Object>(ofClass type: Object.Type) -> Bool { object(type) != nil }

    func canLoad<Item: Transferable>(_ type: Item.Type) -> Bool {
        exports.contains { $0.value is Item } || hasItem(in: Item.transferRepresentation._importTypes)
    }

    // MARK: Loading

    /// Adds a representation as bytes.
    ///
    /// Source: developer.apple.com/documentation/foundation/nsitemprovider/registerdatarepresentation(fortypeidentifier:visibility:loadhandler:)
    public func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String,
        visibility: NSItemProviderRepresentationVisibility = .all,
        loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    ) {
        let load: @MainActor () async throws -> Data = {
            try await withCheckedThrowingContinuation { next in
                _ = loadHandler { data, error in
                    next.resume(with: data.map { .success($0) } ?? .failure(error ?? Missing()))
                }
            }
        }
        exports.append(_TransferExport(contentType: UTType(exportedAs: typeIdentifier), data: load))
    }

    /// Calls the handler with the value as that type, at once.
    ///
    /// Source: developer.apple.com/documentation/foundation/nsitemprovider/loadobject(ofclass:completionhandler:)
    @_disfavoredOverload @discardableResult public func loadObject<Object>(
        ofClass type: Object.Type, completionHandler: @escaping @Sendable (Object?, (any Error)?) -> Void
    ) -> Progress {
        let found = object(type)
        completionHandler(found, found == nil ? Missing() : nil)
        return Progress(totalUnitCount: 1)
    }

    @discardableResult public func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        let load = UTType(typeIdentifier).flatMap { type in
            exports.first { $0.data != nil && $0.contentType.isKind(of: type) }?.data
        }
        Task { @MainActor in
            do {
                guard let load else { throw Missing() }
                completionHandler(try await load(), nil)
            } catch { completionHandler(nil, error) }
        }
        return Progress(totalUnitCount: 1)
    }

    /// Source: developer.apple.com/documentation/foundation/nsitemprovider/loadtransferable(type:completionhandler:)
    @discardableResult public func loadTransferable<Item: Transferable & Sendable>(
        type: Item.Type, completionHandler: @escaping @Sendable (Result<Item, any Error>) -> Void
    ) -> Progress {
        let file = file
        Task { @MainActor in
            if let file {
                let item = try? await loadTransferred(type, from: file)
                completionHandler(item.map { .success($0) } ?? .failure(Missing()))
            } else {
                self.load(type) { item in completionHandler(item.map { .success($0) } ?? .failure(Missing())) }
            }
        }
        return Progress(totalUnitCount: 1)
    }

    /// Calls `done` with the value as that type: at once where no bytes have to be read; nil where it cannot be read.
    @MainActor func load<Item: Transferable>(_ type: Item.Type, _ done: @escaping @MainActor (Item?) -> Void) {
        if let item = exports.lazy.compactMap({ $0.value as? Item }).first { return done(item) }
        Task { @MainActor in done(try? await imported(type, from: exports)) }
    }

    private func object<Object>(_ type: Object.Type) -> Object? {
        if let found = exports.lazy.compactMap({ $0.value as? Object }).first { return found }
        let text = exports.lazy.compactMap { $0.value as? String }.first
        return text.flatMap { NSString(string: $0) as? Object }
    }

    /// The error where nothing of the wanted type is there.
    private struct Missing: LocalizedError {
        var errorDescription: String? { "Nothing of that type was dragged or pasted." }
    }
}

/// Visibility of a representation. All are read by the app alone here.
public enum NSItemProviderRepresentationVisibility: Int, Sendable { case all, team, group, ownProcess }
