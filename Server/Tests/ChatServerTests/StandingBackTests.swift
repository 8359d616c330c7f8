import AppHost
import ChatModels
import Foundation
import NIOCore
import NIOPosix
import RenderTree
import Synchronization
import Testing

@testable import ChatServer

/// Work for one person's app that takes so long that others must not wait for it.
@Suite(.timeLimit(.minutes(5))) struct StandingBackTests {
    @Test func `a large change of an app is handled by the threads that stand back, a small one on a loop`()
        async throws
    {
        let threads = Mutex<Set<String>>([])
        let folder = try TestFolder()
        defer { folder.remove() }
        try folder.addProbe("treeTooLarge")
        // The time is asked for where an event is handled.
        let now: @Sendable () -> Int64 = {
            _ = threads.withLock { $0.insert(ThreadName.current) }
            return Int64(Date().timeIntervalSince1970 * 1_000)
        }
        try await withServer(on: folder, configure: [{ $0.now = now }]) { server in
            let kate = try await server.phone("kate").follow()
            try await kate.openProbe()
            #expect(!threads.withLock(\.self).contains { $0.hasPrefix(ThreadName.standingBack) })
            try await kate.tapInsert()
            try await kate.follow { $0.failure != nil }
            #expect(threads.withLock(\.self).contains { $0.hasPrefix(ThreadName.standingBack) })
        }
    }

    @Test func `a session's loop serves others while a job of it stands back, and has the session again afterwards`()
        async throws
    {
        let loop = MultiThreadedEventLoopGroup.singleton.next()
        let (owner, queue) = (Owner(), JobQueue<Owner>())
        let running = Task {
            await withTaskExecutorPreference(LoopExecutor(loop)) { await queue.run(on: owner) }
        }
        let places = try await queue.perform { owner in
            let away = await standingBack { await owner.isOn(loop) }
            // Only a loop that is not held up can answer here.
            try await loop.submit {}.get()
            return [away, owner.isOn(loop)]
        }
        #expect(places == [false, true])
        #expect(try await queue.perform { $0.isOn(loop) })
        queue.close()
        await running.value
    }
}

/// An actor without an executor of its own, as sessions are.
private actor Owner {
    func isOn(_ loop: any EventLoop) -> Bool { loop.inEventLoop }
}

private enum ThreadName {
    /// NIO's name for the threads of a pool that is not its own.
    static let standingBack = "TP-#"

    static var current: String { (try? String(contentsOfFile: "/proc/thread-self/comm", encoding: .utf8)) ?? "" }
}
