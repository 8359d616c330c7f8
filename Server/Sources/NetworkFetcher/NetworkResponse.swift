import AppProtocol
import Foundation

/// A server's response.
struct NetworkResponse: Sendable {
    var status: Int
    var body: Data
    /// Headers by their names in lower case; values of one that came more than once are joined.
    private var fields: [String: String] = [:]
    /// The same, by their names as they came first.
    private(set) var headers: [String: String] = [:]

    /// Most bytes of the headers of all responses of a request, and most lines of the last one. What is beyond is no answer: looking through
    /// it could take long.
    private static let headByteCountMax = 256 << 10
    private static let lineCountMax = 256

    /// - Parameter head: Headers as dumped by curl: one block of lines per response, of which the last is used.
    init?(head: Data, body: Data) {
        guard head.count <= Self.headByteCountMax else { return nil }
        // Splits bytes and no characters: letters with thousands of marks would take long to compare.
        let parts = head.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
        guard let start = parts.lastIndex(where: { $0.starts(with: "HTTP/".utf8) }),
            let word = parts[start].split(separator: UInt8(ascii: " ")).dropFirst().first,
            let status = Int(String(decoding: word.prefix(8), as: UTF8.self)),
            parts.count - start <= Self.lineCountMax
        else { return nil }
        let lines = parts[(start + 1)...].map { String(decoding: $0, as: UTF8.self) }
        self.status = status
        self.body = body
        var names: [String: String] = [:]
        for line in lines {
            guard let colon = line.utf8.firstIndex(of: UInt8(ascii: ":")) else { continue }
            // A name that is not ASCII is none (RFC 9110, section 5.1), but may be the rest of the line before.
            guard line[..<colon].utf8.allSatisfy({ $0 < 0x80 }) else { continue }
            let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
            let name = String(line[..<colon])
            let known = name.lowercased()
            let joined = fields[known].map { $0 + ", " + value } ?? value
            fields[known] = joined
            headers[names[known] ?? name] = joined
            if names[known] == nil { names[known] = name }
        }
    }

    /// - Throws: `too_large`.
    func checkHeaders() throws(NetworkFailure) {
        let byteCount = headers.reduce(0) { $0 + $1.key.utf8.count + $1.value.utf8.count }
        guard headers.count <= ProtocolLimits.headerCountMax, byteCount <= ProtocolLimits.headerByteCountMax else {
            throw NetworkFailure(.tooLarge, "The server's answer has too many headers.")
        }
    }

    var mediaType: String? { fields["content-type"] }
    var location: String? { fields["location"] }

    /// The `ETag`; nil if it cannot be sent back safely.
    var tag: String? {
        fields["etag"].flatMap { tag in
            tag.utf8.count <= 200 && tag.utf8.allSatisfy { (0x20...0x7e).contains($0) } ? tag : nil
        }
    }

    var hasCacheControl: Bool { fields["cache-control"] != nil }

    /// Seconds for which the picture need not be revalidated, 0 if the server does not say; nil if it must not be
    /// cached.
    ///
    /// Source: RFC 9111, section 5.2.2.
    var freshSeconds: Int? {
        let orders = (fields["cache-control"] ?? "").lowercased().split(separator: ",").map {
            $0.trimmingCharacters(in: .whitespaces)
        }
        if orders.contains("no-store") { return nil }
        if orders.contains("no-cache") { return 0 }
        let age = orders.first { $0.hasPrefix("max-age=") }?.dropFirst("max-age=".count)
        return age.flatMap { Int($0) }.map { max(0, $0) } ?? 0
    }

    var failure: NetworkFailure { NetworkFailure(.badStatus, "The server answered with status \(status).") }
}
