public import Foundation

/// A file that an app hands over, for the input field or to be sent: an attachment, or a sticker.
public struct AttachmentState: Hashable, Sendable, Codable {
    public enum Kind: String, Hashable, Sendable, Codable {
        case file
        /// PNG, GIF or JPEG of at most `ProtocolLimits.stickerByteCountMax`.
        case sticker
    }

    public var kind: Kind
    /// As people see it; without a path.
    public var name: String
    /// At most `ProtocolLimits.attachmentByteCountMax`; base64 on the wire.
    public var bytes: Data
    /// What a screen reader says for a sticker.
    public var label: String?

    public init(kind: Kind, name: String, bytes: Data, label: String? = nil) {
        self.kind = kind
        self.name = name
        self.bytes = bytes
        self.label = label
    }
}
