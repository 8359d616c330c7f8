import CQrencode

/// Text as a square matrix of dark and light modules. Source: ISO/IEC 18004.
struct QRCode: Hashable, Sendable, Encodable {
    /// Rows from the top, `1` for a dark module; without the quiet zone of 4 light modules.
    var rows: [String]

    /// Encodes the text; nil where it is too long for any version.
    init?(_ text: String) {
        // Smallest version that fits; level M recovers when 15 % of the modules are unreadable.
        guard let code = QRcode_encodeString8bit(text, 0, QR_ECLEVEL_M) else { return nil }
        defer { QRcode_free(code) }
        let width = Int(code.pointee.width)
        guard let modules = code.pointee.data else { return nil }
        rows = (0..<width).map { row in
            String((0..<width).map { column in modules[row * width + column] & 1 == 1 ? "1" : "0" })
        }
    }

    func encode(to encoder: any Encoder) throws { try rows.encode(to: encoder) }
}
