import Foundation

extension UUID {
    /// Parses the text of `uuidString`. Foundation's `init(uuidString:)` uses `sscanf`, which for a page of entries takes longer than
    /// reading all other columns.
    init?(stored text: String) {
        var text = text
        var bytes: uuid_t = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
        let isRead = withUnsafeMutableBytes(of: &bytes) { bytes in text.withUTF8 { Self.read($0, into: bytes) } }
        guard isRead else { return nil }
        self.init(uuid: bytes)
    }

    private static func read(_ text: UnsafeBufferPointer<UInt8>, into bytes: UnsafeMutableRawBufferPointer) -> Bool {
        guard text.count == 36 else { return false }
        var place = 0
        for index in 0..<16 {
            if [4, 6, 8, 10].contains(index) {
                guard text[place] == UInt8(ascii: "-") else { return false }
                place += 1
            }
            guard let high = digit(text[place]), let low = digit(text[place + 1]) else { return false }
            bytes[index] = high << 4 | low
            place += 2
        }
        return true
    }

    private static func digit(_ character: UInt8) -> UInt8? {
        switch character {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): character - UInt8(ascii: "0")
        case UInt8(ascii: "A")...UInt8(ascii: "F"): character - UInt8(ascii: "A") + 10
        case UInt8(ascii: "a")...UInt8(ascii: "f"): character - UInt8(ascii: "a") + 10
        default: nil
        }
    }
}
