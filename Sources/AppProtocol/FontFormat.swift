import Foundation

/// Formats of font files that FreeType and every browser draw alike, by their media types.
///
/// Source: "OpenType specification", "The OpenType font file"; RFC 8081.
public enum FontFormat: String, Hashable, Sendable {
    case trueType = "font/ttf"
    case openType = "font/otf"

    /// Reads the directory of a font's tables, each of which has to lie within the file. The tables themselves are checked by FreeType,
    /// behind the app's walls, and by the browser.
    init(of file: Data) throws(BundledFont.Problem) {
        let head = [UInt8](file.prefix(Self.headByteCount + Self.tableCountMax * Self.recordByteCount))
        switch head.prefix(4) {
        case [0, 1, 0, 0], Self.tag("true"): self = .trueType
        case Self.tag("OTTO"): self = .openType
        case Self.tag("ttcf"): throw .collection
        default: throw .notAFont
        }
        guard Self.hasWholeTables(head, fileByteCount: file.count) else { throw .notAFont }
    }

    private static let headByteCount = 12
    private static let recordByteCount = 16
    /// Maximum number of a font's tables; those of today have about 30.
    private static let tableCountMax = 128

    private static func hasWholeTables(_ head: [UInt8], fileByteCount: Int) -> Bool {
        guard head.count >= headByteCount else { return false }
        let count = number(head[4..<6])
        let end = headByteCount + count * recordByteCount
        guard count <= tableCountMax, end <= head.count else { return false }
        let records = stride(from: headByteCount, to: end, by: recordByteCount)
        let names = Set(records.map { head[$0..<$0 + 4] })
        return names.isSuperset(of: [tag("cmap"), tag("head"), tag("hhea")])
            && records.allSatisfy { number(head[$0 + 8..<$0 + 12]) + number(head[$0 + 12..<$0 + 16]) <= fileByteCount }
    }

    private static func tag(_ text: String) -> ArraySlice<UInt8> { ArraySlice(text.utf8) }

    private static func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }
}
