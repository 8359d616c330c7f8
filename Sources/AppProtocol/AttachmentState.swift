public import Foundation

/// A file or sticker that an app inserts or sends.
public struct AttachmentState: Hashable, Sendable, Codable {
    public enum Kind: String, Hashable, Sendable, Codable {
        case file
        /// PNG, GIF or JPEG of at most `ProtocolLimits.stickerByteCountMax`.
        case sticker
    }

    public var kind: Kind
    /// File name as shown to people, without a path.
    public var name: String
    /// At most `ProtocolLimits.attachmentByteCountMax`; base64 on the wire.
    public var bytes: Data
    /// Accessibility label of a sticker.
    public var label: String?

    public init(kind: Kind, name: String, bytes: Data, label: String? = nil) {
        self.kind = kind
        self.name = name
        self.bytes = bytes
        self.label = label
    }
}
