import ArgumentParser
import ChatServer
import Foundation
import Logging
import NetworkFetcher

/// Options by which a server meets its network, its operator and its disk.
struct ServingOptions: ParsableArguments {
    @Option(help: "The address of this computer to listen at; 0.0.0.0 and :: stand for all of them.")
    var host = "127.0.0.1"

    @Option(help: "The address by which people come, as https://chat.example.org. (default: http://127.0.0.1:PORT)")
    var publicUrl: String?

    @Option(
        name: .customLong("trusted-proxy"), parsing: .singleValue,
        help: "The address of a proxy in front, or a range as 10.0.0.0/8; may be given several times.")
    var trustedProxies: [String] = []

    @Option(
        help:
            "A certificate with its chain (PEM), by which this server speaks HTTPS itself, with nginx's help; read again when renewed.",
        completion: .file())
    var certificate: String?

    @Option(help: "The key of --certificate (PEM).", completion: .file())
    var key: String?

    @Flag(help: "Lets requests cross networks without encryption: whoever is on the way can sign in as anybody.")
    var insecureHttp = false

    @Flag(help: "Lets apps and notices reach this computer and private networks, too: for development and tests.")
    var allowPrivateNetwork = false

    @Option(help: "A file with a token that /metrics asks for. Without it /metrics answers this computer only.")
    var metricsTokenFile: String?

    @Option(help: "The form of the log on standard error: text or json.")
    var logFormat = LogFormat.text

    @Option(
        help: "The least serious lines that are logged: trace, debug, info, notice, warning, error, critical.",
        transform: Self.level)
    var logLevel = Logger.Level.notice

    @Option(help: "Seconds that a server which is stopped takes at most to finish what has begun.")
    var drainSeconds = 10

    @Option(help: "Room for pictures, videos and files, as 20GB.")
    var mediaQuota: ByteCount?

    @Option(help: "Room for the database's file, as 30GB.")
    var storeQuota: ByteCount?

    enum LogFormat: String, ExpressibleByArgument, CaseIterable {
        case text, json
    }

    private static func level(_ text: String) throws -> Logger.Level {
        guard let level = Logger.Level(rawValue: text.lowercased()) else {
            throw ValidationError("“\(text)” is no level of a log.")
        }
        return level
    }

    func validate() throws {
        guard (certificate == nil) == (key == nil) else {
            throw ValidationError("--certificate and --key belong together.")
        }
        guard (1...600).contains(drainSeconds) else { throw ValidationError("A drain takes 1 to 600 seconds.") }
    }

    /// How people reach the server. With a certificate the server itself listens on this computer alone, to nginx.
    /// - Throws: `ServingError`.
    func site(port: Int) throws -> Site {
        let url = try PublicURL(publicUrl ?? "http://127.0.0.1:\(port)")
        if certificate != nil, !url.isSecure {
            throw ServingError(
                .badPublicURL,
                "A certificate needs the https address that it was made for: --public-url https://chat.example.org.")
        }
        var site = try Site(
            url: url, host: certificate == nil ? host : "127.0.0.1",
            proxies: TrustedProxies(certificate == nil ? trustedProxies : trustedProxies + ["127.0.0.1"]),
            allowsInsecure: insecureHttp)
        site.metricsToken = try metricsTokenFile.map { try ServingError.token(in: URL(fileURLWithPath: $0)) }
        return site
    }

    /// Returns what speaks HTTPS for the server; nil without a certificate.
    /// - Throws: `ServingError`.
    func proxy(port: Int) async throws -> TLSProxy? {
        guard let certificate, let key else { return nil }
        let files = try CertificateFiles(certificate: certificate, key: key)
        return try await TLSProxy(
            host: host, port: port, isBehindProxies: !trustedProxies.isEmpty, files: files, logger: logger)
    }

    /// Sets what is not of the site.
    func apply(to configuration: inout ServerConfiguration) {
        configuration.drain(within: drainSeconds)
        configuration.network = NetworkFetcher(allowsPrivateAddresses: allowPrivateNetwork)
        configuration.limitStore(mediaByteCount: mediaQuota?.value, fileByteCount: storeQuota?.value)
    }

    var logger: Logger {
        let format = logFormat
        var logger = Logger(label: "parley") { label in
            switch format {
            case .text: TextLogHandler.standardError(label: label)
            case .json: JSONLogHandler(label: label)
            }
        }
        logger.logLevel = logLevel
        return logger
    }
}

/// A number of bytes on the command line, as 500MB or 20GB; units are powers of 1,000.
struct ByteCount: ExpressibleByArgument, Hashable {
    let value: Int

    private static let units = [
        ("TB", 1_000_000_000_000), ("GB", 1_000_000_000), ("MB", 1_000_000), ("KB", 1_000), ("", 1),
    ]

    init?(argument: String) {
        let text = argument.uppercased().replacing(" ", with: "")
        guard let (unit, factor) = Self.units.first(where: { text.hasSuffix($0.0) }),
            let number = Double(text.dropLast(unit.count)), number > 0, number * Double(factor) < Double(Int.max / 2)
        else { return nil }
        value = Int(number * Double(factor))
    }
}
