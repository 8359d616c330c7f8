public import Foundation

/// Kind of a name by which a type is known outside of apps.
///
/// Source: developer.apple.com/documentation/uniformtypeidentifiers/uttagclass
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// An extension, without the dot.
    public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
    /// A media type, such as `image/png`.
    public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}

extension UTType {
    /// Extensions and media types of the type, the preferred ones first.
    ///
    /// Source: developer.apple.com/documentation/uniformtypeidentifiers/uttype-swift.struct/tags
    public var tags: [UTTagClass: [String]] {
        guard let kind = FileKind.of(self) else { return [:] }
        return [.filenameExtension: kind.extensions, .mimeType: kind.mediaTypes]
    }

    /// Type with an extension or a media type; nil for one that is not known, for which Apple's has a dynamic type, and for one of a type
    /// that is not of the kind.
    ///
    /// Source: developer.apple.com/documentation/uniformtypeidentifiers/uttype-swift.struct/init(tag:tagclass:conformingto:)
    public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
        guard let first = Self.types(tag: tag, tagClass: tagClass, conformingTo: supertype).first else { return nil }
        self = first
    }

    /// Types with an extension or a media type, the best first.
    ///
    /// Source: developer.apple.com/documentation/uniformtypeidentifiers/uttype-swift.struct/types(tag:tagclass:conformingto:)
    public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
        let wanted = tag.lowercased()
        return FileKind.all.map(\.type).filter { type in
            type.tags[tagClass]?.contains(wanted) == true && supertype.map(type.conforms) != false
        }
    }

    /// All types that this one is a kind of, without itself.
    ///
    /// Source: developer.apple.com/documentation/uniformtypeidentifiers/uttype-swift.struct/supertypes
    public var supertypes: Set<UTType> {
        FileKind.parents(of: self).reduce(into: []) { $0.formUnion($1.supertypes.union([$1])) }
    }

    /// Whether this is a kind of the other type, and another one.
    ///
    /// Source: developer.apple.com/documentation/uniformtypeidentifiers/uttype-swift.struct/issubtype(of:)
    public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }

    /// Whether the other type is a kind of this one, and another one.
    ///
    /// Source: developer.apple.com/documentation/uniformtypeidentifiers/uttype-swift.struct/issupertype(of:)
    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

    /// Whether the system has made the identifier up, which it never does here.
    ///
    /// Source: developer.apple.com/documentation/uniformtypeidentifiers/uttype-swift.struct/isdynamic
    public var isDynamic: Bool { identifier.hasPrefix("dyn.") }

    /// Source: developer.apple.com/documentation/uniformtypeidentifiers/uttype-swift.struct/isdeclared
    public var isDeclared: Bool { !isDynamic }

    /// Whether the type belongs to no one company.
    ///
    /// Source: developer.apple.com/documentation/uniformtypeidentifiers/uttype-swift.struct/ispublic
    public var isPublic: Bool { identifier.hasPrefix("public.") }

    /// Always nil: no type is described here with its version, nor with an address.
    /// Source: developer.apple.com/documentation/uniformtypeidentifiers/uttype-swift.struct/version
    public var version: Int? { nil }
    /// Source: developer.apple.com/documentation/uniformtypeidentifiers/uttype-swift.struct/referenceurl
    public var referenceURL: URL? { nil }
}

extension UTType {
    public static let xmlPropertyList = UTType(exportedAs: "com.apple.xml-property-list")
    public static let binaryPropertyList = UTType(exportedAs: "com.apple.binary-property-list")
    public static let toDoItem = UTType(exportedAs: "public.to-do-item")
    public static let symbolicLink = UTType(exportedAs: "public.symlink")
    public static let executable = UTType(exportedAs: "public.executable")
    public static let diskImage = UTType(exportedAs: "public.disk-image")
    public static let threeDContent = UTType(exportedAs: "public.3d-content")
    public static let usd = UTType(exportedAs: "com.pixar.universal-scene-description")
    public static let playlist = UTType(exportedAs: "public.playlist")
    public static let webArchive = UTType(exportedAs: "com.apple.webarchive")
    public static let cHeader = UTType(exportedAs: "public.c-header")
    public static let cPlusPlusSource = UTType(exportedAs: "public.c-plus-plus-source")
}
