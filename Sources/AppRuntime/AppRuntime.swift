import AppProtocol
import CCrashStack
import Foundation
import Glibc
import Messages

/// The entry point of an app. Its `main.swift` is two lines: `import AppRuntime` and `AppRuntime.main()`.
public enum AppRuntime {
    /// Serves the host that started this process until it closes the connection.
    ///
    /// The host is on descriptor 3 (`PARLEY_DESCRIPTOR` names another); standard output and error are the app's log.
    /// `--previews BUNDLE FOLDER FIRST` instead draws the previews from index FIRST on, into files that
    /// `PreviewListing` names.
    ///
    /// Exits with status 0 when the host has closed the connection, 64 if the program was not started by a host, 65 if
    /// a frame from the host is unreadable, 73 if previews cannot be written, 78 if the app's bundle is invalid.
    @preconcurrency @MainActor public static func main() -> Never {
        AppLog.bufferByLine()
        parley_report_crashes()
        if let previews = PreviewRun(CommandLine.arguments) { previews.run() }
        // The reader notices a closed connection; without this the next write would kill the process first.
        signal(SIGPIPE, SIG_IGN)
        guard let connection = HostConnection.inherited() else {
            AppExit.notStartedByHost.end("This is a Parley app: a host starts it, as with `make run`.")
        }
        serve(connection)
    }

    @MainActor private static func serve(_ connection: HostConnection) -> Never {
        let server = AppServer(loadApp: InstalledApp.load) { connection.write($0) }
        connection.startReading { frame in
            server.receive(frame)
            // On Linux defaults are written to disk only here, and the host may kill the process at any time. Costs
            // nothing if none has changed.
            UserDefaults.standard.synchronize()
            if let problem = server.fatalProblem { AppExit.brokenBundle.end(problem.message) }
            if WarmUp.takeWish() { WarmUp.run() }
        }
        // The main run loop is never empty: it also drains the main queue, which runs frames and the app's own work.
        while true { RunLoop.main.run() }
    }
}
