import AppProtocol
import ChatModels
import Foundation
import HTTPTypes
import Hummingbird

/// Serves the browser client's files and the fonts: only listed file types, and never anything outside the two folders.
struct ServedFiles: Sendable {
    let webFolder: URL
    let fontsFolder: URL

    private static let mediaTypes = [
        "html": "text/html; charset=utf-8", "js": "text/javascript; charset=utf-8", "css": "text/css; charset=utf-8",
        "svg": "image/svg+xml", "png": "image/png", "json": "application/json; charset=utf-8", "woff2": "font/woff2",
        "webmanifest": "application/manifest+json",
    ]
    private static let nothing = ChatError(.notFound, "There is nothing at this address.")

    /// Returns a file of the browser client, or `304` without a body where the request's `If-None-Match` names it.
    func web(_ path: [String], for request: Request, _ context: ChatRequestContext) async throws -> Response {
        guard !path.isEmpty, path.allSatisfy(Self.isPlain), let last = path.last,
            let mediaType = Self.mediaTypes[(last as NSString).pathExtension]
        else { throw Self.nothing }
        let file = path.reduce(webFolder) { $0.appendingPathComponent($1) }
        guard BundledName.carriesHash(path) else {
            // Browsers revalidate on each load, so that an edited file is seen at once.
            return try await response(file, mediaType: mediaType, cache: "no-cache", for: request, context)
        }
        return try await bundled(file, mediaType: mediaType, for: request, context)
    }

    /// Returns the text of a page of the browser client.
    func webText(_ name: String) throws -> String {
        try String(contentsOf: webFolder.appendingPathComponent(name), encoding: .utf8)
    }

    /// Serves a file whose name contains a hash of its contents, so that browsers never need to revalidate it.
    private func bundled(
        _ file: URL, mediaType: String, for request: Request, _ context: ChatRequestContext
    ) async throws -> Response {
        let packed = PackedCopy.allCases.first { copy in
            copy.isTaken(by: request.headers[.acceptEncoding])
                && FileManager.default.fileExists(atPath: file.appendingPathExtension(copy.ending).path)
        }
        var response = try await response(
            packed.map { file.appendingPathExtension($0.ending) } ?? file, mediaType: mediaType,
            cache: "public, max-age=31536000, immutable", for: request, context)
        if let packed, response.status == .ok { response.headers[.contentEncoding] = packed.rawValue }
        response.headers[.vary] = "Accept-Encoding"
        return response
    }

    /// Font families that the page may use: prefix and suffix of their files' names, and their folder.
    private static let families = [
        (name: "Inter-", ending: ".otf", folder: "opentype/inter", mediaType: "font/otf"),
        (name: "JetBrainsMono-", ending: ".ttf", folder: "truetype/jetbrains-mono", mediaType: "font/ttf"),
        (name: "Caladea-", ending: ".ttf", folder: "truetype/crosextra", mediaType: "font/ttf"),
        (name: "Quicksand-", ending: ".ttf", folder: "truetype/quicksand", mediaType: "font/ttf"),
    ]

    func font(_ name: String, for request: Request, _ context: ChatRequestContext) async throws -> Response {
        let family = Self.families.first { name.hasPrefix($0.name) && name.hasSuffix($0.ending) }
        guard Self.isPlain(name), let family else { throw Self.nothing }
        let file = fontsFolder.appendingPathComponent(family.folder).appendingPathComponent(name)
        return try await response(
            file, mediaType: family.mediaType, cache: "public, max-age=604800", for: request, context)
    }

    /// Serves a font that an app brings along.
    func font(_ font: BundledFont, for request: Request, _ context: ChatRequestContext) async throws -> Response {
        try await response(
            font.file, mediaType: font.format.rawValue, cache: "public, max-age=604800", for: request, context)
    }

    /// Whether the component has only letters, digits, `-`, `_` and `.` (no separator, no percent sign) and is not
    /// hidden (no `..`).
    private static func isPlain(_ component: String) -> Bool {
        PictureID(rawValue: component) != nil && !component.hasPrefix(".")
    }

    private func response(
        _ file: URL, mediaType: String, cache: String, for request: Request, _ context: ChatRequestContext
    ) async throws -> Response {
        guard let tag = FileTag(of: file) else { throw Self.nothing }
        var headers: HTTPFields = [.cacheControl: cache, .eTag: tag.text]
        guard !tag.isNamed(in: request.headers[.ifNoneMatch]) else {
            return Response(status: .notModified, headers: headers)
        }
        headers[.contentType] = mediaType
        return Response(
            status: .ok, headers: headers, body: try await FileIO().loadFile(path: file.path, context: context))
    }
}
