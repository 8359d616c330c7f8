import Foundation

enum GameCodecError: LocalizedError, Equatable {
    case missingField(String)
    case invalidValue(name: String, value: String)
    case unsupportedVersion(Int)

    var errorDescription: String? {
        switch self {
        case .missingField(let name):
            return String(format: NSLocalizedString("Missing field %@", comment: "codec"), name)
        case let .invalidValue(name, value):
            return "Invalid value “\(value)” for \(name)"
        case .unsupportedVersion(let version):
            return "Version \(version) is not supported"
        }
    }

    var recoverySuggestion: String? { "Ask the sender to update the app." }
}

struct Position: Hashable, Codable, Comparable, LosslessStringConvertible {
    var row: Int
    var column: Int

    init(row: Int, column: Int) {
        self.row = row
        self.column = column
    }

    init?(_ description: String) {
        let scanner = Scanner(string: description)
        scanner.charactersToBeSkipped = nil
        guard let letter = scanner.scanCharacter(), let row = scanner.scanInt(), scanner.isAtEnd,
              let column = letter.lowercased().unicodeScalars.first.map({ Int($0.value) - 97 }), (0..<26).contains(column) else { return nil }
        self.init(row: row - 1, column: column)
    }

    var description: String {
        guard let scalar = Unicode.Scalar(UInt8(97 + column)) as Unicode.Scalar? else { return "?" }
        return String(Character(scalar)) + String(row + 1)
    }

    static func < (lhs: Position, rhs: Position) -> Bool { (lhs.row, lhs.column) < (rhs.row, rhs.column) }
}

struct Move: Hashable, Codable {
    var player: UUID
    var position: Position
    var timestamp: Date

    private enum CodingKeys: String, CodingKey {
        case player = "p", position = "at", timestamp = "t"
    }

    init(player: UUID, position: Position, timestamp: Date = Date()) {
        self.player = player
        self.position = position
        self.timestamp = timestamp
    }

    init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        player = try container.decode(UUID.self, forKey: .player)
        timestamp = try container.decodeIfPresent(Date.self, forKey: .timestamp) ?? .distantPast
        let text = try container.decode(String.self, forKey: .position)
        guard let parsed = Position(text) else {
            throw DecodingError.dataCorruptedError(forKey: .position, in: container, debugDescription: "Bad square \(text)")
        }
        position = parsed
    }

    func encode(to encoder: Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(player, forKey: .player)
        try container.encode(position.description, forKey: .position)
        try container.encode(timestamp, forKey: .timestamp)
    }
}

struct GameCodec {
    static let currentVersion = 2
    var baseURL = URL(string: "https://games.example.com/play")!

    func encode(_ moves: [Move], title: String) throws -> URL {
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .secondsSince1970
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let raw = try encoder.encode(moves)
        let compressed = try (raw as NSData).compressed(using: .zlib) as Data
        var components = URLComponents(url: baseURL, resolvingAgainstBaseURL: true)
        components?.queryItems = [
            URLQueryItem(name: "v", value: Self.currentVersion.description),
            URLQueryItem(name: "title", value: title),
            URLQueryItem(name: "moves", value: base64URL(compressed))
        ]
        components?.fragment = title.addingPercentEncoding(withAllowedCharacters: .urlFragmentAllowed)
        guard let url = components?.url, url.absoluteString.utf8.count < 5000 else { throw URLError(.dataLengthExceedsMaximum) }
        return url
    }

    func decode(_ url: URL) throws -> (title: String, moves: [Move]) {
        guard let components = URLComponents(url: url, resolvingAgainstBaseURL: false) else { throw URLError(.badURL) }
        let fields = (components.queryItems ?? []).reduce(into: [String: String]()) { $0[$1.name] = $1.value }
        let version = try value("v", in: fields, as: Int.init)
        guard 1...GameCodec.currentVersion ~= version else { throw GameCodecError.unsupportedVersion(version) }
        guard let text = fields["moves"] else { throw GameCodecError.missingField("moves") }
        guard let compressed = data(fromBase64URL: text) else {
            throw GameCodecError.invalidValue(name: "moves", value: text)
        }
        var raw = compressed
        if version > 1 { raw = try (compressed as NSData).decompressed(using: .zlib) as Data }
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .secondsSince1970
        do {
            return (fields["title", default: "Untitled"], try decoder.decode([Move].self, from: raw))
        } catch let DecodingError.keyNotFound(key, context) {
            throw GameCodecError.missingField((context.codingPath + [key]).map(\.stringValue).joined(separator: "."))
        }
    }

    private func value<T>(_ name: String, in fields: [String: String], as transform: (String) -> T?) throws -> T {
        guard let text = fields[name] else { throw GameCodecError.missingField(name) }
        guard let value = transform(text) else { throw GameCodecError.invalidValue(name: name, value: text) }
        return value
    }

    private func base64URL(_ data: Data) -> String {
        data.base64EncodedString()
            .replacingOccurrences(of: "+", with: "-")
            .replacingOccurrences(of: "/", with: "_")
            .trimmingCharacters(in: CharacterSet(charactersIn: "="))
    }

    private func data(fromBase64URL text: String) -> Data? {
        var padded = text.replacingOccurrences(of: "-", with: "+").replacingOccurrences(of: "_", with: "/")
        padded = padded.padding(toLength: (padded.count + 3) / 4 * 4, withPad: "=", startingAt: 0)
        return Data(base64Encoded: padded, options: .ignoreUnknownCharacters)
    }
}
