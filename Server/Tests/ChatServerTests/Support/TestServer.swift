import ChatModels
import ChatServer
import ChatStore
import Foundation
import Logging
import ProbeBundles
import ServiceLifecycle
import Testing

/// The real server on a free port, on a folder of its own, with Kate, John and Mary in one conversation.
struct TestServer: Sendable {
    static let conversation = "kate-and-john-and-mary"

    let folder: TestFolder
    let port: Int
    var conversation = TestServer.conversation

    var address: String { "http://127.0.0.1:\(port)" }

    /// The phone of somebody, signed in as a browser is: by opening its page.
    func phone(_ name: String, device: String? = nil) async throws -> Phone {
        let device = device ?? "\(name)-phone"
        let page = try await HTTP.send("GET", "\(address)/devices/\(device)/")
        let cookie = try #require(page.cookies.first)
        return Phone(server: self, device: device, cookie: cookie, conversation: conversation)
    }

    /// Opens a stream that carries nothing yet.
    func sharedStream() async throws -> (EventReader, StreamID) {
        let reader = try await EventReader.open(try HTTP.request("GET", address + "/events"))
        let welcome = try #require(await reader.next("stream")).decoded(StreamWelcome.self)
        return (reader, welcome.stream)
    }
}

/// Keeps the files of a server, so that another one can be started on them.
struct TestFolder: Sendable {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("server-\(UUID().uuidString)")
        for folder in ["client", "assets"] {
            try FileManager.default.createDirectory(
                at: url.appendingPathComponent("Web/\(folder)"), withIntermediateDirectories: true)
        }
        for (name, text) in [
            ("simulator.html", "<title>Simulator</title>"), ("device.html", "<title>Device</title>"),
            ("join.html", "<head><title>Join</title></head>"), ("people.html", "<title>People</title>"),
            ("settings.html", "<title>Settings</title>"), ("owner.html", "<title>Owner</title>"),
            ("sign-in.html", "<title>Sign in</title>"), ("apps.html", "<title>Apps</title>"),
            ("client/main.js", "export {};"), ("secret.txt", "not for the browser"),
            ("assets/device-4KZ7Q2LM.js", "start();"), ("assets/device-4KZ7Q2LM.js.gz", "packed"),
            ("assets/device-4KZ7Q2LM.js.br", "smaller"),
            ("assets/alone-4KZ7Q2LM.css", "a {}"), ("assets/plain.js", "plain();"), ("client/main-4KZ7Q2LM.js", "x"),
        ] {
            try Data(text.utf8).write(to: url.appendingPathComponent("Web/\(name)"))
        }
    }

    func configuration(
        heartbeat: Duration, expiryDelay: Duration = .seconds(600), people: [String] = ["Kate", "John", "Mary"],
        invitationLifetime: Duration = ChatLimits.invitationLifetime
    ) -> ServerConfiguration {
        var logger = Logger(label: "test")
        logger.logLevel = .critical
        var configuration = ServerConfiguration(
            port: 0, storePath: url.appendingPathComponent("chat.sqlite").path,
            members: SimulatedMember.members(named: people),
            apps: InstalledApps(folder: apps),
            containersFolder: url.appendingPathComponent("containers"),
            webFolder: url.appendingPathComponent("Web"), logger: logger)
        configuration.heartbeat = heartbeat
        configuration.expiryDelay = expiryDelay
        configuration.invitationLifetime = invitationLifetime
        return configuration
    }

    func remove() { try? FileManager.default.removeItem(at: url) }
}

