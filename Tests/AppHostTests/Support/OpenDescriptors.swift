import Foundation

/// The open descriptors of this process.
enum OpenDescriptors {
    /// Returns the target of each descriptor.
    static func targets() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").compactMap { name in
            try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\(name)")
        }
    }

    /// Those that lead into a folder that only one test has.
    static func targets(in folder: TemporaryFolder) throws -> [String] {
        try targets().filter { $0.hasPrefix(folder.url.path) }
    }
}
