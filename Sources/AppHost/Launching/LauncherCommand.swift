import Foundation
import Glibc
import ProgramRunner

/// The command line of `AppLauncher`: who may start, with what, and within which limits. It enters the container by a
/// descriptor, which was opened for that: a path could lead elsewhere by then.
struct LauncherCommand {
    var launcher: URL
    var executable: URL
    var container: URL
    var limits: AppHostLimits

    var arguments: [String] {
        [launcher.path, "--parent", "\(getpid())", "--directory", "/proc/self/fd/\(ChildProcess.directoryDescriptor)"]
            + limitArguments
            + environment.flatMap { ["--environment", $0] }
            + ["--", executable.path]
    }

    private var limitArguments: [String] {
        var values = [
            ("--memory-bytes", limits.memoryByteCountMax),
            ("--address-space-bytes", limits.addressSpaceByteCountMax),
            ("--open-file-count", limits.openFileCountMax),
            ("--nice", limits.niceness),
            ("--file-bytes", limits.fileByteCountMax),
            // A core of an app holds what its person wrote.
            ("--core-bytes", 0),
        ]
        if let seconds = limits.processorSecondsMax { values.append(("--cpu-seconds", seconds)) }
        return values.flatMap { [$0.0, "\($0.1)"] }
    }

    /// All that an app sees of the host's environment: nothing.
    private var environment: [String] {
        [
            "PATH=/usr/bin:/bin", "HOME=\(container.path)", "TMPDIR=\(container.path)/tmp", "LANG=C.UTF-8",
            // The backtracer of a crash takes 50 ms and fills the log.
            "SWIFT_BACKTRACE=enable=no",
        ]
    }
}

/// Exit codes of `Sources/AppLauncher/main.c`: the app was never reached.
enum LauncherFailure {
    static let statuses: Set<Int32> = [112, 113, 114, 115, 116, 117, 118, 126, 127]
}
