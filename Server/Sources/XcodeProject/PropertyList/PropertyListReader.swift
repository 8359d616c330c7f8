import Foundation

/// Reads the text format of property lists that Xcode writes projects in: `{ key = value; }`, `( value, )`, `"text"`, `<hex>`,
/// words without quotes, and comments.
///
/// Source: Apple, "Old-Style ASCII Property Lists" (Property List Programming Guide).
struct PropertyListReader {
    /// Most bytes of a project: the largest that people have are near 20 MiB.
    static let byteCountMax = 32 << 20
    /// Most collections within one another. Xcode writes seven.
    static let depthMax = 64

    private var scanner: ByteScanner
    private var depth = 0

    private init(_ bytes: [UInt8]) { scanner = ByteScanner(bytes) }

    /// - Throws: `malformed`, `tooDeep` or `tooLarge`, with the line.
    static func read(_ data: Data) throws(XcodeProjectError) -> PropertyValue {
        guard data.count <= byteCountMax else {
            throw XcodeProjectError(.tooLarge, "The project's file has \(data.count) bytes; \(byteCountMax) are read.")
        }
        var reader = PropertyListReader([UInt8](data))
        let value = try reader.value()
        try reader.scanner.skipSpace()
        guard reader.scanner.isAtEnd else { throw reader.scanner.error("there is more after the end") }
        return value
    }

    private mutating func value() throws(XcodeProjectError) -> PropertyValue {
        try scanner.skipSpace()
        switch scanner.next {
        case UInt8(ascii: "{"): return try nested { reader throws(XcodeProjectError) in try reader.dictionary() }
        case UInt8(ascii: "("): return try nested { reader throws(XcodeProjectError) in try reader.array() }
        case UInt8(ascii: "<"): return .data(try scanner.data())
        default: return .string(try scanner.text())
        }
    }

    private mutating func nested(
        _ read: (inout PropertyListReader) throws(XcodeProjectError) -> PropertyValue
    ) throws(XcodeProjectError) -> PropertyValue {
        depth += 1
        guard depth <= Self.depthMax else {
            throw XcodeProjectError(
                .tooDeep, "Line \(scanner.line): more than \(Self.depthMax) collections in one another.")
        }
        scanner.skip()
        let value = try read(&self)
        depth -= 1
        return value
    }

    private mutating func dictionary() throws(XcodeProjectError) -> PropertyValue {
        var values: [String: PropertyValue] = [:]
        while try !scanner.skip("}") {
            let key = try scanner.text()
            try scanner.expect("=")
            values[key] = try value()
            try scanner.expect(";")
        }
        return .dictionary(values)
    }

    private mutating func array() throws(XcodeProjectError) -> PropertyValue {
        var values: [PropertyValue] = []
        while try !scanner.skip(")") {
            values.append(try value())
            if try !scanner.skip(",") {
                try scanner.expect(")")
                break
            }
        }
        return .array(values)
    }
}
