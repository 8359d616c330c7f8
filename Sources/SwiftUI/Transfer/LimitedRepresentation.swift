import Foundation

/// A representation that is offered under a condition, or whose file has a name.
public struct _LimitedRepresentation<Base: TransferRepresentation>: TransferRepresentation {
    let base: Base
    var condition: (@Sendable (Base.Item) -> Bool)?
    var name: (@Sendable (Base.Item) -> String?)?
    /// Name of all files, where there is no closure.
    var fixedName: String?

    private func isOffered(_ item: Base.Item) -> Bool { condition?(item) ?? true }

    public func _text(of item: Base.Item) -> String? { isOffered(item) ? base._text(of: item) : nil }
    @MainActor public func _exports(of item: Base.Item) -> [_TransferExport] {
        isOffered(item) ? base._exports(of: item) : []
    }
    public var _importTypes: [UTType] { base._importTypes }
    @MainActor public func _import(_ exports: [_TransferExport]) async throws -> Base.Item? {
        try await base._import(exports)
    }
    public func _leadsWithText(_ item: Base.Item) -> Bool { isOffered(item) && base._leadsWithText(item) }

    public func _file(of item: Base.Item) async throws -> _TransferredFile? {
        guard isOffered(item) else { return nil }
        // Known before the file is written: the item is the writer's then.
        let name = name?(item) ?? fixedName
        let file = try await base._file(of: item)
        return try name.flatMap { name in try file?.renamed(to: name) } ?? file
    }

    public func _item(from file: _TransferredFile) async throws -> Base.Item? { try await base._item(from: file) }
}

extension _TransferredFile {
    /// Copies the file to one of that name, of which only the last part counts. A name without an extension keeps the file's.
    func renamed(to name: String) throws -> _TransferredFile {
        let name = (name as NSString).lastPathComponent
        guard !["", "/", ".", ".."].contains(name) else { return self }
        let ending = (name as NSString).pathExtension.isEmpty ? url.pathExtension : ""
        let data = try Data(contentsOf: url)
        let file = try Self.writing(data, as: .data, name: ending.isEmpty ? name : "\(name).\(ending)")
        return _TransferredFile(url: file.url, type: type)
    }
}

/// Those who see a representation.
///
/// Source: developer.apple.com/documentation/coretransferable/transferrepresentationvisibility
public struct TransferRepresentationVisibility: Hashable, Sendable {
    private let name: String
    public static let all = TransferRepresentationVisibility(name: "all")
    public static let team = TransferRepresentationVisibility(name: "team")
    public static let group = TransferRepresentationVisibility(name: "group")
    public static let ownProcess = TransferRepresentationVisibility(name: "ownProcess")
}

extension TransferRepresentation {
    /// Offers the representation only for the values that the closure lets through.
    ///
    /// Source: developer.apple.com/documentation/coretransferable/transferrepresentation/exportingcondition(_:)
    public func exportingCondition(
        _ condition: @escaping @Sendable (Item) -> Bool
    ) -> some TransferRepresentation<Item> { _LimitedRepresentation(base: self, condition: condition) }

    /// Names the file that the value is written to.
    ///
    /// Source: developer.apple.com/documentation/coretransferable/transferrepresentation/suggestedfilename(_:)
    public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> {
        _LimitedRepresentation(base: self, fixedName: fileName)
    }

    public func suggestedFileName(
        _ fileName: @escaping @Sendable (Item) -> String?
    ) -> some TransferRepresentation<Item> { _LimitedRepresentation(base: self, name: fileName) }

    @available(
        *, deprecated,
        message: "visibility has no effect in Parley: what is dragged stays in the app, what is shared is the person's."
    )
    public func visibility(_ visibility: TransferRepresentationVisibility) -> some TransferRepresentation<Item> { self }
}
