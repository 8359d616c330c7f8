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
        #expect(error.description.hasPrefix("posix_spawn: "))
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

    private var request: SpawnRequest { SpawnRequest(arguments: [], connection: 0, log: 0) { _ in } }
}
