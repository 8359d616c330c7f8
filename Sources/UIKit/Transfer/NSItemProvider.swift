import Synchronization

/// Data that is dragged or pasted from one place to another, in one or several representations.
///
/// Partly: what is dragged stays in the app's process.
///
/// Source: developer.apple.com/documentation/foundation/nsitemprovider
open class NSItemProvider: NSObject, @unchecked Sendable {  // only the main actor uses it
    public let item: Any?
    open var suggestedName: String?
    package var exports: [_TransferExport] = []
    /// Kept, and read by nobody here: size in points in which the item is best shown.
    /// Source: developer.apple.com/documentation/foundation/nsitemprovider/preferredpresentationsize
    @MainActor open var preferredPresentationSize = CGSize.zero
    /// Kept, and read by nobody here. Source: developer.apple.com/documentation/foundation/nsitemprovider/teamdata
    open var teamData: Data?

    override public init() { item = nil }

    public init(object: Any) {
        item = object
        exports = Self.exports(of: object)
    }

    public init?(contentsOf fileURL: URL?) {
        guard let fileURL else { return nil }
        item = fileURL
        exports = [_TransferExport(contentType: .fileURL, value: fileURL) { Data(fileURL.absoluteString.utf8) }]
    }

    /// Creates one for the text of the clipboard, which may be an address.
    package convenience init(pasted text: String) {
        self.init(object: text)
        if let url = URL(string: text), url.scheme != nil { exports += Self.exports(of: url) }
    }

    static func exports(of object: Any) -> [_TransferExport] {
        switch object {
        case let text as String: [_TransferExport(contentType: .utf8PlainText, value: text) { Data(text.utf8) }]
        case let text as NSString: exports(of: text as AnyObject as? String ?? text.description)
        case let url as URL: [_TransferExport(contentType: .url, value: url) { Data(url.absoluteString.utf8) }]
        case let url as NSURL: url.absoluteURL.map { exports(of: $0) } ?? []
        case let data as Data: [_TransferExport(contentType: .data, value: data) { data }]
        case is UIImage: [_TransferExport(contentType: .image, value: object)]
        case let object as any NSItemProviderWriting: exports(writing: object)
        default: [_TransferExport(contentType: .item, value: object)]
        }
    }

    /// Returns what an object writes itself as; the first is the object, too.
    private static func exports(writing object: any NSItemProviderWriting) -> [_TransferExport] {
        nonisolated(unsafe) let object = object  // the app's own class guards it
        return type(of: object).writableTypeIdentifiersForItemProvider.enumerated().map { index, identifier in
            let type = UTType(exportedAs: identifier)
            return _TransferExport(contentType: type, value: index == 0 ? object : nil) {
                try await withCheckedThrowingContinuation { next in
                    let loaded = Loaded(next)
                    _ = object.loadData(withTypeIdentifier: identifier) { data, error in
                        loaded.resume(data.map { .success($0) } ?? .failure(error ?? Missing()))
                    }
                }
            }
        }
    }

    /// Takes the first answer of a handler that an app calls.
    final class Loaded: Sendable {
        private let waiting: Mutex<CheckedContinuation<Data, any Error>?>
        init(_ continuation: CheckedContinuation<Data, any Error>) { waiting = Mutex(continuation) }
        deinit { resume(.failure(Missing())) }
        func resume(_ result: Result<Data, any Error>) {
            let next = waiting.withLock { waiting in
                defer { waiting = nil }
                return waiting
            }
            next?.resume(with: result)
        }
    }

    // MARK: Kinds

    public var registeredTypeIdentifiers: [String] { exports.map(\.contentType.identifier) }

    public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        UTType(typeIdentifier).map { hasItem(in: [$0]) } ?? false
    }

    package func hasItem(in types: [UTType]) -> Bool {
        exports.contains { export in types.contains { export.contentType.isKind(of: $0) } }
    }

    @_disfavoredOverload public func canLoadObject<Object>(ofClass type: Object.Type) -> Bool {
        object(type) != nil || later(type) != nil
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
                let loaded = Loaded(next)
                _ = loadHandler { data, error in
                    loaded.resume(data.map { .success($0) } ?? .failure(error ?? Missing()))
                }
            }
        }
        exports.append(_TransferExport(contentType: UTType(exportedAs: typeIdentifier), data: load))
    }

    /// Calls the handler with the value as that type: at once, or when an object that was registered to be made later is there.
    ///
    /// Source: developer.apple.com/documentation/foundation/nsitemprovider/loadobject(ofclass:completionhandler:)
    @_disfavoredOverload @discardableResult public func loadObject<Object>(
        ofClass type: Object.Type, completionHandler: @escaping @Sendable (Object?, (any Error)?) -> Void
    ) -> Progress {
        let found = object(type)
        if found == nil, let later = later(type) {
            later.load { object, error in
                completionHandler(object as? Object, object == nil ? error ?? Missing() : nil)
            }
            return Progress(totalUnitCount: 1)
        }
        completionHandler(found, found == nil ? Missing() : nil)
        return Progress(totalUnitCount: 1)
    }

    private func later<Object>(_ type: Object.Type) -> LaterObject? {
        exports.lazy.compactMap(\.later).first { $0.kind == ObjectIdentifier(type) }
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

    private func object<Object>(_ type: Object.Type) -> Object? {
        if let found = exports.lazy.compactMap({ $0.value as? Object }).first { return found }
        let text = exports.lazy.compactMap { $0.value as? String }.first
        return text.flatMap { NSString(string: $0) as? Object }
    }

    /// The error where nothing of the wanted type is there.
    package struct Missing: LocalizedError {
        package init() {}
        package var errorDescription: String? { "Nothing of that type was dragged or pasted." }
    }
}

/// Visibility of a representation. All are read by the app alone here.
public enum NSItemProviderRepresentationVisibility: Int, Sendable { case all, team, group, ownProcess }

/// One form in which a value is offered.
public struct _TransferExport {
    package let contentType: UTType
    /// The value itself, for views of the same process; nil where there are only bytes.
    package var value: Any?
    /// Returns the value's bytes; nil where it has none.
    package var data: (@MainActor () async throws -> Data)?
    /// Makes the value when it is wanted; nil where it is there, or where there are only bytes.
    var later: LaterObject?

    package init(contentType: UTType, value: Any? = nil, data: (@MainActor () async throws -> Data)? = nil) {
        (self.contentType, self.value, self.data) = (contentType, value, data)
    }
}

/// An object that an app makes when somebody wants it.
struct LaterObject: Sendable {
    let kind: ObjectIdentifier
    let load: @Sendable (@escaping @Sendable (Any?, (any Error)?) -> Void) -> Void
}
