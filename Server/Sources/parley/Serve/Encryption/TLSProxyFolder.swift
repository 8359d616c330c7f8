import ChatServer
import Foundation

/// The folder of one nginx: its settings, links to the certificate and the key, and the number of its process.
///
/// Settings name what is in the folder only, so that no path has to be written in nginx's own way.
struct TLSProxyFolder: Sendable {
    private let own: RunFolder
    private static let settings = "nginx.conf"
    private var url: URL { own.url }

    init(files: CertificateFiles) throws {
        own = try RunFolder(in: FileManager.default.temporaryDirectory)
        do {
            for (name, file) in [("certificate.pem", files.certificate), ("key.pem", files.key)] {
                try FileManager.default.createSymbolicLink(
                    at: url.appendingPathComponent(name), withDestinationURL: file)
            }
        } catch {
            own.remove()
            throw error
        }
    }

    /// Words by which nginx runs in this folder.
    var arguments: [String] { ["-p", url.path + "/", "-c", Self.settings, "-e", "stderr"] }

    /// Whether nginx has its listeners; it writes its number after that.
    var isServed: Bool {
        let number = try? String(contentsOf: url.appendingPathComponent("nginx.pid"), encoding: .utf8)
        return number?.isEmpty == false
    }

    func write(_ settings: TLSProxySettings) throws {
        try settings.text.write(to: url.appendingPathComponent(Self.settings), atomically: true, encoding: .utf8)
    }

    func remove() { own.remove() }
}
