public import Foundation

/// The formats of picture, video and sound that Parley supports, recognised by their first bytes and never by file
/// name.
public enum MediaFormat: String, Hashable, Sendable, Codable {
    case png, jpeg, gif
    /// MP4, QuickTime or M4A. Only reading the whole file tells whether it contains video.
    case movie
    case mp3, wav, aiff, caf

    /// Detects the format; returns nil for any other.
    public init?(_ bytes: Data) {
        let head = [UInt8](bytes.prefix(16))
        switch PictureHeader.mediaType(of: bytes) {
        case "image/png": self = .png
        case "image/jpeg": self = .jpeg
        case "image/gif": self = .gif
        default:
            guard let other = Self.movieOrSound(head) else { return nil }
            self = other
        }
    }

    public var isPicture: Bool { [.png, .jpeg, .gif].contains(self) }

    private static func movieOrSound(_ head: [UInt8]) -> MediaFormat? {
        func has(_ text: String, at place: Int) -> Bool { head.dropFirst(place).starts(with: text.utf8) }
        // Source: ISO/IEC 14496-12, section 4.2; QuickTime files may begin with another atom.
        if ["ftyp", "moov", "mdat", "wide"].contains(where: { has($0, at: 4) }) { return .movie }
        // Source: RIFF, AIFF and Core Audio Format specifications: name of the container, and of what is in it.
        if has("RIFF", at: 0), has("WAVE", at: 8) { return .wav }
        if has("FORM", at: 0), has("AIFF", at: 8) || has("AIFC", at: 8) { return .aiff }
        if has("caff", at: 0) { return .caf }
        return has("ID3", at: 0) || isLayer3(head) ? .mp3 : nil
    }

    /// Returns whether the bytes are an MPEG audio layer III frame header.
    /// Source: ISO/IEC 11172-3, section 2.4.1.3: eleven bits set, then version, layer, bit rate and sample rate, each
    /// of which has one reserved value.
    private static func isLayer3(_ head: [UInt8]) -> Bool {
        guard head.count >= 4, head[0] == 0xff, head[1] & 0xe0 == 0xe0 else { return false }
        return head[1] & 0x18 != 0x08 && head[1] & 0x06 == 0x02 && head[2] & 0xf0 != 0xf0 && head[2] & 0x0c != 0x0c
    }
}
