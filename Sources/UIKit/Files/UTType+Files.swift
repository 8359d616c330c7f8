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

    /// Name of the type for people, in English; nil for a type that is not known.
    /// Source: developer.apple.com/documentation/uniformtypeidentifiers/uttype-swift.struct/localizeddescription
    public var localizedDescription: String? {
        switch self {
        case .folder: "folder"
        case .image: "image"
        case .movie, .video: "movie"
        case .audio: "audio"
        case .text, .plainText, .utf8PlainText: "text"
        case .sourceCode: "source code"
        case .url: "URL"
        default: preferredFilenameExtension.map { "\($0.uppercased()) \(conforms(to: .image) ? "image" : "document")" }
        }
    }

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
    public static let sourceCode = UTType(exportedAs: "public.source-code")
    public static let swiftSource = UTType(exportedAs: "public.swift-source")
    public static let cSource = UTType(exportedAs: "public.c-source")
    public static let objectiveCSource = UTType(exportedAs: "public.objective-c-source")
    public static let pythonScript = UTType(exportedAs: "public.python-script")
    public static let javaScript = UTType(exportedAs: "com.netscape.javascript-source")
    public static let css = UTType(exportedAs: "public.css")
    public static let shellScript = UTType(exportedAs: "public.shell-script")
    public static let yaml = UTType(exportedAs: "public.yaml")
    public static let log = UTType(exportedAs: "com.apple.log")
    public static let archive = UTType(exportedAs: "public.archive")
    public static let gzip = UTType(exportedAs: "org.gnu.gnu-zip-archive")
    public static let bmp = UTType(exportedAs: "com.microsoft.bmp")
    public static let ico = UTType(exportedAs: "com.microsoft.ico")
    public static let rawImage = UTType(exportedAs: "public.camera-raw-image")
    public static let heif = UTType(exportedAs: "public.heif")
    public static let aiff = UTType(exportedAs: "public.aiff-audio")
    public static let midi = UTType(exportedAs: "public.midi-audio")
    public static let avi = UTType(exportedAs: "public.avi")
    public static let mpeg = UTType(exportedAs: "public.mpeg")
    public static let directory = UTType(exportedAs: "public.directory")
    public static let package = UTType(exportedAs: "com.apple.package")
    public static let bundle = UTType(exportedAs: "com.apple.bundle")
    public static let application = UTType(exportedAs: "com.apple.application")
    public static let spreadsheet = UTType(exportedAs: "public.spreadsheet")
    public static let presentation = UTType(exportedAs: "public.presentation")
    public static let database = UTType(exportedAs: "public.database")
    public static let font = UTType(exportedAs: "public.font")
    public static let epub = UTType(exportedAs: "org.idpf.epub-container")
    public static let contact = UTType(exportedAs: "public.contact")
    public static let vCard = UTType(exportedAs: "public.vcard")
    public static let calendarEvent = UTType(exportedAs: "public.calendar-event")
    public static let emailMessage = UTType(exportedAs: "public.email-message")
    public static let message = UTType(exportedAs: "public.message")
    public static let script = UTType(exportedAs: "public.script")
    public static let rtfd = UTType(exportedAs: "com.apple.rtfd")
    public static let flatRTFD = UTType(exportedAs: "com.apple.flat-rtfd")
    public static let utf16PlainText = UTType(exportedAs: "public.utf16-plain-text")
    public static let delimitedText = UTType(exportedAs: "public.delimited-values-text")
    public static let internetLocation = UTType(exportedAs: "com.apple.internet-location")
    public static let bookmark = UTType(exportedAs: "public.bookmark")
    public static let usdz = UTType(exportedAs: "com.pixar.universal-scene-description-mobile")
}

/// Extension and media type of a type.
struct FileKind {
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
        FileKind(.zip, ["zip"], ["application/zip", "application/x-zip-compressed"], .data, .archive),
        FileKind(.mp3, ["mp3"], ["audio/mpeg"], .audio),
        FileKind(.wav, ["wav"], ["audio/wav", "audio/x-wav"], .audio),
        FileKind(.mpeg4Audio, ["m4a"], ["audio/mp4", "audio/x-m4a"], .audio),
        FileKind(.mpeg4Movie, ["mp4", "m4v"], ["video/mp4"], .movie),
        FileKind(.quickTimeMovie, ["mov", "qt"], ["video/quicktime"], .movie),
        FileKind(.swiftSource, ["swift"], ["text/x-swift"], .sourceCode),
        FileKind(.cSource, ["c"], ["text/x-c"], .sourceCode),
        FileKind(.objectiveCSource, ["m"], ["text/x-objective-c"], .sourceCode),
        FileKind(.pythonScript, ["py"], ["text/x-python"], .script),
        FileKind(.javaScript, ["js", "mjs"], ["text/javascript"], .script),
        FileKind(.css, ["css"], ["text/css"], .text),
        FileKind(.shellScript, ["sh"], ["application/x-sh"], .script),
        FileKind(.yaml, ["yml", "yaml"], ["application/yaml"], .text),
        FileKind(.gzip, ["gz"], ["application/gzip"], .archive),
        FileKind(.bmp, ["bmp"], ["image/bmp"], .image),
        FileKind(.epub, ["epub"], ["application/epub+zip"], .data, .content),
        FileKind(.vCard, ["vcf"], ["text/vcard"], .text, .contact),
        FileKind(.calendarEvent, ["ics"], ["text/calendar"], .text),
        FileKind(.emailMessage, ["eml"], ["message/rfc822"], .message),
        FileKind(.usdz, ["usdz"], ["model/vnd.usdz+zip"], .data),
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
        case .sourceCode: return [.plainText]
        case .cHeader, .cPlusPlusSource: return [.sourceCode]
        case .xmlPropertyList, .binaryPropertyList: return [.propertyList]
        case .usd: return [.threeDContent]
        case .script: return [.sourceCode]
        case .rawImage, .heif, .ico: return [.image]
        // Browsers play neither, so that a chooser does not offer them.
        case .aiff, .midi: return [.audio]
        case .archive, .database, .font, .contact, .message: return [.data]
        case .folder, .package: return [.directory]
        case .bundle: return [.package]
        case .application: return [.bundle]
        case .spreadsheet, .presentation, .threeDContent: return [.content]
        case .webArchive, .executable: return [.data]
        case .diskImage: return [.archive]
        case .symbolicLink: return [.item]
        case .delimitedText, .utf16PlainText: return [.text]
        case .data, .content, .directory: return [.item]
        case .item: return []
        default: return []
        }
    }
}
