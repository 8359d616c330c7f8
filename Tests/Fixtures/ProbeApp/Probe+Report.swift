import AppProtocol
import Foundation
import Glibc

extension Probe {
    /// Tells how the process was started, one diagnostic a topic.
    func report(_ initialization: Initialization) throws {
        // The folder itself is open while it is listed: that descriptor is one too many.
        let descriptors = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").compactMap { Int($0) }
        let open = descriptors.filter { fcntl(Int32($0), F_GETFD) >= 0 }.sorted()
        try note("descriptors", open.map(String.init).joined(separator: " "))
        try note("limits", try String(contentsOfFile: "/proc/self/limits", encoding: .utf8))
        try note("status", try String(contentsOfFile: "/proc/self/status", encoding: .utf8))
        try note("niceness", "\(nice(0))")
        let environment = ProcessInfo.processInfo.environment.map { "\($0)=\($1)" }.sorted()
        try note("environment", environment.joined(separator: "\n"))
        try note("directory", FileManager.default.currentDirectoryPath)
        try note("session", getsid(0) == getpid() && getpgrp() == getpid() ? "own" : "shared")
        try note("container", initialization.containerPath)
    }
}
