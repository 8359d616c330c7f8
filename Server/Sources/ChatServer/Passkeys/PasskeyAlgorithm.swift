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
        switch self {
        case .es256: Self.with(es256_pk_new(), { es256_pk_free(&$0) }, es256_pk_from_ptr, bytes, isGood)
        case .edDSA: Self.with(eddsa_pk_new(), { eddsa_pk_free(&$0) }, eddsa_pk_from_ptr, bytes, isGood)
        case .rs256: Self.with(rs256_pk_new(), { rs256_pk_free(&$0) }, rs256_pk_from_ptr, bytes, isGood)
        }
    }

    /// Fills a new key with the bytes, asks `isGood`, and frees the key.
    private static func with(
        _ new: OpaquePointer?, _ free: (inout OpaquePointer?) -> Void,
        _ read: (OpaquePointer, UnsafeRawPointer?, Int) -> CInt, _ bytes: Data, _ isGood: (OpaquePointer) -> Bool
    ) -> Bool {
        var key = new
        defer { free(&key) }
        return bytes.withUnsafeBytes { bytes in
            key.map { read($0, bytes.baseAddress, bytes.count) == FIDO_OK && isGood($0) } ?? false
        }
    }

    /// Must precede the library's other functions. It opens nothing: no authenticator is plugged into the server.
    static let start: Void = fido_init(0)
}
