import ArgumentParser
import ChatServer
import Foundation
import Logging
import NetworkFetcher

struct Serve: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve", abstract: "Runs a server for real people, who join by invitation.",
        discussion: """
            The first start prints a link, by which one person becomes the server's owner and invites the others.
            """)

    @Option(help: "The folder that everything is kept in; made where it is missing.", completion: .directory)
    var data: String

    @Option(help: "The port to listen on. 0 takes any that is free, on this computer alone.")
    var port = 8080

    @Option(help: "A folder that holds app bundles.", completion: .directory)
    var apps: String?

    @Option(help: "The folder of the browser client's files.", completion: .directory)
    var web: String?

    @OptionGroup var options: ServingOptions

    func validate() throws {
        guard (0...65_535).contains(port) else { throw ValidationError("A port is a number from 0 to 65535.") }
        guard port > 0 || options.certificate == nil else {
            throw ValidationError("A server with a certificate needs a port of its own, as in --port 443.")
        }
    }

    func run() async throws {
        let (port, host) = (port, options.host)
        try await sayingWhatFails {
            do {
                try await serve()
            } catch {
                if let named = ServingError(error, listeningAt: host, port: port) { throw named }
                throw error
            }
        }
    }

    private func serve() async throws {
        let site = try options.site(port: port)
        var configuration = try configuration(site)
        let proxy = try await options.proxy(port: port)
        // The port is the proxy's.
        if proxy != nil { configuration.port = 0 }
        configuration.limitAppsTogether()
        defer { configuration.removeSharedLimits() }
        for problem in configuration.problems { print(problem) }
        try await StartNews.around(configuration) { news in
            try await run(configuration, behind: proxy) { port in
                await news.say()
                print("Parley server: \(site.publicOrigin ?? "http://127.0.0.1:\(port)")")
                flush()
            }
        }
    }

    private func run(
        _ configuration: ServerConfiguration, behind proxy: TLSProxy?,
        onRunning: @escaping @Sendable (Int) async -> Void
    ) async throws {
        guard let proxy else {
            _ = try await runServer(configuration: configuration, onServerRunning: onRunning)
            return
        }
        try await proxy.run { isListening in
            _ = try await runServer(configuration: configuration) { port in
                if await isListening(port) { await onRunning(port) }
            }
        }
    }

    private func configuration(_ site: Site) throws -> ServerConfiguration {
        let folder = URL(fileURLWithPath: data, isDirectory: true)
        // Before the apps are looked for: a computer that lost power may have left one out of its place.
        KeptApps(data: folder).settle()
        var configuration = ServerConfiguration(
            port: port, storePath: folder.appendingPathComponent("chat.sqlite").path, members: [],
            apps: InstalledApps(
                folder: apps.map { URL(fileURLWithPath: $0, isDirectory: true) },
                installed: KeptApps.folder(in: folder)),
            containersFolder: folder.appendingPathComponent("containers", isDirectory: true),
            webFolder: try WebFolder.find(web), logger: options.logger)
        configuration.site = site
        configuration.version = Installation.current.version
        options.apply(to: &configuration)
        configuration.mode = .people(
            PeopleMode(publicOrigin: site.publicOrigin) { address in
                print("The server has no owner yet. Who opens this link first becomes its owner: \(address)")
                flush()
            })
        return configuration
    }
}

/// Flushes standard output: a program that reads it through a pipe waits for the address.
private func flush() { fflush(nil) }
