public import Foundation

/// A font file that an app's bundle brings along, which its process measures with and pages load.
///
/// Source: developer.apple.com/documentation/bundleresources/information-property-list/uiappfonts
public struct BundledFont: Hashable, Sendable {
    /// Family by which node trees and pages know it: `app-font-` and a hash of the file, so that fonts of two apps, or of two versions
    /// of one, are never taken for each other. The hash protects nothing, and need not be cryptographic.
    public let family: String
    public let file: URL
    public let format: FontFormat

    /// Checks what is in a file that `UIAppFonts` names.
    /// - Throws: `Problem` where it is no font that can be drawn.
    public init(_ file: URL, bytes: Data) throws(Problem) {
        guard bytes.count <= ProtocolLimits.fontByteCountMax else { throw .tooLarge }
        format = try FontFormat(of: bytes)
        family = "app-font-" + Self.hash(of: bytes)
        self.file = file
    }

    /// Reasons why a file is not drawn with.
    public enum Problem: Error, Hashable {
        case missing, outsideBundle, tooLarge, collection, notAFont

        /// Returns a sentence for the author, which names the file as `Info.plist` does.
        public func sentence(about name: String) -> String {
            let name = "UIAppFonts has “\(name.prefix(255))”, which"
            return switch self {
            case .missing: "\(name) is not in the bundle."
            case .outsideBundle: "\(name) is outside of the bundle."
            case .tooLarge: "\(name) has more than \(ProtocolLimits.fontByteCountMax) bytes."
            case .collection: "\(name) is a collection of fonts; each face needs a file of its own."
            case .notAFont: "\(name) is no TrueType or OpenType font."
            }
        }
    }

    /// Returns the 128-bit FNV-1a hash of eight bytes at a time, and of their number, in base 36.
    private static func hash(of bytes: Data) -> String {
        let prime: UInt128 = 1 << 88 | 0x13b
        var hash = UInt128(0x6c62_272e_07bb_0142) << 64 | 0x62b8_2175_6295_c58d
        bytes.withUnsafeBytes { buffer in
            for place in stride(from: 0, to: buffer.count & ~7, by: 8) {
                hash = (hash ^ UInt128(buffer.loadUnaligned(fromByteOffset: place, as: UInt64.self))) &* prime
            }
            for byte in buffer.suffix(buffer.count & 7) { hash = (hash ^ UInt128(byte)) &* prime }
        }
        return String((hash ^ UInt128(bytes.count)) &* prime, radix: 36)
    }
}
