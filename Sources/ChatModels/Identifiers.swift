public import Foundation

// Each kind of thing has its own type, so that none is passed for another. All are short strings of `A-Z a-z 0-9 - _ .`,
// at most `ChatLimits.identifierByteCountMax` bytes, except `PersonID`.

/// What the typed identifiers share.
public protocol ChatIdentifier: RawRepresentable, Hashable, Sendable, Codable, CustomStringConvertible
where RawValue == String {
    init(unchecked: String)
}

extension ChatIdentifier {
    /// `nil` for text that cannot be an identifier.
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

/// A client's own name for one Send: the same key again is the same entry, not a second one. Unique within a device.
public struct SendKey: ChatIdentifier {
    public let rawValue: String
    public init(unchecked: String) { rawValue = unchecked }
}

/// One open page of a device. A page gives itself a name that no other has, and says it with the header `Parley-Page`; for
/// its event stream, with the query `page`.
public struct PageID: ChatIdentifier {
    public let rawValue: String
    public init(unchecked: String) { rawValue = unchecked }
}

/// Names a stored picture: lower-case hexadecimal SHA-256 of its bytes.
public struct PictureID: ChatIdentifier {
    public let rawValue: String
    public init(unchecked: String) { rawValue = unchecked }
}

/// A person, everywhere and for good; never shown to an app.
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
