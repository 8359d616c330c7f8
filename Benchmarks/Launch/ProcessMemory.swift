import Foundation

/// Memory of the app's process below a launcher, in kilobytes, as `/proc/PID/smaps_rollup` has it.
struct ProcessMemory {
    var privateDirty = 0.0
    var proportional = 0.0

    /// Returns nil where the process has ended.
    init?(ofAppBelow launcher: Int32) {
        guard let app = Self.processes(below: launcher).max(by: { Self.resident($0) < Self.resident($1) }),
            let text = Self.text("/proc/\(app)/smaps_rollup")
        else { return nil }
        privateDirty = Self.kilobytes("Private_Dirty", in: text)
        proportional = Self.kilobytes("Pss", in: text)
    }

    /// The launcher, where it has become the app, and its descendants.
    static func processes(below launcher: Int32) -> [Int32] {
        let children = text("/proc/\(launcher)/task/\(launcher)/children") ?? ""
        return [launcher] + children.split(separator: " ").compactMap { Int32($0) }.flatMap(processes(below:))
    }

    private static func resident(_ process: Int32) -> Double {
        kilobytes("VmRSS", in: text("/proc/\(process)/status") ?? "")
    }

    private static func kilobytes(_ name: String, in text: String) -> Double {
        let line = text.split(separator: "\n").first { $0.hasPrefix("\(name):") }
        return line.flatMap { $0.split(separator: " ").dropFirst().first }.flatMap { Double($0) } ?? 0
    }

    /// Files of the kernel have no size.
    private static func text(_ path: String) -> String? {
        (try? FileHandle(forReadingAtPath: path)?.readToEnd()).map { String(decoding: $0, as: UTF8.self) }
    }
}
