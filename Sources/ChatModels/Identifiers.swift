public import AppProtocol
public import Foundation

// Each kind of identifier has its own type, so that one cannot be passed for another. Most are short strings of `A-Z a-z
// 0-9 - _ .`, at most `ChatLimits.identifierByteCountMax` bytes.

/// Common interface of the typed identifiers.
public protocol ChatIdentifier: RawRepresentable, Hashable, Sendable, Codable, CustomStringConvertible
where RawValue == String {
    init(unchecked: String)
}

extension ChatIdentifier {
    /// Creates an identifier, or returns nil if the text contains other characters or has an invalid length.
    public init?(rawValue: String) {
        let allowed = rawValue.utf8.allSatisfy { byte in
            (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte)
                || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ".")
        }
        guard allowed, (1...ChatLimits.identifierByteCountMax).contains(rawValue.utf8.count) else { return nil }
        self.init(unchecked: rawValue)
    }

    public var description: String { rawValue }

    public init(from decoder: any Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        guard let identifier = Self(rawValue: text) else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "not a \(Self.self): \(text.prefix(80))"))
        }
        self = identifier
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(rawValue)
    }
}

/// One signed-in client of a person, as in `kate-phone`.
public struct DeviceID: ChatIdentifier {
    public let rawValue: String
    public init(unchecked: String) { rawValue = unchecked }
}

public struct ConversationID: ChatIdentifier {
    public let rawValue: String
    public init(unchecked: String) { rawValue = unchecked }
}

/// `CFBundleIdentifier`, as in `org.parley.MusselsParty`.
public struct AppID: ChatIdentifier {
    public let rawValue: String
    public init(unchecked: String) { rawValue = unchecked }
}

/// Idempotency key that a client chooses for one Send: repeating the key returns the same entry instead of creating a
/// second one. Unique within a device.
public struct SendKey: ChatIdentifier {
    public let rawValue: String
    public init(unchecked: String) { rawValue = unchecked }
}

/// One open page of a device. Each page chooses a unique identifier and sends it in the header `Parley-Page`, or, for
/// its event stream, in the query parameter `page`.
public struct PageID: ChatIdentifier {
    public let rawValue: String
    public init(unchecked: String) { rawValue = unchecked }
}

/// Identifier of a stored picture: the lower-case hexadecimal SHA-256 of its bytes.
public struct PictureID: ChatIdentifier {
    public let rawValue: String
    public init(unchecked: String) { rawValue = unchecked }
}

/// Permanent identifier of a person across all conversations; never revealed to an app.
public struct PersonID: Hashable, Sendable, Codable, CustomStringConvertible {
    public var uuid: UUID
    public init(_ uuid: UUID) { self.uuid = uuid }
    public var description: String { uuid.uuidString }

    public init(from decoder: any Decoder) throws {
        self.init(try decoder.singleValueContainer().decode(UUID.self))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(uuid)
    }
}

/// Number by which clients know a scene of an app: patches, input and pictures of the open app or of a live bubble have
/// it. From 1, used once by a device, but for a restart of the server.
public struct InstanceID: NumberID {
    public var rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
}
