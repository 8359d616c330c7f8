import ChatModels
import Foundation
import Testing

/// `Web/openapi.json`: which answers each request may get. Every answer that a test gets by `HTTP.send` is looked up here.
struct InterfaceDescription: Sendable {
    static let shared = Result { try InterfaceDescription() }

    struct Operation: Sendable {
        var method: String
        /// As `/devices/{device}`.
        var path: String
        /// Codes of errors by status; none where the status is no error's.
        var codes: [Int: Set<String>]
    }

    let operations: [Operation]

    private init() throws {
        let checkout = (1...5).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
        let file = checkout.appendingPathComponent("Web/openapi.json")
        let document = try JSONDecoder().decode(Document.self, from: Data(contentsOf: file))
        operations = try document.paths.flatMap { path, methods in
            try methods.map { method, operation in
                let codes = try operation.responses.map { status, response in
                    (try #require(Int(status)), try document.codes(of: response))
                }
                return Operation(
                    method: method.uppercased(), path: path, codes: Dictionary(uniqueKeysWithValues: codes))
            }
        }
    }

    /// The requests that are described, as the router writes them.
    var requests: [String] { operations.map { "\($0.method) \($0.path)" } }

    /// Says what is wrong with an answer; nil where it is described.
    func complaint(_ method: String, _ path: String, _ status: Int, _ code: String?) -> String? {
        let parts = Self.parts(path)
        // Addresses that nothing answers to, and methods that a path has not, are no part of the interface.
        guard let operation = operations.filter({ $0.method == method }).first(where: { Self.matches($0.path, parts) })
        else { return nil }
        guard let codes = operation.codes[status] else { return "\(method) \(operation.path) answers \(status)" }
        guard status >= 400, let code, !codes.contains(code) else { return nil }
        return "\(method) \(operation.path) answers \(status) with \(code)"
    }

    private static func parts(_ path: String) -> [Substring] {
        path.prefix { $0 != "?" }.split(separator: "/", omittingEmptySubsequences: true)
    }

    /// A path of fixed words comes before one whose parts vary.
    private static func matches(_ pattern: String, _ parts: [Substring]) -> Bool {
        let own = Self.parts(pattern)
        if own.last == "{path}" { return parts.count >= own.count && parts.first == own.first }
        guard own.count == parts.count else { return false }
        return zip(own, parts).allSatisfy { $0.hasPrefix("{") || $0 == $1 }
    }
}

private struct Document: Decodable {
    struct Operation: Decodable {
        var responses: [String: Response]
    }
    struct Response: Decodable {
        var reference: String?
        var content: [String: Content]?

        enum CodingKeys: String, CodingKey {
            case reference = "$ref"
            case content
        }
    }
    struct Content: Decodable {
        var schema: Schema
    }
    final class Schema: Decodable {
        var allOf: [Schema]?
        var properties: [String: Schema]?
        var `enum`: [String]?
    }
    struct Components: Decodable {
        var responses: [String: Response]
    }

    var paths: [String: [String: Operation]]
    var components: Components

    func codes(of response: Response) throws -> Set<String> {
        guard let reference = response.reference else { return [] }
        let name = String(try #require(reference.split(separator: "/").last))
        // A page for people has no schema.
        let schemas = try #require(components.responses[name]?.content?.values.map(\.schema))
        let codes = schemas.compactMap(\.allOf).joined()
            .compactMap { $0.properties?["error"]?.properties?["code"]?.enum }.first
        return Set(try #require(codes))
    }
}
