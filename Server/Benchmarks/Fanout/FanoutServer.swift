import ChatModels
import ChatServer
import ChatStore
import Foundation
import Logging
import ServiceLifecycle

/// The people of the conversation, each with so many devices.
struct FanoutMembers: Sendable {
    private var members: [SimulatedMember]

    init(people: Int, devices: Int) {
        members = SimulatedMember.members(
            named: (0..<devices).flatMap { _ in (1...max(1, people)).map { "Person \($0)" } })
    }

    var devices: [String] { members.map(\.device.rawValue) }

    /// Identifier of the conversation that the server makes for them.
    var conversation: String {
        let names = members.filter { $0.firstDevice == nil }.map { String($0.device.rawValue.dropLast("-phone".count)) }
        return String(names.joined(separator: "-and-").prefix(ChatLimits.identifierByteCountMax))
    }

    /// Identifier of a conversation that a device has for itself, where it has one.
    static func ownConversation(of device: String) -> String { "own-\(device)" }

    fileprivate var all: [SimulatedMember] { members }

    /// Makes a conversation for each device, in a store that no server has opened.
    fileprivate func makeOwnConversations(at path: String) throws {
        let database = try ChatDatabase(path: path)
        let all = members.map { NewMember(name: $0.name, device: $0.device, firstDevice: $0.firstDevice) }
        try database.ensureConversation(ConversationID(unchecked: conversation), members: all)
        for member in all {
            let own = ConversationID(unchecked: Self.ownConversation(of: member.device.rawValue))
            try database.ensureConversation(own, members: [member])
        }
        try database.close()
    }
}

/// The whole server, on a store of its own.
enum FanoutServer {
    /// Serves until the standard input is closed.
    static func run(people: Int, devices: Int, isApart: Bool) async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("fanout-\(UUID())")
        let web = folder.appendingPathComponent("Web")
        try FileManager.default.createDirectory(at: web, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data("<title>Device</title>".utf8).write(to: web.appendingPathComponent("device.html"))
        let members = FanoutMembers(people: people, devices: devices)
        let path = folder.appendingPathComponent("chat.sqlite").path
        if isApart { try members.makeOwnConversations(at: path) }
        var logger = Logger(label: "fanout") { TextLogHandler.standardError(label: $0) }
        logger.logLevel = .error
        var configuration = ServerConfiguration(
            port: 0, storePath: path, members: members.all,
            apps: InstalledApps(folder: folder.appendingPathComponent("apps")),
            containersFolder: folder.appendingPathComponent("containers"), webFolder: web, logger: logger)
        // One client alone sends more than a page ever does.
        configuration.sockets.framesPerSecond = .max
        let application = try await buildApplication(configuration: configuration) { port in
            FileHandle.standardOutput.write(Data("\(port)\n".utf8))
        }
        let services = ServiceGroup(services: [application], logger: logger)
        Thread.detachNewThread {
            _ = try? FileHandle.standardInput.readToEnd()
            Task { await services.triggerGracefulShutdown() }
        }
        try await services.run()
    }
}
