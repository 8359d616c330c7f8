import Foundation
import Glibc
import Synchronization
import Testing

@testable import ProgramRunner

@Suite(.timeLimit(.minutes(5))) struct SpawnTests {
    @Test func `as many starts wait as may, and one more is refused with a code`() throws {
        let queue = SpawnQueue(countMax: 2)
        for _ in 1...2 { try queue.add(request) }
        let error = #expect(throws: ProgramError.self) { try queue.add(request) }
        #expect(error?.code == .tooManyStarts)
        #expect(error?.isShortage == true)

        #expect(queue.takeAll().count == 2)
        #expect(throws: Never.self) { try queue.add(request) }
    }

    @Test func `a start that finds no place in the queue is answered`() async throws {
        let spawner = ProcessSpawner(waitingCountMax: 0)
        let ends = try DescriptorPair()
        let error = await #expect(throws: ProgramError.self) {
            _ = try await spawner.spawn(["/bin/true"], connection: ends.child, log: ends.child)
        }
        #expect(error?.code == .tooManyStarts)
    }

    @Test(arguments: [
        (EAGAIN, ProgramError.Code.processLimitReached), (ENOMEM, .outOfMemory), (EMFILE, .tooManyOpenFiles),
        (ENFILE, .tooManyOpenFiles), (EACCES, .spawnFailed),
    ])
    func `what the system refuses has a code of its own`(problem: Int32, code: ProgramError.Code) {
        let error = ProgramError(refused: "posix_spawn", problem)
        #expect(error.code == code)
        #expect(error.message.hasPrefix("posix_spawn: "))
        #expect(error.isShortage == (code != .spawnFailed))
    }

    @Test func `a program that is not there is no shortage`() async throws {
        let ends = try DescriptorPair()
        let error = await #expect(throws: ProgramError.self) {
            _ = try await ProcessSpawner.shared.spawn(["/none"], connection: ends.child, log: ends.child)
        }
        #expect(error?.code == .spawnFailed)
    }

    @Test func `children that end in any order are told of, each with its own end`() async throws {
        let ends = try DescriptorPair()
        for status in Int32(1)...20 {
            let command = ["/bin/sh", "-c", "exit \(status)"]
            let child = try await ProcessSpawner.shared.spawn(command, connection: ends.child, log: ends.child)
            #expect(await child.exit == .exited(status: status))
            #expect(await child.exit == .exited(status: status), "who asks later hears it too")
        }
    }

    @Test func `a signal that the server does not hear ends a child all the same`() async throws {
        let before = signal(SIGUSR2, SIG_IGN)
        defer { signal(SIGUSR2, before) }
        let ends = try DescriptorPair()
        let command = ["/bin/sh", "-c", "kill -USR2 $$; exit 3"]
        let child = try await ProcessSpawner.shared.spawn(command, connection: ends.child, log: ends.child)
        #expect(await child.exit == .crashed(signal: SIGUSR2))
    }

    /// Other suites may have children meanwhile, but not as many.
    @Test func `nothing stays open of children that have ended`() async throws {
        let ends = try DescriptorPair()
        let running = try await ProcessSpawner.shared.spawn(
            ["/bin/sleep", "1000"], connection: ends.child, log: ends.child)
        let before = try watchedCount()
        #expect(before > 0)
        for _ in 1...100 {
            let child = try await ProcessSpawner.shared.spawn(["/bin/true"], connection: ends.child, log: ends.child)
            #expect(await child.exit == .exited(status: 0))
        }
        #expect(try watchedCount() - before < 50)
        running.kill()
        #expect(await running.exit == .crashed(signal: SIGKILL))
    }

    /// How many processes are watched by a descriptor.
    private func watchedCount() throws -> Int {
        let names = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")
        return names.count { name in
            let target = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\(name)")
            return target?.contains("pidfd") == true
        }
    }

    private var request: SpawnRequest { SpawnRequest(arguments: [], connection: 0, log: 0) { _ in } }
}
