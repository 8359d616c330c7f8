import CQrencode

/// A text as a square of dark and light modules, for the camera of a telephone. Source: ISO/IEC 18004.
struct QRCode: Hashable, Sendable, Encodable {
    /// From the top, a `1` for each dark module; without the light margin of 4 modules.
    var rows: [String]

    /// Nil for a text that no code can hold.
    init?(_ text: String) {
        // Any version that is large enough; 15 of 100 modules may be unreadable.
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
