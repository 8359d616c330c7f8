import CFido
import Foundation

/// Kinds of keys that libfido2 can check, by their numbers in IANA's registry of COSE algorithms; the best first.
enum PasskeyAlgorithm: Int, CaseIterable {
    case es256 = -7
    case edDSA = -8
    /// RSA with keys of 2,048 bits, which Windows Hello makes.
    case rs256 = -257

    /// Reads a key of this kind, and returns what `isGood` says of it; false where the bytes are no key.
    /// - Parameter isGood: gets libfido2's own form of the key.
    func withKey(_ bytes: Data, _ isGood: (OpaquePointer) -> Bool) -> Bool {
        bytes.withUnsafeBytes { bytes in
            switch self {
            case .es256:
                var key = es256_pk_new()
                defer { es256_pk_free(&key) }
                return key.map { es256_pk_from_ptr($0, bytes.baseAddress, bytes.count) == FIDO_OK && isGood($0) }
                    ?? false
            case .edDSA:
                var key = eddsa_pk_new()
                defer { eddsa_pk_free(&key) }
                return key.map { eddsa_pk_from_ptr($0, bytes.baseAddress, bytes.count) == FIDO_OK && isGood($0) }
                    ?? false
            case .rs256:
                var key = rs256_pk_new()
                defer { rs256_pk_free(&key) }
                return key.map { rs256_pk_from_ptr($0, bytes.baseAddress, bytes.count) == FIDO_OK && isGood($0) }
                    ?? false
            }
        }
    }

    /// Must precede the library's other functions. It opens nothing: no authenticator is plugged into the server.
    static let start: Void = fido_init(0)
}
