import CFido
import ChatModels
import Foundation

/// A passkey that an authenticator has made: the credential's name, its public key, and the first count of signatures.
///
/// The attestation, the maker's statement about the authenticator, is neither requested nor verified: nothing depends on it.
struct NewPasskey: Hashable, Sendable {
    var credential: Data
    var algorithm: PasskeyAlgorithm
    var publicKey: Data
    var counter: Int64

    /// - Parameter authenticatorData: Source: W3C Web Authentication, sections 6.1 and 6.5.1.
    /// - Throws: `ChatError`: `wrong_passkey`.
    init(_ authenticatorData: Data, for site: PasskeySite) throws(ChatError) {
        try site.check(authenticatorData)
        guard PlainCBOR.isPlain(authenticatorData: authenticatorData, isNew: true) else { throw ChatError.wrongPasskey }
        for algorithm in PasskeyAlgorithm.allCases {
            guard let found = Self.read(authenticatorData, algorithm) else { continue }
            self = found
            return
        }
        throw ChatError.wrongPasskey
    }

    private init(credential: Data, algorithm: PasskeyAlgorithm, publicKey: Data, counter: Int64) {
        (self.credential, self.algorithm) = (credential, algorithm)
        (self.publicKey, self.counter) = (publicKey, counter)
    }

    /// Returns nil where the data holds no credential with a key of this kind.
    private static func read(_ data: Data, _ algorithm: PasskeyAlgorithm) -> NewPasskey? {
        PasskeyAlgorithm.start
        var made = fido_cred_new()
        defer { fido_cred_free(&made) }
        guard let made, fido_cred_set_type(made, CInt(algorithm.rawValue)) == FIDO_OK,
            data.withUnsafeBytes({ fido_cred_set_authdata_raw(made, $0.baseAddress, $0.count) }) == FIDO_OK,
            let credential = fido_cred_id_ptr(made), let key = fido_cred_pubkey_ptr(made)
        else { return nil }
        let found = NewPasskey(
            credential: Data(bytes: credential, count: fido_cred_id_len(made)), algorithm: algorithm,
            publicKey: Data(bytes: key, count: fido_cred_pubkey_len(made)), counter: Int64(fido_cred_sigcount(made)))
        let sizes = 1...ChatLimits.credentialByteCountMax
        guard sizes.contains(found.credential.count), algorithm.withKey(found.publicKey, { _ in true }) else {
            return nil
        }
        return found
    }
}
