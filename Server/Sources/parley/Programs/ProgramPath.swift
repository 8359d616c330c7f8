import Foundation

/// Programs of this computer, by the folders that `PATH` names.
enum ProgramPath {
    /// Returns the first program of that name that may be run; nil where no folder has it.
    static func find(_ name: String) -> URL? {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        return path.split(separator: ":").map { URL(fileURLWithPath: String($0)).appendingPathComponent(name) }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }
}
