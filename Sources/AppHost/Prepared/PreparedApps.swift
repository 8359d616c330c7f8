import ProgramRunner
import Synchronization

/// Processes that were started before anybody opened their apps, one for a container: a few, for a short time, and none where
/// memory is short. No controller of an author is made in them.
final class PreparedApps: Sendable {
    private struct Entry {
        let number: Int
        let stamp: BundleStamp
        let start: Task<LaunchedApp, any Error>
        /// How often it was looked at since somebody last wanted it.
        var lookCount = 0
        var alarm: Alarm?
    }

    private struct State {
        var entries: [String: Entry] = [:]
        var lastNumber = 0
        /// Bundles whose prepared process has ended by itself, by container: a tap starts them, and shows why.
        var broken: [String: BundleStamp] = [:]
    }

    private static let brokenCountMax = 1000
    private let limits: AppHostLimits
    private let clock: any Clock<Duration>
    private let state = Mutex(State())

    init(limits: AppHostLimits, clock: any Clock<Duration>) {
        self.limits = limits
        self.clock = clock
    }

    deinit {
        for entry in state.withLock({ $0.entries.values }) { Self.end(entry) }
    }

    var count: Int { state.withLock { $0.entries.count } }

    /// Whether a process for the container would be of use: none is there or on its way, and there is memory.
    func isWanted(_ container: String, _ stamp: BundleStamp) -> Bool {
        guard limits.preparedCountMax > 0, !isMemoryShort else { return false }
        return state.withLock { state in
            guard state.entries[container]?.stamp == stamp else { return state.broken[container] != stamp }
            // Wanted again: it stays as long as a new one.
            state.entries[container]?.lookCount = 0
            return false
        }
    }

    /// Starts a process and keeps it; the oldest ends where there are too many.
    func add(_ container: String, _ stamp: BundleStamp, start: @escaping @Sendable () async throws -> LaunchedApp) {
        let (number, ended) = state.withLock { state in
            state.lastNumber += 1
            var ended = [state.entries.removeValue(forKey: container)]
            if state.entries.count >= limits.preparedCountMax,
                let oldest = state.entries.min(by: { $0.value.number < $1.value.number })
            {
                ended.append(state.entries.removeValue(forKey: oldest.key))
            }
            state.entries[container] = Entry(number: state.lastNumber, stamp: stamp, start: Task { try await start() })
            return (state.lastNumber, ended.compactMap(\.self))
        }
        for entry in ended { Self.end(entry) }
        setAlarm(container, number)
        watch(container, number)
    }

    /// Hands over the process for a container, which may still be on its way. One of an older bundle is ended.
    func claim(_ container: String, _ stamp: BundleStamp) -> Task<LaunchedApp, any Error>? {
        guard let entry = remove(container) else { return nil }
        guard entry.stamp == stamp else {
            Self.end(entry)
            return nil
        }
        return entry.start
    }

    func drop(_ container: String) {
        if let entry = remove(container) { Self.end(entry) }
    }

    private var isMemoryShort: Bool { AvailableMemory.byteCount < limits.preparedMemoryByteCountMin }

    private func remove(_ container: String, number: Int? = nil) -> Entry? {
        state.withLock { state in
            guard let entry = state.entries[container], number.map({ $0 == entry.number }) ?? true else { return nil }
            return state.entries.removeValue(forKey: container)
        }
    }

    private static func end(_ entry: Entry) {
        Task { [start = entry.start] in try? await start.value.terminate() }
    }
}

// MARK: - While nobody wants them

extension PreparedApps {
    private func setAlarm(_ container: String, _ number: Int) {
        let alarm = Alarm(number: number, in: limits.preparedLookPause, on: clock) { [weak self] in
            self?.look(container, number)
        }
        state.withLock { state in
            if state.entries[container]?.number == number { state.entries[container]?.alarm = alarm }
        }
    }

    private func look(_ container: String, _ number: Int) {
        let isShort = isMemoryShort
        let lookCountMax = limits.preparedLookCountMax
        let isOver = state.withLock { state in
            guard state.entries[container]?.number == number else { return true }
            state.entries[container]?.lookCount += 1
            return isShort || state.entries[container]?.lookCount ?? 0 >= lookCountMax
        }
        guard isOver else { return setAlarm(container, number) }
        if let entry = remove(container, number: number) { Self.end(entry) }
    }

    /// Forgets a process that ends, or does not start.
    private func watch(_ container: String, _ number: Int) {
        guard let start = state.withLock({ $0.entries[container]?.start }) else { return }
        Task { [weak self] in
            do {
                let child = try await start.value.child
                child.whenEnded { [weak self] _ in self?.forget(container, number, isBroken: true) }
            } catch {
                // There is no room just now, or somebody has opened the app meanwhile.
                self?.forget(container, number, isBroken: false)
            }
        }
    }

    private func forget(_ container: String, _ number: Int, isBroken: Bool) {
        guard let entry = remove(container, number: number), isBroken else { return }
        state.withLock { state in
            if state.broken.count >= Self.brokenCountMax { state.broken.removeAll() }
            state.broken[container] = entry.stamp
        }
    }
}
