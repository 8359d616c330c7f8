import Glibc

/// Values of `SharedLimits`.
public struct SharedLimitValues: Hashable, Sendable {
    /// Memory of all together, the file pages that they read included.
    public var memoryByteCountMax: Int
    /// Processes and threads of all together.
    public var threadCountMax: Int

    public init(memoryByteCountMax: Int = Self.halfOfMemory, threadCountMax: Int = 8192) {
        self.memoryByteCountMax = memoryByteCountMax
        self.threadCountMax = threadCountMax
    }

    /// Half of this computer's memory, in bytes.
    public static var halfOfMemory: Int { sysconf(Int32(_SC_PHYS_PAGES)) / 2 * sysconf(Int32(_SC_PAGESIZE)) }
}

/// One limit of a control group: its controller, and its file with its value, which differ between the versions.
struct SharedLimit {
    let controller: String
    let file: (one: String, two: String)
    let value: (one: Int, two: Int)
    /// Completes "All apps together: …".
    let words: String

    static let controllers: Set<String> = ["memory", "pids", "cpu"]

    static func all(_ values: SharedLimitValues) -> [SharedLimit] {
        let (memory, threads) = (values.memoryByteCountMax, values.threadCountMax)
        return [
            SharedLimit(
                controller: "memory", file: ("memory.limit_in_bytes", "memory.max"), value: (memory, memory),
                words: "\(memory >> 20) MB of memory"),
            SharedLimit(
                controller: "pids", file: ("pids.max", "pids.max"), value: (threads, threads),
                words: "\(threads) threads"),
            // Both are the kernel's value for one process of usual niceness.
            SharedLimit(
                controller: "cpu", file: ("cpu.shares", "cpu.weight"), value: (1024, 100),
                words: "the processor's time of one process where others want it too"),
        ]
    }
}
