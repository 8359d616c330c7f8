import CLibcrypto

/// Bytes that are hashed by OpenSSL when they are all there.
struct OpenSSLHash: Sendable {
    /// OpenSSL's name of the function.
    let name: String
    private(set) var bytes: [UInt8] = []

    init(_ name: String) { self.name = name }

    mutating func update(_ part: UnsafeRawBufferPointer) { bytes += part }

    func finalize(byteCount: Int) -> [UInt8] {
        var digest = [UInt8](repeating: 0, count: byteCount)
        let isDone = EVP_Digest(bytes, bytes.count, &digest, nil, EVP_get_digestbyname(name), nil)
        precondition(isDone == 1, "OpenSSL failed to compute \(name)")
        return digest
    }
}
