import ChatServer
import Foundation

/// A certificate and its key in files (PEM), which another program renews.
struct CertificateFiles: Sendable {
    let certificate: URL
    let key: URL

    /// - Throws: `ServingError`: `bad_certificate` where one of them cannot be read.
    init(certificate: String, key: String) throws(ServingError) {
        for path in [certificate, key] where !FileManager.default.isReadableFile(atPath: path) {
            throw ServingError(
                .badCertificate,
                "The file \(path) cannot be read: name the certificate with --certificate, its key with --key, and let this user read them."
            )
        }
        self.certificate = URL(fileURLWithPath: certificate).standardizedFileURL
        self.key = URL(fileURLWithPath: key).standardizedFileURL
    }

    /// Differs once one of the files is another one or was written; links are followed, since certbot renews by turning a link.
    var version: [FileVersion?] { [FileVersion(certificate), FileVersion(key)] }
}

/// The state of a file by which a new one is told from an old one.
struct FileVersion: Hashable {
    private let number: UInt64
    private let byteCount: Int64
    private let seconds: Int
    private let nanoseconds: Int

    /// Nil where there is no such file.
    init?(_ file: URL) {
        var found = stat()
        guard stat(file.path, &found) == 0 else { return nil }
        (number, byteCount) = (UInt64(found.st_ino), Int64(found.st_size))
        (seconds, nanoseconds) = (found.st_mtim.tv_sec, found.st_mtim.tv_nsec)
    }
}
