import CFido
import ChatModels
import ChatStore
import Foundation

/// A signature that an authenticator has made with a passkey, with the data that it is over.
struct PasskeyProof: Hashable, Sendable {
    var credential: Data
    var clientData: Data
    var authenticatorData: Data
    var signature: Data
    var userHandle: Data

    /// - Throws: `ChatError`: `malformed_body` for texts that are too long or no base64url.
    init(_ body: PasskeySignInBody) throws(ChatError) {
        credential = try Data(of: body.credential, byteCountMax: ChatLimits.credentialByteCountMax)
        clientData = try Data(of: body.clientData, byteCountMax: ChatLimits.clientDataByteCountMax)
        authenticatorData = try Data(
            of: body.authenticatorData, byteCountMax: ChatLimits.authenticatorDataByteCountMax)
        signature = try Data(of: body.signature, byteCountMax: ChatLimits.signatureByteCountMax)
        userHandle = try Data(of: body.userHandle, byteCountMax: ChatLimits.userHandleByteCountMax)
    }

    /// Checks that the passkey's owner has signed for the site, and returns the authenticator's count of signatures.
    /// - Parameter hash: of the client data.
    /// - Throws: `ChatError`: `wrong_passkey`.
    func check(by passkey: StoredPasskey, hash: Data, for site: PasskeySite) throws(ChatError) -> Int64 {
        try site.check(authenticatorData)
        guard PlainCBOR.isPlain(authenticatorData: authenticatorData, isNew: false),
            credential == passkey.credential, userHandle == passkey.person.userHandle,
            let algorithm = PasskeyAlgorithm(rawValue: passkey.algorithm),
            let counter = verified(passkey.publicKey, algorithm, hash, site)
        else { throw ChatError.wrongPasskey }
        return counter
    }

    private func verified(
        _ publicKey: Data, _ algorithm: PasskeyAlgorithm, _ hash: Data, _ site: PasskeySite
    ) -> Int64? {
        PasskeyAlgorithm.start
        var proof = fido_assert_new()
        defer { fido_assert_free(&proof) }
        guard let proof, fill(proof, hash, site),
            algorithm.withKey(
                publicKey,
                {
                    fido_assert_verify(proof, 0, CInt(algorithm.rawValue), UnsafeRawPointer($0)) == FIDO_OK
                })
        else { return nil }
        return Int64(fido_assert_sigcount(proof, 0))
    }

    private func fill(_ proof: OpaquePointer, _ hash: Data, _ site: PasskeySite) -> Bool {
        let steps = [
            fido_assert_set_count(proof, 1), fido_assert_set_rp(proof, site.name),
            fido_assert_set_up(proof, FIDO_OPT_TRUE), fido_assert_set_uv(proof, FIDO_OPT_TRUE),
            hash.withUnsafeBytes { fido_assert_set_clientdata_hash(proof, $0.baseAddress, $0.count) },
            authenticatorData.withUnsafeBytes { fido_assert_set_authdata_raw(proof, 0, $0.baseAddress, $0.count) },
            signature.withUnsafeBytes { fido_assert_set_sig(proof, 0, $0.baseAddress, $0.count) },
        ]
        return steps.allSatisfy { $0 == FIDO_OK }
    }
}

extension PersonID {
    /// The person as authenticators keep them: 16 bytes.
    var userHandle: Data { withUnsafeBytes(of: uuid.uuid) { Data($0) } }
}

extension Data {
    /// Decodes bytes of a passkey.
    /// - Throws: `ChatError`: `malformed_body` for a text that is too long, or no base64url.
    init(of text: String, byteCountMax: Int) throws(ChatError) {
        guard text.utf8.count <= byteCountMax * 4 / 3 + 4, let bytes = Data(base64URL: text),
            bytes.count <= byteCountMax
        else { throw ChatError.unreadablePasskey }
        self = bytes
    }
}
