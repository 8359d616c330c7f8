// Items as values, of which authors ask for an address, a text or the bytes. Source: developer.apple.com/documentation/foundation/nsitemprovider
extension NSItemProvider {
    /// Creates one for a value as data of one type; without a type, as `init(object:)` does.
    ///
    /// Source: developer.apple.com/documentation/foundation/nsitemprovider/init(item:typeidentifier:)
    public convenience init(item: Any?, typeIdentifier: String?) {
        guard let item else {
            self.init()
            return
        }
        self.init(object: item)
        guard let type = typeIdentifier.flatMap({ UTType($0) }), let first = exports.first else { return }
        exports = [_TransferExport(contentType: type, value: first.value, data: first.data)]
    }

    /// Receives an item, or the error where there is none.
    public typealias CompletionHandler = @Sendable ((any NSSecureCoding)?, (any Error)?) -> Void

    /// Calls the handler, on the main actor, with the item: an address, a text, a picture or data as it was put there, the address of
    /// a file, and the bytes of all else. Options are ignored.
    ///
    /// Source: developer.apple.com/documentation/foundation/nsitemprovider/loaditem(fortypeidentifier:options:completionhandler:)
    public func loadItem(
        forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
        completionHandler: (@Sendable (Any?, (any Error)?) -> Void)? = nil
    ) {
        nonisolated(unsafe) let found = UTType(typeIdentifier).flatMap { type in
            exports.first { $0.contentType.isKind(of: type) }
        }
        let url = found == nil ? nil : file?.url
        Task { @MainActor in
            do {
                guard let found else { throw Missing() }
                let item: Any = if let url { url } else { try await Self.item(of: found) }
                completionHandler?(item, nil)
            } catch { completionHandler?(nil, error) }
        }
    }

    /// The same for a handler that names its parameters' types: it receives `NSURL`, `NSString` or `NSData`.
    @_disfavoredOverload public func loadItem(
        forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
        completionHandler: @escaping CompletionHandler
    ) {
        loadItem(forTypeIdentifier: typeIdentifier, options: options) { (item: Any?, error: (any Error)?) in
            completionHandler(item.flatMap(Self.coded), error)
        }
    }

    @MainActor private static func item(of export: _TransferExport) async throws -> Any {
        switch export.value {
        case let value? where value is String || value is URL || value is Data || value is UIImage: return value
        case let value:
            if let data = try await export.data?() { return data }
            guard let value else { throw Missing() }
            return value
        }
    }

    private static func coded(_ item: Any) -> (any NSSecureCoding)? {
        switch item {
        case let url as URL: NSURL(string: url.absoluteString)
        case let text as String: NSString(string: text)
        case let data as Data: NSData(data: data)
        default: item as? any NSSecureCoding
        }
    }

    // MARK: Objects

    /// Adds an object: a text, an address, a picture, data, or one of a class of the app's own that writes itself.
    ///
    /// Source: developer.apple.com/documentation/foundation/nsitemprovider/registerobject(_:visibility:)
    public func registerObject(_ object: Any, visibility: NSItemProviderRepresentationVisibility) {
        exports += Self.exports(of: object)
    }

    /// Adds an object that the handler makes when somebody wants it.
    ///
    /// Source: developer.apple.com/documentation/foundation/nsitemprovider/registerobject(ofclass:visibility:loadhandler:)
    public func registerObject<Object>(
        ofClass aClass: Object.Type, visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping @Sendable (@escaping @Sendable (Object?, (any Error)?) -> Void) -> Progress?
    ) {
        let later = LaterObject(kind: ObjectIdentifier(aClass)) { done in
            _ = loadHandler { object, error in done(object, error) }
        }
        for type in Self.types(of: aClass) {
            var export = _TransferExport(contentType: type) { try await Self.bytes(of: later, as: type) }
            export.later = later
            exports.append(export)
        }
    }

    /// Types of the data that objects of a class are written as.
    private static func types(of aClass: Any.Type) -> [UTType] {
        if aClass is String.Type || aClass is NSString.Type { return [.utf8PlainText] }
        if aClass is URL.Type || aClass is NSURL.Type { return [.url] }
        if aClass is UIImage.Type { return [.png] }
        let names = (aClass as? any NSItemProviderWriting.Type)?.writableTypeIdentifiersForItemProvider
        return names?.compactMap { UTType($0) } ?? [.data]
    }

    /// Has the object made, and returns its bytes.
    @MainActor private static func bytes(of later: LaterObject, as type: UTType) async throws -> Data {
        try await withCheckedThrowingContinuation { next in
            let loaded = Loaded(next)
            later.load { object, error in
                guard let object else { return loaded.resume(.failure(error ?? Missing())) }
                nonisolated(unsafe) let made = object  // the app has handed it over
                Task { @MainActor in
                    do {
                        if let data = (made as? UIImage)?.pngData() { return loaded.resume(.success(data)) }
                        let written = exports(of: made).first { $0.contentType.isKind(of: type) }?.data
                        guard let written else { throw Missing() }
                        loaded.resume(.success(try await written()))
                    } catch { loaded.resume(.failure(error)) }
                }
            }
        }
    }
}
