import ChatModels
import Foundation
import Hummingbird

/// The browser client's files and the fonts. Only names that are listed by kind are served, and never a folder above.
struct ServedFiles: Sendable {
    let webFolder: URL
    let fontsFolder: URL

    private static let mediaTypes = [
        "html": "text/html; charset=utf-8", "js": "text/javascript; charset=utf-8", "css": "text/css; charset=utf-8",
        "svg": "image/svg+xml", "png": "image/png", "json": "application/json; charset=utf-8", "woff2": "font/woff2",
    ]
    private static let nothing = ChatError(.notFound, "There is nothing at this address.")

    /// - Parameter encodings: what the client says that it can unpack (`Accept-Encoding`).
    func web(_ path: [String], encodings: String? = nil, _ context: ChatRequestContext) async throws -> Response {
        guard !path.isEmpty, path.allSatisfy(Self.isPlain), let last = path.last,
            let mediaType = Self.mediaTypes[(last as NSString).pathExtension]
        else { throw Self.nothing }
        let file = path.reduce(webFolder) { $0.appendingPathComponent($1) }
        guard BundledName.carriesHash(path) else {
            // Asked again each time, so that an edited file is seen on the next load.
            return try await response(file, mediaType: mediaType, cache: "no-cache", context)
        }
        return try await bundled(file, mediaType: mediaType, isCompressed: BundledName.takesGzip(encodings), context)
    }

    /// What has other contents has another name, so that browsers never need to ask again.
    private func bundled(
        _ file: URL, mediaType: String, isCompressed: Bool, _ context: ChatRequestContext
    ) async throws -> Response {
        let packed = file.appendingPathExtension("gz")
        let isPacked = isCompressed && FileManager.default.fileExists(atPath: packed.path)
        var response = try await response(
            isPacked ? packed : file, mediaType: mediaType, cache: "public, max-age=31536000, immutable", context)
        if isPacked { response.headers[.contentEncoding] = "gzip" }
        response.headers[.vary] = "Accept-Encoding"
        return response
    }

    /// The families that the page may draw with, by the beginning of their files' names, and where they are.
    private static let families = [
        (name: "Inter-", ending: ".otf", folder: "opentype/inter", mediaType: "font/otf"),
        (name: "JetBrainsMono-", ending: ".ttf", folder: "truetype/jetbrains-mono", mediaType: "font/ttf"),
        (name: "DejaVuSerif", ending: ".ttf", folder: "truetype/dejavu", mediaType: "font/ttf"),
    ]

    func font(_ name: String, _ context: ChatRequestContext) async throws -> Response {
        let family = Self.families.first { name.hasPrefix($0.name) && name.hasSuffix($0.ending) }
        guard Self.isPlain(name), let family else { throw Self.nothing }
        let file = fontsFolder.appendingPathComponent(family.folder).appendingPathComponent(name)
        return try await response(file, mediaType: family.mediaType, cache: "public, max-age=604800", context)
    }

    /// Letters, digits, `-`, `_` and `.` only, so no separator and no percent sign; and nothing hidden, so no `..`.
    private static func isPlain(_ component: String) -> Bool {
        PictureID(rawValue: component) != nil && !component.hasPrefix(".")
    }

    private func response(
        _ file: URL, mediaType: String, cache: String, _ context: ChatRequestContext
    ) async throws -> Response {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder), !isFolder.boolValue else {
            throw Self.nothing
        }
        return Response(
            status: .ok, headers: [.contentType: mediaType, .cacheControl: cache],
            body: try await FileIO().loadFile(path: file.path, context: context))
    }
}