/// Runs the body against a server, stops the server gracefully and waits until it has ended.
func withServer(
    on folder: TestFolder, heartbeat: Duration = .seconds(600), expiryDelay: Duration = .seconds(600),
    people: [String] = ["Kate", "John", "Mary"], invitationLifetime: Duration = ChatLimits.invitationLifetime,
    clock: MovableClock = MovableClock(), configure: [(inout ServerConfiguration) -> Void] = [],
    _ body: (TestServer) async throws -> Void
) async throws {
    let (ports, door) = AsyncStream<Int>.makeStream()
    var configuration = folder.configuration(
        heartbeat: heartbeat, expiryDelay: expiryDelay, people: people, invitationLifetime: invitationLifetime)
    configuration.now = clock.now
    for change in configure { change(&configuration) }
    let application = try await buildApplication(configuration: configuration) { door.yield($0) }
    let services = ServiceGroup(services: [application], logger: configuration.logger)
    try await withThrowingTaskGroup(of: Void.self) { tasks in
        tasks.addTask { try await services.run() }
        var iterator = ports.makeAsyncIterator()
        let port = try #require(await iterator.next())
        try await body(TestServer(folder: folder, port: port, conversation: conversation(of: people)))
        await services.triggerGracefulShutdown()
        try await tasks.waitForAll()
    }
}

/// Returns the simulator's identifier of the conversation of these people.
private func conversation(of people: [String]) -> String {
    var names: [String] = []
    for name in people.map({ $0.lowercased() }) where !names.contains(name) { names.append(name) }
    return String(names.joined(separator: "-and-").prefix(ChatLimits.identifierByteCountMax))
}

/// The same on a folder that nobody else uses.
func withServer(heartbeat: Duration = .seconds(600), _ body: (TestServer) async throws -> Void) async throws {
    let folder = try TestFolder()
    defer { folder.remove() }
    try await withServer(on: folder, heartbeat: heartbeat, body)
}

extension TestFolder {
    /// A conversation that none of the simulated people is in, put beside the running server's.
    func addConversation(_ name: String) async throws {
        let database = try ChatDatabase(path: url.appendingPathComponent("chat.sqlite").path)
        try database.ensureConversation(
            ConversationID(unchecked: name),
            members: [NewMember(name: "Stranger", device: DeviceID(unchecked: "stranger-phone"))])
        try database.close()
    }
}

extension TestFolder {
    var apps: URL { url.appendingPathComponent("apps") }

    /// Puts a bundle of the ProbeApp there, which behaves as named.
    /// - Parameter prepare: adds the files of its fonts.
    func addProbe(
        _ behaviour: String = "normal", named name: String = "Probe", fonts: [String] = [],
        prepare: (URL) throws -> Void = { _ in }
    ) throws {
        let bundle = try ProbeBundle.make(behaviour, name: name, in: apps) { manifest in
            manifest["CFBundleIdentifier"] = "org.parley.\(name)"
            manifest["CFBundleDisplayName"] = name
            manifest["CFBundleIconFile"] = "icon.png"
            manifest["UIAppFonts"] = fonts
        }
        try prepare(bundle)
        // The first bytes of a PNG are all that the server looks at.
        try Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]).write(to: bundle.appendingPathComponent("icon.png"))
    }
}

extension TestFolder {
    /// Texts of Kate's, put into the running server's store without its knowledge.
    func addTexts(_ count: Int, to conversation: String) async throws {
        let database = try ChatDatabase(path: url.appendingPathComponent("chat.sqlite").path)
        let appender = EntryAppender(database: database)
        for number in 1...count {
            _ = try await appender.append(
                Append(
                    conversation: ConversationID(unchecked: conversation), device: DeviceID(unchecked: "kate-phone"),
                    key: SendKey(unchecked: "\(number)"),
                    entries: [NewEntry(content: .text("line \(number)"), picture: nil)], sentAt: 0,
                    takesDraft: false))
        }
        try database.close()
    }
}

extension TestFolder {
    /// Number of running processes whose executable is an app of this folder.
    var appProcessCount: Int {
        get throws {
            try FileManager.default.contentsOfDirectory(atPath: "/proc").filter { Int($0) != nil }.filter { process in
                let command = try? String(contentsOfFile: "/proc/\(process)/cmdline", encoding: .utf8)
                return command?.hasPrefix(apps.path) == true
            }.count
        }
    }
}
