import ChatServer
import Foundation
import Logging
import NIOPosix
import Synchronization
import Testing

/// The threads on which requests are answered.
@Suite(.timeLimit(.minutes(5))) struct `The event loop of a connection` {
    private static let send = "POST /devices/{device}/conversations/{conversation}/entries"

    @Test func `answers a Send, and nothing else`() async throws {
        let folder = try TestFolder()
        defer { folder.remove() }
        try folder.addProbe()
        let answers = Answers()
        try await withServer(on: folder, configure: [{ $0.logger = answers.logger }]) { server in
            let kate = try await server.phone("kate")
            _ = try await kate.send("On the loop")
            _ = try await kate.snapshot()
            for path in ["/entries", "/entries/1", "/nowhere"] { _ = try await kate.get(path) }
            _ = try await kate.put("/draft", ["text": "Away from it"])
            _ = try await kate.put("/panel", ["app": "org.parley.Probe"])
            _ = try await kate.put("/read", ["sequence": 1])
            _ = try await HTTP.send("GET", server.address + "/client/main.js")
            _ = try await HTTP.send("GET", server.address + "/metrics")
        }
        #expect(answers.onLoop == [Self.send])
        #expect(answers.awayFromLoop.count >= 7, "\(answers.awayFromLoop)")
    }

    @Test func `answers a Send, and nothing else, of a server for people`() async throws {
        let folder = try TestFolder()
        defer { folder.remove() }
        let answers = Answers()
        let mode = PeopleMode(publicOrigin: nil) { _ in }
        try await withServer(on: folder, configure: [{ ($0.mode, $0.logger) = (.people(mode), answers.logger) }]) {
            server in
            let stranger = "\(server.address)/devices/a/conversations/b"
            for (method, path) in [("POST", "/entries"), ("GET", "/entries"), ("GET", ""), ("PUT", "/draft")] {
                _ = try await HTTP.send(method, stranger + path, headers: ["Origin": server.address])
            }
            for path in ["/", "/account", "/metrics"] { _ = try await HTTP.send("GET", server.address + path) }
        }
        #expect(answers.onLoop == [Self.send])
        #expect(answers.awayFromLoop.count >= 5, "\(answers.awayFromLoop)")
    }
}

/// Routes by the kind of thread on which the line about an answered request was logged: the first middleware but one writes it.
private final class Answers: Sendable {
    private let routes = Mutex<(onLoop: Set<String>, awayFromLoop: Set<String>)>(([], []))

    var onLoop: Set<String> { routes.withLock(\.onLoop) }
    var awayFromLoop: Set<String> { routes.withLock(\.awayFromLoop) }

    var logger: Logger {
        var logger = Logger(label: "answers") { _ in Handler(answers: self) }
        logger.logLevel = .info
        return logger
    }

    fileprivate func add(_ route: String) {
        let isOnLoop = MultiThreadedEventLoopGroup.currentEventLoop != nil
        routes.withLock { routes in
            guard isOnLoop else { return _ = routes.awayFromLoop.insert(route) }
            routes.onLoop.insert(route)
        }
    }
}

private struct Handler: LogHandler {
    let answers: Answers
    var metadata: Logger.Metadata = [:]
    var logLevel = Logger.Level.info

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
        guard event.message == "request", let method = event.metadata?["method"], let route = event.metadata?["route"]
        else { return }
        answers.add("\(method) \(route)")
    }
}
