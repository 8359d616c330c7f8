import Foundation

/// Memory that this computer can still give away.
enum AvailableMemory {
    /// Bytes, as the kernel estimates them; 0 where it does not say.
    ///
    /// Source: proc_meminfo(5), `MemAvailable`, in kilobytes.
    static var byteCount: Int {
        guard let bytes = try? FileHandle(forReadingAtPath: "/proc/meminfo")?.readToEnd() else { return 0 }
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
        let line = lines.first { $0.hasPrefix("MemAvailable:") }
        return (line?.split(separator: " ").dropFirst().first).flatMap { Int($0) }.map { $0 << 10 } ?? 0
    }
}
