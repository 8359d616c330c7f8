import AppProtocol
import Foundation
import Glibc
import Messages

/// The entry point of an app. Its `main.swift` is two lines: `import AppRuntime` and `AppRuntime.main()`.
public enum AppRuntime {
    /// Serves the host that started this process until it closes the connection.
    ///
    /// The host is on descriptor 3 (`PARLEY_DESCRIPTOR` names another); standard output and error are the app's log.
    /// `--previews BUNDLE FOLDER FIRST` draws the previews instead, from that one on, into files that `PreviewListing` names.
    ///
    /// Ends with status 0 when the host is gone, 64 where the program was not started by a host, 65 where what the host
    /// sends cannot be read, 78 where the app's bundle is not in order.
    @MainActor public static func main() -> Never {
        AppLog.bufferByLine()
        if let previews = PreviewRun(CommandLine.arguments) { previews.run() }
        // A host that has gone is noticed by the reader; without this the next write would kill the process first.
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
            // On Linux defaults are only in memory until then, and the host may kill the process at any time. Costs
            // nothing where none changed.
            UserDefaults.standard.synchronize()
            if let problem = server.fatalProblem { AppExit.brokenBundle.end(problem.message) }
        }
        // The main run loop is never empty: it also drains the main queue, where frames and the app's own work run.
        while true { RunLoop.main.run() }
    }
}
