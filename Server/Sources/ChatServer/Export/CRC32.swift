import Foundation

/// Checksum of ZIP archives, with the polynomial 0xEDB88320. Source: APPNOTE.TXT, section 4.4.7.
enum CRC32 {
    private static let table: [UInt32] = (0..<256).map { byte in
        (0..<8).reduce(UInt32(byte)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1 }
    }

    static func checksum(_ data: Data) -> UInt32 {
        ~data.withUnsafeBytes { bytes in
            table.withUnsafeBufferPointer { table in
                bytes.reduce(UInt32.max) { table[Int(UInt8(truncatingIfNeeded: $0) ^ $1)] ^ $0 >> 8 }
            }
        }
    }
}
