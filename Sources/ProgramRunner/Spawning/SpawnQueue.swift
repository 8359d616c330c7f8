import Synchronization

/// A child process that is to be started.
struct SpawnRequest: Sendable {
    var arguments: [String]
    /// Descriptors of this process, which stay open until the answer.
    var connection: Int32
    var log: Int32
    /// A folder that the child gets as `ChildProcess.directoryDescriptor`; nil for none.
    var directory: Int32?
    var answer: @Sendable (Result<ChildProcess, ProgramError>) -> Void
}

/// Starts that wait for the spawning thread, in the order in which they came.
final class SpawnQueue: Sendable {
    private let countMax: Int
    private let waiting = Mutex<[SpawnRequest]>([])

    init(countMax: Int) { self.countMax = countMax }

    /// - Throws: `tooManyStarts`.
    func add(_ request: SpawnRequest) throws(ProgramError) {
        try waiting.withLock { waiting throws(ProgramError) in
            guard waiting.count < countMax else {
                throw ProgramError(.tooManyStarts, "\(waiting.count) processes wait for their start already.")
            }
            waiting.append(request)
        }
    }

    func takeAll() -> [SpawnRequest] {
        waiting.withLock { waiting in
            defer { waiting = [] }
            return waiting
        }
    }
}
