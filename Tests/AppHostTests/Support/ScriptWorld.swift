import AppHost
import Foundation
import Glibc
import Logging
import ProbeBundles
import ProgramRunner
import Testing

extension ProbeWorld {
    /// A host with a bundle whose executable is a shell script, which needs programs of the computer: so without walls. Time
    /// stands still: nothing is given up, however slow it is.
    init(script: String, tellsCalls: Bool = false, sharedLimits: SharedLimits? = nil) throws {
        folder = try TemporaryFolder()
        let url = try ProbeBundle.make(in: folder.url) { $0["CFBundleExecutable"] = "script" }
        try Self.write(script, to: url.appendingPathComponent("script"))
        bundle = try AppBundle.load(at: url)
        host = AppHost(
            launcher: ProbeBundle.product("AppLauncher"), containers: folder.url.appendingPathComponent("containers"),
            clock: ManualClock(), logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() },
            tellsCalls: tellsCalls, sharedLimits: sharedLimits, hasWalls: false)
    }

    /// By another process: a file that this one has open for writing is still open in a child that is just being started,
    /// and cannot be executed meanwhile.
    private static func write(_ script: String, to file: URL) throws {
        let writer = try #require(popen("cat >'\(file.path)' && chmod 755 '\(file.path)'", "we"))
        fputs(script, writer)
        try #require(pclose(writer) == 0)
    }
}
