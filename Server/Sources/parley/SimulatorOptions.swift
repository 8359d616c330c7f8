import ArgumentParser
import ChatServer
import Foundation
import Logging
import NetworkFetcher

/// Options that `simulate` and `run` share: who takes part, where the page is, and what is kept.
struct SimulatorOptions: ParsableArguments {
    @Option(help: "The port to listen on; the next free one where it is taken. 0 takes any.")
    var port = 8080

    @Option(
        help:
            "An address of this computer in its network, as 192.168.1.5: phones come in there by a code that is shown.")
    var host: String?

    @Option(
        help: "Who takes part, by name and in order, with commas between. A name again is that person's next device.")
    var people = "Kate,John"

    @Option(help: "The folder to keep the conversation in. (default: ~/.local/share/parley/simulator)")
    var store: String?

    @Flag(help: "Begins anew: the conversation, and what apps have kept, are removed first.")
    var fresh = false

    @Flag(help: "Keeps nothing: the conversation is gone at the end.")
    var temporary = false

    @Flag(inversion: .prefixedNo, help: "Opens the page in a browser, where this computer has a screen.")
    var browser = true

    @Option(help: "Seconds that a message which is to expire stays after it was read.")
    var expiry = 120

    @Flag(help: "Lets apps load pictures from this computer and private networks, too: for development.")
    var allowPrivateNetwork = false

    @Flag(
        help: """
            Runs apps and programs for media without walls where this computer has none: they can do whatever the \
            server can.
            """)
    var withoutSandbox = false

    @Option(help: "The folder of the browser client's files.", completion: .directory)
    var web: String?

    func validate() throws {
        guard (0...65_535).contains(port) else { throw ValidationError("A port is a number from 0 to 65535.") }
        guard (0...86_400).contains(expiry) else { throw ValidationError("A message stays 0 to 86400 seconds.") }
        guard !temporary || store == nil else {
            throw ValidationError("Nothing is kept with --temporary: leave --store out.")
        }
        if let host { try FreePort.check(host) }
        _ = try SimulatedPeople.names(in: people)
    }

    /// Finds out what would keep the simulator from starting.
    /// - Throws: `CommandFailure` or `ValidationError`, with a sentence for the person.
    func check() throws {
        _ = try WebFolder.find(web)
        _ = try freePort()
        if !temporary { try SimulatorFolder(path: store).check() }
    }

    private func freePort() throws -> Int {
        try FreePort.first(from: port, at: ["127.0.0.1"] + [host].compactMap(\.self))
    }

    /// Runs the simulator until it is stopped.
    /// - Parameters:
    ///   - apps: the folder of the apps' bundles; nil for none.
    ///   - demo: what an empty conversation begins with.
    ///   - updates: apps that are replaced while the simulator runs.
    ///   - packages: folders of the apps' sources, for the stacks of crashes.
    func simulate(
        apps: URL?, demo: SeedConversation? = nil, updates: AppUpdates? = nil, packages: [URL] = []
    ) async throws {
        try check()
        let folder = temporary ? try SimulatorFolder.temporary() : try SimulatorFolder(path: store)
        defer { folder.removeIfTemporary() }
        if fresh { try folder.empty() }
        let port = try freePort()
        if port != self.port { print("Port \(self.port) is taken, so this is port \(port).") }
        var configuration = try configuration(folder: folder, apps: InstalledApps(folder: apps), port: port)
        configuration.first = demo
        configuration.updates = updates
        configuration.tools = .terminal(packages: packages)
        for problem in configuration.problems { print(problem) }
        defer { configuration.removeSharedLimits() }
        try await StartNews.around(configuration) { try await run(configuration, in: folder, saying: $0) }
    }

    /// Runs the server; after a reset runs it again on the same port, where the open pages expect it.
    private func run(
        _ configuration: ServerConfiguration, in folder: SimulatorFolder, saying news: StartNews
    ) async throws {
        let (ports, door) = AsyncStream<Int>.makeStream(bufferingPolicy: .bufferingNewest(1))
        var configuration = configuration
        var opensBrowser = browser
        var news: StartNews? = news
        while try await runServer(
            configuration: configuration,
            onServerRunning: { [opensBrowser, news] port in
                await news?.say()
                print("Parley simulator: http://127.0.0.1:\(port)")
                flushOutput()
                if opensBrowser { BrowserWindow.open("http://127.0.0.1:\(port)") }
                door.yield(port)
            }) == .reset
        {
            // The page that is open comes back by itself, and all is said.
            (opensBrowser, news) = (false, nil)
            for await port in ports {
                configuration.port = port
                break
            }
            print("Beginning anew.")
            try folder.empty()
        }
    }

    private func configuration(
        folder: SimulatorFolder, apps: InstalledApps, port: Int
    ) throws -> ServerConfiguration {
        var configuration = ServerConfiguration(
            port: port, storePath: folder.databasePath,
            members: SimulatedMember.members(named: try SimulatedPeople.names(in: people)),
            apps: apps, containersFolder: folder.containers, webFolder: try WebFolder.find(web), logger: Self.logger)
        configuration.expiryDelay = .seconds(expiry)
        configuration.guests = host.map { host in
            GuestAccess(host: host) { address in
                print("For one phone of this network: \(address)")
                flushOutput()
            }
        }
        configuration.network = NetworkFetcher(allowsPrivateAddresses: allowPrivateNetwork)
        configuration.limitAppsTogether()
        if withoutSandbox { configuration.removeWalls() }
        return configuration
    }

    /// Logger for the terminal; shows notices and above, or as `LOG_LEVEL` says.
    static var logger: Logger {
        var logger = Logger(label: "parley", factory: { TextLogHandler.standardError(label: $0) })
        logger.logLevel =
            ProcessInfo.processInfo.environment["LOG_LEVEL"].flatMap { Logger.Level(rawValue: $0) } ?? .notice
        return logger
    }
}

/// Flushes standard output: a program that reads it through a pipe waits for the address.
private func flushOutput() { fflush(nil) }
