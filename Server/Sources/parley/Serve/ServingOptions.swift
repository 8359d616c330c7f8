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
        guard (1...600).contains(drainSeconds) else { throw ValidationError("A drain takes 1 to 600 seconds.") }
    }

    /// How people reach the server.
    /// - Throws: `ServingError`.
    func site(port: Int) throws -> Site {
        var site = try Site(
            url: PublicURL(publicUrl ?? "http://127.0.0.1:\(port)"), host: host,
            proxies: TrustedProxies(trustedProxies),
            allowsInsecure: insecureHttp)
        site.metricsToken = try metricsTokenFile.map { try ServingError.token(in: URL(fileURLWithPath: $0)) }
        return site
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
            case .text: StreamLogHandler.standardError(label: label)
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
