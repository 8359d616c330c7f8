import ChatModels
import Foundation
import Hashing

/// Codes with which people sign in on further devices. They are short enough to be typed, so the store has them under a key
/// that is not in it: a copy of the database does not tell them.
struct AccountCodes: Sendable {
    /// Without letters and digits that look alike. Source: Crockford's Base32.
    private static let letters = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ")
    /// 40 random bits for ten minutes, 80 for good.
    private static let deviceCodeLength = 8
    private static let recoveryCodeLength = 16
    private static let groupLength = 4

    private let key: AuthenticationKey

    init(secret: Data) { key = AuthenticationKey(derivedFrom: secret, for: "parley-account-code") }

    func newDeviceCode() -> String { Self.code(Self.deviceCodeLength) }
    func newRecoveryCodes() -> [String] {
        (0..<ChatLimits.recoveryCodeCount).map { _ in Self.code(Self.recoveryCodeLength) }
    }

    /// Returns what the store has of a code; nil for a text that can be none.
    func digest(of text: String) -> Data? {
        let plain = Self.plain(text)
        guard [Self.deviceCodeLength, Self.recoveryCodeLength].contains(plain.count),
            plain.allSatisfy(Self.letters.contains)
        else { return nil }
        return key.code(for: Data(String(plain).utf8))
    }

    /// Whether a text is as short as a code for a device.
    func isOfDevice(_ text: String) -> Bool { Self.plain(text).count <= Self.deviceCodeLength }

    /// Returns a code as it was made. Letters that are taken for digits count as these.
    private static func plain(_ text: String) -> [Character] {
        text.uppercased().filter { !$0.isWhitespace && $0 != "-" }.map { character -> Character in
            switch character {
            case "O": "0"
            case "I", "L": "1"
            default: character
            }
        }
    }

    /// Returns random letters in groups with hyphens between.
    private static func code(_ length: Int) -> String {
        var generator = SystemRandomNumberGenerator()
        let code = (0..<length).map { _ in letters[Int.random(in: letters.indices, using: &generator)] }
        return stride(from: 0, to: length, by: groupLength)
            .map { String(code[$0..<min($0 + groupLength, length)]) }.joined(separator: "-")
    }
}
