import CPidfd
import Foundation
import Glibc

/// The thread of a `ProcessSpawner`: sleeps in the kernel until a start is wanted or a child has ended. It never ends.
final class SpawnerThread {
    private let queue: SpawnQueue
    private let bell: Int32
    /// Running children, each by a descriptor that can be read once it has ended.
    private var children: [(descriptor: Int32, process: ChildProcess)] = []

    /// - Parameter bell: can be read when something waits in the queue.
    init(queue: SpawnQueue, bell: Int32) {
        self.queue = queue
        self.bell = bell
    }

    /// - Throws: where the system has no room for a thread.
    consuming func start() throws(ProgramError) {
        let handle = Unmanaged.passRetained(self)
        var thread = pthread_t()
        let problem = pthread_create(
            &thread, nil,
            { handle in
                if let handle { Unmanaged<SpawnerThread>.fromOpaque(handle).takeRetainedValue().run() }
                return nil
            }, handle.toOpaque())
        guard problem == 0 else {
            handle.release()
            throw ProgramError(refused: "pthread_create", problem)
        }
        pthread_detach(thread)
    }

    private func run() -> Never {
        Thread.current.name = "app processes"
        while true {
            var descriptors = ([bell] + children.map(\.descriptor)).map {
                pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
            }
            guard poll(&descriptors, nfds_t(descriptors.count), -1) > 0 else { continue }
            reapChildren(descriptors.dropFirst().filter { $0.revents != 0 }.map(\.fd))
            if descriptors[0].revents != 0 { startWaiting() }
        }
    }

    private func startWaiting() {
        var bytes = [UInt8](repeating: 0, count: SpawnLimits.waitingCountMax)
        _ = read(bell, &bytes, bytes.count)
        for request in queue.takeAll() {
            do throws(ProgramError) {
                request.answer(.success(try start(request)))
            } catch {
                request.answer(.failure(error))
            }
        }
    }

    private func start(_ request: SpawnRequest) throws(ProgramError) -> ChildProcess {
        let process = try ChildProcess(spawning: request)
        let descriptor = pidfd_open(process.id, 0)
        guard descriptor >= 0 else {
            let problem = errno
            process.kill()
            process.reap()
            throw ProgramError(refused: "pidfd_open", problem)
        }
        children.append((descriptor, process))
        return process
    }

    private func reapChildren(_ ended: [Int32]) {
        for (descriptor, process) in children where ended.contains(descriptor) {
            process.reap()
            close(descriptor)
        }
        children.removeAll { ended.contains($0.descriptor) }
    }
}
