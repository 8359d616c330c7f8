import Foundation

// Extensions and media types of the kinds of files that apps name.
extension UTType {
    /// Kind of the files with an extension; nil for one that is not known.
    /// Source: developer.apple.com/documentation/uniformtypeidentifiers/uttype-swift.struct/init(filenameextension:conformingto:)
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        let wanted = filenameExtension.lowercased()
        guard let known = FileKind.all.first(where: { $0.extensions.contains(wanted) }) else { return nil }
        self = known.type
    }

    /// Kind of the data with a media type; nil for one that is not known.
    /// Source: developer.apple.com/documentation/uniformtypeidentifiers/uttype-swift.struct/init(mimetype:conformingto:)
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        let wanted = mimeType.lowercased()
        guard let known = FileKind.all.first(where: { $0.mediaTypes.contains(wanted) }) else { return nil }
        self = known.type
    }

    /// Source: developer.apple.com/documentation/uniformtypeidentifiers/uttype-swift.struct/preferredfilenameextension
    public var preferredFilenameExtension: String? { FileKind.of(self)?.extensions.first }

    /// Source: developer.apple.com/documentation/uniformtypeidentifiers/uttype-swift.struct/preferredmimetype
    public var preferredMIMEType: String? { FileKind.of(self)?.mediaTypes.first }

    /// Whether the type is another one or a kind of it.
    /// Source: developer.apple.com/documentation/uniformtypeidentifiers/uttype-swift.struct/conforms(to:)
    public func conforms(to type: UTType) -> Bool {
        self == type || FileKind.parents(of: self).contains { $0.conforms(to: type) }
    }

    /// Media types that a chooser accepts for the type; none for any.
    package var acceptedMediaTypes: [String] {
        switch self {
        case .image: ["image/*"]
        case .movie, .video, .audiovisualContent: self == .audiovisualContent ? ["audio/*", "video/*"] : ["video/*"]
        case .audio: ["audio/*"]
        case .text: ["text/*"]
        default: FileKind.of(self)?.mediaTypes ?? []
        }
    }

    /// File name extensions that a chooser accepts for the type; none for any.
    package var acceptedExtensions: [String] {
        guard ![.item, .content, .data, .folder].contains(self) else { return [] }
        return FileKind.all.filter { $0.type.conforms(to: self) }.flatMap(\.extensions)
    }
}

extension UTType {
    public static let audiovisualContent = UTType(exportedAs: "public.audiovisual-content")
    public static let quickTimeMovie = UTType(exportedAs: "com.apple.quicktime-movie")
    public static let webP = UTType(exportedAs: "org.webmproject.webp")
    public static let tiff = UTType(exportedAs: "public.tiff")
    public static let wav = UTType(exportedAs: "com.microsoft.waveform-audio")
    public static let mpeg4Audio = UTType(exportedAs: "public.mpeg-4-audio")
    public static let rtf = UTType(exportedAs: "public.rtf")
    public static let tabSeparatedText = UTType(exportedAs: "public.tab-separated-values-text")
    public static let livePhoto = UTType(exportedAs: "com.apple.live-photo")
}

/// Extension and media type of a type.
private struct FileKind {
    let type: UTType
    let extensions: [String]
    let mediaTypes: [String]
    let parents: [UTType]

    private init(_ type: UTType, _ extensions: [String], _ mediaTypes: [String], _ parents: UTType...) {
        (self.type, self.extensions, self.mediaTypes, self.parents) = (type, extensions, mediaTypes, parents)
    }

    static let all = [
        FileKind(.png, ["png"], ["image/png"], .image),
        FileKind(.jpeg, ["jpeg", "jpg", "jpe"], ["image/jpeg"], .image),
        FileKind(.gif, ["gif"], ["image/gif"], .image),
        FileKind(.heic, ["heic", "heif"], ["image/heic", "image/heif"], .image),
        FileKind(.webP, ["webp"], ["image/webp"], .image),
        FileKind(.tiff, ["tiff", "tif"], ["image/tiff"], .image),
        FileKind(.svg, ["svg"], ["image/svg+xml"], .image, .xml),
        FileKind(.pdf, ["pdf"], ["application/pdf"], .data, .content),
        FileKind(.plainText, ["txt", "text", "md", "markdown", "log"], ["text/plain", "text/markdown"], .text),
        FileKind(.commaSeparatedText, ["csv"], ["text/csv"], .text),
        FileKind(.tabSeparatedText, ["tsv"], ["text/tab-separated-values"], .text),
        FileKind(.json, ["json"], ["application/json"], .text),
        FileKind(.xml, ["xml"], ["application/xml", "text/xml"], .text),
        FileKind(.html, ["html", "htm"], ["text/html"], .text),
        FileKind(.rtf, ["rtf"], ["application/rtf", "text/rtf"], .text),
        FileKind(.propertyList, ["plist"], ["application/x-plist"], .data),
        FileKind(.zip, ["zip"], ["application/zip", "application/x-zip-compressed"], .data),
        FileKind(.mp3, ["mp3"], ["audio/mpeg"], .audio),
        FileKind(.wav, ["wav"], ["audio/wav", "audio/x-wav"], .audio),
        FileKind(.mpeg4Audio, ["m4a"], ["audio/mp4", "audio/x-m4a"], .audio),
        FileKind(.mpeg4Movie, ["mp4", "m4v"], ["video/mp4"], .movie),
        FileKind(.quickTimeMovie, ["mov", "qt"], ["video/quicktime"], .movie),
    ]

    static func of(_ type: UTType) -> FileKind? {
        all.first { $0.type == type } ?? (type == .utf8PlainText ? all.first { $0.type == .plainText } : nil)
    }

    /// The kinds that a type is one of, the nearest first.
    static func parents(of type: UTType) -> [UTType] {
        if let known = all.first(where: { $0.type == type }) { return known.parents }
        switch type {
        case .utf8PlainText: return [.plainText]
        case .image, .text, .audiovisualContent: return [.data, .content]
        case .movie, .audio: return [.audiovisualContent]
        case .video: return [.movie]
        case .data, .content, .folder: return [.item]
        case .item: return []
        default: return []
        }
    }
}
