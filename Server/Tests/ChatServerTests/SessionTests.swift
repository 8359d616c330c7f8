import ChatModels
import DeviceHost
import Foundation
import GRDB
import Synchronization
import NIOCore
import NIOEmbedded
import NIOHTTPTypes
import Testing

@testable import ChatServer
@testable import ChatStore

/// Which sessions are in memory, and for how long.
@Suite(.timeLimit(.minutes(5))) struct SessionTests {
    private static let idleTime = Duration.seconds(600)
    private let uptime = Uptime()

    private func wait(_ duration: Duration) { uptime.time.withLock { $0 += duration } }

    /// A registry of the server's own kind whose time this test moves on.
    private func withRegistry(
        countMax: Int = 8, probe: Bool = false, now: (@Sendable () -> Int64)? = nil,
        _ body: (SessionRegistry, ChatWorld) async throws -> Void
    ) async throws {
        let folder = try TestFolder()
        defer { folder.remove() }
        if probe { try folder.addProbe() }
        var world = try makeChat(folder.configuration(heartbeat: .seconds(600))).world
        if let now { world.now = now }
        let registry = SessionRegistry(
            world: world, countMax: countMax, idleTime: Self.idleTime,
            uptime: { [uptime] in uptime.time.withLock { $0 } })
        async let running: Void = world.background.run()
        do { try await body(registry, world) } catch { Issue.record(error) }
        registry.close()
        await running
        try world.database.close()
    }

    private func session(
        of name: String, in registry: SessionRegistry, _ world: ChatWorld
    ) async throws -> DeviceSession {
        let device = DeviceID(unchecked: "\(name)-phone")
        let person = try #require(try await world.database.owner(of: device))
        return try await registry.session(of: Caller(device: device, person: person), in: TestServer.conversation)
    }

    @Test func `one that nobody has asked for is let go, and made anew with what was typed`() async throws {
        try await withRegistry { registry, world in
            let old = try await session(of: "kate", in: registry, world)
            try await old.perform(.setDraftText("unsent words"))
            wait(Self.idleTime - .milliseconds(1))
            await registry.letGo()
            #expect(registry.count == 1)
            #expect(try await session(of: "kate", in: registry, world) === old, "which counts as a use")
            wait(Self.idleTime - .milliseconds(1))
            await registry.letGo()
            #expect(registry.count == 1)

            wait(.milliseconds(1))
            await registry.letGo()
            #expect(registry.count == 0)
            let new = try await session(of: "kate", in: registry, world)
            #expect(new !== old)
            #expect(try await new.state().draft.text == "unsent words")
            while await new.feed.sessionCount > 1 { await Task.yield() }
            #expect(try await new.send(SendBody(key: SendKey(unchecked: "1"), text: "sent")).sequences == [1])
        }
    }

    @Test func `one with an open page stays until the page has gone`() async throws {
        try await withRegistry { registry, world in
            let session = try await session(of: "kate", in: registry, world)
            let connection = EventConnection(NIOAsyncTestingChannel(), writers: world.writers)
            let sink = EventSink(connection, for: session) { _ in }
            _ = try await session.connect(nil, sink)
            wait(Self.idleTime)
            await registry.letGo()
            #expect(registry.count == 1)
            session.disconnect(sink)
            _ = try await session.state()
            await registry.letGo()
            #expect(registry.count == 0)
        }
    }

    @Test func `one with an open app stays until the app has ended`() async throws {
        try await withRegistry(probe: true) { registry, world in
            let session = try await session(of: "kate", in: registry, world)
            try await session.perform(.openApp(FollowingClient.probe))
            wait(Self.idleTime)
            await registry.letGo()
            #expect(registry.count == 1)
            try await session.perform(.closePanel)
            await registry.letGo()
            #expect(registry.count == 1, "its process has not ended yet")
            while registry.count > 0 {
                await Task.yield()
                await registry.letGo()
            }
        }
    }

    @Test func `one whose draft the disk did not take stays until it did`() async throws {
        try await withRegistry { registry, world in
            let session = try await session(of: "kate", in: registry, world)
            try await world.database.pool.write { db in
                try db.execute(sql: "CREATE TRIGGER broken BEFORE INSERT ON draft BEGIN SELECT RAISE(ABORT, 'no'); END")
            }
            try await session.perform(.setDraftText("unsent words"))
            wait(Self.idleTime)
            await registry.letGo()
            #expect(registry.count == 1)
            try await world.database.pool.write { try $0.execute(sql: "DROP TRIGGER broken") }
            try await session.perform(.setDraftText("unsent words."))
            await registry.letGo()
            #expect(registry.count == 0)
        }
    }

    @Test func `an entry is encoded once for all devices on which it looks alike`() async throws {
        try await withRegistry { registry, world in
            var sessions: [DeviceSession] = []
            var channels: [NIOAsyncTestingChannel] = []
            for name in ["kate", "john", "mary"] {
                let session = try await session(of: name, in: registry, world)
                let channel = NIOAsyncTestingChannel()
                let connection = EventConnection(channel, writers: world.writers)
                let sink = EventSink(connection, for: session) { _ in }
                _ = try await session.connect(nil, sink)
                sink.goLive(after: 0)
                connection.open()
                (sessions, channels) = (sessions + [session], channels + [channel])
            }
            _ = try await sessions[0].send(SendBody(key: SendKey(unchecked: "1"), text: "hello"))
            try await sessions[0].feed.jobs.performOwn { _ in }
            var addresses: [UnsafeRawPointer?] = []
            for (session, channel) in zip(sessions, channels) {
                _ = try await session.state()
                await channel.testingEventLoop.run()
                guard case .body(let text) = try await channel.readOutbound(as: HTTPResponsePart.self) else { continue }
                addresses.append(text.withUnsafeReadableBytes { $0.baseAddress })
            }
            try #require(addresses.count == 3)
            #expect(addresses[1] == addresses[2], "John and Mary see the same")
            #expect(addresses[0] != addresses[1])
        }
    }

    @Test
    func `a post makes a job of those alone that somebody looks at, and the others know of it once they are asked`()
        async throws
    {
        try await withRegistry { registry, world in
            let sessions = try await ["kate", "john", "mary"].asyncMap {
                try await session(of: $0, in: registry, world)
            }
            let (kate, john, mary) = (sessions[0], sessions[1], sessions[2])
            let sink = EventSink(
                EventConnection(NIOAsyncTestingChannel(), writers: world.writers), for: john
            ) { _ in }
            _ = try await john.connect(nil, sink)
            _ = try await mary.state()
            while !mary.missed.withLock(\.isResting) { await Task.yield() }
            _ = try await kate.send(SendBody(key: SendKey(unchecked: "1"), text: "hello"))
            try await kate.feed.noteRead(upTo: 1, by: mary.context.person)
            try await kate.feed.jobs.performOwn { _ in }
            let (missed, isJohnResting) = (mary.missed.withLock { $0 }, john.missed.withLock(\.isResting))
            #expect(missed.isResting)
            #expect(missed.lastSequence == 1)
            #expect(missed.receipts[mary.context.person]?.read == 1)
            #expect(!isJohnResting)
            #expect(try await mary.state().receipts.map(\.read) == [0, 0, 1])
            let late = EventSink(
                EventConnection(NIOAsyncTestingChannel(), writers: world.writers), for: mary
            ) { _ in }
            #expect(try await mary.connect(nil, late).lastSequence == 1)
        }
    }

    @Test func `a post makes no job of those either whose own Send is being stored`() async throws {
        let notes = Notes()
        try await withRegistry(now: { notes.now() }) { registry, world in
            let session = try await session(of: "kate", in: registry, world)
            _ = try await session.state()
            notes.kate.withLock { $0 = session }
            _ = try await session.send(SendBody(key: SendKey(unchecked: "1"), text: "hello"))
            notes.kate.withLock { $0 = nil }
            #expect(notes.areAllNoted.withLock { !$0.isEmpty && !$0.contains(false) })
        }
    }

    /// A clock that a session asks for the time in the midst of its Send: then another entry comes.
    private final class Notes: Sendable {
        let kate = Mutex<DeviceSession?>(nil)
        let areAllNoted = Mutex<[Bool]>([])

        func now() -> Int64 {
            guard let kate = kate.withLock({ $0 }) else { return 0 }
            kate.receive(StoredEntry(entry: SessionTests.entry))
            let isNoted = kate.missed.withLock { $0.lastSequence == SessionTests.entry.sequence }
            areAllNoted.withLock { $0.append(isNoted && !kate.jobs.hasWaiting) }
            return 0
        }
    }

    /// A text of a device that is none of the test's.
    private static let entry = LogEntry(
        sequence: 9, sender: PersonID(UUID()), device: DeviceID(unchecked: "other"), key: SendKey(unchecked: "9"),
        sentAt: 0, content: .text("meanwhile"))

    @Test func `what comes behind an entry that makes a job is not known before it`() async throws {
        try await withRegistry { registry, world in
            let kate = try await session(of: "kate", in: registry, world)
            _ = try await kate.state()
            while !kate.missed.withLock(\.isResting) { await Task.yield() }
            let own = LogEntry(
                sequence: 8, sender: kate.context.person, device: kate.context.device, key: SendKey(unchecked: "8"),
                sentAt: 0, content: .text("own"))
            // In one go on the session's loop, so that the job comes after both.
            try await kate.executor.eventLoop.submit {
                kate.receive(StoredEntry(entry: own))
                kate.receive(StoredEntry(entry: Self.entry))
            }.get()
            let sink = EventSink(
                EventConnection(NIOAsyncTestingChannel(), writers: world.writers), for: kate
            ) { _ in }
            #expect(try await kate.connect(nil, sink).lastSequence == Self.entry.sequence)
        }
    }

    @Test func `there are as many as may be, and one more is refused until another has gone`() async throws {
        try await withRegistry(countMax: 1) { registry, world in
            _ = try await session(of: "kate", in: registry, world).state()
            let error = await #expect(throws: ChatError.self) { try await session(of: "john", in: registry, world) }
            #expect(error?.code == .tooManyRequests)
            wait(Self.idleTime)
            await registry.letGo()
            _ = try await session(of: "john", in: registry, world).state()
            #expect(registry.count == 1)
        }
    }

    @Test func `those of a conversation whose news cannot be followed end, and are made anew`() async throws {
        try await withRegistry { registry, world in
            let old = try await session(of: "kate", in: registry, world)
            _ = try await old.state()
            old.feed.jobs.close()
            while registry.count > 0 { await Task.yield() }
            let new = try await session(of: "kate", in: registry, world)
            #expect(new.feed !== old.feed)
            #expect(try await new.send(SendBody(key: SendKey(unchecked: "1"), text: "sent")).sequences == [1])
        }
    }
}

private final class Uptime: Sendable {
    let time = Mutex(Duration.zero)
}

extension Array {
    fileprivate func asyncMap<Value>(_ body: (Element) async throws -> Value) async rethrows -> [Value] {
        var values: [Value] = []
        for element in self { values.append(try await body(element)) }
        return values
    }
}
